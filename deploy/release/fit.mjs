import { satisfies } from 'compare-versions';
import { lookThrough, misfitsAmong } from '../../shared/config/fit/compare.mjs';
import { messageOf } from '../local/failure.mjs';
import { integrityOf, nameOf, pathOf } from './store.mjs';
import { storeAt } from './stores/store-at.mjs';

/** @import { RemoteManifest } from '../../shared/src/federation/manifest.ts' */
/** @import { SignedFile } from '../../shared/src/federation/offers.ts' */
/** @import { Compared, Platform } from './types.ts' */

/** @param {string} storeDir @param {{ url: string }} ref @param {SignedFile} signedFile */
async function signedFile(storeDir, ref, { file, integrity }) {
	const text = await storeAt(storeDir).read(`${pathOf(ref)}/${file}`);
	if (text && integrityOf(text) === integrity) return JSON.parse(String(text));
	throw new Error(`${file} is not the one that was signed`);
}

/**
 * What a stored build uses; `unknown` where its files do not tell.
 * @param {string} storeDir
 * @param {{ url: string, manifest: RemoteManifest }} stored
 * @returns {Promise<Compared>}
 */
export async function compared(storeDir, { url, manifest }) {
	try {
		const [parts, shapes] = await Promise.all([
			signedFile(storeDir, { url }, manifest.uses.parts),
			signedFile(storeDir, { url }, manifest.uses.shapes),
		]);
		return { manifest, parts, shapes };
	} catch (error) {
		const why = manifest.uses ? messageOf(error) : 'it does not say what it uses';
		return { manifest, parts: { doors: {}, calls: {} }, shapes: {}, unknown: why };
	}
}

/**
 * The builds of a registry's remotes, or of some of them, for comparing.
 * @param {string} storeDir
 * @param {Readonly<Record<string, { url: string, manifest: RemoteManifest }>>} remotes
 * @returns {Promise<Record<string, Compared>>}
 */
export async function comparedAll(storeDir, remotes) {
	const entries = Object.entries(remotes).map(
		async ([name, entry]) => /** @type {const} */ ([name, await compared(storeDir, entry)]),
	);
	return Object.fromEntries(await Promise.all(entries));
}

/**
 * Everything that a build needs and that host or API do not have in a form that fits; the host's
 * gate finds the same before it runs code.
 * @param {Compared} build
 * @param {Platform} platform
 * @returns {{ with: 'host' | 'api', problem: string }[]}
 */
export function problemsOf({ manifest, parts, shapes, unknown }, { host, api }) {
	if (unknown) return [{ with: 'host', problem: `cannot be compared (${unknown}): build it anew` }];
	const { problems, suspects } = lookThrough({ ...manifest.uses, ...parts }, { ...host, ...api });
	const misfits = misfitsAmong(suspects, shapes, { ...host.shapes, ...api.shapes });
	return [
		...libraryProblems(manifest, host),
		...[...problems, ...misfits].map(({ with: side, part, problem }) => ({
			with: side,
			problem: `${part}: ${problem}`,
		})),
	];
}

/**
 * @param {RemoteManifest} remoteManifest
 * @param {Platform['host']} host
 * @returns {{ with: 'host', problem: string }[]}
 */
function libraryProblems({ shared }, host) {
	return Object.entries(shared).flatMap(([name, version]) => {
		const has = host.shared[name];
		if (has && satisfies(has, `^${version}`)) return [];
		return [
			{ with: 'host', problem: `was built with ${name} ${version}, it is ${has ?? 'absent'}` },
		];
	});
}

/** `remote-admin 1.4.0-3fa9c1…` @param {{ manifest: RemoteManifest }} build */
export const titleOf = ({ manifest }) => `${manifest.name} ${nameOf(manifest)}`;
