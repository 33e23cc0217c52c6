import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { companyApi } from '@borlette/shared/contract/company';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { connect, type Pool } from '../db/connect.ts';
import { rowsOf, theRow } from '../db/rows.ts';
import { SecondReads } from '../db/second-reads.ts';
import { urlsOf } from '../db/server-urls.ts';
import { type Memory, type Reached, Servers } from '../db/servers.ts';
import { failureOf } from '../http/errors.ts';
import { buildApp } from '../start/app.ts';
import { IDS } from '../tools/testing/ids.ts';
import { newKey, sell } from '../tools/testing/selling.ts';
import { mintToken, requestOf } from '../tools/testing/test-api.ts';
import { TwoServers, untilShown } from '../tools/testing/two-servers.ts';
import { firstWord, until } from '../tools/testing/waiting.ts';
import { layDownSecond } from './follow.ts';
import { invite } from './invitation.ts';
import { promote } from './promote.ts';
import { followerOf, waitForSecond } from './second.sql.ts';
import { keepSynchronous } from './synchronous.ts';

const KEY = Buffer.alloc(32, 'second').toString('base64');
const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
function memoryOf(): Memory {
	let kept: Reached | undefined;
	return {
		reached: () => kept,
		keep(reached) {
			kept = reached;
		},
	};
}
const fichesIn = async (db: Pool): Promise<number> =>
	(await theRow(db, sql<{ count: number }>`SELECT count(*) FROM fiches`)).count;
const codeOf = (attempt: Promise<unknown>) =>
	attempt.then(
		() => 'sold',
		(error) => failureOf(error).body('').code,
	);

let both: TwoServers;
let db: Pool;
const memory = memoryOf();
beforeAll(async () => {
	both = await TwoServers.make(freePort);
	db = connect(both.url, { servers: new Servers(urlsOf(both.url), memory) });
});
afterAll(async () => {
	await db.destroy();
	await both.remove();
});

/** Who waits for the second server, once the sale does. Throws where that ends without. */
async function waitingFor(sale: Promise<unknown>, owner: Pool): Promise<number> {
	const waiting = () =>
		rowsOf(
			owner,
			sql<{ pid: number }>`SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
		);
	await until(async () => (await waiting()).length > 0, sale);
	return (await waiting())[0]?.pid ?? 0;
}

const replay = (what: 'pause' | 'resume') =>
	sql`SELECT ${sql.raw(`pg_wal_replay_${what}`)}()`.execute(both.second.owner);

test('nobody is invited to where the database does not listen', async () => {
	const { dataDir, listen } = both.first;
	const config = { ...readConfig({}), storeDir: undefined, dataDir };
	const elsewhere = { ...config, databaseListen: { ...listen, host: '127.0.0.9' } };
	const file = path.join(dataDir, 'invitation');
	await expect(invite(elsewhere, file)).rejects.toThrow(/does not listen on 127\.0\.0\.9:/);
	expect(existsSync(file)).toBe(false);
});

test('where the second would not be reached, nothing is copied: the same command goes on once it is', async () => {
	const dataDir = path.join(both.first.dataDir, 'third');
	const taken = { dataDir, listen: both.first.listen };
	await expect(layDownSecond('no invitation', taken)).rejects.toThrow(
		/ is taken by another program/,
	);
	expect(existsSync(dataDir)).toBe(false);
});

test('what "Toutes" shows is read from the second server with its age, and from the first where that cannot', async () => {
	const servers = new Servers(urlsOf(both.url));
	await servers.look();
	const second = new SecondReads(servers, { max: 1, waitMs: 0 });
	const beating = new AbortController();
	void second.beat(db, beating.signal);
	const config = { ...readConfig({}), twoFactorRoles: [], signInKeptSeconds: 0 };
	const keys = { secretsKey: KEY, ticketKeys: [KEY], dataDir: both.first.dataDir };
	const app = await buildApp({ db, second, config: { ...config, ...keys }, checkAnswers: true });
	const token = await mintToken(both.first.owner, 'root');
	const read = async () => {
		const request = requestOf(companyApi.list, { query: {} }, token);
		const { statusCode, headers } = await app.inject(request);
		return [statusCode, headers['data-age']];
	};
	await untilShown(both);
	// On a machine that is busy with other things it may be too far behind for a moment.
	await until(async () => (await second.shownTo('somebody')) !== undefined);
	expect((await second.shownTo('somebody'))?.age).toBeGreaterThanOrEqual(1);
	expect(await read()).toEqual([200, expect.stringMatching(/^[1-9]/)]);
	// It was read there and nowhere else.
	const names = async () =>
		(await app.inject(requestOf(companyApi.list, { query: {} }, token))).body;
	await replay('pause');
	try {
		await sql`UPDATE companies SET companyname = companyname || ' 2'`.execute(both.first.owner);
		expect(await names()).not.toContain(' 2');
		// Whoever changes something sees it.
		second.noteWrite(IDS.root);
		expect(await names()).toContain(' 2');
	} finally {
		await replay('resume');
	}

	await both.stop(both.second);
	expect(await read()).toEqual([200, '0']);
	both.second = await both.start(both.second.dataDir, both.second.listen.port);
	beating.abort();
	await app.close();
	await second.close();
});

test('an API whose one address leads to the server that follows is not ready: sales would fail there', async () => {
	await untilShown(both);
	const readyOn = async ({ owner }: (typeof both)['first']) => {
		const config = { ...readConfig({}), ticketKeys: [KEY] };
		const app = await buildApp({ db: owner, config });
		const { statusCode, headers } = await app.inject({ url: '/api/health/ready' });
		await app.close();
		return [statusCode, headers['retry-after']];
	};
	expect(await readyOn(both.first)).toEqual([200, undefined]);
	expect(await readyOn(both.second)).toEqual([503, '30']);
});

test('how old it is, is told by the clock of the server that is written: the second one’s may be behind', async () => {
	const { owner } = both.first;
	// As a server sees it whose clock is an hour behind.
	await sql`CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
		$$ SELECT pg_catalog.clock_timestamp()
			- CASE WHEN pg_is_in_recovery() THEN interval '1 hour' ELSE interval '0' END $$`.execute(
		owner,
	);
	await sql`ALTER ROLE borlette_app SET search_path = public, pg_catalog`.execute(owner);
	await untilShown(both);
	const servers = new Servers(urlsOf(both.url));
	await servers.look();
	const second = new SecondReads(servers, { max: 1 });
	const beating = new AbortController();
	void second.beat(db, beating.signal);
	await replay('pause');
	try {
		await until(async () => ((await second.shownTo('somebody'))?.age ?? 0) >= 3);
	} finally {
		await replay('resume');
		beating.abort();
		await second.close();
		await sql`ALTER ROLE borlette_app RESET search_path`.execute(owner);
		await sql`DROP FUNCTION public.clock_timestamp()`.execute(owner);
	}
});

test('a sale that waits for the second server counts only once that has it, however the wait ends', async () => {
	const { owner } = both.first;
	const watching = new AbortController();
	const { signal } = watching;
	const { said } = await firstWord((say) =>
		keepSynchronous(both.first.cluster.ownerUrl, 'always', { say, signal }),
	);
	expect(said).toBe('A sale counts once the second server has it on its disk');
	await sell(db, both.draw, [{}]);
	await both.stop(both.second);

	const key = newKey();
	const first = codeOf(sell(db, both.draw, [{}], { key }));
	const pid = await waitingFor(first, owner);
	// As whoever ends a statement does: PostgreSQL commits, and warns.
	await sql`SELECT pg_cancel_backend(${pid})`.execute(owner);
	expect(await first).toBe('unavailable');
	const again = sell(db, both.draw, [{}], { key });
	await waitingFor(again, owner);
	both.second = await both.start(both.second.dataDir, both.second.listen.port);
	const { ref_code } = await again;
	expect(
		(await sql`SELECT FROM fiches WHERE ref_code = ${ref_code}`.execute(both.second.owner)).rows,
	).toHaveLength(1);
	expect((await followerOf(owner))?.isSynchronous).toBe(true);
	watching.abort();
	await waitForSecond(owner, false);
});

test('the second server is promoted, and what asks for one that is written goes on with it; the first is not written again', async () => {
	const config = { ...readConfig({}), dataDir: both.second.dataDir };
	await expect(promote(config, { evenSo: false })).rejects.toThrow('answers: two would sell');
	const key = newKey();
	const { ref_code } = await sell(db, both.draw, [{}], { key });
	const before = await fichesIn(both.first.owner);
	await both.stop(both.first);

	expect(await codeOf(sell(db, both.draw, [{}]))).toBe('unavailable');
	await promote(config, { evenSo: false });
	expect((await sell(db, both.draw, [{}], { key })).ref_code).toBe(ref_code);
	await sell(db, both.draw, [{}]);
	expect(await fichesIn(both.second.owner)).toBe(before + 1);

	// The first comes back as if nothing had happened, and the second is away.
	both.first = await both.start(both.first.dataDir, both.first.listen.port);
	await sell(db, both.draw, [{}]);
	await both.stop(both.second);
	expect(await codeOf(sell(db, both.draw, [{}]))).toBe('unavailable');
	const later = connect(both.url, { servers: new Servers(urlsOf(both.url), memory) });
	expect(await codeOf(sell(later, both.draw, [{}]))).toBe('unavailable');
	await later.destroy();
	expect(await fichesIn(both.first.owner)).toBe(before);
});
