import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Extract } from 'tar-stream';
import { unprivilegedAccount } from '../db/embedded/account.ts';

/** Where an entry of an archive goes. */
export interface Laid {
	/** Folder of its part. */
	root: string;
	/** From there; none: the part itself. */
	inside: readonly string[];
	/** It is PostgreSQL's. */
	isDatabase: boolean;
}

/** Writes what an archive holds; `placeOf` passes over what it has no place for, and refuses by throwing what belongs nowhere. */
export async function layDown(
	archive: Extract,
	placeOf: (name: string, isFolder: boolean) => Laid | undefined,
	onBytes: (bytes: number) => void = () => undefined,
): Promise<void> {
	for await (const entry of archive) {
		const { name, type, mode = 0o600, size = 0 } = entry.header;
		const laid = placeOf(name, type === 'directory');
		if (!laid) {
			entry.resume();
			onBytes(size);
			continue;
		}
		const { root, inside, isDatabase } = laid;
		if (inside.includes('..')) throw new Error(`An archive names a file outside of it: ${name}`);
		const to = path.join(root, ...inside);
		if (type === 'directory') {
			await mkdir(to, { recursive: true });
			entry.resume();
		} else await pipeline(entry, createWriteStream(to, { mode: mode & 0o777 }));
		// A folder that was there has its mode; of files the mask of this process took some.
		if (inside.length > 0 || isDatabase) await chmod(to, mode & 0o777);
		if (isDatabase) await give(to);
		onBytes(size);
	}
}

/** PostgreSQL may run as another user. */
export async function give(file: string): Promise<void> {
	const account = unprivilegedAccount();
	if (account) await chown(file, account.uid, account.gid);
}

export const isEmpty = async (folder: string): Promise<boolean> =>
	(await readdir(folder).catch(() => [])).length === 0;
