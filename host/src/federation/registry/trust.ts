import type { SealedRegistry, Trust } from '@borlette/shared/federation';

/** The registry is there, and must not be believed; what was kept from before does not help. */
export class RegistryRefused extends Error {
	override readonly name = 'RegistryRefused';
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export function isTrust(value: unknown): value is Trust {
	const { keys } = (value ?? {}) as Partial<Trust>;
	return (
		Array.isArray(keys) &&
		keys.every(({ id, key }) => typeof id === 'string' && typeof key === 'string')
	);
}

export function isSealed(value: unknown): value is SealedRegistry {
	const { key, signature, payload } = (value ?? {}) as Partial<SealedRegistry>;
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

async function importKey(key: string): Promise<CryptoKey> {
	try {
		return await checker().importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
	} catch (error) {
		if (error instanceof RegistryRefused) throw error;
		throw new RegistryRefused(
			'This browser does not know Ed25519 signatures: update it (Chrome 137, Firefox 129, Safari 17 or newer).',
		);
	}
}

/**
 * What the sealed registry says, once its signature is found to be of a trusted key.
 * @throws RegistryRefused with the reason
 */
export async function unseal({ key, signature, payload }: SealedRegistry, { keys }: Trust) {
	const signer = keys.find(({ id }) => id === key);
	if (!signer) {
		throw new RegistryRefused(`The registry is signed with the key ${key}, which is not trusted.`);
	}
	const publicKey = await importKey(signer.key);
	const text = new TextEncoder().encode(payload);
	const isGood = await checker()
		.verify('Ed25519', publicKey, bytesOf(signature), text)
		.catch(() => false);
	if (!isGood) throw new RegistryRefused('The signature of the registry is wrong.');
	try {
		return JSON.parse(payload) as unknown;
	} catch {
		// Signed, and no JSON: whoever judges it says so.
		return undefined;
	}
}
