import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import {
	existsSync,
	lstatSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../shared/config/folders.mjs';
import { Failure, isCode, ofFile } from '../local/failure.mjs';
import { unfinished } from './stores/files.mjs';

/** @import { KeyObject } from 'node:crypto' */
/** @import { PublicKey, Trust } from '../../shared/src/federation/trust.ts' */

/** Of an Ed25519 key in SPKI form the last 32 bytes are the key itself, as WebCrypto takes it. */
const RAW_BYTES = 32;

/**
 * Where `npm start` keeps its keys; none of them is ever in the store (decisions 0008, 0023).
 * @type {(file: string) => (dataDir: string) => string}
 */
const inKeys = (file) => (dataDir) => path.join(dataDir, 'keys', file);
export const keyFileOf = inKeys('release.pem');
/** With which the API of this machine releases for persons. */
export const consoleFileOf = inKeys('console.pem');
/** With which the API of this machine takes back what does harm. */
export const watchFileOf = inKeys('watch.pem');
export const rootFileOf = inKeys('root.pem');
/** Beside the keys, for the host's deployment. */
export const trustFileOf = inKeys('trust.json');
/** @param {string} keyFile */
export const trustFileBeside = (keyFile) => path.join(path.dirname(keyFile), 'trust.json');

/** @param {KeyObject} privateKey @returns {PublicKey} the public half as `trust.json` names it; base64 */
export function publicHalf(privateKey) {
	const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
	const raw = spki.subarray(-RAW_BYTES);
	return { id: idOf(raw), key: raw.toString('base64') };
}

/** @param {Buffer} raw */
const idOf = (raw) => createHash('sha256').update(raw).digest('hex').slice(0, 16);

/** The key object of a public half. @param {{ key: string }} half */
export function publicKeyOf({ key }) {
	const x = Buffer.from(key, 'base64').toString('base64url');
	return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** @param {string} file @throws {Failure} when there is no key, or no Ed25519 key */
export function readKey(file) {
	if (!existsSync(file)) {
		throw new Failure(
			`There is no signing key at ${file}: name it with --key or RELEASE_KEY, or make one with \`pnpm release key new\`. Those of its own store \`npm start\` makes.`,
			{ why: 'no_key' },
		);
	}
	return privateKeyIn(file);
}

/** @param {string} file @throws {Failure} when there is no root key there, or no Ed25519 key */
export function readRoot(file) {
	if (existsSync(file)) return privateKeyIn(file);
	throw new Failure(
		`There is no root key at ${file}: name it with --root or RELEASE_ROOT where it is kept, or make the first one with \`pnpm release key root\`.`,
	);
}

/** None of these documents is larger. */
const MOST_BYTES = 1024 * 1024;

/**
 * What a person named. Nothing is begun that has no end, since not even Ctrl-C would end it: a pipe that nobody writes into, a
 * device, what the system makes as it is read. A pipe that is open already, `--key <(pass show release)`, is one by a link.
 * @param {string} file
 * @throws {Failure} where it is no file; the system's own error where nothing is there, or nobody may read it
 */
export function readNamed(file) {
	const found = statSync(file);
	const isFile = found.isFile() && found.size > 0 && found.size <= MOST_BYTES;
	const isOpenPipe = found.isFIFO() && lstatSync(file).isSymbolicLink();
	if (isFile || isOpenPipe) return readFileSync(file, 'utf8');
	throw new Failure(`${file} is no file that can be read whole: name another.`);
}

/** What another user's is, nobody can say. @param {unknown} error */
function refuseUnread(error) {
	if (isCode(error, 'EACCES', 'EPERM')) throw error;
}

/** @param {string} file */
function privateKeyIn(file) {
	const key = (() => {
		try {
			return createPrivateKey(readNamed(file));
		} catch (error) {
			refuseUnread(error);
			return undefined;
		}
	})();
	if (key?.asymmetricKeyType === 'ed25519') return key;
	throw new Failure(`${file} holds no Ed25519 private key in PEM form: name another.`, {
		why: 'no_key',
	});
}

/**
 * All of it or nothing, when the power goes too: half of a key would stand in the way of the next one, and half of a trust.json
 * before every host.
 * @param {string} file @param {string} text @param {number} [mode]
 */
function writeWhole(file, text, mode) {
	const temporary = unfinished(file);
	try {
		makeFolder(path.dirname(file));
		writeFileSync(temporary, text, { mode, flag: 'wx', flush: true });
		renameSync(temporary, file);
	} catch (error) {
		if (isCode(error, 'ENOENT', 'ENOTDIR', 'EEXIST'))
			throw new Failure(`Nothing can be made at ${file}: name another place.`);
		rmSync(temporary, { force: true });
		throw ofFile(error, file);
	}
}

/**
 * Makes a private key.
 * @param {string} file
 * @param {number} [mode]
 * @throws {Failure} when a file is there already
 */
export function makeKey(file, mode = 0o600) {
	if (existsSync(file)) throw new Failure(`${file} is there already: name another file.`);
	const { privateKey } = generateKeyPairSync('ed25519');
	writeWhole(file, String(privateKey.export({ type: 'pkcs8', format: 'pem' })), mode);
	return privateKey;
}

/** `team.pub` of `team.pem`: what its holder sends to who has the root key. @param {string} keyFile */
export const publicFileOf = (keyFile) => `${keyFile.replace(/\.pem$/, '')}.pub`;

/** @param {string} file @param {PublicKey} half @param {string} name */
export function writePublic(file, { id, key }, name) {
	writeWhole(file, `${JSON.stringify({ id, key, name }, null, '\t')}\n`);
}

/**
 * @param {string} file
 * @returns {{ id: string, key: string, name: string }}
 * @throws {Failure} when it is no public half
 */
export function readPublic(file) {
	try {
		const { key, name } = JSON.parse(readNamed(file));
		publicKeyOf({ key });
		// The id is not believed but found: else one could be made to look like another's.
		return { id: idOf(Buffer.from(key, 'base64')), key, name: String(name ?? '') };
	} catch (error) {
		refuseUnread(error);
		throw new Failure(
			`${file} holds no public half of a key: \`pnpm release key new\` writes it beside the private one.`,
		);
	}
}

/** @param {string} file @returns {Trust} @throws {Failure} */
export function readTrust(file) {
	if (!existsSync(file)) {
		throw new Failure(
			`There is no ${file}, which says whose keys are believed: name the trust.json of the host's deployment with --trust or TRUST_FILE. That of its own store \`npm start\` makes.`,
			{ why: 'damaged' },
		);
	}
	try {
		const trust = JSON.parse(readNamed(file));
		for (const half of trust.keys) publicKeyOf(half);
		return trust;
	} catch (error) {
		refuseUnread(error);
		throw new Failure(
			`${file} is no trust.json: name that of the host's deployment with --trust or TRUST_FILE.`,
			{ why: 'damaged' },
		);
	}
}

/**
 * Lets hosts believe a root key, beside those that they believe already.
 * @param {string} trustFile
 * @param {KeyObject} rootKey
 */
export function trustRoot(trustFile, rootKey) {
	const trust = existsSync(trustFile) ? readTrust(trustFile) : { keys: [] };
	const half = publicHalf(rootKey);
	if (trust.keys.some(({ id }) => id === half.id)) return;
	const text = JSON.stringify({ ...trust, keys: [...trust.keys, half] }, null, '\t');
	writeWhole(trustFile, `${text}\n`);
}
