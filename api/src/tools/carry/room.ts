import { existsSync } from 'node:fs';
import { lstat, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from '../../db/embedded/full-disk.ts';
import { CommandError } from '../console/run.ts';

/** Programs of a server, packed and unpacked. */
const PROGRAMS = 100 * 2 ** 20;

/** Another database as large as this one comes beside it, and the programs of its server unless they are there. */
export async function requireRoom(data: string, programs: string): Promise<void> {
	const { bavail, bsize } = await statfs(data);
	const free = bavail * bsize;
	const needed = (await sizeOf(data)) + (existsSync(programs) ? 0 : PROGRAMS);
	if (free >= needed) return;
	const mb = (bytes: number) => Math.ceil(bytes / 2 ** 20);
	throw new CommandError(
		`The new database takes about ${mb(needed)} MB beside ${data}, where ${mb(free)} MB are free: make room first. Nothing was changed`,
	);
}

/** Bytes of all files. */
async function sizeOf(folder: string): Promise<number> {
	let sum = 0;
	for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
		if (!entry.isFile()) continue;
		sum += (await lstat(path.join(entry.parentPath ?? entry.path, entry.name))).size;
	}
	return sum;
}

/** Why it failed, in a sentence where the disk became full meanwhile. @param draft of the new database, with the log of its server */
export async function failureOf(error: unknown, draft: string): Promise<unknown> {
	if (!(await isDiskFull(draft, error))) return error;
	return new CommandError(
		`The disk of ${path.dirname(draft)} became full. Nothing was changed: make room, and give the command again`,
		{ cause: error },
	);
}
