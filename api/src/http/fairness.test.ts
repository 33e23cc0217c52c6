import { MAX_DAYS } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { healthApi } from '@borlette/shared/contract/config';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { posApi } from '@borlette/shared/contract/pos';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { sql } from 'kysely';
import { LANES, type Lane, type LaneLimits } from '../db/lanes.ts';
import { rowsOf, theRow } from '../db/rows.ts';
import { newToken, tokenHash } from '../identity/token.ts';
import { IDS } from '../tools/testing/ids.ts';
import { type Answer, useTestApi } from '../tools/testing/test-api.ts';
import { until } from '../tools/testing/waiting.ts';
import { HeavyCalls } from './heavy.ts';

const PATIENCE_MS = 10 * 60_000;
beforeAll(() => {
	// Calls are held until a test lets them go, however slow the machine is: no lane ends them before.
	for (const lane of Object.values<LaneLimits>(LANES)) {
		jest.replaceProperty(lane, 'statementMs', PATIENCE_MS);
		jest.replaceProperty(lane, 'transactionMs', PATIENCE_MS);
	}
});
const api = useTestApi();
const holds: Array<() => void> = [];
afterEach(() => {
	jest.restoreAllMocks();
	// A test that failed holds up none of those after it.
	for (const release of holds.splice(0)) release();
});

/** Calls that read this table do not come to an end before `release`. */
async function held(table: string) {
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	const isHeld = new Promise<void>((resolve, reject) => {
		api.owner
			.transaction()
			.execute(async (tx) => {
				await sql`LOCK TABLE ${sql.ref(table)} IN ACCESS EXCLUSIVE MODE`.execute(tx);
				resolve();
				await isReleased;
			})
			.catch(reject);
	});
	holds.push(release);
	await isHeld;
	return release;
}

/** How many connections wait for the table. */
const stuck = async () =>
	(
		await rowsOf(
			api.owner,
			sql`SELECT FROM pg_stat_activity
				WHERE datname = current_database() AND wait_event_type = 'Lock'`,
		)
	).length;

/** Calls that a lane works on, and that wait for their turn in it. */
function callsIn(lane: Lane): { atWork: number; waiting: number } {
	const { atWork = 0, waiting = 0 } = api.app.queues.all().find((one) => one.lane === lane) ?? {};
	return { atWork, waiting };
}

test('whoever sends however much: another company, and health, are answered meanwhile', async () => {
	// Who waits among the heavy calls waits beside the lane's queue: heavy.test.ts.
	jest.spyOn(HeavyCalls.prototype, 'isKnown').mockReturnValue(false);
	const release = await held('boules_block');
	const token = await api.tokenOf('adminA');
	const refused: Answer<unknown>[] = [];
	const flood = Array.from({ length: 60 }, async () => {
		const answer = await api.call({ token }, boulesBlockApi.list, { query: { limit: 25 } });
		if (answer.status !== 200) refused.push(answer);
	});
	await until(async () => (await stuck()) === 1, Promise.all(flood));
	const colleagues = Array.from({ length: 10 }, () =>
		api.call('supervisorA', boulesBlockApi.list, { query: { limit: 25 } }),
	);
	const isPlaced = () => {
		const { atWork, waiting } = callsIn('list');
		return refused.length + atWork + waiting === flood.length + colleagues.length;
	};
	await until(isPlaced, ...colleagues);
	// One of the first person, one more of the company; who finds no room to wait is told at once.
	expect([callsIn('list').atWork, refused.length]).toEqual([2, 19]);
	await until(async () => (await stuck()) === 2, ...colleagues);

	const list = await api.call('adminB', agentApi.list, { query: { limit: 25 } });
	const health = await api.call({ token: undefined }, healthApi.read, {});
	expect([list.status, health.status, await stuck()]).toEqual([200, 200, 2]);
	release();
	await Promise.all(flood);
	expect(refused).toHaveLength(19);
	for (const { status, failure, headers } of refused) {
		expect([status, failure.code, headers['retry-after']]).toEqual([429, 'too_many_requests', '5']);
	}
	for (const { status } of await Promise.all(colleagues)) expect(status).toBe(200);
});

test('a company has one list without pages at work, beside its pages', async () => {
	const release = await held('boules_block');
	const lists = (['adminA', 'supervisorA'] as const).flatMap((person) =>
		Array.from({ length: 5 }, () => api.call(person, boulesBlockApi.list, { query: {} })),
	);
	await until(async () => (await stuck()) === 1, ...lists);
	const [page, whole] = await Promise.all([
		api.call('adminA', agentApi.list, { query: { limit: 25 } }),
		api.call('adminB', agentApi.list, { query: {} }),
	]);
	expect([page.status, whole.status, await stuck()]).toEqual([200, 200, 1]);
	release();
	expect(new Set((await Promise.all(lists)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('a terminal has one sale at work; a company leaves room to sell for others', async () => {
	const sellers = await Promise.all(
		[IDS.agentA, IDS.otherAgentA].map(async (agent, place) => {
			const token = newToken();
			await sql`UPDATE agents SET device_id = ${`POS-${place}`} WHERE id = ${agent}`.execute(
				api.owner,
			);
			await sql`INSERT INTO agent_tokens (company_id, agent_id, device_id, token_hash, expires_at)
				VALUES (${IDS.companyA}, ${agent}, ${`POS-${place}`}, ${tokenHash(token)},
					now() + interval '1 day')`.execute(api.owner);
			return token;
		}),
	);
	const release = await held('idempotency_keys');
	const calls = sellers.flatMap((token) =>
		Array.from({ length: 5 }, () =>
			api.inject({
				method: 'POST',
				url: posApi.void.path,
				headers: { authorization: `Token ${token}`, 'idempotency-key': newToken() },
				payload: { ref_code: 'AAAAAAAAAAAA', reason: 'Erreur' },
			}),
		),
	);
	await until(async () => (await stuck()) === 2, ...calls);
	expect((await api.call('adminB', agentApi.list, { query: { limit: 25 } })).status).toBe(200);
	expect(await stuck()).toBeLessThan(LANES.sale.slots);
	release();
	expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([404]));
});

test('a call of a caller who left is not begun', async () => {
	const release = await held('boules_block');
	const token = await api.tokenOf('adminA');
	const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
	const leaving = new AbortController();
	const read = () =>
		fetch(`${origin}${boulesBlockApi.list.path}?limit=25`, {
			headers: { authorization: `Token ${token}` },
			signal: leaving.signal,
		}).catch((error: Error) => error.name);
	const calls = Array.from({ length: 6 }, read);
	await until(async () => (await stuck()) === 1, ...calls);
	leaving.abort();
	expect(new Set(await Promise.all(calls))).toEqual(new Set(['AbortError']));
	release();
	await until(async () => (await stuck()) === 0);
	// Were they still in the queue, this one would come after them.
	expect((await api.call({ token }, boulesBlockApi.list, { query: { limit: 25 } })).status).toBe(
		200,
	);
});

test.each([
	['fiches', ficheApi.list],
	['winning fiches', ficheApi.winning],
	['voided fiches', ficheApi.deleted],
	['sales', rapportApi.vente],
	['sales of agents', rapportApi.agent],
] as const)('%s are listed for a year at once', async (_what, endpoint) => {
	const read = (query: object) => api.call('adminA', endpoint, { query } as never);
	const year = { start_date: '2024-01-01', end_date: '2024-12-31' };
	expect((await read(year)).status).toBe(200);
	const tooLong = { end_date: { code: 'too_many_days', limit: 366 } };
	const beyond = await read({ ...year, end_date: '2025-01-01' });
	expect([beyond.status, beyond.failure.fields]).toEqual([422, tooLong]);
	expect((await read({ start_date: '1996-01-01' })).failure.fields).toEqual(tooLong);
	expect((await read({ end_date: '2025-01-01' })).status).toBe(200);
});

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
	'a year up to today is one where the company is, whatever day it is elsewhere: %s',
	async (zone) => {
		const { timezone, first } = await theRow(
			api.owner,
			sql<{ timezone: string; first: string }>`
				SELECT timezone, (now() AT TIME ZONE ${zone})::date - ${MAX_DAYS - 1}::int AS first FROM companies
				WHERE id = ${IDS.companyA}`,
		);
		const setZone = (to: string) =>
			sql`UPDATE companies SET timezone = ${to} WHERE id = ${IDS.companyA}`.execute(api.owner);
		await setZone(zone);
		const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
		const statuses = (start_date: string) =>
			Promise.all(
				[ficheApi.list, ficheApi.winning, ficheApi.deleted, rapportApi.vente].map(
					async (endpoint) =>
						(await api.call('adminA', endpoint, { query: { start_date } } as never)).status,
				),
			);
		const [year, beyond] = [await statuses(first), await statuses(before)];
		await setZone(timezone);
		expect(year).toEqual([200, 200, 200, 200]);
		expect(beyond).toEqual([422, 422, 422, 422]);
	},
);

test('what takes longer than its lane allows is ended, and says what to do', async () => {
	const { failureOf } = await import('./errors.ts');
	const ended = await api.db
		.transaction()
		.execute(async (tx) => {
			await sql`SET LOCAL statement_timeout = 1`.execute(tx);
			await sql`SELECT count(*) FROM generate_series(1, 100000000)`.execute(tx);
		})
		.catch(failureOf);
	expect(ended).toMatchObject({ code: 'too_heavy', status: 422 });
});
