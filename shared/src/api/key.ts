const BYTES = 16;

/**
 * A fresh Idempotency-Key, hexadecimal: the same call sent again with it happens once.
 * `crypto.randomUUID` is missing where a page comes without TLS, on a local network.
 */
export const newKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('');
