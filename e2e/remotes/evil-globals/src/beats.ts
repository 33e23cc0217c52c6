interface Counted {
	beats?: Record<string, number>;
}

/** Counts, where tests look, how often something that was opened was heard of. */
export function beat(name: string): void {
	const page = globalThis as Counted;
	page.beats ??= {};
	page.beats[name] = (page.beats[name] ?? 0) + 1;
}
