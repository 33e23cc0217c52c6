import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '@borlette/shared/config/folders.mjs';
import { connect } from '../db/connect.ts';
import { unprivilegedAccount } from '../db/embedded/account.ts';
import { type Cluster, startCluster } from '../db/embedded/cluster.ts';
import { clusterFolder } from '../db/embedded/folder.ts';
import { StartFailure } from '../db/embedded/problem.ts';
import { messageOf } from '../errors.ts';
import { endRecovery } from './backup.sql.ts';
import type { Progress } from './base.ts';
import { isSame } from './files.ts';
import { keepRecipient } from './identity.ts';
import { give, isEmpty } from './lay-down.ts';
import { type Base, endOf, type Kept, type Place } from './place.ts';
import { BackupProblem } from './problem.ts';
import { unseal } from './sealed.ts';
import { archivesOf, layDownLog, notAsWritten, unpackAll } from './unpack.ts';

/** Beside the data, while they are replayed. */
const LOG = 'log';

/** What is to be had again. */
export interface Wanted {
	/** undefined: all that is kept. */
	at: Date | undefined;
	/** A new folder. */
	dataDir: string;
	identity: string;
}

/** Where whoever PostgreSQL runs as gets to it. */
function make(dataDir: string): void {
	try {
		makeFolder(dataDir, 0o755);
	} catch (error) {
		throw new BackupProblem(
			`${dataDir} cannot be made (${messageOf(error)}): restore into another folder`,
		);
	}
}

/**
 * Lays everything down in a new folder as it was at a moment, and starts its database.
 * @returns the running database, and the moment of the last thing that was done in it; null: nothing was, since the copy
 */
export async function restore(
	place: Place,
	wanted: Wanted,
	progress?: Progress,
): Promise<{ cluster: Cluster; until: string | null }> {
	const base = baseFor(wanted.at, await place.bases(), await place.kept());
	await requireEmpty(wanted.dataDir);
	const archives = await archivesOf(place, base);
	for (const archive of archives) {
		const file = place.baseFile(archive.name);
		if (!(await isSame(archive, await place.files.read(file)))) throw notAsWritten(place, file);
		// Whose key it is, before anything is made.
		(await unseal(place, file, wanted.identity)).destroy();
	}
	make(wanted.dataDir);
	const folder = clusterFolder(wanted.dataDir, unprivilegedAccount(), () => undefined);
	const dataFolder = path.join(folder, 'data');
	await requireEmpty(dataFolder);
	const logFolder = logFolderIn(folder);
	try {
		await unpackAll(place, { base, archives, folder, ...wanted }, progress);
		await layDownLog(place, { base, logFolder, identity: wanted.identity }, progress);
		await keepRecipient(wanted.dataDir, wanted.identity);
	} catch (error) {
		throw new BackupProblem(
			`${messageOf(error)}\nThe restore broke off: remove ${wanted.dataDir} and begin it again`,
			{ cause: error },
		);
	}
	await prepareRecovery(dataFolder, wanted.at);
	progress?.begin('Replaying what was done since', 1);
	const cluster = await replay(wanted.dataDir, dataFolder);
	try {
		return { cluster, until: await endRestore(folder, cluster.ownerUrl) };
	} catch (error) {
		await cluster.stop();
		throw error;
	} finally {
		progress?.end();
	}
}

/** The newest copy that was whole at the moment. */
function baseFor(at: Date | undefined, bases: readonly Base[], kept: Kept | undefined): Base {
	const [first] = bases;
	if (!first || !kept) throw new BackupProblem('There is no complete backup here: look at --from');
	if (at && at.getTime() > Date.parse(kept.until)) {
		throw new BackupProblem(
			`What was done until ${kept.until} is kept, no later: give such a moment, or none for all of it`,
		);
	}
	const found = bases.findLast(({ ended }) => !at || Date.parse(ended) <= at.getTime());
	if (!found) {
		throw new BackupProblem(`The first copy is of ${first.ended}: give no earlier moment`);
	}
	const end = endOf(found, kept);
	if (at && at.getTime() > Date.parse(end)) {
		const next = bases[bases.indexOf(found) + 1];
		throw new BackupProblem(
			`Nothing is kept of what was done between ${end} and ${next?.ended ?? 'now'}: give a moment before or after`,
		);
	}
	return found;
}

async function requireEmpty(folder: string): Promise<void> {
	if (await isEmpty(folder)) return;
	throw new BackupProblem(
		`${folder} is not empty: give a new folder with --to, or remove it if a restore into it broke off`,
	);
}

/**
 * From the folder that PostgreSQL works in, its data: so no name of a folder above is read by it and by a shell, to which
 * blanks, `%`, `$` and quotes mean something.
 */
const FETCH = `${process.platform === 'win32' ? 'copy' : 'cp'} "${path.join('..', LOG, '%f')}" "%p"`;

async function prepareRecovery(dataFolder: string, at: Date | undefined): Promise<void> {
	const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
	const settings = {
		restore_command: FETCH,
		// Nobody gets in before all is replayed.
		hot_standby: 'off',
		// What a database that was restored since did is of another.
		recovery_target_timeline: 'current',
		...(at && {
			recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00'),
			recovery_target_action: 'promote',
		}),
	};
	const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}\n`);
	await appendFile(path.join(dataFolder, 'postgresql.auto.conf'), lines.join(''));
	const signal = path.join(dataFolder, RECOVERY);
	await writeFile(signal, '', { mode: 0o600 });
	await give(signal);
}

/** File by which PostgreSQL replays the log first. */
export const RECOVERY = 'recovery.signal';

/** Starts the database, which replays the log first. */
async function replay(dataDir: string, dataFolder: string): Promise<Cluster> {
	const start = () => startCluster({ dataDir });
	try {
		return await start();
	} catch (error) {
		const said = error instanceof StartFailure ? error.log : '';
		if (!said.includes('recovery ended before configured recovery target')) throw error;
		// Nothing was done after the moment, in all that is kept: it is what there is at the log's end.
		await appendFile(path.join(dataFolder, 'postgresql.auto.conf'), "recovery_target_time = ''\n");
		return start();
	}
}

const logFolderIn = (folder: string): string => path.join(folder, LOG);

/** Of a database that has just become one of its own, or that another PostgreSQL has. @returns when the last thing in it was done */
export async function endRestore(folder: string, ownerUrl: string): Promise<string | null> {
	const db = connect(ownerUrl, { max: 1 });
	try {
		const until = await endRecovery(db);
		await rm(logFolderIn(folder), { recursive: true, force: true });
		return until;
	} finally {
		await db.destroy();
	}
}
