import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { Progress } from '../backup/base.ts';
import { give, isEmpty, layDown } from '../backup/lay-down.ts';
import type { Address } from '../config/config.ts';
import { replaceFile } from '../config/kept-file.ts';
import { unprivilegedAccount } from '../db/embedded/account.ts';
import { refuseTaken } from '../db/embedded/entry.ts';
import { clusterFolder } from '../db/embedded/folder.ts';
import { FOLLOWS } from '../db/embedded/running.ts';
import { archiveOf, asFollower, keepSlot } from './base-backup.sql.ts';
import { accept, addressIn, type Entry, followerUrl } from './invitation.ts';
import { SecondProblem } from './problem.ts';
import { FOLLOWER, SLOT } from './second.sql.ts';

interface SecondPlace {
	dataDir: string;
	/** Where it will be reached: looked at before the copy, which may take hours. */
	listen: Address;
}

/**
 * Lays down what a first server has: its keys and files from the invitation, its database over the network. From then on the
 * database of this folder follows.
 */
export async function layDownSecond(
	invitation: string,
	{ dataDir, listen }: SecondPlace,
	progress?: Progress,
): Promise<void> {
	if (!(await isEmpty(dataDir))) {
		throw new SecondProblem(
			`${dataDir} is not empty: move it away, or give another folder in DATA_DIR. What was sold there and not on the first server is nowhere else`,
		);
	}
	await refuseTaken(listen);
	const entry = await accept(invitation, dataDir);
	const folder = clusterFolder(dataDir, unprivilegedAccount(), () => undefined);
	const { owner, app, follower } = entry.passwords;
	for (const [name, password] of Object.entries({ owner, app, follower })) {
		replaceFile(path.join(folder, `${name}.password`), password);
	}
	// Beside its place: one that was cut short is no database.
	const draft = path.join(folder, 'data.new');
	await rm(draft, { recursive: true, force: true });
	await mkdir(draft, { mode: 0o700 });
	await give(draft);
	progress?.begin(`Copying the database of ${addressIn(entry)}`, 1);
	await asFollower(followerUrl(entry), async (client) => {
		await keepSlot(client);
		const archive = extract();
		const reading = pipeline(archiveOf(client), archive);
		reading.catch(() => undefined);
		await layDown(archive, (name) => ({
			...{ root: draft, isDatabase: true },
			inside: name.split('/').filter((part) => part && part !== '.'),
		}));
		await reading;
	}).catch((error: Error) => {
		throw new SecondProblem(
			`The database of ${addressIn(entry)} cannot be copied: ${error.message}`,
		);
	});
	await follow(draft, entry);
	await rename(draft, path.join(folder, 'data'));
	progress?.end();
}

async function follow(data: string, { address, passwords }: Entry): Promise<void> {
	const first = `host=${address.host} port=${address.port} user=${FOLLOWER} password=${passwords.follower} application_name=${SLOT}`;
	// What was set on the first server stands above; the last one counts.
	await appendFile(
		path.join(data, 'postgresql.auto.conf'),
		`primary_conninfo = '${first}'\nprimary_slot_name = '${SLOT}'\nsynchronous_standby_names = ''\n`,
	);
	const signal = path.join(data, FOLLOWS);
	await writeFile(signal, '', { mode: 0o600 });
	await give(signal);
}
