import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keepFile, readKept } from './kept-file.ts';

const KEY_BYTES = 32;

/** 32 random bytes that are kept in a file of the folder, made when they are first needed. */
export async function keptKey(folder: string, name: string): Promise<Buffer> {
	const file = join(folder, name);
	if (!readKept(file)) keepFile(file, randomBytes(KEY_BYTES));
	const key = readKept(file);
	// Half a key is known to whoever finds out that it is half.
	if (key?.length !== KEY_BYTES) {
		throw new Error(
			`${file} holds ${key?.length ?? 0} bytes in place of a key of ${KEY_BYTES}: put the one of a backup in its place`,
		);
	}
	return key;
}

/** Reads it once; a failure is tried again, because the folder may be readable the next time. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
	let kept: Promise<T> | undefined;
	return () => {
		kept ??= read();
		kept.catch(() => {
			kept = undefined;
		});
		return kept;
	};
}
