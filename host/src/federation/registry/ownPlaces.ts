import { clashProblem } from '@borlette/shared/config/metadata/clash-words.mjs';
import type { clashesOf } from '@borlette/shared/config/metadata/places.mjs';
import type { RouteMeta } from '@borlette/shared/federation';
import { type JudgedEntry, MOST_FAULTS, placeOfReasons } from './judged.ts';

/** A remote without the addresses that another one had before. */
export function withoutClashes(entry: JudgedEntry, all: ReturnType<typeof clashesOf>): JudgedEntry {
	const { name, routes, redirects = {} } = entry.manifest;
	const clashes = all.filter(({ remote }) => remote === name);
	if (clashes.length === 0) return entry;
	const isLost = (route: RouteMeta) => clashes.some((clash) => clash.route === route);
	const isTaken = (from: string) => clashes.some(({ path, to }) => to && path === from);
	const path = placeOfReasons(name);
	return {
		...entry,
		manifest: {
			...entry.manifest,
			routes: routes.filter((route) => !isLost(route)),
			redirects: Object.fromEntries(Object.entries(redirects).filter(([from]) => !isTaken(from))),
		},
		lost: [...entry.lost, ...routes.filter(isLost)].map((route) =>
			isLost(route) ? { ...route, path } : route,
		),
		faults: [...entry.faults, ...clashes.map(clashProblem)].slice(0, MOST_FAULTS),
	};
}
