import { compareVersions } from 'compare-versions';

/** @import { RemoteManifest } from '../../shared/src/federation/manifest.ts' */
/** @import { RouteMeta } from '../../shared/src/federation/meta.ts' */

/** Of a remote that was never stored before. */
const FIRST = '1.0.0';
/** Of a change, so many reasons are told. */
const MOST_TOLD = 3;

/**
 * A build with the parts of host and API that it uses, by hash.
 * @typedef {{ manifest: RemoteManifest, parts?: Partial<import('../../shared/src/federation/fit.ts').UsedParts> }} Used
 * @typedef {{ kind: 'first' | 'major' | 'minor' | 'patch', because: string[] }} Meaning of a build for those who rely
 *   on the one before
 */

/** @param {RouteMeta} route */
const openTo = ({ permission, roles }) =>
	[permission ?? 'everybody', ...(roles ? [`as ${[...roles].sort().join(' or ')}`] : [])].join(' ');

/** What people and other remotes hold on to. @param {Used} used @returns {string[]} */
function promisesOf({ manifest: { routes = [], menu = [], redirects = {}, offers } }) {
	return [
		...routes.map(({ path }) => `the address ${path}`),
		...Object.keys(redirects).map((path) => `the address ${path}`),
		...(offers?.screens ?? []).map((screen) => `the screen ${screen}`),
		...menu.map(({ id, slot }) => `the menu entry ${id} in ${slot}`),
		...routes.map((route) => `the page ${route.id} for ${openTo(route)}`),
	];
}

/**
 * Everything that it asks of host, API and other remotes, each in the form that it has.
 * @param {Used} used
 * @returns {Map<string, string>}
 */
function needsOf({ manifest, parts: { doors = {}, calls = {} } = {} }) {
	/** @type {Partial<RemoteManifest['uses']>} */
	const uses = manifest.uses ?? {};
	/** @param {string} kind @param {readonly string[]} [names] @returns {[string, string][]} */
	const named = (kind, names = []) => names.map((name) => [`${kind} ${name}`, '']);
	return new Map([
		...Object.entries(doors).flatMap(([door, names]) =>
			Object.entries(names).map(
				([name, hash]) => /** @type {[string, string]} */ ([`${name} of ${door}`, hash]),
			),
		),
		...Object.entries(calls),
		...named('the icon', uses.icons),
		...named('the menu slot', uses.slots),
		...named('the permission', uses.permissions),
		...named('the screen', uses.screens),
	]);
}

/** @param {string[]} all @param {string[]} others */
const without = (all, others) => [...new Set(all)].filter((each) => !others.includes(each));

/** @param {Used} before @param {Used} after */
function newNeeds(before, after) {
	const known = needsOf(before);
	return [...needsOf(after)]
		.filter(([name, form]) => known.get(name) !== form)
		.map(([name]) => (known.has(name) ? `uses ${name} in another form` : `uses ${name}`));
}

/**
 * What a build means for those who rely on the one before.
 * @param {Used | undefined} before @param {Used} after
 * @returns {Meaning} `major`: something that
 *   people or other remotes hold on to is gone; `minor`: there is more of it, or the build asks more of
 *   host, API or other remotes
 */
export function changeBetween(before, after) {
	if (!before) return { kind: 'first', because: [] };
	const [was, is] = [promisesOf(before), promisesOf(after)];
	const lost = without(was, is);
	if (lost.length > 0) return { kind: 'major', because: lost.map((each) => `lost ${each}`) };
	const more = [...without(is, was).map((each) => `has ${each}`), ...newNeeds(before, after)];
	return more.length > 0 ? { kind: 'minor', because: more } : { kind: 'patch', because: [] };
}

/** `minor: has the address /dashboard/two` @param {Meaning} change */
export function changeWords({ kind, because }) {
	const more = because.length - MOST_TOLD;
	const told = [...because.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
	return told.length > 0 ? `${kind}: ${told.join(', ')}` : kind;
}

/** @param {string | undefined} version of the build before @param {string} kind of the change */
export function versionAfter(version, kind) {
	if (!version) return FIRST;
	const [major = 0, minor = 0, patch = 0] = (version.match(/\d+/g) ?? []).map(Number);
	if (kind === 'major') return `${major + 1}.0.0`;
	return kind === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** `1.4.0-3fa9c1…` → its parts. @param {string} name */
const partsOf = (name) => {
	const at = name.lastIndexOf('-');
	return { name, version: name.slice(0, at), build: name.slice(at + 1) };
};

/** @param {string[]} names folders of a remote's builds @returns newest first, by their versions */
export const newestFirst = (names) =>
	names
		.map(partsOf)
		.filter(({ version }) => /^\d+\.\d+\.\d+/.test(version))
		.sort((a, b) => compareVersions(b.version, a.version) || (a.name < b.name ? -1 : 1));
