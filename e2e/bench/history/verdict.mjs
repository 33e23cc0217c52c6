import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lookThrough, misfitsAmong } from '../../../shared/config/fit/compare.mjs';
import { sourcesBelow } from '../../../shared/config/proof/files.mjs';
import { offersOfApi, offersOfHost } from '../../../shared/config/proof/offers.mjs';
import { usesOf } from '../../../shared/config/proof/uses.mjs';
import { readMeta } from '../../../shared/config/webpack/read-meta.mjs';
import { REMOTES } from './folders.mjs';

/** @typedef {Pick<import('../../../shared/config/proof/offers.mjs').HostParts, 'list' | 'shapes'>} Provided */

/** Not shared by federation: their code goes into each build. */
const ALWAYS = new Set(['testing']);
/** @param {string} root */
const sharedOf = (root) => path.join(root, 'shared');

/** @param {string} dir @param {string} shared */
async function findUses(dir, shared) {
	return usesOf(dir, shared, await readMeta(path.join(dir, 'src/remote.meta.ts')));
}

/** @type {Map<string, ReturnType<typeof findUses>>} */
const known = new Map();

/** What a build of the remote records, whatever its own tools recorded then. @param {string} root @param {string} remote */
function usesAt(root, remote) {
	const dir = path.join(root, remote);
	const uses = known.get(dir) ?? findUses(dir, sharedOf(root));
	known.set(dir, uses);
	return uses;
}

/**
 * @param {{ host: Provided, api: import('../../../shared/config/proof/offers.mjs').ApiParts }} offered
 * @param {Awaited<ReturnType<typeof findUses>>} needed
 */
async function problemsWith({ host, api }, { uses, list, shapes }) {
	const { problems, suspects } = lookThrough({ ...uses, ...list }, { ...host.list, ...api.list });
	const offered = { doors: host.shapes, calls: api.shapes };
	return [...problems, ...misfitsAmong(suspects, shapes, offered)];
}

/** A host provides what its own sources name; hosts of today that lack a door are not built at all.
 * @param {Provided} all @param {string} hostRoot @returns {Provided} */
function providedOnly({ list, shapes }, hostRoot) {
	const sources = sourcesBelow(path.join(hostRoot, 'host/src')).map((file) =>
		readFileSync(file, 'utf8'),
	);
	/** @param {string} door */
	const isNamed = (door) => sources.some((text) => text.includes(`'@borlette/shared/${door}'`));
	const doors = Object.entries(list.doors).filter(([door]) => isNamed(door) || ALWAYS.has(door));
	return { list: { ...list, doors: Object.fromEntries(doors) }, shapes };
}

/**
 * What the proof of today says of the remotes of one commit on the host and the API of another.
 * @typedef {{ isSafe: boolean, problems: { remote: string, what: string }[] }} Verdict
 * @param {{ hostRoot: string, remotesRoot: string, remotes?: readonly string[] }} pair checkouts
 *   with their packages installed
 * @returns {Promise<Verdict>}
 */
export async function verdictOf({ hostRoot, remotesRoot, remotes = REMOTES }) {
	const shared = sharedOf(hostRoot);
	const [offered, api] = await Promise.all([offersOfHost(shared), offersOfApi(shared)]);
	const host = providedOnly(offered, hostRoot);
	/** @type {Verdict['problems']} */
	const problems = [];
	for (const remote of remotes) {
		const found = await problemsWith({ host, api }, await usesAt(remotesRoot, remote));
		problems.push(...found.map(({ part, problem }) => ({ remote, what: `${part} ${problem}` })));
	}
	return { isSafe: problems.length === 0, problems };
}
