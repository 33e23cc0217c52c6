import type { BackedUp } from '../backup/keep.ts';
import { type Base, Place } from '../backup/place.ts';

/** What is kept of a house elsewhere. */
export interface BackupState {
	/** Copies of everything, the newest first. */
	bases: Pick<Base, 'name' | 'ended' | 'bytes'>[];
	/** ISO 8601: each moment from the oldest copy to this one can be had; null: nothing is kept. */
	until: string | null;
}

/** undefined: backups are not made here, or not wanted. */
export async function readBackups({
	backupDir,
	databaseUrl,
}: Pick<BackedUp, 'backupDir' | 'databaseUrl'>): Promise<BackupState | undefined> {
	if (!backupDir || databaseUrl) return undefined;
	const place = new Place(backupDir);
	try {
		const bases = (await place.bases()).map(({ name, ended, bytes }) => ({ name, ended, bytes }));
		const kept = await place.kept();
		return { bases: bases.reverse(), until: kept?.until ?? null };
	} catch (error) {
		// What cannot be read is kept nowhere, as where a disk was taken away; who writes there says what is wrong.
		if ((error as NodeJS.ErrnoException).syscall) return { bases: [], until: null };
		throw error;
	}
}
