import type { Registry, RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import type { Running } from './running.ts';

/** A page of a remote, with the channel's build of it. */
export interface RemoteRoute {
	readonly remote: string;
	readonly entry: RegistryEntry;
	readonly route: RouteMeta;
}

/**
 * Of a build that runs in this page its own routes stay, so that nothing is taken from under
 * somebody's hands; a route that only the channel's build has leads to it by a reload.
 */
function manifestRoutes(entry: RegistryEntry, running: Running | undefined): RouteMeta[] {
	const { routes } = entry.manifest;
	if (!running) return [...routes];
	const own = running.entry.manifest.routes;
	const isNew = ({ path }: RouteMeta) => own.every((route) => route.path !== path);
	return [...own, ...(running.insteadBecause ? [] : routes.filter(isNew))];
}

/** The pages of every remote that the registry names. */
export function remoteRoutes(
	{ remotes }: Registry,
	running: Readonly<Record<string, Running>>,
): RemoteRoute[] {
	return Object.entries(remotes).flatMap(([remote, entry]) =>
		manifestRoutes(entry, running[remote]).map((route) => ({ remote, entry, route })),
	);
}
