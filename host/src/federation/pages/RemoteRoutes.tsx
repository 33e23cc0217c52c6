import { UNAVAILABLE } from '@borlette/shared/config/metadata/places.mjs';
import type { RegistryEntry } from '@borlette/shared/federation';
import { Navigate, type RouteObject, useRoutes } from '@borlette/shared/router';
import { SCREENS_ROOT, useStart } from '@borlette/shared/screens';
import { PageSkeleton } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { RequirePermission } from '../../session/RequirePermission.tsx';
import { remoteRoutes } from '../loading/routes.ts';
import { type Running, useRunning } from '../loading/running.ts';
import { RegistryFailed } from '../notes/RegistryFailed.tsx';
import { type Judged, type JudgedRegistry, placeOfReasons } from '../registry/judged.ts';
import { useRegistry } from '../registry/store.ts';
import { GroupRoot } from './GroupRoot.tsx';
import { LostPage, NamelessPage } from './LostPage.tsx';
import { RemotePage } from './RemotePage.tsx';

const belowRoot = (path: string) => path.slice(SCREENS_ROOT.length + 1);

const redirectsOf = ({ manifest: { redirects = {}, routes } }: RegistryEntry): RouteObject[] =>
	Object.entries(redirects).map(([path, to]) => ({
		path: belowRoot(path),
		element: <GroupRoot path={path} to={to} routes={routes} />,
	}));

/** In the place of each page that cannot be shown, and at the remote's own address: the reasons. */
function lostRoutes(name: string, { lost = [] }: RegistryEntry & Partial<Judged>): RouteObject[] {
	return lost
		.filter(({ path }) => path !== placeOfReasons(name))
		.map((route) => ({
			path: belowRoot(route.path),
			element: (
				<RequirePermission route={route}>
					<LostPage remote={name} />
				</RequirePermission>
			),
		}));
}

/** Remotes that were taken out while they ran here: an open page of theirs says so in its place. */
const removedOf = (
	remotes: JudgedRegistry['remotes'],
	running: Readonly<Record<string, Running>>,
): JudgedRegistry['remotes'] =>
	Object.fromEntries(
		Object.entries(running)
			.filter(([name]) => !remotes[name])
			.map(([name, { entry }]) => [name, { ...entry, faults: [], lost: [] }]),
	);

function routesOf(
	registry: JudgedRegistry,
	running: Readonly<Record<string, Running>>,
): RouteObject[] {
	const remotes = { ...removedOf(registry.remotes, running), ...registry.remotes };
	return [
		...remoteRoutes({ ...registry, remotes }, running).map(({ remote, entry, route }) => ({
			path: belowRoot(route.path),
			element: (
				<RequirePermission route={route}>
					<RemotePage remote={remote} entry={entry} route={route} />
				</RequirePermission>
			),
		})),
		...Object.entries(registry.remotes).flatMap(([name, entry]) => lostRoutes(name, entry)),
		...Object.values(registry.remotes).flatMap(redirectsOf),
	];
}

/** Where a signed-in person begins; this mix may have no page that they may open. */
function Start() {
	const to = useStart();
	return to ? <Navigate to={to} replace /> : <Navigate to="/404" replace />;
}

/** The pages of every remote that the registry names; none of their code is fetched for it. */
export function RemoteRoutes() {
	const { registry, failure } = useRegistry();
	const running = useRunning();
	const routes = useMemo(
		() => [
			{ index: true, element: <Start /> },
			...(registry ? routesOf(registry, running) : []),
			{ path: `${belowRoot(UNAVAILABLE)}/:remote`, element: <LostPage /> },
			{ path: '*', element: <NamelessPage /> },
		],
		[registry, running],
	);
	const page = useRoutes(routes);
	if (registry) return page;
	return failure ? <RegistryFailed /> : <PageSkeleton />;
}
