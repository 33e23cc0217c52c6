import { randomUUID } from 'node:crypto';
import { type AgentDay, type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import { rowsOf, theRow } from '../../db/rows.ts';
import { dayFromToday, ZONE } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { cutDays } from '../../tools/testing/insert-fiche.ts';
import { type MixedSales, sellMixed } from '../../tools/testing/mixed-sales.ts';
import { discrepancies, sell } from '../../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
let sales: MixedSales;
let today: string;
let yesterday: string;
beforeAll(async () => {
	sales = await sellMixed(api);
	today = await dayFromToday(api.owner, 0);
	yesterday = await dayFromToday(api.owner, -1);
	await sql`INSERT INTO user_permissions
		SELECT ${IDS.supervisorA}::uuid, unnest(ARRAY['view_wallettransaction', 'add_wallettransaction'])
		ON CONFLICT DO NOTHING`.execute(api.owner);
});
afterEach(async () => expect(await discrepancies(api.owner)).toEqual([]));

const page = async (query: object = {}, as: Person = 'adminA'): Promise<ClosingPage> => {
	const { status, body } = await api.call(as, clotureApi.list, {
		query: { limit: 200, ...query },
	} as never);
	expect(status).toBe(200);
	return body as ClosingPage;
};
const dayOf = async (agent: string = IDS.agentA, query: object = {}): Promise<AgentDay> => {
	const row = (await page(query)).items.find(({ id }) => id === agent);
	if (!row) throw new Error(`${agent} is not in the list`);
	return row;
};
const close = async (body: object, as: Person = 'adminA', key: string = randomUUID()) => {
	const seen = await dayOf((body as { agent_id?: string }).agent_id, {
		day: (body as { day?: string }).day,
	});
	const whole = {
		agent_id: IDS.agentA,
		day: today,
		counted: Math.abs(seen.expected),
		expected: seen.expected,
		no: seen.no,
		note: 'Clôture',
		...body,
	};
	const request = requestOf(clotureApi.create, { body: whole }, await api.tokenOf(as));
	const headers = { ...request.headers, 'idempotency-key': key };
	const { status, body: answer, failure } = await api.inject({ ...request, headers });
	return { status, body: answer as AgentDay, failure };
};
const entriesOf = (agent: string) =>
	rowsOf(
		api.owner,
		sql<{ kind: string; amount: number; balance: number }>`
			SELECT kind, amount, balance FROM wallet_entries WHERE agent_id = ${agent} ORDER BY seq`,
	);
/** Moves what an agent's ledger has into the past, so that a later day begins with it. */
async function backdate(agent: string, days: number): Promise<void> {
	await sql`UPDATE wallet_entries SET at = at - make_interval(days => ${days}) WHERE agent_id = ${agent}`.execute(
		api.owner,
	);
	await cutDays(api.owner);
}

test('the lines of each agent add up to the ledger, and the totals to its sum', async () => {
	const { items, totals, day, progress } = await page();
	expect(day).toBe(today);
	const raw = await rowsOf(
		api.owner,
		sql<{ id: string; owed: number }>`SELECT a.id, -sum(w.amount)::bigint AS owed
			FROM agents a JOIN wallet_entries w ON w.agent_id = a.id
			WHERE a.company_id = ${IDS.companyA} GROUP BY a.id ORDER BY a.id`,
	);
	expect(items.map(({ id, expected }) => ({ id, owed: expected })).toSorted(byId)).toEqual(raw);
	for (const row of items) {
		const { opening, sales, reversals, commission, payouts, movements, since, expected } = row;
		expect(opening + sales - reversals - commission - payouts - movements - since).toBe(expected);
	}
	const sums = (name: keyof AgentDay) =>
		items.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
	const [all] = totals ?? [];
	for (const [name, sum] of Object.entries(all?.sums ?? {})) {
		expect([name, sum]).toEqual([name, sums(name as keyof AgentDay)]);
	}
	expect(all?.sums.expected).toBe(raw.reduce((sum, { owed }) => sum + owed, 0));
	expect(progress).toEqual({
		agents: 2,
		closed: 0,
		differences: 0,
		missing: 0,
		surplus: 0,
		currency: 'HTG',
	});
});
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

test('of what nobody has counted yet the 0 of its sum is said to be none', async () => {
	const [all] = (await page()).totals ?? [];
	expect(all?.none).toEqual(['counted', 'residual']);
});

test('open, closed with a difference, open again when the agent sells, closed', async () => {
	const before = await dayOf();
	expect(before).toMatchObject({ state: 'open', no: 0, counted: null, residual: null });
	const short = await close({ counted: before.expected - 700 });
	expect(short.status).toBe(200);
	expect(short.body).toMatchObject({
		state: 'difference',
		expected: before.expected,
		movements: before.movements,
		counted: before.expected - 700,
		residual: -700,
		no: 1,
		closed_by: 'adminA Test',
	});
	expect((await entriesOf(IDS.agentA)).at(-1)).toEqual({
		kind: 'deposit',
		amount: before.expected - 700,
		balance: -700,
	});
	expect((await page()).progress).toMatchObject({ closed: 1, differences: 1, missing: 700 });
	expect((await page({ state: 'difference' })).items.map(({ id }) => id)).toEqual([IDS.agentA]);

	await sell(api.db, sales.open, [{ stake: 5_000 }]);
	const moved = await dayOf();
	expect(moved).toMatchObject({ state: 'open', no: 1, counted: null, closed_by: 'adminA Test' });
	expect(moved.expected).toBe(700 + 5_000 - 625);
	expect((await close({})).body).toMatchObject({ state: 'closed', residual: 0, no: 2 });
	expect((await page()).progress).toMatchObject({ closed: 1, differences: 0, missing: 0 });
	const trail = await rowsOf(
		api.owner,
		sql`SELECT object_type, object_label FROM audit_entries
			WHERE object_type IN ('closing', 'transaction') ORDER BY seq`,
	);
	expect(trail).toEqual(
		[1, 2].map(() => ({ object_type: 'closing', object_label: `Élise Zamor · 0001, ${today}` })),
	);
});

test('of two people at once one closes; the other is told who did, and nothing is booked twice', async () => {
	await sell(api.db, sales.open, [{ stake: 3_000 }]);
	const seen = await dayOf();
	const entries = (await entriesOf(IDS.agentA)).length;
	const body = { counted: seen.expected, expected: seen.expected, no: seen.no };
	const answers = await Promise.all(Array.from({ length: 6 }, () => close(body)));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
	for (const { failure } of answers.filter(({ status }) => status === 409)) {
		expect(failure).toMatchObject({
			code: 'closing_taken',
			current: { no: seen.no + 1, state: 'closed', closed_by: 'adminA Test' },
		});
	}
	expect((await entriesOf(IDS.agentA)).length).toBe(entries + 1);
});

test('a ledger that moved since it was read books nothing', async () => {
	await sell(api.db, sales.open, [{ stake: 2_000 }]);
	const { expected, no } = await dayOf();
	await sell(api.db, sales.open, [{ stake: 400 }]);
	const { status, failure } = await close({ counted: expected, expected, no });
	expect([status, failure.code]).toEqual([409, 'ledger_moved']);
	expect(failure.current).toMatchObject({ state: 'open', expected: expected + 350 });
});

test('the same key closes once', async () => {
	const key = randomUUID();
	const seen = await dayOf();
	const body = { counted: seen.expected, expected: seen.expected, no: seen.no };
	const [first, again] = [
		await close(body, 'adminA', key),
		await close({ ...body }, 'adminA', key),
	];
	expect(first.status).toBe(200);
	expect(again).toEqual(first);
});

test('nothing counted books nothing, and is missing', async () => {
	await sell(api.db, sales.open, [{ stake: 800 }]);
	const { expected } = await dayOf();
	const entries = await entriesOf(IDS.agentA);
	expect((await close({ counted: 0 })).body).toMatchObject({
		state: 'difference',
		counted: 0,
		residual: -expected,
	});
	expect(await entriesOf(IDS.agentA)).toEqual(entries);
	// What comes later is a movement, and opens the day again.
	await recordDeposit(IDS.agentA, expected);
	expect(await dayOf()).toMatchObject({ state: 'open', expected: 0 });
	expect((await close({})).body).toMatchObject({ state: 'closed', residual: 0 });
});

test('a day that has passed: what was handed over since is taken off, the entry is of today', async () => {
	const agent_id = IDS.otherAgentA;
	await backdate(agent_id, 1);
	const owed = (await dayOf(agent_id, { day: yesterday })).expected;
	expect(owed).toBeGreaterThan(10_000);
	await recordDeposit(agent_id, 1_000);
	expect(await dayOf(agent_id, { day: yesterday })).toMatchObject({
		state: 'open',
		since: 1_000,
		expected: owed - 1_000,
	});
	await sell(api.db, sales.open, [{ stake: 2_000 }], { agentId: agent_id });
	// What is sold today is not of yesterday.
	const { body } = await close({ agent_id, day: yesterday });
	expect(body).toMatchObject({ state: 'closed', expected: owed - 1_000, since: 1_000, no: 1 });
	expect((await entriesOf(agent_id)).at(-1)).toMatchObject({ amount: owed - 1_000 });
	expect(await dayOf(agent_id)).toMatchObject({ state: 'open', opening: owed, no: 0 });
	// More than was owed then is handed over for what came after.
	const { expected } = await dayOf(agent_id);
	await recordDeposit(agent_id, expected);
	expect(await dayOf(agent_id, { day: yesterday })).toMatchObject({
		state: 'closed',
		since: 1_000,
	});
	const twoDays = await dayFromToday(api.owner, -2);
	expect((await page({ day: twoDays })).items.map(({ id }) => id)).not.toContain(agent_id);
});

test('a day that has passed expects no more than is owed by now, nor gives more', async () => {
	const { agentA } = IDS;
	await sell(api.db, sales.open, [{ stake: 4_000 }]);
	await backdate(agentA, 1);
	const before = await dayOf(agentA, { day: yesterday });
	expect(before.expected).toBeGreaterThan(2_000);
	// What the agent is given today is a debt of today.
	await entry(agentA, 'withdrawal', -200);
	expect((await dayOf(agentA, { day: yesterday })).expected).toBe(before.expected);
	await entry(agentA, 'deposit', 200);
	// Winners were paid today from what was owed yesterday.
	await entry(agentA, 'payout', before.expected - 300);
	const after = await dayOf(agentA, { day: yesterday });
	expect(after).toMatchObject({ expected: 300, since: before.since + before.expected - 300 });
	expect((await close({ day: yesterday })).body).toMatchObject({ state: 'closed', expected: 300 });
	expect((await entriesOf(agentA)).at(-1)).toMatchObject({ amount: 300, balance: 0 });

	await entry(agentA, 'payout', 500);
	await backdate(agentA, 1);
	expect((await dayOf(agentA, { day: yesterday })).expected).toBe(-500);
	await entry(agentA, 'sale', -400);
	expect((await dayOf(agentA, { day: yesterday })).expected).toBe(-100);
	await entry(agentA, 'sale', -400);
	expect((await dayOf(agentA, { day: yesterday })).expected).toBe(0);
	await recordDeposit(agentA, 300);
});
const entry = (agent: string, kind: string, amount: number) =>
	sql`SELECT wallet_append(${IDS.companyA}, ${agent}, ARRAY[${kind}], ARRAY[${amount}::bigint], '', '', '')`.execute(
		api.owner,
	);

async function recordDeposit(agent_id: string, amount: number) {
	const body = { agent_id, kind: 'deposit', amount, note: '' } as const;
	const request = requestOf(transactionApi.create, { body }, await api.tokenOf('adminA'));
	const headers = { ...request.headers, 'idempotency-key': randomUUID() };
	expect((await api.inject({ ...request, headers })).status).toBe(200);
}

test('an agent who did nothing on the day is listed while they owe', async () => {
	await sql`DELETE FROM closings WHERE agent_id = ${IDS.agentA}`.execute(api.owner);
	await backdate(IDS.agentA, 3);
	expect((await page()).items.map(({ id }) => id)).not.toContain(IDS.agentA);
	await sell(api.db, sales.open, [{ stake: 1_000 }]);
	await backdate(IDS.agentA, 1);
	expect(await dayOf()).toMatchObject({ opening: 875, sales: 0, expected: 875, state: 'open' });
	expect(await dayOf(IDS.agentA, { day: yesterday })).toMatchObject({ sales: 1_000 });
	expect((await close({})).body).toMatchObject({ state: 'closed', expected: 875 });
});

test('today names the day before while something is left of it to be closed, in the places asked for', async () => {
	await sell(api.db, sales.open, [{ stake: 1_000 }]);
	await backdate(IDS.agentA, 1);
	expect((await page()).unclosed).toEqual({ day: yesterday, agents: 1 });
	expect((await page({ day: today })).unclosed).toEqual({ day: yesterday, agents: 1 });
	expect((await page({ surcussale_id: IDS.otherSurcussaleA })).unclosed).toBeUndefined();
	expect((await page({ day: yesterday })).unclosed).toBeUndefined();
	expect((await page({}, 'adminB')).unclosed).toBeUndefined();
	await close({ day: yesterday });
	expect((await page()).unclosed).toBeUndefined();
});

test('days begin at midnight of the company’s zone', async () => {
	await sell(api.db, sales.open, [{ stake: 600 }]);
	await backdate(IDS.agentA, 1);
	const newest = sql`(SELECT max(seq) FROM wallet_entries WHERE agent_id = ${IDS.agentA})`;
	await sql`UPDATE wallet_entries SET at = ${`${yesterday} 23:59:59`}::timestamp AT TIME ZONE ${ZONE}
		WHERE agent_id = ${IDS.agentA} AND seq > ${newest} - 2`.execute(api.owner);
	await cutDays(api.owner);
	expect(await dayOf()).toMatchObject({ sales: 0, opening: 525 });
});

test('in another zone the days of a company begin at other moments, those of others do not', async () => {
	const moveTo = (zone: string) =>
		sql`UPDATE companies SET timezone = ${zone} WHERE id = ${IDS.companyA}`.execute(api.owner);
	const days = (agent: string) =>
		rowsOf(
			api.owner,
			sql<object>`SELECT day, seq, balance FROM ledger_days WHERE agent_id = ${agent} ORDER BY day`,
		);
	const before = await Promise.all([IDS.agentA, IDS.agentB].map(days));
	const newest = sql`(SELECT max(seq) FROM wallet_entries WHERE agent_id = ${IDS.agentA})`;
	const { at } = await theRow(
		api.owner,
		sql<{
			at: string;
		}>`SELECT at FROM wallet_entries WHERE agent_id = ${IDS.agentA} AND seq = ${newest}`,
	);
	// Of the two one is another day than at home, whatever the hour.
	for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
		await moveTo(zone);
		const there = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date(at));
		expect((await days(IDS.agentA)).at(-1)).toMatchObject({ day: there });
		expect(await days(IDS.agentB)).toEqual(before[1]);
		expect(await discrepancies(api.owner)).toEqual([]);
	}
	await moveTo(ZONE);
	expect(await days(IDS.agentA)).toEqual(before[0]);
});

test('filters, search, scope and what is refused', async () => {
	expect((await page({ q: 'zamor' })).items.map(({ id }) => id)).toEqual([IDS.agentA]);
	const ofBranch = await page({ surcussale_id: IDS.otherSurcussaleA });
	expect(ofBranch.items.map(({ id }) => id)).toEqual([IDS.otherAgentA]);
	expect(ofBranch.progress.agents).toBe(1);
	const ofSupervisor = await page({ supervisor_id: IDS.supervisorA });
	expect(ofSupervisor.items.map(({ id }) => id)).toEqual([IDS.agentA]);
	const own = await page({}, 'supervisorA');
	expect(own.items.map(({ id }) => id)).toEqual([IDS.agentA]);
	expect(own.progress.agents).toBe(1);
	expect((await page({}, 'adminB')).items.map(({ id }) => id)).toEqual([IDS.agentB]);

	const foreign = await close({ agent_id: IDS.otherAgentA }, 'supervisorA');
	expect(foreign.failure.fields).toEqual({ agent_id: { code: 'unknown_reference' } });
	const tomorrow = await dayFromToday(api.owner, 1);
	const { expected, no } = await dayOf();
	const early = await close({ day: tomorrow, expected, no });
	expect(early.failure.fields).toEqual({ day: { code: 'not_allowed' } });
});

test('closings are only ever added', async () => {
	const { closings } = await theRow(
		api.owner,
		sql<{ closings: number }>`SELECT count(*) AS closings FROM closings`,
	);
	expect(closings).toBeGreaterThan(0);
	const { allowed } = await theRow(
		api.owner,
		sql<{ allowed: boolean }>`SELECT has_table_privilege('borlette_app', 'closings', 'UPDATE')
			OR has_table_privilege('borlette_app', 'closings', 'DELETE') AS allowed`,
	);
	expect(allowed).toBe(false);
});

test('a day that is closed is not closed again by who has seen that it is', async () => {
	await sell(api.db, sales.open, [{ stake: 900 }]);
	expect((await close({})).status).toBe(200);
	const entries = await entriesOf(IDS.agentA);
	const { status, failure } = await close({});
	expect([status, failure.code]).toEqual([409, 'closing_taken']);
	expect(await entriesOf(IDS.agentA)).toEqual(entries);
});

test('who saw the day before somebody closed it closes nothing, though as much is owed again', async () => {
	await sell(api.db, sales.open, [{ stake: 900 }]);
	const seen = await dayOf();
	expect((await close({})).body).toMatchObject({ no: seen.no + 1 });
	await sell(api.db, sales.open, [{ stake: 900 }]);
	expect(await dayOf()).toMatchObject({ state: 'open', expected: seen.expected });
	const { status, failure } = await close({ no: seen.no });
	expect([status, failure.code]).toEqual([409, 'closing_taken']);
	expect((await close({})).body).toMatchObject({ no: seen.no + 2 });
});
