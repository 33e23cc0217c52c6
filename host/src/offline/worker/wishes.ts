/** What a page tells the service worker. */
export interface Wishes {
	/** Files of the host that this page began with, by the names of their lists (`beginnings` in the page). */
	readonly beginnings: readonly string[];
	/** Files that ran in this page, of builds and of the host: address → signed hash. */
	readonly files: Readonly<Record<string, string>>;
	/**
	 * Folders of the builds that may run, by the registry that the page has verified: nothing else of remotes is kept.
	 * Absent where that is not known.
	 */
	readonly builds?: readonly string[] | undefined;
	/** Of that registry. Absent in pages of earlier hosts. */
	readonly revision?: number | undefined;
	/** Folders of builds that are forbidden. */
	readonly killed: readonly string[];
}

/** Its address, as the build names it (shared/config/webpack/host.mjs). */
export const WORKER = '/service-worker.js';

/** Names of caches begin so; whatever else lies in the browser is not ours. */
export const PREFIX = 'borlette-kept-';
