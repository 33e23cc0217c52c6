import { createHash, sign, verify } from 'node:crypto';
import { publicHalf, publicKeyOf } from './keys.mjs';

/** @import { PublicKey, Sealed } from '../../shared/src/federation/trust.ts' */

/**
 * A value as one string with the signature over its bytes.
 * @param {object} value
 * @param {import('node:crypto').KeyObject} privateKey
 * @returns {Sealed}
 */
export function seal(value, privateKey) {
	const payload = JSON.stringify(value);
	const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
	return { key: publicHalf(privateKey).id, signature, payload };
}

/**
 * @param {Sealed | undefined} sealed
 * @param {readonly PublicKey[]} trusted
 * @returns {unknown} what was sealed; nothing of it was read before its signature was good
 * @throws {Error} with what is wrong
 */
export function unseal(sealed, trusted) {
	const { key, signature, payload } = sealed ?? {};
	if (typeof payload !== 'string') throw new Error('it is not signed at all');
	const signer = trusted.find(({ id }) => id === key);
	if (!signer) throw new Error(`it is signed with the key ${key}, which is not trusted here`);
	const isGood = verify(
		null,
		Buffer.from(payload),
		publicKeyOf(signer),
		Buffer.from(String(signature), 'base64'),
	);
	if (!isGood) throw new Error('its signature is wrong');
	return JSON.parse(payload);
}

/** How a channel's list names a place. @param {Sealed} sealed */
export const digestOf = ({ payload }) => createHash('sha256').update(payload).digest('base64');
