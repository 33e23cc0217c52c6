import type { BackedUp } from '../backup/keep.ts';
import type { Base } from '../backup/place.ts';
import { placeToRead } from '../backup/place-at.ts';
import { BackupProblem } from '../backup/problem.ts';

/** What is kept of a house elsewhere. */
export interface BackupState {
	/** Copies of everything, the newest first. */
	bases: Pick<Base, 'name' | 'ended' | 'bytes'>[];
	/** Of those that are kept only because later ones rest on them. */
	spent_bytes: number;
	/** ISO 8601: each moment from the oldest copy to this one can be had; null: nothing is kept. */
	until: string | null;
}

/** Whoever looks does not wait for a network that hangs. */
const PATIENCE_MS = 4_000;

/** undefined: backups are not made here, or not wanted. */
export async function readBackups(
	{
		backupDir,
		bucketAccess,
		databaseUrl,
	}: Pick<BackedUp, 'backupDir' | 'bucketAccess' | 'databaseUrl'>,
	patienceMs = PATIENCE_MS,
): Promise<BackupState | undefined> {
	if (!backupDir || databaseUrl) return undefined;
	try {
		const place = await placeToRead(backupDir, bucketAccess, AbortSignal.timeout(patienceMs));
		const [all, kept] = await Promise.all([place.all(), place.kept()]);
		const bases = all
			.filter(({ isSpent }) => !isSpent)
			.map(({ name, ended, bytes }) => ({ name, ended, bytes }));
		const spent = all.filter(({ isSpent }) => isSpent);
		const spent_bytes = spent.reduce((sum, { bytes }) => sum + bytes, 0);
		return { bases: bases.reverse(), spent_bytes, until: kept?.until ?? null };
	} catch (error) {
		// What cannot be read is kept nowhere, as where a disk was taken away; who writes there says what is wrong.
		const isAway = error instanceof BackupProblem || (error as NodeJS.ErrnoException).syscall;
		if (isAway) return { bases: [], spent_bytes: 0, until: null };
		throw error;
	}
}
