import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** More than a line and what is left of the one before it. */
const READ_BYTES = 256;
const HASH_LENGTH = 40;

/**
 * A file of passwords that leaked, as Have I Been Pwned gives it away: a line each, SHA-1 in upper case
 * hexadecimal and how often it was seen (`…:42`), in the order of the hashes. It is looked into where it
 * lies, some forty reads a password, whatever its size.
 */
export class LeakedPasswords {
	readonly #path: string;

	constructor(path: string) {
		this.#path = path;
	}

	async has(password: string): Promise<boolean> {
		const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
		const file = await open(this.#path);
		try {
			let from = 0;
			let to = (await file.stat()).size;
			while (from < to) {
				const middle = Math.floor((from + to) / 2);
				const line = await lineAfter(file, middle);
				if (line?.hash === wanted) return true;
				// Nothing begins behind the middle, or what does comes after the one that is looked for.
				if (!line || line.hash > wanted) to = middle;
				else from = line.at + HASH_LENGTH;
			}
			return false;
		} finally {
			await file.close();
		}
	}
}

/** The first line that begins at the place or behind it. */
async function lineAfter(
	file: FileHandle,
	place: number,
): Promise<{ hash: string; at: number } | undefined> {
	// One byte earlier, to see whether a line begins at the place itself.
	const start = Math.max(0, place - 1);
	const { buffer, bytesRead } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, start);
	const text = buffer.toString('latin1', 0, bytesRead);
	const offset = place === 0 ? 0 : text.indexOf('\n') + 1;
	if (place !== 0 && offset === 0) return undefined;
	const hash = text.slice(offset, offset + HASH_LENGTH).toUpperCase();
	return hash.length === HASH_LENGTH ? { hash, at: start + offset } : undefined;
}
