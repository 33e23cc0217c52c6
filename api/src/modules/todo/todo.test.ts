import { DEFAULT_PERMISSIONS } from '@borlette/shared/contract';
import { type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { paymentApi } from '@borlette/shared/contract/historics-payment';
import { lotGagnantApi } from '@borlette/shared/contract/lotgagnant';
import { officeApi } from '@borlette/shared/contract/office';
import { type Todo, type TodoPage, todoApi } from '@borlette/shared/contract/todo';
import {
	factsSchema,
	kindOf,
	TODO_KIND_NAMES,
	type TodoKind,
} from '@borlette/shared/contract/todo.kinds';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import { Check } from 'typebox/value';
import { withinCompany } from '../../db/companies.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { keepingProvider } from '../../scheduler/provider.ts';
import { endTodo, keepProvider, keepTodos, raiseTodo } from '../../todo/keep.ts';
import { liveByDay } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { cutDays, insertFiche, sumUp } from '../../tools/testing/insert-fiche.ts';
import { bindDevices, openDraw, sell } from '../../tools/testing/selling.ts';
import { drawn, endDraw } from '../../tools/testing/settling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
type Caller = Person | { token: string };

let day = 0;
const draw = () => openDraw(api.owner, ++day);

beforeAll(async () => {
	await liveByDay(api.owner);
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM limits`.execute(api.owner);
	await sql`DELETE FROM payments`.execute(api.owner);
	await sql`DELETE FROM invoices`.execute(api.owner);
	await sql`INSERT INTO user_permissions
		SELECT ${IDS.supervisorA}::uuid, unnest(ARRAY['view_wallettransaction', 'change_tirage'])
		ON CONFLICT DO NOTHING`.execute(api.owner);
});
beforeEach(async () => {
	// What one test leaves is nobody's affair in the next.
	await sql`DELETE FROM todos`.execute(api.owner);
	await sql`UPDATE tirage_instances SET state = 'cancelled' WHERE state IN ('open', 'closed')`.execute(
		api.owner,
	);
});

async function page(as: Caller, query: object = {}): Promise<TodoPage> {
	const { status, body } = await api.call(as, todoApi.list, { query: { limit: 200, ...query } });
	expect(status).toBe(200);
	return body as TodoPage;
}
const seen = async (as: Caller, kind: TodoKind): Promise<Todo[]> =>
	(await page(as, { kind })).items.filter(({ state }) => state === 'open');
const count = async (as: Caller, kind: TodoKind) => (await seen(as, kind)).length;
const superuserOf = async (company?: string) => ({ token: await api.tokenOf('root', company) });

/** What the office, the provider, the supervisor of agent A, another one, and another company see of a kind. */
const seenByAll = async (kind: TodoKind) => ({
	admin: await count('adminA', kind),
	provider: await count(await superuserOf(IDS.companyA), kind),
	everywhere: await count('root', kind),
	supervisor: await count('supervisorA', kind),
	other: await count('otherSupervisorA', kind),
	stranger: await count('adminB', kind),
});
const OF_HOUSE = { admin: 1, provider: 1, everywhere: 1, supervisor: 0, other: 0, stranger: 0 };
const OF_PART = { ...OF_HOUSE, supervisor: 1 };

async function only(kind: TodoKind, as: Caller = 'adminA'): Promise<Todo> {
	const [todo, ...more] = await seen(as, kind);
	if (!todo || more.length > 0) throw new Error(`${more.length + (todo ? 1 : 0)} of ${kind}`);
	expect(Check(factsSchema(kind), todo.facts)).toBe(true);
	return todo;
}

const keyed = async (as: Person, endpoint: Parameters<typeof requestOf>[0], body: object) => {
	const request = requestOf(endpoint, { body }, await api.tokenOf(as));
	const headers = { ...request.headers, 'idempotency-key': crypto.randomUUID() };
	const answer = await api.inject({ ...request, headers });
	expect(answer.status).toBe(200);
};

test('a draw that was held misses its result, then waits for the second person, then neither', async () => {
	const instance = await draw();
	await keepTodos(api.db);
	expect(await count('adminA', 'result_missing')).toBe(0);
	await endDraw(api.owner, instance);
	await keepTodos(api.db);
	expect(await seenByAll('result_missing')).toEqual(OF_HOUSE);
	expect((await only('result_missing')).facts).toMatchObject({ instance_id: instance });

	const body = { instance_id: instance, pick3: '107', pick4: '2211' };
	expect((await api.call('adminA', lotGagnantApi.enter, { body })).status).toBe(200);
	expect(await count('adminA', 'result_missing')).toBe(0);
	expect(await seenByAll('result_waiting')).toEqual(OF_HOUSE);
	expect((await page('root')).counts.urgent).toBe(1);
	expect((await only('result_waiting')).facts.by).toContain('dminA');

	const confirmed = await api.call(await superuserOf(IDS.companyA), lotGagnantApi.confirm, {
		body: { ...body, revision: 1 },
	});
	expect(confirmed.status).toBe(200);
	expect(await count('adminA', 'result_waiting')).toBe(0);
	await keepTodos(api.db);
	expect(await count('adminA', 'result_waiting')).toBe(0);
});

test('who entered a result sees that it waits for another person, as nothing urgent of theirs', async () => {
	const instance = await draw();
	await endDraw(api.owner, instance);
	const enter = (as: Caller, pick3: string) =>
		api.call(as, lotGagnantApi.enter, { body: { instance_id: instance, pick3, pick4: null } });
	await enter('adminA', '107');
	const { counts } = await page('adminA');
	expect(counts).toMatchObject({ urgent: 0, today: 1 });
	expect((await page('adminA', { urgency: 'urgent' })).items).toEqual([]);
	const { id, version, urgency } = await only('result_waiting');
	expect(urgency).toBe('today');
	const provider = await superuserOf(IDS.companyA);
	expect((await only('result_waiting', provider)).urgency).toBe('urgent');

	// They may not hide it from the other, nor is it given to them.
	const hidden = [
		await api.call('adminA', todoApi.done, { body: { id, version, is_done: true } }),
		await api.call('adminA', todoApi.putOff, { body: { id, version, until: 'hour' } }),
	];
	expect(hidden.map(({ failure }) => failure.code)).toEqual([
		'second_person_required',
		'second_person_required',
	]);
	const people = async () =>
		(await api.call(provider, todoApi.people, { params: { todoId: id } })).body.map(({ id }) => id);
	expect(await people()).not.toContain(IDS.adminA);

	// Of a result that another person enters in its place, it is the other.
	await enter(provider, '108');
	expect((await only('result_waiting')).urgency).toBe('urgent');
	expect(await people()).toContain(IDS.adminA);
	const { version: now } = await only('result_waiting');
	await api.call('adminA', todoApi.assign, { body: { id, version: now, person: IDS.adminA } });
	await enter('adminA', '109');
	expect(await only('result_waiting')).toMatchObject({ urgency: 'today', assigned_to: null });

	// Where one person may do both, it is theirs.
	await sql`UPDATE company_settings SET two_person_results = false`.execute(api.owner);
	await keepTodos(api.db);
	expect((await only('result_waiting')).urgency).toBe('urgent');
	await sql`UPDATE company_settings SET two_person_results = true`.execute(api.owner);
});

test.each([
	[
		'done',
		(about: object) =>
			api.call('adminA', todoApi.done, { body: { ...about, is_done: true } as never }),
	],
	[
		'put off',
		(about: object) =>
			api.call('adminA', todoApi.putOff, { body: { ...about, until: 'morning' } as never }),
	],
] as const)(
	'what somebody said is %s hides it from the others no longer, once only the others may do it',
	async (_, hide) => {
		const rule = (isOn: boolean) =>
			sql`UPDATE company_settings SET two_person_results = ${isOn}`.execute(api.owner);
		// Of results that wait since another test nobody speaks here.
		await sql`DELETE FROM results WHERE state = 'provisional'`.execute(api.owner);
		await rule(false);
		const instance = await draw();
		await endDraw(api.owner, instance);
		await api.call('adminA', lotGagnantApi.enter, {
			body: { instance_id: instance, pick3: '107', pick4: null },
		});
		const { id, version } = await only('result_waiting');
		expect((await hide({ id, version })).status).toBe(200);
		await keepTodos(api.db);
		const provider = await superuserOf(IDS.companyA);
		expect(await count(provider, 'result_waiting')).toBe(0);
		await rule(true);
		await keepTodos(api.db);
		expect(await only('result_waiting', provider)).toMatchObject({ urgency: 'urgent', id });
		expect((await page('adminA')).counts).toMatchObject({ today: 1, done: 0, put_off: 0 });
		// What another person says holds.
		const { version: now } = await only('result_waiting', provider);
		const body = { id, version: now, is_done: true };
		expect((await api.call(provider, todoApi.done, { body })).status).toBe(200);
		await keepTodos(api.db);
		expect(await count(provider, 'result_waiting')).toBe(0);
	},
);

test('a large gain waits until it is paid, a small one is nobody’s worry', async () => {
	const instance = await draw();
	const { ref_code } = await sell(api.db, instance, [{ stake: 50_000 }]);
	await sell(api.db, instance, [{ stake: 1_000 }]);
	await drawn(api, instance, ['107', null]);
	await keepTodos(api.db);
	expect(await seenByAll('gain_large')).toEqual(OF_PART);
	const { facts } = await only('gain_large');
	expect(facts).toMatchObject({ ref: ref_code, amount: 2_500_000, currency: 'HTG' });
	await keyed('adminA', ficheApi.update, { ref_code, action: 'pay' });
	expect(await count('adminA', 'gain_large')).toBe(0);
});

test('a kind that fails takes no other of its company with it, and is named', async () => {
	await endDraw(api.owner, await draw());
	const instance = await draw();
	await sell(api.db, instance, [{ stake: 50_000 }]);
	await drawn(api, instance, ['107', null]);
	await sql`DELETE FROM todos`.execute(api.owner);
	await sql`ALTER TABLE todos ADD CONSTRAINT broken CHECK (kind <> 'result_missing') NOT VALID`.execute(
		api.owner,
	);
	await expect(keepTodos(api.db)).rejects.toThrow(/"result_missing", failed/);
	expect(await count('adminA', 'gain_large')).toBe(1);
	await sql`ALTER TABLE todos DROP CONSTRAINT broken`.execute(api.owner);
	await keepTodos(api.db);
	expect(await count('adminA', 'result_missing')).toBe(1);
});

test('what is near the limit of a draw that sells is told until its sales end', async () => {
	const instance = await draw();
	await sql`INSERT INTO limits (company_id, kind, game, boule, limite)
		VALUES (${IDS.companyA}, 'boule', 'borlette', NULL, 1000), (${IDS.companyA}, 'boule', 'borlette', '12', 500)`.execute(
		api.owner,
	);
	await sell(api.db, instance, [{ numbers: '07', stake: 790 }]);
	await keepTodos(api.db);
	expect(await count('adminA', 'limit_near')).toBe(0);
	await sell(api.db, instance, [
		{ numbers: '07', stake: 10 },
		{ numbers: '12', stake: 475 },
	]);
	await keepTodos(api.db);
	expect(await seenByAll('limit_near')).toEqual(OF_HOUSE);
	const { facts } = await only('limit_near');
	expect(facts).toMatchObject({ count: 2, percent: 9_500, names: ['12', '07'] });
	await endDraw(api.owner, instance);
	await keepTodos(api.db);
	expect(await count('adminA', 'limit_near')).toBe(0);
	await sql`DELETE FROM limits`.execute(api.owner);
});

test('a difference at the end of a day stays until what is missing is handed over', async () => {
	await sell(api.db, await draw(), [{ stake: 900 }]);
	const { body } = await api.call('adminA', clotureApi.list, { query: { limit: 200 } });
	const { day: today, items } = body as ClosingPage;
	const agent = items.find(({ id }) => id === IDS.agentA);
	if (!agent) throw new Error('The agent has nothing to close');
	await keyed('adminA', clotureApi.create, {
		...{ agent_id: IDS.agentA, day: today, no: agent.no, expected: agent.expected },
		...{ counted: agent.expected - 200, note: '' },
	});
	expect(await seenByAll('cash_difference')).toEqual(OF_PART);
	expect((await only('cash_difference')).facts).toMatchObject({ count: 1, amount: -200 });

	await sql`UPDATE wallet_entries SET at = at - interval '1 day' WHERE agent_id = ${IDS.agentA}`.execute(
		api.owner,
	);
	await sql`UPDATE closings SET day = day - 1 WHERE agent_id = ${IDS.agentA}`.execute(api.owner);
	await cutDays(api.owner);
	await keepTodos(api.db);
	expect((await only('cash_difference')).facts).toMatchObject({ count: 1, amount: -200 });
	expect(await count('adminA', 'debt_overdue')).toBe(0);
	const deposit = { agent_id: IDS.agentA, kind: 'deposit', note: '' };
	await keyed('adminA', transactionApi.create, { ...deposit, amount: 150 });
	expect((await only('cash_difference')).facts).toMatchObject({ amount: -50 });
	// What was paid to winners since is not handed over, and not owed any more either.
	await payOut(IDS.agentA, 30);
	expect((await only('cash_difference')).facts).toMatchObject({ amount: -20 });
	await keyed('adminA', transactionApi.create, { ...deposit, amount: 20 });
	expect(await count('adminA', 'cash_difference')).toBe(0);
});
async function payOut(agent: string, amount: number) {
	await sql`SELECT wallet_append(${IDS.companyA}, ${agent}, ARRAY['payout'], ARRAY[${amount}::bigint], '', '', '')`.execute(
		api.owner,
	);
	await keepTodos(api.db);
}

test('what an agent owes for a day that is over is a debt until it is handed over', async () => {
	await sell(api.db, await draw(), [{ stake: 700 }], { agentId: IDS.otherAgentA });
	await keepTodos(api.db);
	expect(await count('adminA', 'debt_overdue')).toBe(0);
	await sql`UPDATE wallet_entries SET at = at - interval '1 day' WHERE agent_id = ${IDS.otherAgentA}`.execute(
		api.owner,
	);
	await cutDays(api.owner);
	await keepTodos(api.db);
	expect(await seenByAll('debt_overdue')).toEqual({ ...OF_HOUSE, other: 1 });
	const { facts } = await only('debt_overdue');
	expect(facts).toMatchObject({ count: 1, currency: 'HTG' });
	await payOut(IDS.otherAgentA, Number(facts.amount) - 100);
	expect((await only('debt_overdue')).facts).toMatchObject({ amount: 100 });
	await keyed('adminA', transactionApi.create, {
		...{ agent_id: IDS.otherAgentA, kind: 'deposit', note: '', amount: 100 },
	});
	expect(await count('adminA', 'debt_overdue')).toBe(0);
});

test('money of an agent has the entries of their surcussale looked at, as the whole house would; those of others wait for that', async () => {
	await sell(api.db, await draw(), [{ stake: 800 }]);
	await sell(api.db, await draw(), [{ stake: 600 }], { agentId: IDS.otherAgentA });
	await sql`UPDATE wallet_entries SET at = at - interval '1 day'`.execute(api.owner);
	await cutDays(api.owner);
	await keepTodos(api.db);
	expect(await count('adminA', 'debt_overdue')).toBe(2);
	const open = () =>
		rowsOf(
			api.owner,
			sql<{ subject: string }>`SELECT subject FROM todos
				WHERE company_id = ${IDS.companyA} AND kind = 'debt_overdue' AND gone_at IS NULL ORDER BY subject`,
		);
	const balance = async (agentId: string) =>
		(
			await theRow(
				api.owner,
				sql<{ balance: number }>`SELECT balance FROM agents WHERE id = ${agentId}`,
			)
		).balance;
	// Nobody was told of what this one had.
	await sql`UPDATE agents SET balance = 0 WHERE id = ${IDS.otherAgentA}`.execute(api.owner);
	const before = await balance(IDS.agentA);
	const deposit = { agent_id: IDS.agentA, kind: 'deposit', note: '' };
	await keyed('adminA', transactionApi.create, { ...deposit, amount: 100 });
	expect(await open()).toHaveLength(2);
	await keyed('adminA', transactionApi.create, { ...deposit, amount: -before - 100 });
	const left = await open();
	expect(left.map(({ subject }) => subject.split(':')[0])).toEqual([IDS.otherSurcussaleA]);
	await keepTodos(api.db);
	expect(await open()).toEqual([]);
	await sql`UPDATE agents SET balance = (SELECT w.balance FROM wallet_entries w WHERE w.agent_id = agents.id
		ORDER BY w.seq DESC LIMIT 1) WHERE id = ${IDS.otherAgentA}`.execute(api.owner);
});

test('a terminal that sold on this weekday before is silent before a close, until it sells', async () => {
	const before = await openDraw(api.owner, 40 - 7);
	await insertFiche(api.owner, { instanceId: before });
	await sumUp(api.owner);
	const instance = await openDraw(api.owner, 40);
	await keepTodos(api.db);
	expect(await seenByAll('terminal_silent')).toEqual(OF_PART);
	expect((await only('terminal_silent')).facts).toMatchObject({ count: 1, surcussale: 'Jacmel' });
	await sell(api.db, instance, [{}]);
	await keepTodos(api.db);
	expect(await count('adminA', 'terminal_silent')).toBe(0);
});

test('an invoice is due to the company’s people, and to the provider once it is late', async () => {
	const due = (days: number) =>
		sql`INSERT INTO invoices
			(company_id, number, month, terminals, unit_price, amount, currency, due_on)
		VALUES (${IDS.companyA}, 'A-1', date_trunc('month', now())::date, 2, 1000, 2000, 'USD',
			(now() AT TIME ZONE 'America/Port-au-Prince')::date + ${days}::int)`.execute(api.owner);
	const keep = async () => {
		await keepTodos(api.db);
		await keepingProvider({ demo: true } as never, api.app.running, () => undefined)(api.db);
	};
	await due(2);
	await keep();
	const only_company = { ...OF_HOUSE, provider: 0, everywhere: 0 };
	expect(await seenByAll('invoice_due')).toEqual(only_company);
	expect((await only('invoice_due')).facts.problem).toBe('');
	expect(await count('root', 'invoice_unpaid')).toBe(0);
	await sql`DELETE FROM invoices`.execute(api.owner);
	await due(-1);
	await keep();
	expect(await seenByAll('invoice_unpaid')).toEqual({
		...{ admin: 0, provider: 0, everywhere: 1, supervisor: 0, other: 0, stranger: 0 },
	});
	expect((await only('invoice_due')).facts.problem).toBe('overdue');
	expect((await only('invoice_unpaid', 'root')).facts).toMatchObject({
		...{ company: 'Company A', amount: 2_000, currency: 'USD' },
	});
	const paid = await api.call(await superuserOf(IDS.companyA), paymentApi.create, {
		body: {
			...({ amount: 2_000, currency: 'USD', method: 'cash' } as const),
			...{ paid_on: '2026-02-03', reference: '', note: '' },
		},
	});
	expect(paid.status).toBe(200);
	expect(await count('adminA', 'invoice_due')).toBe(0);
	await keep();
	expect(await count('root', 'invoice_unpaid')).toBe(0);
});

const raised = async (subject = 'a') => {
	await inScope(api.db, withinCompany(IDS.companyA), (tx) =>
		raiseTodo(tx, withinCompany(IDS.companyA), 'gain_large', {
			subject,
			surcussale_id: IDS.surcussaleA,
			facts: {
				...{ ref: 'AAAAAAAAAAAA', amount: 3_000_000, currency: 'HTG', agent: 'Zamor' },
				...{ surcussale: 'Jacmel', draw_date: '2026-11-23' },
			},
		}),
	);
	const [todo] = await seen('adminA', 'gain_large');
	if (!todo) throw new Error('Nothing was raised');
	return todo;
};

test('others raise an entry once, and end it', async () => {
	await raised();
	await raised();
	expect(await seenByAll('gain_large')).toEqual(OF_PART);
	await inScope(api.db, withinCompany(IDS.companyA), (tx) =>
		endTodo(tx, withinCompany(IDS.companyA), 'gain_large', 'a'),
	);
	expect(await count('adminA', 'gain_large')).toBe(0);
	expect((await raised()).state).toBe('open');
});

test('the provider’s own are of no company, and of nobody else', async () => {
	const facts = { holder: 'Team A', until: '2026-12-01T00:00:00.000Z' };
	const cause = { subject: 'k', surcussale_id: null, grade: '', due_at: null, facts };
	await keepProvider(api.db, new Map([['key_expiring', [cause]]]));
	const { admin, provider, everywhere } = await seenByAll('key_expiring');
	expect([admin, provider, everywhere]).toEqual([0, 0, 1]);
	const { id, version, companyname } = await only('key_expiring', 'root');
	expect(companyname).toBeNull();
	const done = await api.call('root', todoApi.done, { body: { id, version, is_done: true } });
	expect(done.body).toMatchObject({ state: 'done' });
	await keepProvider(api.db, new Map([['key_expiring', [{ ...cause, grade: 'past' }]]]));
	expect(await count('root', 'key_expiring')).toBe(1);
	await keepProvider(api.db, new Map([['key_expiring', []]]));
	expect(await count('root', 'key_expiring')).toBe(0);
});

test('somebody who sees it is given an entry, nobody else, and finds it as theirs', async () => {
	const { id, version } = await raised();
	const { body: people } = await api.call('adminA', todoApi.people, { params: { todoId: id } });
	expect(people.map((each) => each.id).sort()).toEqual([IDS.adminA, IDS.supervisorA].sort());
	const give = (as: Caller, person: string | null, seenVersion = version) =>
		api.call(as, todoApi.assign, { body: { id, version: seenVersion, person } });
	for (const person of [IDS.otherSupervisorA, IDS.adminB, IDS.root, IDS.unknown]) {
		expect((await give('adminA', person)).failure.fields).toEqual({
			person: { code: 'unknown_reference' },
		});
	}
	const given = await give('adminA', IDS.supervisorA);
	expect(given.body).toMatchObject({ assigned_to: IDS.supervisorA, version: version + 1 });
	const theirs = await page('supervisorA', { mine: true });
	expect([theirs.items.length, theirs.counts.mine]).toEqual([1, 1]);
	expect((await page('adminA', { mine: true })).items).toEqual([]);
	expect((await page('adminA', { mine: false })).total).toBe((await page('adminA')).total);
	// Whoever has a part of the house gives to themselves alone.
	expect((await give('supervisorA', IDS.adminA, version + 1)).status).toBe(422);
	const late = await give('adminA', null);
	expect([late.status, late.failure.current]).toMatchObject([
		412,
		{ assigned_to: IDS.supervisorA },
	]);
	expect((await give('supervisorA', null, version + 1)).body.assigned_to).toBeNull();
});

test.each([
	[
		'lost the right',
		sql`DELETE FROM user_permissions WHERE user_id = ${IDS.supervisorA} AND codename = 'view_fiche_win'`,
		sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'view_fiche_win')`,
	],
	[
		'has another part of the house by now',
		sql`UPDATE surcussales SET supervisor_id = ${IDS.otherSupervisorA} WHERE id = ${IDS.surcussaleA}`,
		sql`UPDATE surcussales SET supervisor_id = ${IDS.supervisorA} WHERE id = ${IDS.surcussaleA}`,
	],
	[
		'works there no more',
		sql`UPDATE users SET is_active = false WHERE id = ${IDS.supervisorA}`,
		sql`UPDATE users SET is_active = true WHERE id = ${IDS.supervisorA}`,
	],
])('an entry is not in the hands of somebody who %s', async (_, leave, comeBack) => {
	const { id, version, kind } = await raised();
	const body = { id, version, person: IDS.supervisorA };
	expect((await api.call('adminA', todoApi.assign, { body })).status).toBe(200);
	await leave.execute(api.owner);
	const nobodys = await only(kind);
	await comeBack.execute(api.owner);
	expect(nobodys).toMatchObject({ assigned_to: null, assigned_name: null });
	expect(await only(kind)).toMatchObject({ assigned_to: IDS.supervisorA });
});

test('who is in the office to look sees an entry, hides it from nobody and is not given it', async () => {
	const looker = (
		await api.call('adminA', officeApi.create, {
			body: {
				...{ first_name: 'Nadia', last_name: 'Contrôle', phone: '+50937112233' },
				...{ username: 'looker', password: 'quatre mots bien longs', template: 'controle' },
			},
		})
	).body;
	const { id, version, kind } = await raised();
	const { body: people } = await api.call('adminA', todoApi.people, { params: { todoId: id } });
	expect(people.map((each) => each.id)).not.toContain(looker.id);
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA} AND codename <> ALL (${looker.perms})`.execute(
		api.owner,
	);
	expect(await count('adminA', kind)).toBe(1);
	const refused = [
		await api.call('adminA', todoApi.done, { body: { id, version, is_done: true } }),
		await api.call('adminA', todoApi.putOff, { body: { id, version, until: 'hour' } }),
		await api.call('adminA', todoApi.assign, { body: { id, version, person: IDS.supervisorA } }),
	];
	await sql`INSERT INTO user_permissions SELECT ${IDS.adminA}, unnest(${[...DEFAULT_PERMISSIONS.company]}::text[])
		ON CONFLICT DO NOTHING`.execute(api.owner);
	await sql`DELETE FROM users WHERE id = ${looker.id}`.execute(api.owner);
	expect(refused.map(({ failure }) => failure.code)).toEqual(Array(3).fill('forbidden'));
});

test('what is put off comes back at its time, what is done with what it said', async () => {
	const first = await raised();
	const put = (version: number, until: 'hour' | 'morning' | 'close' | null) =>
		api.call('adminA', todoApi.putOff, { body: { id: first.id, version, until } });
	expect((await put(1, 'close')).failure.fields).toEqual({ until: { code: 'not_allowed' } });
	const instance = await draw();
	const atClose = await put(1, 'close');
	const [{ close_at } = { close_at: '' }] = await rowsOf(
		api.owner,
		sql<{ close_at: string }>`SELECT close_at FROM tirage_instances WHERE id = ${instance}`,
	);
	expect(atClose.body).toMatchObject({ state: 'put_off', put_off_until: close_at });
	const morning = Date.parse((await put(2, 'morning')).body.put_off_until ?? '') - Date.now();
	expect(morning).toBeGreaterThan(0);
	expect(morning).toBeLessThanOrEqual(24 * 3_600_000);
	expect((await put(3, 'hour')).body.state).toBe('put_off');
	expect((await page('adminA')).counts).toMatchObject({ today: 0, put_off: 1 });
	await sql`UPDATE todos SET put_off_until = now() - interval '1 second'`.execute(api.owner);
	expect((await page('adminA')).counts).toMatchObject({ today: 1, put_off: 0 });
	await put(4, 'hour');
	expect((await put(5, null)).body.state).toBe('open');

	const done = await api.call('adminA', todoApi.done, {
		body: { id: first.id, version: 6, is_done: true },
	});
	expect(done.body).toMatchObject({ state: 'done', done_name: expect.stringContaining('dminA') });
	const undone = await api.call('adminA', todoApi.done, {
		body: { id: first.id, version: 7, is_done: false },
	});
	expect(undone.body).toMatchObject({ state: 'open', done_at: null });
});

test('an entry of another company, of another part, or of a kind without its code is not there', async () => {
	const { id, version } = await raised();
	const acts = async (as: Caller) => [
		(await api.call(as, todoApi.people, { params: { todoId: id } })).status,
		(await api.call(as, todoApi.assign, { body: { id, version, person: null } })).status,
		(await api.call(as, todoApi.putOff, { body: { id, version, until: 'hour' } })).status,
		(await api.call(as, todoApi.done, { body: { id, version, is_done: true } })).status,
	];
	expect(await acts('adminB')).toEqual([404, 404, 404, 404]);
	expect(await acts('otherSupervisorA')).toEqual([404, 404, 404, 404]);
	const hold = (given: boolean) =>
		given
			? sql`INSERT INTO user_permissions VALUES (${IDS.adminA}, 'view_fiche_win')`.execute(
					api.owner,
				)
			: sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA} AND codename = 'view_fiche_win'`.execute(
					api.owner,
				);
	await hold(false);
	expect(await acts('adminA')).toEqual([404, 404, 404, 404]);
	expect((await page('adminA')).counts).toMatchObject({ urgent: 0, today: 0 });
	await hold(true);
	// "Toutes" reads what is a company's; who would act chooses the company.
	const done = await api.call('root', todoApi.done, { body: { id, version, is_done: true } });
	expect(done.failure.code).toBe('company_required');
});

test('each act is in the trail of the company', async () => {
	const { id, version } = await raised();
	await api.call('adminA', todoApi.assign, { body: { id, version, person: IDS.adminA } });
	await api.call('adminA', todoApi.done, { body: { id, version: version + 1, is_done: true } });
	const entries = await rowsOf(
		api.owner,
		sql<{ after: Partial<Todo> | null }>`SELECT after FROM audit_entries
			WHERE company_id = ${IDS.companyA} AND object_type = 'todo' AND object_id = ${id} ORDER BY seq`,
	);
	expect(entries.map(({ after }) => [after?.assigned_to, after?.state])).toEqual([
		[IDS.adminA, 'open'],
		[IDS.adminA, 'done'],
	]);
});

test('each kind says what its words and its link need', () => {
	for (const kind of TODO_KIND_NAMES) {
		const { facts, params = {}, query = {} } = kindOf(kind);
		const used = [...Object.values(params), ...Object.values(query)].filter(
			(value) => !value.startsWith('='),
		);
		expect([kind, used.filter((fact) => !facts.some((each) => each === fact))]).toEqual([kind, []]);
	}
});
