/**
 * A set of names that lasts as long as the tab, across reloads.
 * @param key of sessionStorage
 */
export function tabMemory(key: string) {
	const read = (): unknown[] => {
		try {
			const names: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
			return Array.isArray(names) ? names : [];
		} catch {
			return [];
		}
	};
	const write = (names: unknown[]): boolean => {
		try {
			sessionStorage.setItem(key, JSON.stringify(names));
			return true;
		} catch {
			return false;
		}
	};
	return {
		has: (name: string) => read().includes(name),
		/** Answers whether it will be remembered: the browser may deny it. */
		add: (name: string) => write([...read(), name]),
		remove: (name: string) => write(read().filter((each) => each !== name)),
	};
}
