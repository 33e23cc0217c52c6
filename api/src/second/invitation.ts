import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { makeFolder } from '@borlette/shared/config/folders.mjs';
import { extract, pack } from 'tar-stream';
import { copyAllInto } from '../backup/base.ts';
import { layDown } from '../backup/lay-down.ts';
import { FILES_PART, filesBeside } from '../backup/source.ts';
import type { Address, Config } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { DATABASE } from '../db/embedded/initialise.ts';
import { keptPassword } from '../db/embedded/password.ts';
import { findCluster } from '../db/embedded/running.ts';
import { messageOf } from '../errors.ts';
import { SecondProblem } from './problem.ts';
import { allowFollower, FOLLOWER, isListenedAt } from './second.sql.ts';

/** What a second server has to know of the first one. */
export interface Entry {
	address: Address;
	/** Of who follows, of the owner of the tables and of the application: on both servers the same. */
	passwords: { follower: string; owner: string; app: string };
}

/** In the folder of the second server too. */
const ENTRY = 'second.json';

/**
 * Writes a file with which another machine follows the embedded PostgreSQL that runs here: how to get in, and keys, anchors and
 * published builds, which are not in the database. Whoever has it has everything.
 */
export async function invite(
	{ dataDir, storeDir, databaseListen }: Config,
	to: string,
): Promise<Entry> {
	const found = findCluster(dataDir);
	if (!found?.ownerUrl) throw new SecondProblem(`No database runs in ${dataDir}: start it first`);
	if (!databaseListen) {
		throw new SecondProblem(
			'The database is reached from this machine only: start it with DATABASE_LISTEN=address:port, and give the same here',
		);
	}
	const of = (name: string) => keptPassword(path.join(found.folder, `${name}.password`));
	const passwords = { follower: of('follower'), owner: of('owner'), app: of('app') };
	const owner = connect(found.ownerUrl, { max: 1 });
	try {
		if (!(await isListenedAt(owner, databaseListen))) {
			const { host, port } = databaseListen;
			throw new SecondProblem(
				`The database that runs in ${dataDir} does not listen on ${host}:${port}: end it, and start it with DATABASE_LISTEN=${host}:${port}`,
			);
		}
		await allowFollower(owner, passwords.follower);
	} finally {
		await owner.destroy();
	}
	const entry = { address: databaseListen, passwords };
	const dataFolder = path.join(found.folder, 'data');
	const files = await filesBeside({ dataFolder, dataDir, storeDir });
	// A server that was once the second has its own.
	const others = files.filter(({ name }) => name !== `${FILES_PART}/${ENTRY}`);
	await write(entry, others, to);
	return entry;
}

async function write(
	entry: Entry,
	files: Awaited<ReturnType<typeof filesBeside>>,
	to: string,
): Promise<void> {
	const archive = pack();
	const fill = async () => {
		archive.entry({ name: ENTRY, mode: 0o600 }, JSON.stringify(entry));
		await copyAllInto(archive, files, () => undefined);
		archive.finalize();
	};
	fill().catch((error) => archive.destroy(error));
	const draft = `${to}.part`;
	try {
		// Of one that broke off before nobody's rights are taken over.
		await rm(draft, { force: true });
		const file = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
		await pipeline(Readable.from(archive), createGzip(), file);
		await rename(draft, to);
	} catch (error) {
		// All keys are in it.
		await rm(draft, { force: true });
		throw error;
	}
}

/** Where whoever PostgreSQL runs as gets to it. */
function make(dataDir: string): void {
	try {
		makeFolder(dataDir, 0o755);
	} catch (error) {
		throw new SecondProblem(
			`${dataDir} cannot be made (${messageOf(error)}): set DATA_DIR to a folder that can be written`,
		);
	}
}

/** Lays down what an invitation holds beside the database. */
export async function accept(file: string, dataDir: string): Promise<Entry> {
	make(dataDir);
	const archive = extract();
	const reading = pipeline(createReadStream(file), createGunzip(), archive);
	// Whoever reads the archive throws it too.
	reading.catch(() => undefined);
	const placeOf = (name: string) => {
		const [part = '', ...inside] = name.split('/').filter(Boolean);
		if (part === ENTRY) return { root: path.join(dataDir, ENTRY), inside: [], isDatabase: false };
		if (part === FILES_PART) return { root: dataDir, inside, isDatabase: false };
		throw new SecondProblem(`${file} is no invitation of this version of the product`);
	};
	await layDown(archive, placeOf).catch((error: Error) => {
		if (error instanceof SecondProblem) throw error;
		throw new SecondProblem(`${file} cannot be read as an invitation (${error.message})`);
	});
	await reading;
	return entryIn(dataDir);
}

/** What the second server of a folder was told at its beginning. */
export async function entryIn(dataDir: string): Promise<Entry> {
	const file = path.join(dataDir, ENTRY);
	const text = await readFile(file, 'utf8').catch(() => {
		throw new SecondProblem(
			`${dataDir} is no second server: begin it with npm run second -- --with INVITATION`,
		);
	});
	return JSON.parse(text) as Entry;
}

export const addressIn = ({ address: { host, port } }: Entry): string => `${host}:${port}`;

/** As which the second server comes to the first one. */
export const followerUrl = (entry: Entry): string =>
	`postgres://${FOLLOWER}:${encodeURIComponent(entry.passwords.follower)}@${addressIn(entry)}/${DATABASE}`;
