import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
	appendFileSync,
	chmodSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { smallDisk } from '../../tools/testing/small-disk.ts';
import { firstWord, until } from '../../tools/testing/waiting.ts';
import { setAppPassword } from '../app-role.ts';
import { connect } from '../connect.ts';
import { unprivilegedAccount } from './account.ts';
import { isAlive } from './alive.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { FolderInUse } from './lock.ts';

let dataDir: string;
let running: Cluster | undefined;

const start = async (say?: (message: string) => void): Promise<Cluster> => {
	running = await startCluster({ dataDir, ...(say && { say }) });
	return running;
};
const query = async <T>(cluster: Cluster, text: string): Promise<T[]> => {
	const db = connect(cluster.ownerUrl, { max: 1 });
	try {
		return (await sql.raw<T>(text).execute(db)).rows;
	} finally {
		await db.destroy();
	}
};
beforeAll(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'borlette-cluster-'));
	chmodSync(dataDir, 0o755);
});
afterEach(async () => {
	await running?.stop();
	running = undefined;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('it starts in an empty folder, keeps what was written, and stops in order', async () => {
	const first = await start();
	await query(first, 'CREATE TABLE kept (value text)');
	await query(first, `INSERT INTO kept VALUES ('çà et là')`);
	await first.stop();
	expect(isAlive(first.pid)).toBe(false);

	const second = await start();
	expect(await query(second, 'SELECT value FROM kept')).toEqual([{ value: 'çà et là' }]);
});

test('where another program has its port on this machine, or the address is none, it does not begin', async () => {
	const other = createServer().listen(0, '127.0.0.1');
	await once(other, 'listening');
	const { port } = other.address() as AddressInfo;
	// PostgreSQL would: the second address is free.
	const taken = startCluster({ dataDir, listen: { host: '127.0.0.2', port } });
	await expect(taken).rejects.toThrow(`127.0.0.1:${port} is taken by another program`);
	other.close();
	const nowhere = startCluster({ dataDir, listen: { host: '192.0.2.1', port } });
	await expect(nowhere).rejects.toThrow(`192.0.2.1:${port} is no address of this machine`);
	await start();
});

test('it is durable, speaks UTF-8, listens on this machine only and wants a password', async () => {
	const cluster = await start();
	const [settings] = await query(
		cluster,
		`SELECT current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens,
			current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checks,
			current_setting('server_version_num')::int / 10000 AS version`,
	);
	expect(settings).toEqual({
		fsync: 'on',
		listens: '127.0.0.1',
		encoding: 'UTF8',
		checks: 'on',
		version: 18,
	});
	const wrong = new URL(cluster.ownerUrl);
	wrong.password = 'wrong';
	await expect(query({ ...cluster, ownerUrl: wrong.href }, 'SELECT 1')).rejects.toThrow('password');
	const file = statSync(join(dataDir, 'postgres', 'owner.password'));
	expect(file.mode & 0o077).toBe(0);
});

test('its log tells what was refused, and nothing of whom; of what the API is answered nothing', async () => {
	const cluster = await start();
	const log = () => readFileSync(join(dataDir, 'postgres', 'postgres.log'), 'utf8');
	await query(cluster, 'CREATE TABLE people (name text PRIMARY KEY, age int NOT NULL)');
	await query(cluster, 'CREATE ROLE borlette_app');
	await query(cluster, 'GRANT INSERT ON people TO borlette_app');
	const refused = `INSERT INTO people VALUES ('Rose Toussaint', NULL)`;
	await expect(query(cluster, refused)).rejects.toThrow('null value');
	expect(log()).toContain('null value in column "age"');
	const owner = connect(cluster.ownerUrl, { max: 1 });
	await setAppPassword(owner, 'a password');
	await owner.destroy();
	const before = log();
	const app = new URL(cluster.ownerUrl);
	app.username = 'borlette_app';
	app.password = 'a password';
	await expect(query({ ...cluster, ownerUrl: app.href }, refused)).rejects.toThrow('null value');
	expect(log()).toBe(before);
	expect(before).not.toMatch(/Toussaint|a password/);
	await query(cluster, 'DROP TABLE people');
	await query(cluster, 'DROP ROLE borlette_app');
});

test.each([
	[16, 'Carry it over with a version of this product between that one and this'],
	[17, 'npm run carry carries it over, and keeps it'],
	[19, 'Start the version that made it, or restore a backup'],
])(
	'a folder of PostgreSQL %s is refused with what to do, and left as it is',
	async (major, remedy) => {
		await (await start()).stop();
		running = undefined;
		const folder = join(dataDir, 'postgres');
		const version = join(folder, 'data', 'PG_VERSION');
		const ours = readFileSync(version, 'utf8');
		writeFileSync(version, `${major}\n`);
		const before = readdirSync(folder, { recursive: true });
		await expect(start()).rejects.toThrow(
			new RegExp(`is of PostgreSQL ${major}, this version brings PostgreSQL 18.*${remedy}`),
		);
		expect(readdirSync(folder, { recursive: true })).toEqual(before);
		writeFileSync(version, ours);
		await start();
	},
);

test('a second start on the same folder names the process that has it', async () => {
	const cluster = await start();
	const second = startCluster({ dataDir });
	await expect(second).rejects.toThrow(FolderInUse);
	await expect(second).rejects.toThrow(`in use by process ${process.pid}`);
	expect(await query(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a PostgreSQL that outlived a killed API is stopped, and nothing committed is lost', async () => {
	const orphan = await start();
	await query(orphan, 'CREATE TABLE sales AS SELECT 42 AS amount');
	// As after kill -9: the server runs, the lock names a process that is gone.
	const lock = join(dataDir, 'postgres', 'lock');
	const holder = JSON.parse(readFileSync(lock, 'utf8'));
	const { pid } = spawnSync(process.execPath, ['-e', '']);
	writeFileSync(lock, JSON.stringify({ ...holder, pid }));

	const said: string[] = [];
	const next = await start((message) => said.push(message));
	expect(said.join()).toContain('earlier run');
	expect(next.pid).not.toBe(orphan.pid);
	expect(isAlive(orphan.pid)).toBe(false);
	expect(await query(next, 'SELECT amount FROM sales')).toEqual([{ amount: 42 }]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
	'one that is thrown away ends with what began it, at %s as their terminal sends it',
	async (signal) => {
		const folder = mkdtempSync(join(tmpdir(), 'borlette-cluster-'));
		chmodSync(folder, 0o755);
		const testing = join(__dirname, '..', '..', 'tools', 'testing');
		const child = spawn(
			process.execPath,
			[join(testing, 'typescript-child.mjs'), join(testing, 'cluster-process.ts'), folder],
			{ detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
		);
		try {
			const [said] = await once(child.stdout, 'data');
			expect(isAlive(Number(said))).toBe(true);
			process.kill(-(child.pid as number), signal);
			await until(() => !isAlive(Number(said)));
		} finally {
			child.kill('SIGKILL');
			rmSync(folder, { recursive: true, force: true });
		}
	},
);

test('a killed PostgreSQL recovers what was committed', async () => {
	const killed = await start();
	await query(killed, 'CREATE TABLE crash AS SELECT 7 AS amount');
	process.kill(killed.pid, 'SIGKILL');
	await killed.stop();
	const next = await start();
	expect(await query(next, 'SELECT amount FROM crash')).toEqual([{ amount: 7 }]);
});

test('one that was killed in the middle of a statement is waited for, until that has ended or somebody ends the start: PostgreSQL refuses to begin before', async () => {
	const killed = await start();
	const db = connect(killed.ownerUrl, { max: 1 });
	const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
	const atWork = rows[0]?.pid as number;
	process.kill(atWork, 'SIGSTOP');
	process.kill(killed.pid, 'SIGKILL');
	await killed.stop();
	const stopping = new AbortController();
	const STILL = /^A PostgreSQL of this folder was killed, .* still works: waiting/;
	try {
		const given = await firstWord((say) => startCluster({ dataDir, say, signal: stopping.signal }));
		expect(given.said).toMatch(STILL);
		stopping.abort(new Error('Ctrl-C'));
		await expect(given.work).rejects.toThrow('Ctrl-C');
	} catch (error) {
		process.kill(atWork, 'SIGKILL');
		throw error;
	}
	const { said, work } = await firstWord(start).finally(async () => {
		process.kill(atWork, 'SIGKILL');
		await db.destroy();
	});
	expect(said).toMatch(STILL);
	expect(await query(await work, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('one that works through its log is waited for as long as it says so, which is told, or until somebody ends the start', async () => {
	const before = await start();
	await query(before, 'CREATE TABLE replayed AS SELECT 5 AS amount');
	await before.stop();
	const data = join(dataDir, 'postgres', 'data');
	// It asks for more of its log, and gets no answer before there is a file.
	const [asked, go] = [join(data, 'asked'), join(data, 'go')];
	const wait = 'touch asked; until test -e go; do sleep 0.05; done; false';
	appendFileSync(join(data, 'postgresql.auto.conf'), `restore_command = '${wait}'\n`);
	writeFileSync(join(data, 'recovery.signal'), '');
	chmodSync(join(data, 'recovery.signal'), 0o666);
	// While it works, twenty seconds pass from each look at the clock to the next.
	let now = 0;
	const clock = jest.spyOn(performance, 'now').mockImplementation(() => {
		if (existsSync(asked)) now += 20_000;
		return now;
	});
	try {
		const stopping = new AbortController();
		const ended = await firstWord((say) => startCluster({ dataDir, say, signal: stopping.signal }));
		expect(ended.said).toMatch(
			/^PostgreSQL works through what was done before it ended, .*: waiting/,
		);
		stopping.abort(new Error('Ctrl-C'));
		await expect(ended.work).rejects.toThrow('Ctrl-C');
		expect(existsSync(join(data, 'postmaster.pid'))).toBe(false);

		rmSync(asked);
		const words: string[] = [];
		const work = start((text) => words.push(text));
		const begun = now;
		await until(() => now > begun + 600_000, work);
		writeFileSync(go, '');
		expect(await query(await work, 'SELECT amount FROM replayed')).toEqual([{ amount: 5 }]);
		expect(words).toHaveLength(1);
	} finally {
		clock.mockRestore();
		writeFileSync(go, '');
	}
});

test('on a full disk it says so in a sentence wherever that happens, leaves no server behind, and begins once there is room', async () => {
	const { uid, gid } = unprivilegedAccount() ?? {};
	const disk = smallDisk(200, { uid, gid });
	if (!disk) return;
	const { folder } = disk;
	const begin = () => startCluster({ dataDir: folder });
	const FULL = /^The disk of .* is full: make room there, then start again/;
	try {
		// While it is made; not a byte of room is left for a password.
		disk.fill();
		await expect(begin()).rejects.toThrow(FULL);
		disk.makeRoom();
		const first = await begin();
		await query(first, 'CREATE TABLE kept (value text)');
		await first.stop();
		// When it is there already.
		disk.fill();
		await expect(begin()).rejects.toThrow(FULL);
		disk.makeRoom();
		const second = await begin();
		expect(await query(second, 'SELECT value FROM kept')).toEqual([]);
		await second.stop();
	} finally {
		disk.end();
	}
});
