import { nameOf } from './store.mjs';

/** @import { Compared, Platform } from './types.ts' */

/** Icons that come within the metadata are their own. @param {string} icon */
const isOwnIcon = (icon) => icon.startsWith('data:');

/**
 * Names of the open sets that nobody knows: right as names, but perhaps a slip. Those that were known
 * when it was built and are gone now are no note: `problemsOf` finds them.
 * @param {Compared} build @param {Platform} platform
 * @returns {string[]} lines for people
 */
function strangeNames({ manifest }, { host, api }) {
	const { name, routes, menu, uses } = manifest;
	/** @param {string} word @param {readonly string[]} known @param {readonly string[]} [used] */
	const isStrange = (word, known, used = []) => !known.includes(word) && !used.includes(word);
	const pages = routes
		.filter(
			({ permission }) => permission && isStrange(permission, api.permissions, uses?.permissions),
		)
		.map(
			({ id, permission }) =>
				`${name}'s page ${id} asks for the permission ${permission}, which the API does not grant: nobody sees the page`,
		);
	const icons = menu
		.filter(({ icon }) => !isOwnIcon(icon) && isStrange(icon, host.icons, uses?.icons))
		.map(
			({ id, icon }) =>
				`${name}'s menu entry ${id} has the icon ${icon}, which the host does not have: a plain one is drawn`,
		);
	const slots = menu
		.filter(({ slot }) => isStrange(slot, host.slots, uses?.slots))
		.map(
			({ id, slot }) =>
				`${name}'s menu entry ${id} has the slot ${slot}, which the host does not have: it stands in the first section`,
		);
	return [...pages, ...icons, ...slots];
}

/** @param {readonly string[]} access */
const codes = (access) => (access.length > 0 ? access.join(' or ') : 'none');

/**
 * Calls that ask for another permission than when the build was made, and for none that it names:
 * its pages open, and the call is refused.
 * @param {Compared} build @param {Platform} platform
 * @returns {string[]} lines for people
 */
function changedAccess({ manifest, shapes }, { api }) {
	const named = manifest.uses?.permissions ?? [];
	return Object.entries(shapes.access ?? {}).flatMap(([call, was]) => {
		const is = api.shapes.access?.[call];
		// Not told, or none any more.
		if (!is?.length || is.some((code) => was.includes(code) || named.includes(code))) return [];
		const pages = manifest.routes.filter(
			({ permission }) => permission && was.includes(permission),
		);
		const whose = pages.length > 0 ? `pages ${pages.map(({ id }) => id).join(', ')} of ` : '';
		return [
			`${whose}${manifest.name} ${nameOf(manifest)}: ${call} asks for ${codes(is)} now (before: ${codes(was)}), which no page of it names`,
		];
	});
}

/**
 * What is worth a look and keeps nothing from going.
 * @param {Readonly<Record<string, Compared>>} builds by remote
 * @param {Platform} platform
 * @returns {string[]} lines for people
 */
export const notesOn = (builds, platform) =>
	Object.values(builds).flatMap((build) => [
		...strangeNames(build, platform),
		...changedAccess(build, platform),
	]);
