import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rightProblem } from '../../../shared/config/trust/rights.mjs';
import { Failure, messageOf } from '../../local/failure.mjs';
import { ASK_FOR_RIGHT } from '../channel.mjs';
import { unseal } from '../envelope.mjs';
import { readGrants } from '../grants.mjs';
import { MOVED_ON } from '../revisions.mjs';
import { nameOf, pathOf, readBuild, storeBuild, underVersion } from '../store.mjs';
import { storeAt } from '../stores/store-at.mjs';
import { isFresh } from './fresh.mjs';
import { NotAllowed, TooLarge } from './refused.mjs';

/** @import { IncomingMessage } from 'node:http' */
/** @import { Trust } from '../../../shared/src/federation/trust.ts' */
/** @import { Built } from '../types.ts' */

const MIB = 1024 * 1024;
/** Of one build, its source maps included: some ten times the largest of the product's own. */
const LIMITS = { bytes: 64 * MIB, files: 2_000 };
/** One folder or file each, and none that a system hides or takes for another place. */
const SAFE = /^[\w@+-][\w.@+-]*(\/[\w@+-][\w.@+-]*)*$/;

/**
 * Takes a build that somebody sends, once all of it is as a key with a right says: before that nothing of
 * it is in the store.
 * @param {{ storeDir: string, trust: Trust }} place
 * @param {import('node:http').IncomingMessage} request its `authorization`: the sealed word
 *   `{ folder, at }`; its body: a form with every file under its path
 * @returns {Promise<{ folder: string }>}
 * @throws {Failure} in a sentence for who sent it
 */
export async function takeBuild({ storeDir, trust }, request) {
	const folder = await announced({ storeDir, trust }, request.headers.authorization);
	const files = await filesOf(request);
	const place = await mkdtemp(path.join(tmpdir(), 'borlette-build-'));
	try {
		for (const file of files) {
			const target = path.join(place, ...file.name.split('/'));
			await mkdir(path.dirname(target), { recursive: true });
			await writeFile(target, Buffer.from(await file.arrayBuffer()), { flag: 'wx' });
		}
		const built = await readBuild(place);
		if (!built.isNumbered || pathOf(built.ref) !== folder) {
			throw new Failure(`Nothing was stored: what came is ${pathOf(built.ref)}, not ${folder}.`);
		}
		await storeNumbered(storeDir, place, built);
		return { folder };
	} finally {
		await rm(place, { recursive: true, force: true });
	}
}

/**
 * Read before a byte of the body: who has no right has nothing to send.
 * @param {{ storeDir: string, trust: Trust }} place
 * @param {string} [authorization]
 */
async function announced({ storeDir, trust }, authorization = '') {
	const grants = await readGrants(storeDir, trust);
	const { folder, key, at } = (() => {
		try {
			const [, text] = authorization.match(/^Release ([A-Za-z0-9+/=]+)$/) ?? [];
			/** @type {import('../../../shared/src/federation/trust.ts').Sealed} */
			const sealed = JSON.parse(Buffer.from(text ?? '', 'base64').toString());
			const word = /** @type {{ folder: string, at: string }} */ (unseal(sealed, grants.holders));
			return { ...word, key: sealed.key };
		} catch (error) {
			throw new NotAllowed(
				`Nothing was stored: the upload is not believed: ${messageOf(error)}. ${ASK_FOR_RIGHT}`,
			);
		}
	})();
	if (!isFresh(at)) {
		throw new NotAllowed(
			`Nothing was stored: the upload was signed at ${at}, and it is ${new Date().toISOString()} here: set the clock, or try again.`,
		);
	}
	const [, remote] = /^remotes\/([a-z][a-z0-9-]*)\/[^/]+$/.exec(folder) ?? [];
	if (!remote || !SAFE.test(folder)) throw new Failure(`${folder} is no place of a build.`);
	const problem = rightProblem(grants, key, { remote, at: new Date().toISOString() });
	if (problem) throw new NotAllowed(`Nothing was stored: ${problem}. ${ASK_FOR_RIGHT}`);
	return folder;
}

/** @param {IncomingMessage} request */
async function bodyOf(request) {
	const tooLarge = () =>
		new TooLarge(
			`Nothing was stored: a build may have ${LIMITS.bytes / MIB} MB at most, its source maps included.`,
		);
	if (Number(request.headers['content-length'] ?? 0) > LIMITS.bytes) throw tooLarge();
	const parts = [];
	let size = 0;
	for await (const part of request.iterator({ destroyOnReturn: false })) {
		size += part.length;
		if (size > LIMITS.bytes) throw tooLarge();
		parts.push(part);
	}
	return Buffer.concat(parts);
}

/** @param {IncomingMessage} request */
async function filesOf(request) {
	const headers = { 'content-type': request.headers['content-type'] ?? '' };
	const body = await bodyOf(request);
	// What is held in memory is limited above.
	const form = await new Response(body, { headers }).formData().catch(() => {
		throw new Failure('Nothing was stored: the upload was cut off, or is no form with files.');
	});
	const files = form.getAll('file').filter((file) => typeof file !== 'string');
	if (files.length > LIMITS.files) {
		throw new TooLarge(`Nothing was stored: a build may have ${LIMITS.files} files at most.`);
	}
	const strange = files.find(({ name }) => !SAFE.test(name));
	if (strange) throw new Failure(`Nothing was stored: ${strange.name} is no name of a file here.`);
	return files;
}

/**
 * One after the other, and where a store has no locks, its version's file lets only one of them in.
 * @param {string} storeDir @param {string} place @param {Built} built what lies there
 */
function storeNumbered(storeDir, place, built) {
	const store = storeAt(storeDir);
	const { manifest } = built;
	const work = async () => {
		await refuseTakenVersion(storeDir, built);
		await underVersion(storeDir, manifest, () => storeBuild(storeDir, place));
	};
	return store.withRoom(() => store.alone(`versions-${manifest.name}`, work));
}

/**
 * Two that were sent at the same time had the same number: the hash tells them apart, people cannot.
 * @param {string} storeDir
 * @param {Built} built
 */
async function refuseTakenVersion(storeDir, { manifest }) {
	const { name, version } = manifest;
	const own = nameOf(manifest);
	const stored = await storeAt(storeDir).builds(name);
	const other = stored.find(({ build }) => build.startsWith(`${version}-`) && build !== own);
	if (!other) return;
	throw new Failure(
		`Nothing was stored: ${name} ${other.build} took the version ${version} in the meantime: run it again.`,
		{ code: MOVED_ON },
	);
}
