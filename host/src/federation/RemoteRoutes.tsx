import type { Registry } from '@borlette/shared/federation';
import { Navigate, type RouteObject, useRoutes } from '@borlette/shared/router';
import { PageSkeleton } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { RequirePermission } from '../session/RequirePermission.tsx';
import { RegistryFailed } from './RegistryFailed.tsx';
import { RemotePage } from './RemotePage.tsx';
import { useRegistry } from './store.ts';

const ROOT = '/dashboard/';
const belowRoot = (path: string) => path.slice(ROOT.length);

function routesOf({ remotes }: Registry): RouteObject[] {
	return Object.values(remotes).flatMap((entry) => [
		...entry.manifest.routes.map((route) => ({
			path: belowRoot(route.path),
			element: (
				<RequirePermission permission={route.permission}>
					<RemotePage remote={entry.manifest.name} entry={entry} route={route} />
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
	const routes = useMemo(
		() => [
			{ index: true, element: <Navigate to="/dashboard/app" replace /> },
			...(registry ? routesOf(registry) : []),
			{ path: '*', element: <Navigate to="/404" replace /> },
		],
		[registry],
	);
	const page = useRoutes(routes);
	if (registry) return page;
	return failure ? <RegistryFailed /> : <PageSkeleton />;
}
