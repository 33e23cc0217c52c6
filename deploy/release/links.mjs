import { nameOf } from './store.mjs';

/** @import { RemoteManifest } from '../../shared/src/federation/manifest.ts' */

/**
 * @typedef {Readonly<Record<string, RemoteManifest>>} Mix by name
 * @typedef {{ from: string, screen: string, to?: string, lacks?: string[] }} DeadLink `to`: who declares it;
 *   `lacks`: the parameters that it needs and is not sent
 */

/**
 * A screen as a build writes it: `agent.edit(agentId)` with its parameters, or the bare name where
 * nobody knew them.
 * @param {string} text
 * @returns {{ name: string, params: string[] | undefined }}
 */
function screenIn(text) {
	const [, name = text, params] = text.match(/^([^(]+)(?:\((.*)\))?$/) ?? [text, text];
	return { name, params: params?.split(',').filter(Boolean) };
}

/**
 * What a build declares; one from before offers were written has its routes all the same.
 * @param {RemoteManifest} remoteManifest
 */
const offeredBy = ({ offers, routes = [] }) =>
	(offers?.screens ?? routes.map(({ id }) => id)).map(screenIn);

/**
 * @param {Mix} mix
 * @returns {Map<string, { remote: string, params: string[] | undefined }>} of two with one name the first counts
 */
function declaredIn(mix) {
	/** @type {ReturnType<typeof declaredIn>} */
	const declared = new Map();
	for (const [remote, manifest] of Object.entries(mix)) {
		for (const { name, params } of offeredBy(manifest)) {
			if (!declared.has(name)) declared.set(name, { remote, params });
		}
	}
	return declared;
}

/**
 * Every link of a mix that leads nowhere.
 * @param {Mix} mix name → manifest
 * @returns {Map<string, DeadLink>} `to`: who
 *   declares it; `lacks`: the parameters that it needs and is not sent
 */
function deadLinks(mix) {
	const declared = declaredIn(mix);
	/** @type {Map<string, DeadLink>} */
	const dead = new Map();
	for (const [from, { uses }] of Object.entries(mix)) {
		for (const { name, params: sent } of (uses?.screens ?? []).map(screenIn)) {
			const target = declared.get(name);
			const key = `${from} ${name}`;
			if (!target) dead.set(key, { from, screen: name });
			else if (sent && target.params) {
				const lacks = target.params.filter((param) => !sent.includes(param));
				if (lacks.length > 0) dead.set(key, { from, screen: name, to: target.remote, lacks });
			}
		}
	}
	return dead;
}

/**
 * The links that a change breaks; what led nowhere before is not its doing.
 * @param {Mix} before name → manifest
 * @param {Mix} after the same, once the change is made
 * @returns {{ remote: string, with: string, problem: string, isArriving: boolean }[]} `isArriving`: it
 *   comes with a remote that the channel did not have, to a screen that it never had: nobody loses a link
 */
export function brokenLinks(before, after) {
	const known = deadLinks(before);
	return [...deadLinks(after)]
		.filter(([key]) => !known.has(key))
		.map(([, { from, screen, to, lacks }]) => {
			const remote = titleIn(after, from);
			const link = `links to the screen ${screen}`;
			if (lacks) {
				const problem = `${link} without ${lacks.join(' and ')}, which its path needs`;
				return { remote, with: titleIn(after, to ?? ''), problem, isArriving: false };
			}
			const owner = declaredIn(before).get(screen)?.remote;
			if (!owner) {
				const problem = `${link}, which no remote of the channel declares`;
				return { remote, with: 'other remotes', problem, isArriving: !before[from] };
			}
			const now = after[owner] ? titleIn(after, owner) : `channel without ${owner}`;
			const problem = `${link}, which ${titleIn(before, owner)} declared and no remote declares then`;
			return { remote, with: now, problem, isArriving: false };
		});
}

/** @param {Mix} mix @param {string} name */
function titleIn(mix, name) {
	const manifest = mix[name];
	return manifest ? `${name} ${nameOf(manifest)}` : name;
}
