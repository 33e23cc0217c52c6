import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** 32 random bytes that are kept in a file of the folder, made when they are first needed. */
export async function keptKey(folder: string, name: string): Promise<Buffer> {
	const file = join(folder, name);
	await mkdir(folder, { recursive: true });
	const made = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
	await writeFile(made, randomBytes(KEY_BYTES), { mode: 0o600 });
	// Of several processes that begin at once, one's key becomes everybody's.
	await link(made, file).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'EEXIST') throw error;
	});
	await rm(made);
	return readFile(file);
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
