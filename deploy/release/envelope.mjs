import { sign, verify } from 'node:crypto';
import { publicHalf, publicKeyOf } from './keys.mjs';

/**
 * The text of `registry/<channel>.json`: the registry as one string with the signature over its
 * bytes. One file, so a reader never sees a registry beside the signature of another.
 * @param {object} registry
 * @param {import('node:crypto').KeyObject} privateKey
 */
export function seal(registry, privateKey) {
	const payload = JSON.stringify(registry);
	const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
	return `${JSON.stringify({ key: publicHalf(privateKey).id, signature, payload })}\n`;
}

/**
 * @param {string} text of a channel's file
 * @param {{ id: string, key: string }[]} trusted
 * @returns {object} the registry; nothing of it was read before its signature was good
 * @throws {Error} with what is wrong
 */
export function unseal(text, trusted) {
	const { key, signature, payload } = JSON.parse(text);
	if (!payload) throw new Error('it is not signed at all');
	const signer = trusted.find(({ id }) => id === key);
	if (!signer) throw new Error(`it is signed with the key ${key}, which is not trusted here`);
	const isGood = verify(
		null,
		Buffer.from(payload),
		publicKeyOf(signer),
		Buffer.from(signature, 'base64'),
	);
	if (!isGood) throw new Error('its signature is wrong');
	return JSON.parse(payload);
}
