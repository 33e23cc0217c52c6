import { isGood } from '@borlette/shared/config/metadata/check.mjs';
import { GRANTS } from '@borlette/shared/config/trust/schema.mjs';
import type { Grants, PublicKey, Sealed, Trust } from '@borlette/shared/federation';

/** It is there, and must not be believed. */
export class RegistryRefused extends Error {
	override readonly name = 'RegistryRefused';
}

/** The store is of the version that had one key for everything; nothing of it is read here. */
export class RegistryOfBefore extends Error {
	override readonly name = 'RegistryOfBefore';
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
const utf8Of = (text: string) => new TextEncoder().encode(text);

export function isTrust(value: unknown): value is Trust {
	const { keys } = (value ?? {}) as Partial<Trust>;
	return (
		Array.isArray(keys) &&
		keys.every(({ id, key }) => typeof id === 'string' && typeof key === 'string')
	);
}

export function isSealed(value: unknown): value is Sealed {
	const { key, signature, payload } = (value ?? {}) as Partial<Sealed>;
	return [key, signature, payload].every((part) => typeof part === 'string');
}

/** @throws RegistryRefused where the browser cannot check signatures, with what to do */
function checker(): SubtleCrypto {
	// Browsers offer it on https and on the machine itself only.
	if (globalThis.crypto?.subtle) return crypto.subtle;
	throw new RegistryRefused(
		'The browser checks signatures on https:// and localhost only: open the application there.',
	);
}

async function importKey({ id, key }: PublicKey): Promise<CryptoKey> {
	const raw = (() => {
		try {
			return bytesOf(key);
		} catch {
			throw new RegistryRefused(`The key ${id} is none.`);
		}
	})();
	try {
		return await checker().importKey('raw', raw, 'Ed25519', false, ['verify']);
	} catch (error) {
		if (error instanceof RegistryRefused) throw error;
		throw new RegistryRefused(
			'This browser does not know Ed25519 signatures: update it (Chrome 137, Firefox 129, Safari 17 or newer).',
		);
	}
}

/**
 * What was sealed, once its signature is found to be of one of the keys.
 * @param what begins the reason: "The registry"
 * @throws RegistryRefused with the reason
 */
export async function unseal(
	{ key, signature, payload }: Sealed,
	keys: readonly PublicKey[],
	what: string,
): Promise<unknown> {
	const signer = keys.find(({ id }) => id === key);
	if (!signer) {
		throw new RegistryRefused(`${what} is signed with the key ${key}, which is not trusted.`);
	}
	const publicKey = await importKey(signer);
	const isRight = await Promise.resolve()
		.then(() => checker().verify('Ed25519', publicKey, bytesOf(signature), utf8Of(payload)))
		.catch(() => false);
	if (!isRight) throw new RegistryRefused(`The signature of ${what.toLowerCase()} is wrong.`);
	try {
		return JSON.parse(payload) as unknown;
	} catch {
		// Signed, and no JSON: whoever judges it says so.
		return undefined;
	}
}

/** SHA-256, base64. */
export async function digestOf(payload: string): Promise<string> {
	const digest = await checker().digest('SHA-256', utf8Of(payload));
	return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** As metadata and files are named by: `sha384-…`. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
	return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** Who may release what, as a root key signed it. */
export interface BelievedGrants {
	readonly sealed: Sealed;
	readonly grants: Grants;
}

/** @throws RegistryRefused when no root key that the host trusts signed them */
export async function believedGrants(sealed: Sealed, { keys }: Trust): Promise<BelievedGrants> {
	const grants = await unseal(sealed, keys, 'The list of keys');
	if (isGood(GRANTS, grants)) return { sealed, grants: grants as Grants };
	throw new RegistryRefused('The list of keys is signed, but damaged.');
}
