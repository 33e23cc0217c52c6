import type { Page } from '@borlette/shared/contract';
import { scopeApi } from '@borlette/shared/contract/auth';
import { facturationApi, type Invoice } from '@borlette/shared/contract/facturation';
import { PAYMENT_MAX, type Payment, paymentApi } from '@borlette/shared/contract/historics-payment';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf, theRow } from '../../db/rows.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';
import { issueInvoices } from './facturation.service.ts';

const api = useTestApi();
const MONTH = '2026-03';
let number = 0;

const sell = (company: string, agent: string, surcussale: string, ref: string, status = 'losing') =>
	sql`INSERT INTO fiches (company_id, ref_code, number, agent_id, surcussale_id, draw_date, total,
			commission, status, voided_at)
		VALUES (${company}, ${ref}, ${++number}, ${agent}, ${surcussale}, '2026-03-31', 100, 10, ${status},
			${status === 'deleted' ? '2026-03-31T12:00:00Z' : null})`.execute(api.owner);
const invoices = async (token: string, query: object = {}) =>
	(await api.call({ token }, facturationApi.list, { query })).body as Invoice[];

beforeAll(async () => {
	await sql`SELECT ensure_partitions('2026-03-01')`.execute(api.owner);
	const { companyA, agentA, otherAgentA, surcussaleA, otherSurcussaleA } = IDS;
	await sell(companyA, agentA, surcussaleA, '0123456789AB');
	await sell(companyA, agentA, surcussaleA, '0123456789AC');
	await sell(companyA, otherAgentA, otherSurcussaleA, '0123456789AD');
	await sell(IDS.companyB, IDS.agentB, IDS.surcussaleB, '0123456789AE', 'deleted');
});

test('terminals that sold are billed by the price of their tier, once a month; one that cannot be is named', async () => {
	await sql`UPDATE company_settings SET invoice_tiers =
		'[{"from": 1, "price": 1000}, {"from": 2, "price": 900}, {"from": 10, "price": 5}]'
		WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	await sql`ALTER TABLE invoices ADD CONSTRAINT broken
		CHECK (company_id <> ${sql.lit(IDS.companyA)}) NOT VALID`.execute(api.owner);
	const without = await api.call('root', facturationApi.issue, { body: { month: MONTH } });
	expect(without.body).toEqual({ issued: 0, failed: ['Company A'] });
	await sql`ALTER TABLE invoices DROP CONSTRAINT broken`.execute(api.owner);
	const first = await api.call('root', facturationApi.issue, { body: { month: MONTH } });
	expect(first.body).toEqual({ issued: 1 });
	expect(await issueInvoices(api.db, MONTH)).toEqual({ issued: 0 });
	const query = { start_date: '2026-03-15', end_date: '2026-03-20' };
	const found = await invoices(await api.tokenOf('root'), query);
	expect(found).toMatchObject([
		{
			company_id: IDS.companyA,
			number: 'AAA-2026-03',
			month: '2026-03-01',
			terminals: 2,
			unit_price: 900,
			amount: 1_800,
			currency: 'USD',
			paid: 0,
		},
	]);
	// Of the company's own calendar.
	const { days } = await theRow(
		api.owner,
		sql<{ days: number }>`SELECT i.due_on - (i.issued_at AT TIME ZONE c.timezone)::date AS days
			FROM invoices i JOIN companies c ON c.id = i.company_id WHERE i.number = 'AAA-2026-03'`,
	);
	expect(days).toBe(5);
});

test('a month that is not over is not billed', async () => {
	const { failure } = await api.call('root', facturationApi.issue, { body: { month: '2999-01' } });
	const newest = expect.stringMatching(/^20\d\d-\d\d$/);
	expect(failure.fields).toEqual({ month: { code: 'too_large', limit: newest } });
});

test('payments settle the oldest invoice first; a correction follows at once', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const states = async () => {
		const rows = await invoices(token, { sort: 'month' });
		return rows.map(({ month, paid, state }) => [month, paid, state]);
	};
	const asIssued = [
		['2026-01-01', 500, 'overdue'],
		['2026-03-01', 0, 'open'],
	];
	expect(await states()).toEqual(asIssued);
	// On its last day it is not late yet; and one of another currency takes nothing of what was paid in this one.
	const dueIn = (days: number) =>
		sql`UPDATE invoices i SET due_on = (now() AT TIME ZONE c.timezone)::date + ${days}::int
			FROM companies c WHERE c.id = i.company_id AND i.number = 'AAA-2026-03'`.execute(api.owner);
	await dueIn(-1);
	expect((await states())[1]).toEqual(['2026-03-01', 0, 'overdue']);
	await dueIn(0);
	await sql`INSERT INTO invoices (company_id, number, month, terminals, unit_price, amount, currency, due_on)
		VALUES (${IDS.companyA}, 'AAA-2025-12', '2025-12-01', 1, 700, 700, 'HTG', '2026-01-06')`.execute(
		api.owner,
	);
	expect((await states()).slice(1)).toEqual(asIssued);
	await sql`DELETE FROM invoices WHERE number = 'AAA-2025-12'`.execute(api.owner);
	const body = {
		amount: 2_000,
		currency: 'USD' as const,
		method: 'transfer' as const,
		reference: 'BNC 4411',
		paid_on: '2026-04-02',
		note: '',
	};
	const made = await api.call({ token }, paymentApi.create, { body });
	expect(made.body).toMatchObject({ companyname: 'Company A', created_by: 'root Test' });
	expect(await states()).toEqual([
		['2026-01-01', 2_000, 'paid'],
		['2026-03-01', 500, 'partial'],
	]);
	const change = { ...body, id: made.body.id, version: 1, amount: 3_300 };
	expect((await api.call({ token }, paymentApi.update, { body: change })).body.version).toBe(2);
	expect((await api.call({ token }, paymentApi.update, { body: change })).status).toBe(412);
	expect((await states())[1]).toEqual(['2026-03-01', 1_800, 'paid']);
	await api.call({ token }, paymentApi.remove, { body: { id: made.body.id } });
	expect((await states())[1]).toEqual(['2026-03-01', 0, 'open']);
});

test('what is left to pay is added up, of all companies by currency', async () => {
	const { body } = await api.call('root', facturationApi.list, { query: { limit: 25 } });
	const { items, totals } = body as Page<Invoice>;
	const left = items.map(({ amount, paid }) => amount - paid);
	expect(items.map(({ remaining }) => remaining)).toEqual(left);
	expect(totals).toMatchObject([
		{ currency: 'USD', sums: { remaining: left.reduce((sum, one) => sum + one, 0) } },
	]);
});

test('a file says which month is billed, not its first day', async () => {
	const query = { format: 'csv', columns: 'number,month' };
	const { body } = await api.call('root', facturationApi.list, { query } as never);
	expect(String(body)).toMatch(/-2026-03,2026-03\r\n/);
});

test('a payment sent again with its key is recorded once', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const send = async (amount: number) => {
		const body = {
			...{ amount, currency: 'USD' as const, method: 'cash' as const },
			...{ reference: 'KEYED', paid_on: '2026-04-02', note: '' },
		};
		const request = requestOf(paymentApi.create, { body }, token);
		const headers = { ...request.headers, 'idempotency-key': 'a-key-of-one-form' };
		return (await api.app.inject({ ...request, headers })).json<{ id: string; code?: string }>();
	};
	const first = await send(700);
	const again = await Promise.all([send(700), send(700), send(700)]);
	expect(again.map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
	expect((await send(701)).code).toBe('key_reused');
	const kept = await api.call({ token }, paymentApi.list, { query: { q: 'KEYED' } });
	expect(kept.body).toHaveLength(1);
	await api.call({ token }, paymentApi.remove, { body: { id: first.id } });
});

test('of two who take a payment back at once one does; what somebody changes meanwhile is told, and is there', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const body = {
		...{ amount: 900, currency: 'USD' as const, method: 'cash' as const },
		...{ reference: 'TWICE', paid_on: '2026-04-02', note: '' },
	};
	const entries = async (id: string) =>
		rowsOf(
			api.owner,
			sql<{
				action: string;
				amount: number | null;
			}>`SELECT action, (before ->> 'amount')::int AS amount
				FROM audit_entries WHERE object_id = ${id} AND action = 'delete'`,
		);
	/** Taken back while somebody else, who was first, is about to end. */
	const removeAfter = async (id: string, first: RawBuilder<unknown>) => {
		let removing: ReturnType<typeof api.call> | undefined;
		await api.owner.transaction().execute(async (tx) => {
			await first.execute(tx);
			removing = api.call({ token }, paymentApi.remove, { body: { id } });
			await untilWaiting(api.owner, removing);
		});
		return removing;
	};

	const { id } = (await api.call({ token }, paymentApi.create, { body })).body;
	const removed = await removeAfter(id, sql`DELETE FROM payments WHERE id = ${id}`);
	expect([removed?.status, removed?.failure.code]).toEqual([404, 'not_found']);
	expect(await entries(id)).toEqual([]);

	const { id: other } = (await api.call({ token }, paymentApi.create, { body })).body;
	const stale = await removeAfter(
		other,
		sql`UPDATE payments SET amount = 9000, version = version + 1 WHERE id = ${other}`,
	);
	expect([stale?.status, stale?.failure]).toMatchObject([
		412,
		{ code: 'version_conflict', current: { amount: 9_000, version: 2 } },
	]);
	await api.call({ token }, paymentApi.remove, { body: { id: other } });
	expect(await entries(other)).toEqual([{ action: 'delete', amount: 9_000 }]);
});

test('a payment that no bank would take is refused: two of them would close the list of all', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const pay = (amount: number) => {
		const of = { currency: 'USD' as const, method: 'cash' as const, reference: 'SLIP' };
		const body = { amount, ...of, paid_on: '2026-04-02', note: '' };
		return api.call({ token }, paymentApi.create, { body });
	};
	expect((await pay(Number.MAX_SAFE_INTEGER)).failure.fields).toEqual({
		amount: { code: 'too_large', limit: PAYMENT_MAX },
	});
	const most = [await pay(PAYMENT_MAX), await pay(PAYMENT_MAX)];
	const { status } = await api.call('root', paymentApi.list, { query: { limit: 25 } });
	expect(status).toBe(200);
	for (const { body } of most) {
		await api.call({ token }, paymentApi.remove, { body: { id: body.id } });
	}
});

test('nothing was received on a day that has not come: 2062 for 2026 would settle an invoice all the same', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const of = { amount: 100, currency: 'USD' as const, method: 'cash' as const, reference: '' };
	const record = (paid_on: string) =>
		api.call({ token }, paymentApi.create, { body: { ...of, note: '', paid_on } });
	const today = new Date().toISOString().slice(0, 10);
	const refused = { paid_on: { code: 'not_allowed' } };
	expect((await record('2962-11-28')).failure.fields).toEqual(refused);
	const made = await record(today);
	expect(made.status).toBe(200);
	const { id } = made.body;
	const change = (paid_on: string, version: number) =>
		api.call({ token }, paymentApi.update, { body: { ...of, note: '', paid_on, id, version } });
	expect((await change('2962-11-28', 1)).failure.fields).toEqual(refused);
	// One of before the rule can still be corrected in what else it says.
	await sql`UPDATE payments SET paid_on = '2962-11-28' WHERE id = ${id}`.execute(api.owner);
	expect((await change('2962-11-28', 1)).status).toBe(200);
	await api.call({ token }, paymentApi.remove, { body: { id } });
});

test('everybody of a company sees its invoices, and no payment call', async () => {
	const own = await invoices(await api.tokenOf('adminB'));
	expect(own.map(({ company_id }) => company_id)).toEqual([IDS.companyB]);
	expect((await api.call('adminA', paymentApi.list, { query: {} })).status).toBe(403);
	const [ofAdmin, ofSupervisor] = [
		await invoices(await api.tokenOf('adminA')),
		await invoices(await api.tokenOf('supervisorA')),
	];
	expect(ofAdmin.length).toBeGreaterThan(0);
	expect(ofSupervisor).toEqual(ofAdmin);
	expect((await api.call('supervisorA', paymentApi.list, { query: {} })).status).toBe(403);
	const month = { body: { month: MONTH } };
	expect((await api.call('supervisorA', facturationApi.issue, month)).status).toBe(403);
	const all = await api.call('root', paymentApi.list, { query: { start_date: '2026-02-01' } });
	expect((all.body as Payment[]).map(({ company_id }) => company_id).sort()).toEqual(
		[IDS.companyA, IDS.companyB].sort(),
	);
});

test('the application can change no invoice', async () => {
	await expect(sql`UPDATE invoices SET amount = 0`.execute(api.db)).rejects.toThrow('permission');
});

test('who asks is told of a payment of the same company, day, amount and currency, and of two at once one is', async () => {
	const token = await api.tokenOf('root', IDS.companyA);
	const pay = (more: object, company = token) => {
		const of = { currency: 'USD' as const, method: 'cash' as const, reference: 'TWICE', note: '' };
		const body = { ...of, amount: 61_700, paid_on: '2026-04-02', not_twice: true, ...more };
		return api.call({ token: company }, paymentApi.create, { body });
	};
	const two = await Promise.all([pay({}), pay({})]);
	expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	const first = two.find(({ status }) => status === 200)?.body;
	const again = await pay({ method: 'transfer', reference: '' });
	expect(again.failure).toMatchObject({ code: 'likely_double', current: { id: first?.id } });
	const others = [
		await pay({ amount: 61_701 }),
		await pay({ currency: 'HTG' }),
		await pay({ paid_on: '2026-04-01' }),
		await pay({ not_twice: undefined }),
		await pay({}, await api.tokenOf('root', IDS.companyB)),
	];
	expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	await sql`DELETE FROM payments WHERE amount IN (61700, 61701)`.execute(api.owner);
});

test('with a country chosen, the companies that are seen are billed', async () => {
	await sql`SELECT ensure_partitions('2026-04-01')`.execute(api.owner);
	for (const [ref, company, agent, surcussale] of [
		['0123456789AX', IDS.companyA, IDS.agentA, IDS.surcussaleA],
		['0123456789AY', IDS.companyB, IDS.agentB, IDS.surcussaleB],
	]) {
		await sql`INSERT INTO fiches (company_id, ref_code, number, agent_id, surcussale_id, draw_date, total,
				commission, status)
			VALUES (${company}, ${ref}, ${++number}, ${agent}, ${surcussale}, '2026-04-15', 100, 10, 'losing')`.execute(
			api.owner,
		);
	}
	const chosen = await api.call('root', scopeApi.chooseCountry, { body: { country: 'DO' } });
	const there = { token: chosen.body.accessToken };
	const billed = await api.call(there, facturationApi.issue, { body: { month: '2026-04' } });
	expect(billed.body).toEqual({ issued: 1 });
	await api.call(there, scopeApi.chooseCountry, { body: { country: null } });
	const { rows } = await sql`SELECT number FROM invoices WHERE month = '2026-04-01'`.execute(
		api.owner,
	);
	expect(rows).toEqual([{ number: 'BBB-2026-04' }]);
});
