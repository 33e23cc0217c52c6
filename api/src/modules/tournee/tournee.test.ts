import { randomUUID } from 'node:crypto';
import { type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import {
	TAKING_RULES,
	type Taking,
	type Tour,
	tourneeApi,
} from '@borlette/shared/contract/tournee';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import sharp from 'sharp';
import { forgetKeys } from '../../db/idempotent.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { dayFromToday } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { cutDays } from '../../tools/testing/insert-fiche.ts';
import { type MixedSales, sellMixed } from '../../tools/testing/mixed-sales.ts';
import { discrepancies, sell } from '../../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
let sales: MixedSales;
let signature: string;
beforeAll(async () => {
	sales = await sellMixed(api);
	const surface = { width: 480, height: 160, channels: 4, background: '#0E1216' } as const;
	const png = await sharp({ create: surface }).png().toBuffer();
	signature = png.toString('base64');
	await sql`INSERT INTO user_permissions
		SELECT ${IDS.supervisorA}::uuid, unnest(ARRAY['view_wallettransaction', 'add_wallettransaction'])
		ON CONFLICT DO NOTHING`.execute(api.owner);
});
afterEach(async () => expect(await discrepancies(api.owner)).toEqual([]));

const now = () => new Date().toISOString();
const send = async (
	endpoint: typeof tourneeApi.take | typeof tourneeApi.visit | typeof tourneeApi.drop,
	body: object,
	{ key = randomUUID(), as = 'supervisorA' }: { key?: string; as?: Person } = {},
) => {
	const request = requestOf(endpoint, { body }, await api.tokenOf(as));
	const headers = { ...request.headers, 'idempotency-key': key };
	const { status, body: answer, failure } = await api.inject({ ...request, headers });
	return { status, body: answer as Taking, failure };
};
const aTaking = (traits: object = {}) => ({
	agent_id: IDS.agentA as string,
	amount: 1_000,
	taken_at: now(),
	note: '',
	actor_signature: signature,
	agent_signature: signature,
	...traits,
});
const take = (traits: object = {}, how: { key?: string; as?: Person } = {}) =>
	send(tourneeApi.take, aTaking(traits), how);
const tour = async (as: Person = 'supervisorA'): Promise<Tour> => {
	const { status, body } = await api.call(as, tourneeApi.read, {});
	expect(status).toBe(200);
	return body as Tour;
};
const entries = () =>
	rowsOf(
		api.owner,
		sql<{ kind: string; amount: number }>`
			SELECT kind, amount FROM wallet_entries WHERE kind = 'deposit' ORDER BY at`,
	);
const trailOf = (type: string) =>
	rowsOf(
		api.owner,
		sql<{ action: string; object_id: string; object_label: string; after: object | null }>`
			SELECT action, object_id, object_label, after FROM audit_entries
			WHERE object_type = ${type} ORDER BY seq`,
	);

test('a supervisor’s tour has their own surcussales, with what is owed since when', async () => {
	const { stops, currency, secret } = await tour();
	expect(currency).toBe('HTG');
	expect(Buffer.from(secret ?? '', 'base64')).toHaveLength(32);
	expect(stops.map(({ id }) => id)).toEqual([IDS.surcussaleA]);
	const { balance } = await theRow(
		api.owner,
		sql<{ balance: number }>`SELECT balance FROM agents WHERE id = ${IDS.agentA}`,
	);
	expect(stops[0]).toMatchObject({ name: 'Jacmel', visit: null });
	const agent = stops[0]?.agents.find(({ id }) => id === IDS.agentA);
	expect(agent).toMatchObject({ owed: -balance, owed_since: await dayFromToday(api.owner, 0) });
	expect((await tour('adminA')).stops.length).toBeGreaterThan(1);
	expect((await tour('adminB')).stops.map(({ id }) => id)).not.toContain(IDS.surcussaleA);
	// What one browser kept, nobody else opens, and the next sign-in of the same person does.
	expect((await tour()).secret).toBe(secret);
	expect((await tour('adminA')).secret).not.toBe(secret);
});

test('since when is told without a break, and who owes for longest comes first', async () => {
	await sell(api.db, sales.open, [{ stake: 3_000 }], { agentId: IDS.otherAgentA });
	await sql`UPDATE wallet_entries SET at = at - interval '2 days'
		WHERE agent_id = ${IDS.otherAgentA}`.execute(api.owner);
	await cutDays(api.owner);
	const [first] = (await tour('adminA')).stops;
	expect(first?.id).toBe(IDS.otherSurcussaleA);
	expect(first?.agents[0]).toMatchObject({
		id: IDS.otherAgentA,
		owed_since: await dayFromToday(api.owner, -2),
	});
});

test('a surcussale that is blocked is on the tour while somebody there owes', async () => {
	const block = (isActive: boolean) =>
		sql`UPDATE surcussales SET is_active = ${isActive} WHERE company_id = ${IDS.companyA}`.execute(
			api.owner,
		);
	const owing = (await tour('adminA')).stops.map(({ id }) => id);
	const { id: quiet } = await theRow(
		api.owner,
		sql<{ id: string }>`INSERT INTO surcussales (company_id, name, city)
			VALUES (${IDS.companyA}, 'Cayes', 'Cayes') RETURNING id`,
	);
	expect((await tour('adminA')).stops.map(({ id }) => id)).toEqual([...owing, quiet]);
	await block(false);
	expect((await tour('adminA')).stops.map(({ id }) => id)).toEqual(owing);
	await block(true);
});

test('cash is an entry of the ledger with both signatures, a visit and a line of the trail; its key counts once', async () => {
	const before = await entries();
	const key = randomUUID();
	const body = { amount: 2_500, taken_at: '2020-01-01T00:00:00Z', despite: ['taking_late'] };
	const first = await take(body, { key });
	expect(first).toMatchObject({
		status: 200,
		body: {
			key,
			agent_name: 'Élise Zamor · 0001',
			surcussale_name: 'Jacmel',
			amount: 2_500,
			currency: 'HTG',
			actor_name: 'supervisorA Test',
		},
	});
	const raced = await Promise.all(Array.from({ length: 6 }, () => take(body, { key })));
	for (const answer of raced) expect(answer).toEqual(first);
	expect((await entries()).slice(before.length)).toEqual([{ kind: 'deposit', amount: 2_500 }]);
	expect((await take({ ...body, amount: 2_501 }, { key })).failure.code).toBe('key_reused');
	const other = await sharp(Buffer.from(signature, 'base64')).negate().png().toBuffer();
	const otherwise = { ...body, agent_signature: other.toString('base64') };
	expect((await take(otherwise, { key })).failure.code).toBe('key_reused');
	expect(await entries()).toHaveLength(before.length + 1);

	const { body: shown } = await api.call('supervisorA', tourneeApi.taking, {
		params: { takingId: first.body.id },
	});
	expect(shown).toMatchObject({ key, amount: 2_500 });
	for (const name of ['actor_signature', 'agent_signature']) {
		const picture = String((shown as Record<string, unknown>)[name]);
		expect(picture).toMatch(/^data:image\/webp;base64,/);
		const { width } = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64')).metadata();
		expect(width).toBe(480);
	}
	const { stops, takings } = await tour();
	expect(takings.map((taking) => taking.key)).toEqual([key]);
	expect(stops[0]?.visit).toMatchObject({ actor_name: 'supervisorA Test' });
	expect((await trailOf('taking')).at(-1)).toMatchObject({
		action: 'create',
		object_id: first.body.id,
		object_label: 'Élise Zamor · 0001',
		after: { amount: 2_500, key, despite: ['taking_late'] },
	});
});

test.each([
	[
		'an agent who goes to another surcussale',
		sql`UPDATE agents SET surcussale_id = ${IDS.otherSurcussaleA} WHERE id = ${IDS.agentA}`,
		sql`UPDATE agents SET surcussale_id = ${IDS.surcussaleA} WHERE id = ${IDS.agentA}`,
	],
	[
		'a surcussale that is given to somebody else',
		sql`UPDATE surcussales SET supervisor_id = ${IDS.otherSupervisorA} WHERE id = ${IDS.surcussaleA}`,
		sql`UPDATE surcussales SET supervisor_id = ${IDS.supervisorA} WHERE id = ${IDS.surcussaleA}`,
	],
])('what somebody took stays what they took, after %s', async (_, leave, comeBack) => {
	const { body: taken } = await take({ note: 'Avant le départ' });
	const before = (await tour()).takings;
	expect(before[0]).toEqual(taken);
	await leave.execute(api.owner);
	const { stops, takings } = await tour();
	expect(stops.flatMap(({ agents }) => agents).map(({ id }) => id)).not.toContain(IDS.agentA);
	// Where the cash was taken, too: the agent's place of now is none of theirs.
	expect(takings).toEqual(before);
	const params = { takingId: taken.id };
	const receipt = await api.call('supervisorA', tourneeApi.taking, { params });
	expect(receipt).toMatchObject({ status: 200, body: { ...taken, note: 'Avant le départ' } });
	// Nothing more of the agent is theirs.
	expect((await take()).failure.fields).toEqual({ agent_id: { code: 'unknown_reference' } });
	const others = await take({}, { as: 'adminA' });
	const foreign = { params: { takingId: others.body.id } };
	expect((await api.call('supervisorA', tourneeApi.taking, foreign)).status).toBe(404);
	expect((await api.call('adminA', tourneeApi.taking, { params })).body).toMatchObject(taken);
	expect((await api.call('root', tourneeApi.taking, { params })).body).toMatchObject(taken);
	await comeBack.execute(api.owner);
});

test('a claim of the future counts as now: the server’s clock decides', async () => {
	const { body } = await take({ taken_at: '2099-01-01T00:00:00Z' });
	expect(Date.parse(body.taken_at)).toBeLessThanOrEqual(Date.parse(body.at));
	expect(Date.now() - Date.parse(body.taken_at)).toBeLessThan(60_000);
});

test.each([
	['amount', { amount: 0 }, 'too_small'],
	['amount', { amount: 1.5 }, 'type'],
	['agent_signature', { agent_signature: '' }, 'required'],
	['agent_signature', { agent_signature: 'not base64!' }, 'format'],
	[
		'agent_signature',
		{ agent_signature: Buffer.from('<svg/>').toString('base64') },
		'not_a_picture',
	],
	['actor_signature', { actor_signature: 'A'.repeat(TAKING_RULES.signatureBytes * 2) }, 'too_long'],
	['agent_id', { agent_id: IDS.otherAgentA }, 'unknown_reference'],
	['agent_id', { agent_id: IDS.agentB }, 'unknown_reference'],
])('%s is refused at its field (%#)', async (field, traits, code) => {
	const before = await entries();
	const { status, failure } = await take(traits);
	expect([status, failure.fields?.[field]?.code]).toEqual([422, code]);
	expect(await entries()).toEqual(before);
});

test('without the right nothing is taken, without a key neither', async () => {
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.supervisorA}
		AND codename = 'add_wallettransaction'`.execute(api.owner);
	expect((await take()).failure.code).toBe('forbidden');
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'add_wallettransaction')`.execute(
		api.owner,
	);
	expect((await take({}, { key: '' })).failure.code).toBe('key_required');
});

test('what happened meanwhile is asked about, and recorded when somebody says so', async () => {
	const key = randomUUID();
	const taken_at = now();
	await closeDay();
	const closed = await take({ taken_at }, { key });
	expect([closed.status, closed.failure.code]).toEqual([409, 'day_closed']);
	expect(closed.failure.current).toMatchObject({ closed_by: 'adminA Test' });
	await setActive(false);
	const blocked = await take({ taken_at, despite: ['day_closed'] }, { key });
	expect(blocked.failure.code).toBe('agent_inactive');
	const both = ['day_closed', 'agent_inactive'];
	expect((await take({ taken_at, despite: both }, { key })).status).toBe(200);
	await setActive(true);
	// Of what is taken after the closing nobody is asked.
	expect((await take()).status).toBe(200);
	const old = new Date(Date.now() - (TAKING_RULES.lateDays + 1) * 86_400_000).toISOString();
	const late = await take({ taken_at: old, despite: both });
	expect([late.status, late.failure.code]).toEqual([409, 'taking_late']);
});

test('of a closing that ends while cash is sent is asked too: nobody closes between the question and the entry', async () => {
	const { sending } = await api.owner.transaction().execute(async (tx) => {
		await sql`SELECT FROM agents WHERE id = ${IDS.agentA} FOR NO KEY UPDATE`.execute(tx);
		const sending = take({ amount: 1_700 });
		await untilWaiting(api.owner, sending);
		await sql`INSERT INTO closings (company_id, day, agent_id, no, expected, counted, residual, seq,
				actor_id, actor_name)
			SELECT company_id, day, agent_id, no + 1, expected, counted, residual, seq, actor_id, actor_name
			FROM closings WHERE agent_id = ${IDS.agentA} ORDER BY at DESC LIMIT 1`.execute(tx);
		return { sending };
	});
	expect((await sending).failure.code).toBe('day_closed');
});

test('what the office recorded of the same cash meanwhile is asked about when it is sent, as is far more than usual', async () => {
	const taken_at = new Date(Date.now() - 3 * 3_600_000).toISOString();
	const despite = ['day_closed'];
	const asks = { taken_at, amount: 43_100, despite, not_twice: true, not_unusual: true };
	await record(asks.amount);
	const key = randomUUID();
	const double = await take(asks, { key });
	expect([double.status, double.failure.code]).toEqual([409, 'likely_double']);
	expect(double.failure.current).toMatchObject({ actor_name: 'adminA Test' });
	expect((await take({ ...asks, despite: [...despite, 'likely_double'] }, { key })).status).toBe(
		200,
	);
	// What was recorded long before it was taken is other cash.
	await record(43_200);
	await sql`UPDATE wallet_entries SET at = at - interval '4 hours' WHERE amount = 43200`.execute(
		api.owner,
	);
	await cutDays(api.owner);
	expect((await take({ ...asks, amount: 43_200 })).status).toBe(200);
	const far = { ...asks, amount: 99_999_999_999 };
	expect((await take(far)).failure.code).toBe('unusual_amount');
	expect((await take({ ...far, despite: [...despite, 'unusual_amount'] })).status).toBe(200);
});
async function record(amount: number) {
	const body = { agent_id: IDS.agentA as string, kind: 'deposit' as const, amount, note: '' };
	const request = requestOf(transactionApi.create, { body }, await api.tokenOf('adminA'));
	const headers = { ...request.headers, 'idempotency-key': randomUUID() };
	expect((await api.inject({ ...request, headers })).status).toBe(200);
}

async function closeDay() {
	const day = await dayFromToday(api.owner, 0);
	const { body } = await api.call('adminA', clotureApi.list, { query: { limit: 50 } });
	const seen = (body as ClosingPage).items.find(({ id }) => id === IDS.agentA);
	const closing = {
		...{ agent_id: IDS.agentA, day, note: '', counted: 0 },
		...{ no: seen?.no, expected: seen?.expected },
	};
	const request = requestOf(clotureApi.create, { body: closing }, await api.tokenOf('adminA'));
	const headers = { ...request.headers, 'idempotency-key': randomUUID() };
	expect((await api.inject({ ...request, headers })).status).toBe(200);
}
const setActive = (is_active: boolean) =>
	sql`UPDATE agents SET is_active = ${is_active} WHERE id = ${IDS.agentA}`.execute(api.owner);

test('what is dropped says why, and is never recorded afterwards; what was recorded is not dropped', async () => {
	const before = await entries();
	const key = randomUUID();
	const dropped = {
		...{ label: 'Élise Zamor · 0001', amount: 1_000, done_at: now() },
		...{ refused: 'day_closed', reason: 'Déjà compté' },
	};
	expect((await send(tourneeApi.drop, dropped, { key })).status).toBe(200);
	expect((await trailOf('taking')).at(-1)).toMatchObject({
		action: 'cancel',
		object_id: key,
		after: { reason: 'Déjà compté', amount: 1_000, refused: 'day_closed' },
	});
	expect((await take({}, { key })).failure.code).toBe('key_reused');
	expect(await entries()).toEqual(before);
	const recorded = randomUUID();
	expect((await take({}, { key: recorded })).status).toBe(200);
	const late = await send(tourneeApi.drop, dropped, { key: recorded });
	expect(late.failure.code).toBe('key_reused');
});

test('a device that was put away for months is answered as on the day: what was recorded and what was dropped is not so twice', async () => {
	const visit = { surcussale_id: IDS.surcussaleA, visited_at: now(), note: '' };
	const dropped = {
		...{ label: 'Élise Zamor · 0001', amount: 700, done_at: now() },
		...{ refused: 'not_sent', reason: 'Rendu' },
	};
	const body = aTaking({ amount: 700 });
	const [taken, given, seen, other] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
	const first = await send(tourneeApi.take, body, { key: taken });
	expect((await send(tourneeApi.drop, dropped, { key: given })).status).toBe(200);
	const noted = await send(tourneeApi.visit, visit, { key: seen });
	expect((await sendTransaction(other)).status).toBe(200);
	const before = [await entries(), await trailOf('taking'), await trailOf('visit')];

	await sql`UPDATE idempotency_keys SET created_at = created_at - interval '31 days'`.execute(
		api.owner,
	);
	await forgetKeys(api.db);
	const keys = await rowsOf(api.owner, sql<{ key: string }>`SELECT key FROM idempotency_keys`);
	expect(keys.map(({ key }) => key)).not.toContain(other);
	expect(await send(tourneeApi.take, body, { key: taken })).toEqual(first);
	expect(await send(tourneeApi.visit, visit, { key: seen })).toEqual(noted);
	expect((await send(tourneeApi.drop, dropped, { key: taken })).failure.code).toBe('key_reused');
	expect((await send(tourneeApi.take, body, { key: given })).failure.code).toBe('key_reused');
	expect([await entries(), await trailOf('taking'), await trailOf('visit')]).toEqual(before);
});
/** A call that nobody keeps for long. */
async function sendTransaction(key: string) {
	const body = { agent_id: IDS.agentA, kind: 'deposit', amount: 100, note: '' };
	const request = requestOf(transactionApi.create, { body }, await api.tokenOf('adminA'));
	return api.inject({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
}

test('a visit is noted once, at one’s own surcussales', async () => {
	const key = randomUUID();
	const visit = { surcussale_id: IDS.surcussaleA, visited_at: now(), note: 'Fermée' };
	const first = await send(tourneeApi.visit, visit, { key });
	expect(first.status).toBe(200);
	expect(await send(tourneeApi.visit, visit, { key })).toEqual(first);
	expect((await trailOf('visit')).at(-1)).toMatchObject({ object_label: 'Jacmel' });
	const foreign = { ...visit, surcussale_id: IDS.otherSurcussaleA };
	expect((await send(tourneeApi.visit, foreign)).failure.fields).toEqual({
		surcussale_id: { code: 'unknown_reference' },
	});
});

test('takings and visits are only ever added', async () => {
	const { allowed } = await theRow(
		api.owner,
		sql<{ allowed: boolean | null }>`
			SELECT bool_or(has_table_privilege('borlette_app', name, privilege)) AS allowed
			FROM unnest(ARRAY['takings', 'visits']) AS name, unnest(ARRAY['UPDATE', 'DELETE']) AS privilege`,
	);
	expect(allowed).toBe(false);
});
