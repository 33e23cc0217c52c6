import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, messageOf } from '../../errors.ts';
import { FolderInUse } from './lock.ts';
import { EmbeddedProblem, StartFailure } from './problem.ts';

/** Of the system, and `disk_full` of PostgreSQL. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];
const FULL = /No space left on device|Check free disk space/;

/**
 * Whether the disk of a server was full since it began, or when something failed. One that cannot write what it commits ends, and
 * whoever was connected learns nothing of it: its log does.
 */
export async function isDiskFull(folder: string, error?: unknown): Promise<boolean> {
	if (CODES.includes(codeOf(error)) || FULL.test(messageOf(error))) return true;
	return FULL.test(await readFile(join(folder, 'postgres.log'), 'utf8').catch(() => ''));
}

/** The same failure of a start, in a sentence where the disk was full. */
export async function toldOfFullDisk(error: unknown, folder: string): Promise<unknown> {
	const isTold = error instanceof EmbeddedProblem && !(error instanceof StartFailure);
	// The log of a folder in use is another's.
	if (isTold || error instanceof FolderInUse || !(await isDiskFull(folder, error))) return error;
	return new EmbeddedProblem(
		`The disk of ${dirname(folder)} is full: make room there, then start again. What was stored is kept`,
		{ cause: error },
	);
}
