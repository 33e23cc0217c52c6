import { randomBytes } from 'node:crypto';

/** Without those that are taken for another, read aloud or by hand. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Names a request in the log and in its failure, short enough to be read over the phone: `K7Q2-M9X4`. */
export function newRequestName(): string {
	const signs = Array.from(randomBytes(8), (byte) => SIGNS[byte % SIGNS.length]).join('');
	return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
