import type { ComponentType } from 'react';
import type { RemoteMeta } from './meta.ts';

/** Loads one page; called when somebody goes there. */
export type PageLoader = () => Promise<ComponentType>;

/** What a remote exposes as `./app`. */
export interface RemoteModule {
	/** By route id. */
	readonly pages: Readonly<Record<string, PageLoader>>;
}

/** The entry of a remote: each route of its metadata with its page; the compiler names a missing one. */
export function defineRemote<const M extends RemoteMeta>(
	_meta: M,
	pages: Readonly<Record<M['routes'][number]['id'], PageLoader>>,
): RemoteModule {
	return { pages };
}
