/**
 * Gathers what is added and works it off together, `everyMs` after the first of it. The next round
 * waits for the one before, so slow work is never overtaken, and nothing that came meanwhile is lost.
 */
export function coalesce<T>(work: (items: readonly T[]) => Promise<unknown>, everyMs: number) {
	let items: T[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isWorking = false;

	function plan(): void {
		if (timer !== undefined || isWorking || items.length === 0) return;
		timer = setTimeout(() => void round(), everyMs);
	}
	async function round(): Promise<void> {
		timer = undefined;
		const gathered = items;
		items = [];
		isWorking = true;
		try {
			await work(gathered);
		} finally {
			isWorking = false;
			plan();
		}
	}
	return {
		add(item: T): void {
			items.push(item);
			plan();
		},
		stop(): void {
			clearTimeout(timer);
			timer = undefined;
			items = [];
		},
	};
}
