/** How often "il y a 2 minutes" is looked at again. */
const BEAT_MS = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls now and then, all at once, while anybody listens. */
export function onBeat(listener: () => void): () => void {
	listeners.add(listener);
	timer ??= setInterval(() => {
		for (const each of listeners) each();
	}, BEAT_MS);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}
