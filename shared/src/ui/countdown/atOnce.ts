interface Group {
	readonly works: Set<() => void>;
	readonly timer: ReturnType<typeof setTimeout>;
}

/** By the moment, ms since 1970, at which they are due. */
const groups = new Map<number, Group>();

function begin(at: number, wait: number): Group {
	const works = new Set<() => void>();
	const timer = setTimeout(() => {
		groups.delete(at);
		for (const work of works) {
			try {
				work();
			} catch (error) {
				// Of its own, as if it had had a timer of its own: the others go on.
				setTimeout(() => {
					throw error;
				});
			}
		}
	}, wait);
	const group = { works, timer };
	groups.set(at, group);
	return group;
}

/**
 * Calls after so many ms, and all that are due at one moment in one go: a list of fifty draws is drawn once a second, not
 * fifty times.
 * @returns takes it back
 */
export function after(wait: number, work: () => void): () => void {
	const at = Date.now() + wait;
	const { works, timer } = groups.get(at) ?? begin(at, wait);
	works.add(work);
	return () => {
		works.delete(work);
		if (works.size > 0 || groups.get(at)?.works !== works) return;
		clearTimeout(timer);
		groups.delete(at);
	};
}
