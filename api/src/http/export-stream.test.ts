import { type ClientRequest, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { agentApi } from '@borlette/shared/contract/agent';
import { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import { sql } from 'kysely';
import { readBatches } from '../db/cursor.ts';
import { rowsOf } from '../db/rows.ts';
import { IDS } from '../tools/testing/ids.ts';
import { readCsv } from '../tools/testing/read-file.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { until } from '../tools/testing/waiting.ts';

const api = useTestApi();
const ROWS = 20_000;
const COLUMNS = 'seq,actor_name,object_label,user_agent,hash';

beforeAll(async () => {
	await sql`INSERT INTO audit_entries (company_id, seq, at, actor_name, actor_role, action,
			object_type, object_id, object_label, ip, user_agent, previous_hash, hash)
		SELECT ${IDS.companyA}, n, '2026-03-01T00:00:00Z'::timestamptz + make_interval(secs => n),
			'Admin', 'company', 'update', 'agent', n::text, repeat('é', 400), '', repeat('x', 600),
			'', sha256(n::text::bytea)
		FROM generate_series(1, ${sql.lit(ROWS)}) AS n`.execute(api.owner);
	await api.app.listen({ port: 0, host: '127.0.0.1' });
});

/** A file of all entries over a real connection, none of it read yet. */
async function open(format: string): Promise<IncomingMessage> {
	const { port } = api.app.server.address() as AddressInfo;
	const path = `${tracabiliteApi.companies.path}?format=${format}&columns=${COLUMNS}&sort=at`;
	const authorization = `Token ${await api.tokenOf('root', IDS.companyA)}`;
	const answer = new Promise<IncomingMessage>((resolve, reject) => {
		asked.add(get({ port, path, headers: { authorization } }, resolve).on('error', reject));
	});
	// Of one that is left before it answers nobody waits to hear.
	answer.catch(() => undefined);
	return answer;
}

const asked = new Set<ClientRequest>();
// A test that failed leaves no file that takes the place of those after it.
afterEach(async () => {
	for (const request of asked) request.destroy();
	asked.clear();
	await until(async () => (await writing()).length === 0);
});

/** Connections of the API that are in the middle of a file. */
const writing = () =>
	rowsOf(
		api.owner,
		sql<{ state: string; query: string }>`SELECT state, query FROM pg_stat_activity
			WHERE datname = current_database() AND query LIKE 'FETCH%exported'
				AND state LIKE '%in transaction%'`,
	);

async function allOf(response: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

test('the first rows arrive while the query runs; who stops reading stops the query', async () => {
	const response = await open('csv');
	expect(response.statusCode).toBe(200);
	// Headers are here and nothing is read: the buffers between fill up, then the cursor waits.
	await until(async () => (await writing()).some(({ state }) => state === 'idle in transaction'));
	expect(response.complete).toBe(false);
	const bytes = await allOf(response);
	expect(bytes.length).toBeGreaterThan(20_000_000);
	const cells = readCsv(bytes);
	expect(cells).toHaveLength(ROWS + 1);
	expect(cells.slice(1).map(([seq]) => Number(seq))).toEqual(
		Array.from({ length: ROWS }, (_, index) => index + 1),
	);
	await until(async () => (await writing()).length === 0);
});

test('however often it is asked again who may have a file, its caller is listened to once', async () => {
	const listening: number[] = [];
	api.app.server.once('request', (_, answer: ServerResponse) => {
		const { write } = answer;
		answer.write = ((...chunk: Parameters<typeof write>) => {
			listening.push(answer.listenerCount('close'));
			// As whoever signs in or writes has it meanwhile.
			api.app.signIns.forget();
			return write.apply(answer, chunk);
		}) as typeof write;
	});
	await allOf(await open('csv'));
	expect(listening.length).toBeGreaterThan(40);
	expect(Math.max(...listening)).toBe(listening[0]);
});

test.each(['csv', 'xlsx', 'pdf'])('a caller who leaves ends the query of a %s', async (format) => {
	const response = await open(format);
	expect(response.statusCode).toBe(200);
	await until(async () => (await writing()).length === 1);
	response.destroy();
	await until(async () => (await writing()).length === 0);
	// And its place is free again.
	for (let count = 0; count < 5; count += 1) {
		const next = await open(format);
		next.destroy();
		await until(async () => (await writing()).length === 0);
	}
});

test.each(['csv', 'xlsx', 'pdf'])(
	'a %s whose rows the database breaks off is broken off too, and its place is free again',
	async (format) => {
		const response = await open(format);
		expect(response.statusCode).toBe(200);
		await until(async () => (await writing()).length === 1);
		await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE datname = current_database() AND query LIKE 'FETCH%exported'`.execute(api.owner);
		await expect(allOf(response)).rejects.toThrow('aborted');
		expect(response.complete).toBe(false);
		for (let count = 0; count < 3; count += 1) {
			const next = await open(format);
			expect(next.statusCode).toBe(200);
			next.destroy();
			await until(async () => (await writing()).length === 0);
		}
	},
);

test.each([
	['the sign-in', sql`DELETE FROM tokens WHERE user_id = ${IDS.root}`, sql`SELECT`],
	[
		'the account',
		sql`UPDATE users SET is_active = false WHERE id = ${IDS.root}`,
		sql`UPDATE users SET is_active = true WHERE id = ${IDS.root}`,
	],
])('who loses %s while a file is sent does not get its end', async (_, loss, back) => {
	const response = await open('csv');
	expect(response.statusCode).toBe(200);
	await until(async () => (await writing()).some(({ state }) => state === 'idle in transaction'));
	await loss.execute(api.owner);
	try {
		await expect(allOf(response)).rejects.toThrow('aborted');
		await until(async () => (await writing()).length === 0);
	} finally {
		await back.execute(api.owner);
	}
});

test.each(['csv', 'xlsx'])(
	'what a %s holds in memory does not grow with its rows',
	async (format) => {
		setFlagsFromString('--expose-gc');
		const collect = runInNewContext('gc') as () => void;
		const held = () => {
			collect();
			const { heapUsed, arrayBuffers } = process.memoryUsage();
			return heapUsed + arrayBuffers;
		};
		const response = await open(format);
		const start = held();
		let most = 0;
		let chunks = 0;
		for await (const _ of response) {
			chunks += 1;
			if (chunks % 20 === 0) most = Math.max(most, held() - start);
		}
		expect(chunks).toBeGreaterThan(40);
		// All rows together are 25 MB as they are written, and more as objects.
		expect(most).toBeLessThan(8_000_000);
	},
);

test('a house writes two files at once, some wait, more are refused; others have theirs', async () => {
	const atWork = [await open('csv'), await open('csv')];
	const answered: IncomingMessage[] = [];
	const others = Array.from({ length: 8 }, async () => {
		const response = await open('csv');
		// Each that waited leaves its place to the next one.
		if (answered.push(response) > 4) response.destroy();
	});
	// All that are refused: one that came late would find the place of those that are left below.
	await until(async () => answered.length === 4);
	for (const { statusCode, headers } of answered)
		expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
	const other = await api.call('adminB', agentApi.list, { query: { format: 'csv' } });
	expect(other.status).toBe(200);
	// Meanwhile the API answers.
	expect((await api.inject({ url: '/api/health' })).status).toBe(200);
	for (const response of atWork) response.destroy();
	await Promise.all(others);
	expect(answered.slice(4).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('a query that takes long is cancelled where it runs', async () => {
	const leaving = new AbortController();
	const work = api.db.transaction().execute(async (tx) => {
		const slow = sql`SELECT pg_sleep(600)`;
		for await (const _ of readBatches(api.db, tx, slow, leaving.signal)) throw new Error('No row');
	});
	const sleeping = sql<object>`SELECT FROM pg_stat_activity
		WHERE datname = current_database() AND query LIKE 'FETCH%' AND wait_event = 'PgSleep'`;
	const failure = expect(work).rejects.toThrow('canceling statement');
	await until(async () => (await rowsOf(api.owner, sleeping)).length === 1, work);
	leaving.abort();
	await failure;
	expect(await rowsOf(api.owner, sleeping)).toHaveLength(0);
});
