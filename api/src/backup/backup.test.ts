import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { APP_ROLE, setAppPassword } from '../db/app-role.ts';
import { connect, type Pool } from '../db/connect.ts';
import { type Cluster, startCluster } from '../db/embedded/cluster.ts';
import { migrate } from '../db/migrate.ts';
import { theRow } from '../db/rows.ts';
import { reconcile } from '../tools/reconcile/reconcile.ts';
import { APP_PASSWORD } from '../tools/testing/databases.ts';
import { PLACES, type TestPlace } from '../tools/testing/places.ts';
import { seed } from '../tools/testing/seed.ts';
import { bindDevices, openDraw, sell } from '../tools/testing/selling.ts';
import { tableContents } from '../tools/testing/sold-house.ts';
import { identityIn, recipientOf } from './identity.ts';
import { Backups } from './keep.ts';
import { holdLog } from './log.ts';
import { placeAt } from './place-at.ts';
import { restore } from './restore.ts';

/** A house with a disk of its own. */
interface House {
	dataDir: string;
	cluster: Cluster;
	owner: Pool;
	/** Of the application. */
	db: Pool;
}

let to: TestPlace;
let key: string;
let house: House;
let draw: string;
const folders: string[] = [];
const running = new Set<House>();
const newFolder = async (): Promise<string> => {
	const folder = await mkdtemp(path.join(tmpdir(), 'borlette-backup-'));
	await chmod(folder, 0o755);
	folders.push(folder);
	return folder;
};

function openHouse(dataDir: string, cluster: Cluster): House {
	const appUrl = new URL(cluster.ownerUrl);
	appUrl.username = APP_ROLE;
	appUrl.password = APP_PASSWORD;
	const owner = connect(cluster.ownerUrl, { max: 2 });
	const house = { dataDir, cluster, owner, db: connect(appUrl.href) };
	running.add(house);
	return house;
}

async function close(house: House): Promise<void> {
	if (!running.delete(house)) return;
	await Promise.all([house.owner.destroy(), house.db.destroy()]);
	await house.cluster.stop();
}

const configOf = (dataDir: string, backupDir: string) => ({
	...{ dataDir, backupDir, bucketAccess: to.access, backupsKept: 2 },
	...{ storeDir: undefined, backupRecipient: undefined, databaseUrl: undefined },
});
const said: string[] = [];
const backupsOf = (dataDir: string, address = to.address) =>
	new Backups(configOf(dataDir, address), (message) => said.push(message));
const place = () => placeAt(to.address, to.access);

const fichesIn = async ({ owner }: House): Promise<number> =>
	(await theRow(owner, sql<{ count: number }>`SELECT count(*) FROM fiches`)).count;
const clockOf = async ({ owner }: House): Promise<Date> =>
	new Date((await theRow(owner, sql<{ at: string }>`SELECT clock_timestamp() AS at`)).at);
const sellTo = ({ db }: House, fiches: number) =>
	Promise.all(Array.from({ length: fiches }, () => sell(db, draw, [{}])));

/** The power goes and the disk with it. */
async function lose(lost: House): Promise<void> {
	process.kill(lost.cluster.pid, 'SIGKILL');
	await lost.cluster.ended;
	key = path.join(await newFolder(), 'backup.key');
	await writeFile(key, await readFile(path.join(lost.dataDir, 'backup.key')));
	await close(lost);
	await rm(lost.dataDir, { recursive: true });
}

/** A folder as people name theirs: each of these means something to PostgreSQL or to a shell. */
const ODD = `50% d'été $HOME`;

async function restored(at?: Date): Promise<House & { until: string | null }> {
	const dataDir = path.join(await newFolder(), ODD);
	const identity = await identityIn(key);
	const { cluster, until } = await restore(place(), { at, dataDir, identity });
	const again = openHouse(dataDir, cluster);
	await setAppPassword(again.owner, APP_PASSWORD);
	return { ...again, until };
}

/** Changes one byte in the middle. @returns what takes that back */
async function spoil(name: string): Promise<() => Promise<unknown>> {
	const { files } = place();
	const right = Buffer.concat((await (await files.read(name))?.toArray()) ?? []);
	const wrong = Buffer.from(right);
	wrong.writeUInt8(wrong.readUInt8(wrong.length >> 1) ^ 1, wrong.length >> 1);
	await files.write(name, Readable.from([wrong]));
	return () => files.write(name, Readable.from([right]));
}
const problemOf = (work: Promise<unknown>) => work.then(() => 'none', String);
/** What was begun of copies and is none. */
const leftovers = async (): Promise<string[]> =>
	to.bucket
		? to.bucket.unfinished()
		: (await readdir(path.join(to.address, 'base'))).filter((name) => name.endsWith('.part'));

describe.each(PLACES)('in %s', (_kind, start) => {
	beforeAll(async () => {
		to = await start();
		const dataDir = await newFolder();
		house = openHouse(dataDir, await startCluster({ dataDir }));
		await migrate(house.owner);
		await setAppPassword(house.owner, APP_PASSWORD);
		await seed(house.owner);
		await bindDevices(house.owner);
		// What the seed has without fiches behind it.
		for (const table of ['boules_block', 'payments', 'invoices']) {
			await sql`DELETE FROM ${sql.table(table)}`.execute(house.owner);
		}
		draw = await openDraw(house.owner, 1);
		await writeFile(path.join(dataDir, 'tickets.key'), 'signs tickets');
	});
	afterAll(async () => {
		for (const each of running) await close(each);
		for (const folder of folders) await rm(folder, { recursive: true, force: true });
		await to.stop();
	});

	test('what was sold until the log was last kept is there after the disk is lost, and the books are right', async () => {
		const backups = backupsOf(house.dataDir);
		expect(await backups.isDue()).toBe(true);
		const taken = await Promise.all([backups.take(), sellTo(house, 20)]);
		expect(await backups.isDue()).toBe(false);
		expect(said.join()).toContain('Keep a copy of it elsewhere');
		const [{ sha256 }] = taken;
		expect(sha256).toMatch(/^[0-9a-f]{64}$/);
		await sellTo(house, 30);
		const sure = await fichesIn(house);
		const before = await clockOf(house);
		await backups.keepLog();
		expect(Date.parse((await backups.place.kept())?.until ?? '')).toBeGreaterThanOrEqual(+before);
		await sellTo(house, 5);
		await lose(house);

		const again = await restored();
		const found = await fichesIn(again);
		expect(found).toBeGreaterThanOrEqual(sure);
		expect(found).toBeLessThanOrEqual(sure + 5);
		expect(again.until).not.toBeNull();
		expect((await reconcile(again.owner, { most: 20 })).named).toEqual([]);
		expect(await readFile(path.join(again.dataDir, 'tickets.key'), 'utf8')).toBe('signs tickets');
		const config = { dataDir: again.dataDir, backupRecipient: undefined };
		expect(await recipientOf(config, () => undefined)).toBe(
			await identityToRecipient(await identityIn(key)),
		);
		expect(existsSync(path.join(again.dataDir, 'backup.key'))).toBe(false);
		await sellTo(again, 1);
		house = again;
	});

	test('any moment since the first copy can be had; a wrong change is compared with what was before it', async () => {
		await writeFile(path.join(house.dataDir, 'backup.key'), await readFile(key));
		const backups = backupsOf(house.dataDir);
		expect(await backups.isDue()).toBe(true);
		const { rests, recipient, ...asBefore } = await backups.take();
		// Another disk: none of its files is the one that was copied.
		expect(rests).toEqual([]);
		expect(recipient).toMatch(/^age1/);
		// As copies were before there were listings.
		await place().describe(asBefore);
		await place().files.remove(`list/${asBefore.name}.json.gz`);
		await sellTo(house, 3);
		const before = await clockOf(house);
		const names = () => sql<{ first_name: string }>`SELECT first_name FROM agents ORDER BY id`;
		const right = (await names().execute(house.owner)).rows;
		await sql`UPDATE agents SET first_name = 'Erreur'`.execute(house.owner);
		await sql`SELECT pg_switch_wal()`.execute(house.owner);
		await sellTo(house, 2);
		await backups.keepLog();
		const fiches = await fichesIn(house);

		const beside = await restored(before);
		expect((await names().execute(beside.owner)).rows).toEqual(right);
		expect(await fichesIn(beside)).toBe(fiches - 2);
		expect((await names().execute(house.owner)).rows).not.toEqual(right);
		await close(beside);
		const all = await restored();
		expect(await fichesIn(all)).toBe(fiches);
		await close(all);
	});

	test('more copies than enough are thrown away, and the log that only they needed', async () => {
		const backups = backupsOf(house.dataDir);
		const before = await backups.place.logs();
		// The copies until now are of days before.
		const earlier = await backups.place.bases();
		for (const [index, base] of earlier.entries()) {
			const ended = new Date(Date.now() - (earlier.length - index) * 24 * 60 * 60_000);
			await backups.place.describe({ ...base, ended: ended.toISOString() });
		}
		// PostgreSQL says more than its last lines, before which is why it stopped: nothing was done after the moment.
		await sql`ALTER SYSTEM SET log_error_verbosity = verbose`.execute(house.owner);
		await backups.take();
		await backups.take();
		const bases = await backups.place.bases();
		// Two days: the newest of before, and today with both of its copies.
		expect(bases.map(({ name }) => name)[0]).toBe(earlier.at(-1)?.name);
		expect(bases).toHaveLength(3);
		const after = await backups.place.logs();
		expect(before.filter((name) => !after.includes(name)).length).toBeGreaterThan(0);
		const again = await restored(new Date(bases[1]?.ended ?? ''));
		expect(await fichesIn(again)).toBe(await fichesIn(house));
		await close(again);
	});

	test('a copy holds what changed since those of the week, and is had again with what did not', async () => {
		const at = (name: string) => path.join(house.dataDir, name);
		await writeFile(at('goes'), 'goes');
		await writeFile(at('changes'), 'before');
		const whole = await backupsOf(house.dataDir).take({ isWhole: true });
		expect(whole.rests).toEqual([]);
		await rm(at('goes'));
		await writeFile(at('changes'), 'after.');
		await sellTo(house, 2);
		const more = await backupsOf(house.dataDir).take();
		expect(more.rests).toContain(whole.name);
		expect(more.bytes).toBeLessThan(whole.bytes / 2);
		await sellTo(house, 2);
		const third = await backupsOf(house.dataDir).take();
		expect(third.rests).toContain(whole.name);

		const again = await restored();
		expect(await fichesIn(again)).toBe(await fichesIn(house));
		expect((await reconcile(again.owner, { most: 20 })).named).toEqual([]);
		expect(await tableContents(again.owner)).toEqual(await tableContents(house.owner));
		expect(await readFile(path.join(again.dataDir, 'changes'), 'utf8')).toBe('after.');
		expect(await readFile(path.join(again.dataDir, 'tickets.key'), 'utf8')).toBe('signs tickets');
		expect(existsSync(path.join(again.dataDir, 'goes'))).toBe(false);
		await close(again);
		await rm(at('changes'));
	});

	test('what a copy rests on stays as long as it does, and is no moment of its own', async () => {
		const backups = backupsOf(house.dataDir);
		const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
		const all = await place().all();
		const [whole, more] = all.slice(-3);
		if (!whole || !more) throw new Error('There are no copies');
		// Of more days than are kept.
		for (const base of all) await place().describe({ ...base, ended: daysAgo(5) });
		await place().removeBase(all.at(-1) ?? more);
		await place().describe({ ...more, ended: daysAgo(1) });
		const last = await backups.take({ isWhole: true });
		const namesOf = (bases: readonly { name: string }[]) => bases.map(({ name }) => name);
		expect(namesOf(await place().bases())).toEqual(namesOf([more, last]));
		expect(namesOf(await place().all())).toEqual(namesOf([whole, more, last]));
		const early = await problemOf(restored(new Date(daysAgo(2))));
		expect(early).toContain('The first copy is of');
		await place().removeBase(last);
		const again = await restored();
		expect(await tableContents(again.owner)).toEqual(await tableContents(house.owner));
		await close(again);

		await place().describe({ ...more, ended: daysAgo(3) });
		const other = await backups.take({ isWhole: true });
		await place().describe({ ...other, ended: daysAgo(1) });
		await backups.take();
		expect(namesOf(await place().all())).not.toContain(whole.name);
		expect(await place().files.list('list')).toHaveLength(2);
	});

	test('what cannot be restored is said before anything is laid down', async () => {
		const identity = await identityIn(key);
		const wanted = { at: undefined, dataDir: path.join(await newFolder(), 'data'), identity };
		const refused = (change: object, from = place()) =>
			problemOf(restore(from, { ...wanted, ...change }));
		expect(await refused({ at: new Date('2020-01-01') })).toContain('The first copy is of');
		expect(await refused({ at: new Date('2120-01-01') })).toContain('is kept, no later');
		expect(await refused({ dataDir: house.dataDir })).toContain('is not empty');
		expect(await refused({ identity: await generateX25519Identity() })).toContain('with this key');
		// Node's own way to make folders does not come back from there.
		if (process.platform === 'linux') {
			expect(await refused({ dataDir: '/proc/nowhere' })).toContain('cannot be made');
		}
		expect(await refused({}, placeAt(await newFolder(), to.access))).toContain(
			'no complete backup',
		);
		const newest = (await place().bases()).at(-1);
		const mend = await spoil(place().baseFile(newest?.name ?? ''));
		expect(await refused({})).toContain('is not as it was written');
		await mend();
		const [restedOn = ''] = (await backupsOf(house.dataDir).take()).rests ?? [];
		const mendOther = await spoil(place().baseFile(restedOn));
		expect(await refused({})).toContain('npm run backup -- --whole');
		await mendOther();
	});

	test('a restore that breaks off says so, and what is to be done', async () => {
		const wanted = { at: undefined, dataDir: path.join(await newFolder(), 'data') };
		const identity = await identityIn(key);
		const name = (await place().logs()).at(-1) ?? '';
		const mend = await spoil(place().logFile(name));
		const said = await problemOf(restore(place(), { ...wanted, identity }));
		expect(said).toContain(`The restore broke off: remove ${wanted.dataDir} and begin it again`);
		await mend();
		expect(await problemOf(restore(place(), { ...wanted, identity }))).toContain('is not empty');
	});

	test('of what was done while nothing was kept no moment is promised; a new copy is due', async () => {
		const backups = backupsOf(house.dataDir);
		await backups.release();
		await sellTo(house, 1);
		const between = await clockOf(house);
		expect(await backups.isDue()).toBe(true);
		await backups.take();
		expect(await backups.isDue()).toBe(false);
		expect(await problemOf(restored(between))).toContain(
			'Nothing is kept of what was done between',
		);
		const again = await restored();
		expect(await fichesIn(again)).toBe(await fichesIn(house));
		await close(again);
	});

	test('a gap is told although the place is away when it begins, and no copy reaches over one', async () => {
		const backups = backupsOf(house.dataDir);
		await backups.release();
		const away = place();
		away.tell = () => Promise.reject(new Error('away'));
		const holding = house.owner.connection().execute((db) => holdLog(db, away));
		await expect(holding).rejects.toThrow('away');
		expect(await backups.isDue()).toBe(true);

		const before = await place().bases();
		const { files } = backups.place;
		const write = files.write.bind(files);
		files.write = async (name, content) => {
			const written = await write(name, content);
			if (!name.startsWith('base/')) return written;
			// What the slot holds grew beyond its limit; the next look at the log starts again.
			await backupsOf(house.dataDir).release();
			await backupsOf(house.dataDir).isDue();
			return written;
		};
		expect(await problemOf(backups.take())).toContain('thrown away a part of its log');
		expect(await place().bases()).toEqual(before);
		await backupsOf(house.dataDir).take();
	});

	test('a copy that a wrong clock dated years ahead keeps no other from being made, nor outlasts it', async () => {
		const backups = backupsOf(house.dataDir);
		expect(await backups.isDue()).toBe(false);
		const right = (await place().bases()).at(-1);
		if (!right) throw new Error('There is no copy');
		const [name, ended] = ['2099-01-01T00-00-00-000Z', '2099-01-01T00:00:00.000Z'];
		await place().describe({ ...right, name, ended });
		expect(await backups.isDue()).toBe(true);
		const taken = await backups.take();
		expect((await place().bases()).at(-1)).toEqual(taken);
		expect(await backups.isDue()).toBe(false);
		await place().removeBase({ name });
	});

	test('a process that is killed while it copies leaves no copy, and the next one throws away what it left', async () => {
		// Does not get smaller, so that it goes in several parts.
		await writeFile(path.join(house.dataDir, 'large'), randomBytes(60 * 2 ** 20));
		const before = await place().bases();
		const inTheMiddle = new AbortController();
		const isCopying = once(inTheMiddle.signal, 'abort');
		if (to.bucket) {
			to.bucket.meddle = ({ url = '' }) => {
				const isSecond = url.includes('partNumber=2');
				if (isSecond) inTheMiddle.abort();
				return isSecond;
			};
		} else {
			watch(path.join(to.address, 'base'), inTheMiddle, (_event, name) => {
				if (name?.endsWith('.part')) inTheMiddle.abort();
			});
		}
		const tools = path.join(__dirname, '../tools/testing');
		const settings = JSON.stringify(configOf(house.dataDir, to.address));
		const script = [
			path.join(tools, 'typescript-child.mjs'),
			path.join(tools, 'backing.ts'),
			settings,
		];
		const child = spawn(process.execPath, script, { stdio: ['ignore', 'inherit', 'inherit'] });
		const ended = once(child, 'exit');
		await Promise.race([isCopying, ended]);
		child.kill('SIGKILL');
		expect(await ended).toEqual([null, 'SIGKILL']);
		if (to.bucket) to.bucket.meddle = () => false;
		expect(await place().bases()).toEqual(before);
		expect(await leftovers()).toHaveLength(1);

		await backupsOf(house.dataDir).take();
		expect((await place().bases()).at(-1)?.bytes).toBeGreaterThan(60 * 2 ** 20);
		expect(await leftovers()).toEqual([]);
		await rm(path.join(house.dataDir, 'large'));
	});

	test('a house and the one that was restored from it do not keep one log', async () => {
		const address = `${to.address}/beside`;
		const first = backupsOf(house.dataDir, address);
		await first.take();
		const dataDir = path.join(await newFolder(), 'data');
		const identity = await identityIn(path.join(house.dataDir, 'backup.key'));
		const { cluster } = await restore(placeAt(address, to.access), {
			...{ at: undefined, dataDir, identity },
		});
		const beside = openHouse(dataDir, cluster);
		await backupsOf(dataDir, address).take();
		expect((await first.place.kept())?.chain).toBe(1);
		expect(await problemOf(first.keepLog())).toContain('restored from these backups');
		await close(beside);
		// It is gone for long: the first one begins a part of its own.
		const kept = await first.place.kept();
		if (kept) await first.place.tell({ ...kept, until: new Date(0).toISOString() });
		expect(await first.isDue()).toBe(true);
		await first.take();
		expect(await first.isDue()).toBe(false);
		expect((await first.place.kept())?.chain).toBe(2);
	});

	test('copies of two houses are not mixed, and a place that cannot be written is named', async () => {
		const dataDir = await newFolder();
		const other = openHouse(dataDir, await startCluster({ dataDir }));
		expect(await problemOf(backupsOf(dataDir).take())).toContain('backups of another database');
		const file = path.join(await newFolder(), 'file');
		await writeFile(file, '');
		expect(await problemOf(backupsOf(dataDir, file).take())).toContain('BACKUP_DIR');
		await close(other);
	});
});
