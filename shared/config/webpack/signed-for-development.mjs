import { generateKeyPairSync, sign } from 'node:crypto';

/** Where builds in development are, beside those of the store. */
export const FOLDER = '/remotes-in-development/';

/** Of this run: the page trusts it, because it has its keys from here too. */
const ID = 'development';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x } = publicKey.export({ format: 'jwk' });
export const TRUST = { keys: [{ id: ID, key: Buffer.from(x, 'base64url').toString('base64') }] };

/** The text of a registry's file, signed as by a release. */
export function seal(registry) {
	const payload = JSON.stringify(registry);
	const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
	return { key: ID, signature, payload };
}

/** Of what was never released: a release gives a build its version. */
const version = '0.0.0';

/** Of a build whose files change without notice: no hash of it is looked at. */
export const entryOf = (manifest, url) => ({
	...{ url, version, build: manifest.build, integrity: '' },
	...{ manifest: { ...manifest, version }, lastKnownGood: null, earlier: [], killed: [] },
});
