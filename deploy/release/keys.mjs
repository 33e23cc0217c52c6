import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../local/failure.mjs';

/** Of an Ed25519 key in SPKI form the last 32 bytes are the key itself, as WebCrypto takes it. */
const RAW_BYTES = 32;

export const keyFileOf = (dataDir) => path.join(dataDir, 'keys', 'release.pem');
/** Beside the key, for the host's deployment; the store never holds it (decision 0008). */
export const trustFileOf = (dataDir) => path.join(dataDir, 'keys', 'trust.json');

/** @returns {{ id: string, key: string }} the public half as `trust.json` names it; base64 */
export function publicHalf(privateKey) {
	const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
	const raw = spki.subarray(-RAW_BYTES);
	return {
		id: createHash('sha256').update(raw).digest('hex').slice(0, 16),
		key: raw.toString('base64'),
	};
}

/** The key object of a public key in `trust.json`. @param {{ key: string }} trusted */
export function publicKeyOf({ key }) {
	const x = Buffer.from(key, 'base64').toString('base64url');
	return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

/** @throws {Failure} when there is no key, or no Ed25519 key */
export function readKey(file) {
	if (!existsSync(file)) {
		throw new Failure(
			`There is no signing key at ${file}: name it with --key or RELEASE_KEY, or make one with \`pnpm release keys\`.`,
		);
	}
	const key = (() => {
		try {
			return createPrivateKey(readFileSync(file));
		} catch {
			return undefined;
		}
	})();
	if (key?.asymmetricKeyType === 'ed25519') return key;
	throw new Failure(`${file} holds no Ed25519 private key in PEM form: name another with --key.`);
}

/**
 * Makes the key of a data folder with its `trust.json`, unless they are there.
 * @returns {boolean} whether it was made now
 */
export function ensureKey(keyFile, trustFile) {
	const isNew = !existsSync(keyFile);
	if (isNew) {
		mkdirSync(path.dirname(keyFile), { recursive: true });
		const { privateKey } = generateKeyPairSync('ed25519');
		const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
		writeFileSync(keyFile, pem, { mode: 0o600, flag: 'wx' });
	}
	if (!existsSync(trustFile)) {
		const trust = { keys: [publicHalf(readKey(keyFile))] };
		mkdirSync(path.dirname(trustFile), { recursive: true });
		writeFileSync(trustFile, `${JSON.stringify(trust, null, '\t')}\n`);
	}
	return isNew;
}
