import type { Registry, RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import { Navigate, type RouteObject, useRoutes } from '@borlette/shared/router';
import { PageSkeleton } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { RequirePermission } from '../session/RequirePermission.tsx';
import { RegistryFailed } from './RegistryFailed.tsx';
import { RemotePage } from './RemotePage.tsx';
import { type Running, useRunning } from './running.ts';
import { useRegistry } from './store.ts';

const ROOT = '/dashboard/';
const belowRoot = (path: string) => path.slice(ROOT.length);

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

function routesOf(
	{ remotes }: Registry,
	running: Readonly<Record<string, Running>>,
): RouteObject[] {
	return Object.entries(remotes).flatMap(([name, entry]) => [
		...manifestRoutes(entry, running[name]).map((route) => ({
			path: belowRoot(route.path),
			element: (
				<RequirePermission permission={route.permission} roles={route.roles}>
					<RemotePage remote={name} entry={entry} route={route} />
				</RequirePermission>
			),
		})),
		...Object.entries(entry.manifest.redirects ?? {}).map(([path, to]) => ({
			path: belowRoot(path),
			element: <Navigate to={to} replace />,
		})),
	]);
}

/** The pages of every remote that the registry names; none of their code is fetched for it. */
export function RemoteRoutes() {
	const { registry, failure } = useRegistry();
	const running = useRunning();
	const routes = useMemo(
		() => [
			{ index: true, element: <Navigate to="/dashboard/app" replace /> },
			...(registry ? routesOf(registry, running) : []),
			{ path: '*', element: <Navigate to="/404" replace /> },
		],
		[registry, running],
	);
	const page = useRoutes(routes);
	if (registry) return page;
	return failure ? <RegistryFailed /> : <PageSkeleton />;
}
