const NONCE_BYTES = 12;
const NAME = 'AES-GCM';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
const base64Of = (bytes: Uint8Array): string =>
	btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Browsers encrypt on https and on the machine itself only. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/** @param secret 32 bytes as base64 */
export const keyOf = (secret: string): Promise<CryptoKey> =>
	crypto.subtle.importKey('raw', bytesOf(secret), NAME, false, ['encrypt', 'decrypt']);

/** A value that JSON can write, as base64 of nonce and AES-256-GCM. `name` is bound in: no other one's opens in its place. */
export async function encrypted(key: CryptoKey, name: string, value: unknown): Promise<string> {
	const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
	const additionalData = new TextEncoder().encode(name);
	const plain = new TextEncoder().encode(JSON.stringify(value));
	const cipher = await crypto.subtle.encrypt({ name: NAME, iv, additionalData }, key, plain);
	return base64Of(new Uint8Array([...iv, ...new Uint8Array(cipher)]));
}

/** @throws where it was encrypted with another key, under another name, or changed since */
export async function decrypted<T>(key: CryptoKey, name: string, box: string): Promise<T> {
	const bytes = bytesOf(box);
	const iv = bytes.slice(0, NONCE_BYTES);
	const additionalData = new TextEncoder().encode(name);
	const plain = await crypto.subtle.decrypt(
		{ name: NAME, iv, additionalData },
		key,
		bytes.slice(NONCE_BYTES),
	);
	return JSON.parse(new TextDecoder().decode(plain));
}
