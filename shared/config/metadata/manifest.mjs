import { clashProblem } from './clash-words.mjs';
import { clashesOf } from './places.mjs';
import { problemsOf } from './problems.mjs';
import { MANIFEST, META } from './schema.mjs';

/**
 * @import { RemoteManifest } from '../../src/federation/manifest.ts'
 * @import { RemoteMeta } from '../../src/federation/meta.ts'
 * @import { Problem } from './problems.mjs'
 */

/** Ids that stand in a list more than once. @param {readonly { id: string }[]} items */
const twice = (items) => {
	const ids = items.map(({ id }) => id);
	return ids.filter((id, index) => ids.indexOf(id) !== index);
};

/** Where an entry of the menu leads. @type {['routes', 'superuserRoutes']} */
const LISTS = ['routes', 'superuserRoutes'];

/** @param {RemoteMeta} meta @param {'actions' | 'records'} list @param {readonly string[]} known routes */
const leadNowhere = (meta, list, known) =>
	(meta[list] ?? []).flatMap(({ route }, index) =>
		known.includes(route) ? [] : [unknownRoute(`${list}[${index}].route`, route, known)],
	);

/** @param {string} at @param {string} id @param {readonly string[]} known */
const unknownRoute = (at, id, known) => ({
	at,
	problem: `names the route ${id}, which is none; there are ${known.join(', ')}`,
});

/** What no schema says: names that must be somebody's, and only one's. @param {RemoteMeta} meta */
function inconsistencies(meta) {
	const known = meta.routes.map(({ id }) => id);
	return [
		...twice(meta.routes).map((id) => ({ at: 'routes', problem: `has the id ${id} twice` })),
		...twice(meta.menu).map((id) => ({ at: 'menu', problem: `has the id ${id} twice` })),
		...meta.menu.flatMap((entry, index) =>
			LISTS.flatMap((list) =>
				(entry[list] ?? [])
					.filter((id) => !known.includes(id))
					.map((id) => unknownRoute(`menu[${index}].${list}`, id, known)),
			),
		),
		...twice(meta.actions ?? []).map((id) => ({
			at: 'actions',
			problem: `has the id ${id} twice`,
		})),
		...leadNowhere(meta, 'actions', known),
		...leadNowhere(meta, 'records', known),
		...clashesOf([meta]).map(clashProblem),
	];
}

/**
 * What is wrong in the metadata that a team wrote; [] where nothing is.
 * @param {unknown} meta @returns {Problem[]}
 */
export function metaProblems(meta) {
	const found = problemsOf(META, meta);
	return found.length > 0 ? found : inconsistencies(/** @type {RemoteMeta} */ (meta));
}

/** What is wrong in a `remote.json`; [] where nothing is. @param {unknown} manifest @returns {Problem[]} */
export function manifestProblems(manifest) {
	const found = problemsOf(MANIFEST, manifest);
	if (found.length > 0) return found;
	const good = /** @type {RemoteManifest} */ (manifest);
	const { entry, i18n, assets } = good;
	const unnamed = [entry, ...Object.values(i18n)].filter((file) => !Object.hasOwn(assets, file));
	return [
		...unnamed.map((file) => ({ at: 'assets', problem: `has no hash of ${file}` })),
		...inconsistencies(good),
	];
}

/** One line for each, for people. @param {readonly Problem[]} problems */
export const problemLines = (problems) =>
	problems.slice(0, 20).map(({ at, problem }) => `  ${at || 'It'} ${problem}`);
