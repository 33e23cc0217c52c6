import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stateApi } from '@borlette/shared/contract/state';
import { sql } from 'kysely';
import { placeAt } from '../../backup/place-at.ts';
import { rowsOf } from '../../db/rows.ts';
import { keepingProvider } from '../../scheduler/provider.ts';
import { readBackups } from '../../state/backups.ts';
import { noteCheck } from '../../state/house.sql.ts';
import { Running } from '../../state/running.ts';
import { startBucketServer } from '../../tools/testing/bucket-server.ts';
import { NO_ACCESS } from '../../tools/testing/places.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { until } from '../../tools/testing/waiting.ts';

const backupDir = mkdtempSync(join(tmpdir(), 'borlette-backups-'));
const api = useTestApi({ backupDir });
const place = placeAt(backupDir, NO_ACCESS);
const agoMs = (ms: number) => new Date(Date.now() - ms).toISOString();
const HOUR = 60 * 60_000;

const running = new Running();
Object.assign(running, { since: agoMs(HOUR) });
afterAll(() => running.stop());

const kept = { backupDir, bucketAccess: NO_ACCESS, databaseUrl: undefined, demo: false };
const failures: Error[] = [];
/** Kinds of entries that the provider has to do, by what the scheduler finds now. */
async function entries(config: typeof kept | Record<string, unknown> = kept) {
	const releases = { storeDir: undefined, trustFile: undefined, webDir: undefined };
	const keep = keepingProvider(
		{ ...releases, ...config } as never,
		running,
		(error) => void failures.push(error),
	);
	await keep(api.db);
	expect(failures).toEqual([]);
	return rowsOf(
		api.owner,
		sql<{ kind: string; facts: object }>`SELECT kind, facts FROM todos
			WHERE gone_at IS NULL AND kind IN ('backup_missing', 'backup_late', 'books_differ') ORDER BY kind`,
	);
}
const keptUntil = (until: string) =>
	place.tell({ system: '1', until, through: 1, chain: 0, earlier: [] });
const baseOf = (ended: string) => ({
	...{ name: ended.replaceAll(/[:.]/g, '-'), system: '1', ended, timeline: '00000001' },
	...{ from: 0, chain: 0, bytes: 1_000, sha256: '' },
});
const base = (ended: string) => place.describe(baseOf(ended));

test('backups are asked for, told of when they are late, and the entry ends with a newer one', async () => {
	await place.prepare();
	expect(await entries()).toMatchObject([{ kind: 'backup_missing' }]);
	expect(await entries({ ...kept, demo: true })).toEqual([]);
	const old = agoMs(30 * HOUR);
	await base(old);
	await keptUntil(agoMs(1_000));
	expect(await entries()).toEqual([
		{ kind: 'backup_late', facts: { problem: 'base', until: old } },
	]);
	await base(agoMs(HOUR));
	expect(await entries()).toEqual([]);
	await keptUntil(agoMs(HOUR));
	expect(await entries()).toMatchObject([{ kind: 'backup_late', facts: { problem: 'log' } }]);
	await keptUntil(agoMs(1_000));
	expect(await entries()).toEqual([]);
});

test('a place that cannot be read keeps nothing: it is told, and the page says so', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'borlette-backups-'));
	// Of whom the process may read nothing, whoever it runs as.
	writeFileSync(join(folder, 'base'), 'a file where the copies should be');
	expect(await entries({ ...kept, backupDir: folder })).toMatchObject([{ kind: 'backup_missing' }]);
	expect(await readBackups({ ...kept, backupDir: folder })).toEqual({
		bases: [],
		spent_bytes: 0,
		until: null,
	});
	expect(await entries()).toEqual([]);
});

test('a bucket is told of as a folder is; one that is away or hangs keeps nothing, and nobody waits for it', async () => {
	const bucket = await startBucketServer();
	const config = { ...kept, backupDir: bucket.address, bucketAccess: bucket.access };
	const there = placeAt(config.backupDir, config.bucketAccess);
	// One that is there may be slow here.
	const read = () => readBackups(config, 900_000);
	const nothing = { bases: [], spent_bytes: 0, until: null };
	expect(await read()).toEqual(nothing);
	expect(await entries(config)).toMatchObject([{ kind: 'backup_missing' }]);
	const [old, until] = [agoMs(30 * HOUR), agoMs(1_000)];
	await there.describe(baseOf(old));
	await there.tell({ system: '1', until, through: 1, chain: 0, earlier: [] });
	const present = { bases: [{ ended: old, bytes: 1_000 }], until };
	expect(await read()).toMatchObject({ ...present, spent_bytes: 0 });
	await there.describe({ ...baseOf(agoMs(40 * HOUR)), isSpent: true });
	expect(await read()).toMatchObject({ ...present, spent_bytes: 1_000 });
	expect(await entries(config)).toEqual([
		{ kind: 'backup_late', facts: { problem: 'base', until: old } },
	]);
	bucket.meddle = () => true;
	expect(await readBackups(config, 1)).toEqual(nothing);
	await bucket.stop();
	expect(await readBackups(config)).toEqual(nothing);
	expect(await entries(config)).toMatchObject([{ kind: 'backup_missing' }]);
	expect(await entries()).toEqual([]);
});

test('differences of the last check of the books are told until a check finds none', async () => {
	await noteCheck(api.db, { begun: new Date(), differences: 2 });
	expect(await entries()).toMatchObject([{ kind: 'books_differ', facts: { count: 2 } }]);
	await noteCheck(api.db, { begun: new Date(), differences: 0 });
	expect(await entries()).toEqual([]);
});

test('the provider reads how it runs, and nobody else; a copy that cannot be made says why there', async () => {
	const { status, body } = await api.call('root', stateApi.read, {});
	expect(status).toBe(200);
	expect(body.backup?.bases).toHaveLength(2);
	expect(body.database).toMatchObject({ differences: 0, draws_late: 0 });
	expect(body.process.lanes.find(({ lane }) => lane === 'report')?.at_work).toBe(1);
	expect((await api.call('adminA', stateApi.read, {})).status).toBe(403);

	expect((await api.call('root', stateApi.backUp, { body: {} })).status).toBe(200);
	const backupOf = async () => (await api.call('root', stateApi.read, {})).body.backup;
	await until(async () => !(await backupOf())?.copying);
	expect((await backupOf())?.failure).toMatch(/^No database runs in /);
});
