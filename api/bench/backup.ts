/**
 * The disk is lost while terminals sell, again and again: what was sold, acknowledged and is gone after the restore, against
 * what the log's delay allows, and what reconcile finds. Each round goes on in the house that the one before restored.
 * Bounded: about 15 s a round. Run: pnpm --filter ./api bench:backup [rounds]
 */
import { randomInt } from 'node:crypto';
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { identityIn, KEY_FILE } from '../src/backup/identity.ts';
import { Backups } from '../src/backup/keep.ts';
import { restore } from '../src/backup/restore.ts';
import { APP_ROLE, setAppPassword } from '../src/db/app-role.ts';
import { connect, type Pool } from '../src/db/connect.ts';
import { type Cluster, startCluster } from '../src/db/embedded/cluster.ts';
import { randomPassword } from '../src/db/embedded/password.ts';
import { migrate } from '../src/db/migrate.ts';
import { rowsOf } from '../src/db/rows.ts';
import { reconcile } from '../src/tools/reconcile/reconcile.ts';
import { NO_ACCESS } from '../src/tools/testing/places.ts';
import { seed } from '../src/tools/testing/seed.ts';
import { bindDevices, openDraw, sell } from '../src/tools/testing/selling.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const TERMINALS = 4;
/** The API's own is ten seconds; a round shall not take that long. */
const DELAY_MS = 1_000;
const password = randomPassword();

const folder = mkdtempSync(path.join(tmpdir(), 'borlette-bench-'));
chmodSync(folder, 0o755);
const key = path.join(folder, KEY_FILE);

interface House {
	dataDir: string;
	cluster: Cluster;
	owner: Pool;
	db: Pool;
}

function houseOf(dataDir: string, cluster: Cluster): House {
	const url = new URL(cluster.ownerUrl);
	url.username = APP_ROLE;
	url.password = password;
	const owner = connect(cluster.ownerUrl, { max: 1 });
	return { dataDir, cluster, owner, db: connect(url.href, { max: TERMINALS }) };
}

async function firstHouse(): Promise<{ house: House; draw: string }> {
	const dataDir = mkdtempSync(path.join(folder, 'house-'));
	chmodSync(dataDir, 0o755);
	const house = houseOf(dataDir, await startCluster({ dataDir }));
	const { owner } = house;
	await migrate(owner);
	await setAppPassword(owner, password);
	await seed(owner);
	await bindDevices(owner);
	// What the seed has without fiches behind it.
	for (const table of ['boules_block', 'payments', 'invoices', 'limits']) {
		await sql`DELETE FROM ${sql.table(table)}`.execute(owner);
	}
	return { house, draw: await openDraw(owner, 1) };
}

/** Sells until the database is gone. @returns when each sale was acknowledged, by its reference */
async function sellOn({ db }: House, draw: string): Promise<Map<string, number>> {
	const known = new Map<string, number>();
	const work = async () => {
		for (;;) {
			try {
				const { ref_code } = await sell(db, draw, [{ stake: 5 }]);
				known.set(ref_code, Date.now());
			} catch {
				return;
			}
		}
	};
	await Promise.all(Array.from({ length: TERMINALS }, work));
	return known;
}

const backupsOf = (dataDir: string) =>
	new Backups(
		{
			...{ dataDir, backupDir: path.join(folder, 'backups'), backupsKept: 2 },
			...{ storeDir: undefined, backupRecipient: undefined, databaseUrl: undefined },
			bucketAccess: NO_ACCESS,
		},
		() => copyFileSync(path.join(dataDir, KEY_FILE), key),
	);

async function round(house: House, draw: string) {
	const backups = backupsOf(house.dataDir);
	if (await backups.isDue()) await backups.take();
	const selling = sellOn(house, draw);
	const until = Date.now() + randomInt(2_000, 5_000);
	while (Date.now() < until) {
		await backups.keepLog();
		await wait(Math.min(DELAY_MS, Math.max(0, until - Date.now())));
	}
	process.kill(house.cluster.pid, 'SIGKILL');
	const lostAt = Date.now();
	const known = await selling;
	await house.cluster.ended;
	await Promise.all([house.db.destroy(), house.owner.destroy()]);
	await house.cluster.stop();
	rmSync(house.dataDir, { recursive: true });

	const begun = performance.now();
	const dataDir = path.join(folder, `house-${lostAt}`);
	const identity = await identityIn(key);
	const { cluster } = await restore(backups.place, { at: undefined, dataDir, identity });
	const seconds = (performance.now() - begun) / 1_000;
	copyFileSync(key, path.join(dataDir, KEY_FILE));
	const again = houseOf(dataDir, cluster);
	const found = await rowsOf(again.owner, sql<{ ref_code: string }>`SELECT ref_code FROM fiches`);
	const there = new Set(found.map(({ ref_code }) => ref_code));
	const lost = [...known].filter(([ref]) => !there.has(ref)).map(([, at]) => lostAt - at);
	const { count } = await reconcile(again.owner, { most: 1 });
	return { house: again, sold: known.size, lost, seconds, differences: count };
}

// A server is waited for by nothing that keeps this process.
const awake = setInterval(() => undefined, 60_000);
try {
	let { house, draw } = await firstHouse();
	const all = { sold: 0, lost: 0, oldest: 0, differences: 0 };
	console.info('round   sold   lost   oldest lost (ms)   restored in (s)   differences');
	for (let number = 1; number <= ROUNDS; number++) {
		const { sold, lost, seconds, differences, ...next } = await round(house, draw);
		house = next.house;
		const oldest = Math.max(0, ...lost);
		const row = [number, sold, lost.length, oldest, seconds.toFixed(1), differences];
		console.info(row.map(String).join('\t'));
		all.sold += sold;
		all.lost += lost.length;
		all.oldest = Math.max(all.oldest, oldest);
		all.differences += differences;
	}
	console.info(
		`${ROUNDS} rounds: ${all.sold} sold, ${all.lost} lost with the disk, none of them acknowledged more than ${all.oldest} ms before (kept every ${DELAY_MS} ms); ${all.differences} differences`,
	);
	await Promise.all([house.db.destroy(), house.owner.destroy()]);
	await house.cluster.stop();
} finally {
	clearInterval(awake);
	rmSync(folder, { recursive: true, force: true });
}
