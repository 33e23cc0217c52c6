/**
 * A set of names that lasts as long as the tab, across reloads; where the browser denies its storage or it is full, as long
 * as the page.
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
	const ofPage = new Set<string>();
	return {
		has: (name: string) => ofPage.has(name) || read().includes(name),
		/** Returns whether it will be remembered when the page is reloaded. */
		add(name: string): boolean {
			if (write([...read(), name])) return true;
			ofPage.add(name);
			return false;
		},
		remove(name: string): boolean {
			ofPage.delete(name);
			return write(read().filter((each) => each !== name));
		},
	};
}
