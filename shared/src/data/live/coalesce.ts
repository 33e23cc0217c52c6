/**
 * Gathers what is added and handles it as one batch, `everyMs` after the first. The next round
 * waits for the one before, so slow work is never overtaken, and nothing that came meanwhile is lost.
 * @param restMs how long the machine still needs for itself, asked when a round is due; nothing from 0 down
 */
export function coalesce<T>(
	work: (items: readonly T[]) => Promise<unknown>,
	everyMs: number,
	restMs: () => number = () => 0,
) {
	let items: T[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isWorking = false;

	function plan(): void {
		if (timer !== undefined || isWorking || items.length === 0) return;
		timer = setTimeout(due, everyMs);
	}
	function due(): void {
		const rest = restMs();
		if (rest > 0) timer = setTimeout(due, rest);
		else void round();
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
