import { compareVersions } from 'compare-versions';

/** Of a remote that was never stored before. */
const FIRST = '1.0.0';
/** Of a change, so many reasons are told. */
const MOST_TOLD = 3;

/**
 * A build with the parts of host and API that it uses, by hash.
 * @typedef {{ manifest: object, parts?: { doors?: object, calls?: object } }} Used
 */

const openTo = ({ permission, roles }) =>
	[permission ?? 'everybody', ...(roles ? [`as ${[...roles].sort().join(' or ')}`] : [])].join(' ');

/** What people and other remotes hold on to. @returns {string[]} */
function promisesOf({ manifest: { routes = [], menu = [], redirects = {}, offers } }) {
	return [
		...routes.map(({ path }) => `the address ${path}`),
		...Object.keys(redirects).map((path) => `the address ${path}`),
		...(offers?.screens ?? []).map((screen) => `the screen ${screen}`),
		...menu.map(({ id, slot }) => `the menu entry ${id} in ${slot}`),
		...routes.map((route) => `the page ${route.id} for ${openTo(route)}`),
	];
}

/** Everything that it asks of host, API and other remotes, each in the form that it has. */
function needsOf({ manifest: { uses = {} }, parts: { doors = {}, calls = {} } = {} }) {
	const named = (kind, names = []) => names.map((name) => [`${kind} ${name}`, '']);
	return new Map([
		...Object.entries(doors).flatMap(([door, names]) =>
			Object.entries(names).map(([name, hash]) => [`${name} of ${door}`, hash]),
		),
		...Object.entries(calls),
		...named('the icon', uses.icons),
		...named('the menu slot', uses.slots),
		...named('the permission', uses.permissions),
		...named('the screen', uses.screens),
	]);
}

const without = (all, others) => [...new Set(all)].filter((each) => !others.includes(each));

function newNeeds(before, after) {
	const known = needsOf(before);
	return [...needsOf(after)]
		.filter(([name, form]) => known.get(name) !== form)
		.map(([name]) => (known.has(name) ? `uses ${name} in another form` : `uses ${name}`));
}

/**
 * What a build means for those who rely on the one before.
 * @param {Used | undefined} before @param {Used} after
 * @returns {{ kind: 'first' | 'major' | 'minor' | 'patch', because: string[] }} `major`: something that
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

/** `minor: has the address /dashboard/two` */
export function changeWords({ kind, because }) {
	const more = because.length - MOST_TOLD;
	const told = [...because.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
	return told.length > 0 ? `${kind}: ${told.join(', ')}` : kind;
}

/** @param {string} [version] of the build before @param {string} kind of the change */
export function versionAfter(version, kind) {
	if (!version) return FIRST;
	const [major, minor, patch] = version.match(/\d+/g).map(Number);
	if (kind === 'major') return `${major + 1}.0.0`;
	return kind === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** `1.4.0-3fa9c1…` → its parts. */
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
