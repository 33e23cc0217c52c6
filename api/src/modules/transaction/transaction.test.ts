import { randomUUID } from 'node:crypto';
import type { Page } from '@borlette/shared/contract';
import { isFound } from '@borlette/shared/contract/search';
import { type Transaction, transactionApi } from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import { withinCompany } from '../../db/companies.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { askedWords, entryHolds, transactionRows } from '../../engine/wallet.sql.ts';
import { countedAgain } from '../../http/keys.sql.ts';
import { countedRows, type ListSource } from '../../http/list.sql.ts';
import { ZONE } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { cutDays } from '../../tools/testing/insert-fiche.ts';
import { sellMixed } from '../../tools/testing/mixed-sales.ts';
import { looksInto, planOf } from '../../tools/testing/plan.ts';
import { discrepancies } from '../../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
beforeAll(() => sellMixed(api));
afterEach(async () => expect(await discrepancies(api.owner)).toEqual([]));

const DEPOSIT = { agent_id: IDS.agentA as string, kind: 'deposit', amount: 50_000, note: 'Caisse' };
const record = async (
	body: object,
	key: string | undefined = randomUUID(),
	as: Person = 'adminA',
	company?: string,
) => {
	const token = await api.tokenOf(as, company);
	const request = requestOf(transactionApi.create, { body: { ...DEPOSIT, ...body } }, token);
	const headers = { ...request.headers, ...(key && { 'idempotency-key': key }) };
	const { status, body: answer, failure } = await api.inject({ ...request, headers });
	return { status, body: answer as Transaction, failure };
};
const read = async (as: Person | { token: string }, query: object = {}): Promise<Transaction[]> => {
	const { status, body } = await api.call(as, transactionApi.list, { query });
	expect(status).toBe(200);
	return body as Transaction[];
};
const EVER = { start: '2000-01-01', end: '2100-01-01' };
const OF_A = withinCompany(IDS.companyA);
const ask = (q: string) => inScope(api.db, OF_A, (tx) => askedWords(tx, OF_A, EVER, q));
const balance = async (agent: string = IDS.agentA) =>
	(
		await theRow(
			api.owner,
			sql<{ balance: number }>`SELECT balance FROM agents WHERE id = ${agent}`,
		)
	).balance;

test('a deposit, a withdrawal and an adjustment move the balance, each with its trail entry', async () => {
	const before = await balance();
	const deposit = await record({});
	expect(deposit.status).toBe(200);
	expect(deposit.body).toMatchObject({
		agent_name: 'Élise Zamor · 0001',
		surcussale_name: 'Jacmel',
		kind: 'deposit',
		amount: 50_000,
		balance: before + 50_000,
		actor_name: 'adminA Test',
	});
	expect((await record({ kind: 'withdrawal', amount: 20_000 })).body.amount).toBe(-20_000);
	const adjusted = await record({ kind: 'adjustment', amount: -1, note: 'Arrondi' });
	expect(adjusted.body.balance).toBe(before + 29_999);
	expect(await balance()).toBe(before + 29_999);
	const trail = await rowsOf(
		api.owner,
		sql`SELECT object_label, after ->> 'kind' AS kind FROM audit_entries
			WHERE object_type = 'transaction' ORDER BY seq`,
	);
	expect(trail).toEqual(
		['deposit', 'withdrawal', 'adjustment'].map((kind) => ({
			object_label: 'Élise Zamor · 0001',
			kind,
		})),
	);
});

test('a repeated call answers the same and moves money once, also when clicked eight times at once', async () => {
	const before = await balance();
	const key = randomUUID();
	const first = await record({}, key);
	const again = await Promise.all(Array.from({ length: 8 }, () => record({}, key)));
	for (const answer of again) expect(answer).toEqual(first);
	expect(await balance()).toBe(before + 50_000);
	expect((await record({ amount: 50_001 }, key)).failure.code).toBe('key_reused');
	expect(await balance()).toBe(before + 50_000);

	const fresh = randomUUID();
	const raced = await Promise.all(Array.from({ length: 8 }, () => record({}, fresh)));
	expect(new Set(raced.map(({ body }) => body.id)).size).toBe(1);
	expect(await balance()).toBe(before + 100_000);
});

test('a call without its key records nothing', async () => {
	const before = await balance();
	expect((await record({}, '')).failure.code).toBe('key_required');
	expect(await balance()).toBe(before);
});

test('a refused call leaves its key free', async () => {
	const key = randomUUID();
	expect((await record({ amount: 0 }, key)).status).toBe(422);
	expect((await record({}, key)).status).toBe(200);
});

test.each([
	[{ amount: 0 }, { amount: { code: 'too_small', limit: 1 } }],
	[{ amount: -5 }, { amount: { code: 'too_small', limit: 1 } }],
	[{ kind: 'withdrawal', amount: -5 }, { amount: { code: 'too_small', limit: 1 } }],
	[{ kind: 'adjustment', amount: 0 }, { amount: { code: 'not_allowed' } }],
	[{ kind: 'adjustment', note: ' ' }, { note: { code: 'required' } }],
	[{ amount: 100_000_000_001 }, { amount: { code: 'too_large', limit: 100_000_000_000 } }],
	[{ amount: 1.5 }, { amount: { code: 'type' } }],
	[{ kind: 'sale' }, { kind: { code: 'not_allowed' } }],
	[{ agent_id: IDS.unknown }, { agent_id: { code: 'unknown_reference' } }],
	[{ agent_id: IDS.agentB }, { agent_id: { code: 'unknown_reference' } }],
])('%j is refused at its field', async (body, fields) => {
	const { status, failure } = await record(body);
	expect([status, failure.fields]).toEqual([422, fields]);
});

test('who records: a supervisor with the permission for their own agents, the provider for a company', async () => {
	expect((await record({}, randomUUID(), 'supervisorA')).status).toBe(403);
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'add_wallettransaction')`.execute(
		api.owner,
	);
	expect((await record({}, randomUUID(), 'supervisorA')).status).toBe(200);
	const foreign = await record({ agent_id: IDS.otherAgentA }, randomUUID(), 'supervisorA');
	expect(foreign.failure.fields).toEqual({ agent_id: { code: 'unknown_reference' } });
	expect((await record({}, randomUUID(), 'root')).failure.code).toBe('company_required');
	expect((await record({}, randomUUID(), 'root', IDS.companyA)).status).toBe(200);
});

test('an agent who is moved while somebody books is booked on where they are by then, by who looks after them there', async () => {
	const moving = async (to: string, as: Person) => {
		const { booking } = await api.owner.transaction().execute(async (tx) => {
			await sql`UPDATE agents SET surcussale_id = ${to} WHERE id = ${IDS.agentA}`.execute(tx);
			const recording = record({}, randomUUID(), as);
			await untilWaiting(api.owner, recording);
			return { booking: recording };
		});
		return booking;
	};
	const before = await balance();
	expect((await moving(IDS.otherSurcussaleA, 'adminA')).body.surcussale_id).toBe(
		IDS.otherSurcussaleA,
	);
	await sql`UPDATE agents SET surcussale_id = ${IDS.surcussaleA} WHERE id = ${IDS.agentA}`.execute(
		api.owner,
	);
	expect((await moving(IDS.otherSurcussaleA, 'supervisorA')).status).not.toBe(200);
	await sql`UPDATE agents SET surcussale_id = ${IDS.surcussaleA} WHERE id = ${IDS.agentA}`.execute(
		api.owner,
	);
	expect(await balance()).toBe(before + DEPOSIT.amount);
});

test('the ledger lists every entry with its running balance, and adds up', async () => {
	const entries = await read('adminA', { agent_id: IDS.agentA, sort: 'at' });
	const raw = await rowsOf(
		api.owner,
		sql`SELECT seq, kind, amount, sum(amount) OVER (ORDER BY seq)::bigint AS balance
			FROM wallet_entries WHERE agent_id = ${IDS.agentA} ORDER BY seq`,
	);
	expect(
		entries.map(({ seq, kind, amount, balance: after }) => ({ seq, kind, amount, balance: after })),
	).toEqual(raw);
	expect(new Set(entries.map(({ kind }) => kind))).toEqual(
		new Set(['sale', 'commission', 'reversal', 'deposit', 'withdrawal', 'adjustment']),
	);
	const [newest] = await read('adminA', { agent_id: IDS.agentA });
	expect(newest?.balance).toBe(await balance());
});

test('filters, search and pages', async () => {
	const all = await read('adminA');
	const only = await read('adminA', { kind: 'deposit', surcussale_id: IDS.surcussaleA });
	expect(only).toEqual(
		all.filter(
			({ kind, surcussale_id }) => kind === 'deposit' && surcussale_id === IDS.surcussaleA,
		),
	);
	const supervised = await read('adminA', { supervisor_id: IDS.supervisorA });
	expect(supervised.length).toBeGreaterThan(0);
	expect(supervised).toEqual(all.filter(({ surcussale_id }) => surcussale_id === IDS.surcussaleA));
	expect(await read('adminA', { supervisor_id: IDS.adminA })).toEqual([]);
	expect((await read('adminA', { q: 'arrondi' })).map(({ amount }) => amount)).toEqual([-1]);
	const { body } = await api.call('adminA', transactionApi.list, { query: { limit: 3 } });
	const page = body as Page<Transaction>;
	expect([page.total, page.items]).toEqual([all.length, all.slice(0, 3)]);
	const sums = { amount: all.reduce((sum, { amount }) => sum + amount, 0) };
	expect(page.totals).toEqual([{ currency: 'HTG', sums }]);
});

test('words are found in whichever text of an entry; agents are asked once, however many entries there are', async () => {
	const entry = await record({ note: 'Petite caisse' });
	const found = async (q: string, as: Person = 'adminA') =>
		(await read(as, { q })).some(({ id }) => id === entry.body.id);
	for (const q of ['zamor', 'elise jacmel', 'petite', 'zamor petite adminA', 'JACMEL caisse']) {
		expect([q, await found(q)]).toEqual([q, true]);
	}
	for (const q of ['zamor grande', 'xyzzy']) expect([q, await found(q)]).toEqual([q, false]);
	expect([await found('zamor', 'supervisorA'), await found('zamor', 'adminB')]).toEqual([
		true,
		false,
	]);
	const entriesRead = async (q: string) => {
		const rows = transactionRows(OF_A, entryHolds(await ask(q)));
		const asked = { filters: {}, q: undefined, currency: 'HTG' };
		const counted = countedRows(transactionApi.list, { rows, search: [] }, asked);
		const plan = await planOf(api.db, OF_A, counted);
		expect(looksInto(plan, 'agents')).toBe(0);
		return looksInto(plan, 'wallet_entries');
	};
	expect(await entriesRead('xyzzy')).toBe(1);
});

test('a search looks into what others wrote in an agent’s ledger, into notes where there are any, and into nothing else', async () => {
	const known = async (q: string, period = EVER) => {
		const [word] = await inScope(api.db, OF_A, (tx) => askedWords(tx, OF_A, period, q));
		const { agents, writtenBy, names, noted } = word ?? {};
		return [agents, writtenBy, names, noted];
	};
	expect(await known('zamor')).toEqual([IDS.agentA, '', [], '']);
	expect(await known('adminA')).toEqual(['', IDS.agentA, ['adminA Test'], IDS.agentA]);
	expect(await known('loulou')).toEqual(['', '', [], IDS.agentA]);
	const before = { start: '2000-01-01', end: '2000-12-31' };
	expect(await known('adminA', before)).toEqual(['', '', [], '']);

	const read = async (q: string) => {
		const words = await inScope(api.db, OF_A, (tx) => askedWords(tx, OF_A, before, q));
		const plan = await planOf(api.db, OF_A, transactionRows(OF_A, entryHolds(words)));
		return looksInto(plan, 'wallet_entries');
	};
	// No reference has these letters: that of an entry cannot hold them either.
	expect([await read('loulou'), await read('xyzzy')]).toEqual([0, 1]);
});

test('an entry is found by the name that its writer had then, and by the one that its agent has today', async () => {
	const [sold] = await read('adminA', { agent_id: IDS.agentA, kind: 'sale' });
	const then = sold?.actor_name ?? '';
	const written = ({ actor_name }: Transaction) => actor_name === then;
	const entries = (await read('adminA', { agent_id: IDS.agentA })).filter(written);
	expect(entries.length).toBeGreaterThan(5);
	const { rows } = await sql<{ last_name: string }>`
		SELECT last_name FROM agents WHERE id = ${IDS.agentA}`.execute(api.owner);
	const [{ last_name: lastName } = { last_name: '' }] = rows;
	const rename = (name: string) =>
		sql`UPDATE agents SET last_name = ${name} WHERE id = ${IDS.agentA}`.execute(api.owner);
	const found = async (q: string) =>
		(await read('adminA', { q, agent_id: IDS.agentA })).filter(written);
	const idsOf = (found: readonly Transaction[]) => found.map(({ id }) => id);
	expect(idsOf(await found(then))).toEqual(idsOf(entries));
	await rename('Gwozhenpot');
	expect(idsOf(await found(lastName))).toEqual(idsOf(entries));
	expect(idsOf(await found('gwozhenpot'))).toEqual(idsOf(entries));
	expect(await found('gwozhennon')).toEqual([]);
	await rename(lastName);
	// Who is called so today wrote in another's ledger.
	const [other] = await read('adminA', { agent_id: IDS.otherAgentA });
	const sign = async (name = '') => {
		await sql`UPDATE wallet_entries SET actor_name = ${name} WHERE id = ${other?.id}`.execute(
			api.owner,
		);
		await cutDays(api.owner);
	};
	await sign(then);
	expect(idsOf(await read('adminA', { q: then, agent_id: IDS.otherAgentA }))).toEqual([other?.id]);
	await sign(other?.actor_name);
});

test('any part of a reference is found in its entries, and in no other', async () => {
	const entries = await read('adminA');
	const [reference = ''] = entries.flatMap(({ ref_code }) => ref_code || []);
	const { length } = reference;
	const parts = [reference.toLowerCase(), `${reference.slice(0, 4)} ${reference.slice(-4)}`];
	for (let from = 0; from < length; from++) parts.push(reference.slice(from, from + 5));
	// The signs that no reference has, one letter too many, and signs alone.
	for (const q of [...parts, `${reference}A`, 'il', 'ou', '-', '']) {
		const holds = ({ agent_name, surcussale_name, actor_name, ref_code, note }: Transaction) =>
			isFound([agent_name, surcussale_name, actor_name, ref_code, note].join('|'), q);
		expect([q, await read('adminA', { q })]).toEqual([q, entries.filter(holds)]);
	}
});

test('pages of a search are those of all that it finds, in every order', async () => {
	const [{ ref_code } = { ref_code: '' }] = await read('adminA', { kind: 'sale' });
	for (const q of ['zamor', 'adminA', ref_code.slice(2, 6), 'zamor caisse', 'xyzzy', '·']) {
		for (const sort of ['-at', 'agent_name', '-amount']) {
			const all = await read('adminA', { q, sort });
			const sums = { amount: all.reduce((sum, { amount }) => sum + amount, 0) };
			const totals = all.length > 0 ? [{ currency: 'HTG', sums }] : [];
			const pages: Transaction[] = [];
			for (let offset = 0; offset <= all.length; offset += 12) {
				const query = { q, sort, offset, limit: 12 };
				const { body } = await api.call('adminA', transactionApi.list, { query } as never);
				const page = body as Page<Transaction>;
				expect([q, page.total, page.totals]).toEqual([q, all.length, totals]);
				pages.push(...page.items);
			}
			expect(pages).toEqual(all);
		}
	}
});

test('what a search has counted is shown by its keys, and what all agents are called by is not looked for', async () => {
	expect(await ask('·')).toEqual([]);
	const words = await ask('zamor · ·');
	expect(words).toHaveLength(1);
	const rows = transactionRows(OF_A, entryHolds(words));
	const unsearched = transactionRows(OF_A, sql<boolean>`true`);
	const source: ListSource<typeof transactionApi.list> = {
		...{ rows, unsearched, search: [] },
		foundBy: { agent_id: 'uuid', seq: 'bigint' },
	};
	const entries = await read('adminA', { q: 'zamor' });
	const total = entries.length;
	const keyOf = (name: 'agent_id' | 'seq') => `{${entries.map((entry) => entry[name]).join(',')}}`;
	const counted = [{ total, key_agent_id: keyOf('agent_id'), key_seq: keyOf('seq') }];
	expect(total).toBeGreaterThan(5);
	const again = countedAgain(source, counted);
	const plan = await planOf(api.db, OF_A, again as NonNullable<typeof again>);
	expect([plan['Actual Rows'], looksInto(plan, 'wallet_entries')]).toEqual([total, total]);
	// Of more than are remembered, and of several currencies, not all are known.
	for (const unknown of [[{ total: 501 }], [...counted, ...counted], []])
		expect(countedAgain(source, unknown)).toBeUndefined();
});

test('days are those of the company’s zone; without any it is today', async () => {
	const today = new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(new Date());
	const [entry] = await read('adminA', { agent_id: IDS.agentA, kind: 'adjustment' });
	// One second before midnight there, which is the next day in UTC already.
	await sql`UPDATE wallet_entries SET at = ${`${today} 23:59:59`}::timestamp AT TIME ZONE ${ZONE}
		WHERE id = ${entry?.id}`.execute(api.owner);
	const there = async (query: object) =>
		(await read('adminA', { kind: 'adjustment', ...query })).map(({ id }) => id);
	expect(await there({ start_date: today, end_date: today })).toEqual([entry?.id]);
	await sql`UPDATE wallet_entries SET at = at + interval '1 second' WHERE id = ${entry?.id}`.execute(
		api.owner,
	);
	expect(await there({ start_date: today, end_date: today })).toEqual([]);
	expect(await there({})).toEqual([]);
	await cutDays(api.owner);
	const { failure } = await api.call('adminA', transactionApi.list, {
		query: { start_date: '2026-02-02', end_date: '2026-02-01' },
	});
	expect(failure.fields).toEqual({ end_date: { code: 'end_before_start' } });
});

const dayAfter = (day: string, days: number): string =>
	new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const dayBefore = (day: string) => dayAfter(day, -1);
/** Of next year: the ledger goes on behind what is booked by now. */
const sundayOf = (month: string, nth: number): string => {
	const first = `${new Date().getUTCFullYear() + 1}-${month}-01`;
	return dayAfter(first, ((7 - new Date(first).getUTCDay()) % 7) + 7 * (nth - 1));
};

test('a day that begins twice, where clocks are set back to midnight, has all that was booked since the first time', async () => {
	// When Cuba sets its clocks.
	const [spring, autumn] = [sundayOf('03', 2), sundayOf('11', 1)];
	const entry = await record({ kind: 'adjustment', amount: -3, note: 'Deux fois minuit' });
	const zone = (name: string) =>
		sql`UPDATE companies SET timezone = ${name} WHERE id = ${IDS.companyA}`.execute(api.owner);
	await zone('America/Havana');
	const daysAt = async (at: string) => {
		await sql`UPDATE wallet_entries SET at = ${at} WHERE id = ${entry.body.id}`.execute(api.owner);
		await cutDays(api.owner);
		const { day } = await theRow(
			api.owner,
			sql<{
				day: string | null;
			}>`SELECT max(day) AS day FROM ledger_days WHERE agent_id = ${IDS.agentA}`,
		);
		const listed = [];
		for (const one of [dayBefore(spring), spring, dayBefore(autumn), autumn]) {
			const ids = await read('adminA', { start_date: one, end_date: one });
			if (ids.some(({ id }) => id === entry.body.id)) listed.push(one);
		}
		return [day, ...listed];
	};
	// At one o'clock summer time ends: 00:30 is at half past four and at half past five.
	expect(await daysAt(`${autumn}T03:59:59Z`)).toEqual([dayBefore(autumn), dayBefore(autumn)]);
	expect(await daysAt(`${autumn}T04:00:00Z`)).toEqual([autumn, autumn]);
	expect(await daysAt(`${autumn}T05:30:00Z`)).toEqual([autumn, autumn]);
	// It begins at midnight, which never comes.
	expect(await daysAt(`${spring}T04:59:59Z`)).toEqual([dayBefore(spring), dayBefore(spring)]);
	expect(await daysAt(`${spring}T05:00:00Z`)).toEqual([spring, spring]);
	await zone(ZONE);
	await sql`UPDATE wallet_entries SET at = now() WHERE id = ${entry.body.id}`.execute(api.owner);
	await cutDays(api.owner);
});

test('a supervisor sees their own agents, a company its own, and "Toutes" names the companies', async () => {
	const agents = (rows: Transaction[]) => [...new Set(rows.map(({ agent_id }) => agent_id))];
	expect(agents(await read('supervisorA'))).toEqual([IDS.agentA]);
	expect(agents(await read('adminB'))).toEqual([IDS.agentB]);
	expect(await read('adminB', { agent_id: IDS.agentA })).toEqual([]);
	const names = (await read('root')).map(({ companyname }) => companyname);
	expect(new Set(names)).toEqual(new Set(['Company A', 'Company B']));
});

test('after the clock was set back, the ledger goes on at the time where it was: its days still add up', async () => {
	const { body: ahead } = await record({});
	await sql`UPDATE wallet_entries SET at = at + interval '1 day' WHERE id = ${ahead.id}`.execute(
		api.owner,
	);
	await cutDays(api.owner);
	const { body: next } = await record({ amount: 700 });
	expect(Date.parse(next.at)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
	expect(next.seq).toBe(ahead.seq + 1);
});
