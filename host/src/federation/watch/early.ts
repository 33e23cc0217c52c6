/**
 * Functions of the browser as they were before any remote's code ran: whatever tells of failures works
 * in a page whose natives somebody broke, too.
 */
export const early = {
	fetch: globalThis.fetch?.bind(globalThis),
	Worker: globalThis.Worker,
	/** Gives up what takes longer, ms. */
	patience: AbortSignal.timeout.bind(AbortSignal),
	stringify: JSON.stringify,
	later: globalThis.setTimeout.bind(globalThis) as (work: () => void, ms: number) => void,
	workers: globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined,
};
