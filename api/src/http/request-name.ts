import { randomBytes } from 'node:crypto';

/** Without those that are taken for another, read aloud or by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Names a request in the log and in its failure, short enough to be read over the phone: `K7Q2-M9X4`. */
export function newRequestName(): string {
	const text = Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
	return `${text.slice(0, 4)}-${text.slice(4)}`;
}
