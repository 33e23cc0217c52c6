/** The longest that one keeps others waiting, ms: it may wait for what never comes. */
const PATIENCE_MS = 6_000;

type Work = () => Promise<unknown>;

/** Answers what does one thing at a time; of those that come meanwhile only the newest is done. */
export function oneByOne(): (work: Work) => void {
	let isAtWork = false;
	let next: Work | undefined;
	function go(work: Work): void {
		isAtWork = true;
		const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
		void Promise.race([work(), late]).finally(() => {
			isAtWork = false;
			const following = next;
			next = undefined;
			if (following) go(following);
		});
	}
	return (work) => {
		if (isAtWork) next = work;
		else go(work);
	};
}
