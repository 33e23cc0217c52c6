import { randomUUID } from 'node:crypto';
import {
	TRANSACTION_RULES,
	type Transaction,
	transactionApi,
} from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { usualOf } from '../../engine/wallet.sql.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { cutDays } from '../../tools/testing/insert-fiche.ts';
import { discrepancies } from '../../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
afterEach(async () => expect(await discrepancies(api.owner)).toEqual([]));

const DEPOSIT = { agent_id: IDS.agentA as string, kind: 'deposit', note: '' };
const record = async (
	body: object,
	key: string = randomUUID(),
	as: Person = 'adminA',
	company?: string,
) => {
	const token = await api.tokenOf(as, company);
	const request = requestOf(
		transactionApi.create,
		{ body: { ...DEPOSIT, ...body } as never },
		token,
	);
	const headers = { ...request.headers, 'idempotency-key': key };
	const { status, body: answer, failure } = await api.inject({ ...request, headers });
	return { status, body: answer as Transaction, failure };
};

test('who asks is told of the same movement of some minutes ago, and records it all the same when they say so', async () => {
	const body = { amount: 61_700, not_twice: true };
	const key = randomUUID();
	const first = await record(body, key);
	expect(first.status).toBe(200);
	const seqs = async () => {
		const query = { agent_id: IDS.agentA };
		const { body: entries } = await api.call('adminA', transactionApi.list, { query });
		return (entries as Transaction[]).map(({ seq }) => seq);
	};
	const before = await seqs();
	// The same call again is the same movement.
	expect(await record(body, key)).toEqual(first);
	const twice = await record({ ...body, note: 'Encore' });
	expect([twice.status, twice.failure.code]).toEqual([409, 'likely_double']);
	expect(twice.failure.current).toEqual(first.body);
	expect(await seqs()).toEqual(before);
	// Of another kind, amount or agent nobody is asked, nor who never asks.
	for (const other of [{ kind: 'withdrawal' }, { amount: 61_701 }, { agent_id: IDS.otherAgentA }])
		expect((await record({ ...body, ...other })).status).toBe(200);
	expect((await record({ amount: body.amount })).status).toBe(200);
	// A correction of that amount downwards is no deposit.
	expect(
		(await record({ ...body, kind: 'adjustment', amount: -61_700, note: 'Erreur' })).status,
	).toBe(200);
});

test('a movement of a while ago is no double', async () => {
	const body = { amount: 61_800, not_twice: true };
	expect((await record(body)).status).toBe(200);
	const { doubleMinutes } = TRANSACTION_RULES;
	await sql`UPDATE wallet_entries SET at = at - make_interval(mins => ${doubleMinutes})
		WHERE agent_id = ${IDS.agentA}`.execute(api.owner);
	await cutDays(api.owner);
	expect((await record(body)).status).toBe(200);
});

test('of two people who record the same at once, one is asked', async () => {
	const body = { amount: 61_900, not_twice: true };
	// Both have come as far as they can before either has recorded.
	const { both } = await api.owner.transaction().execute(async (tx) => {
		await sql`SELECT FROM agents WHERE id = ${IDS.agentA} FOR NO KEY UPDATE`.execute(tx);
		const both = [record(body), record(body, randomUUID(), 'root', IDS.companyA)];
		await untilWaiting(api.owner, ...both);
		return { both };
	});
	const answers = await Promise.all(both);
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('an amount far beyond what the agent ever had is asked about, and recorded when somebody says so', async () => {
	const asks = { not_unusual: true, not_twice: true };
	const { unusualTimes } = TRANSACTION_RULES;
	const { most } = await usual();
	expect(most).toBeGreaterThan(0);
	const limit = unusualTimes * most;
	const far = await record({ ...asks, amount: limit + 1 });
	expect([far.status, far.failure.code]).toEqual([409, 'unusual_amount']);
	expect(far.failure.current).toEqual({ most });
	const taken = { kind: 'adjustment', amount: -limit - 1, note: 'Erreur' };
	expect((await record({ ...asks, ...taken })).failure.code).toBe('unusual_amount');
	expect(await usual()).toEqual({ most });
	// One who never asks is not, and of an agent without a day any other of the company counts.
	const other = { agent_id: IDS.otherAgentA };
	const { balance } = await theRow(
		api.owner,
		sql<{ balance: number }>`SELECT balance FROM agents WHERE id = ${IDS.otherAgentA}`,
	);
	await record({ ...other, kind: 'adjustment', amount: -balance, note: 'À zéro' });
	await sql`UPDATE wallet_entries SET at = at - make_interval(days => ${TRANSACTION_RULES.usualDays + 1})
		WHERE agent_id = ${IDS.otherAgentA}`.execute(api.owner);
	await cutDays(api.owner);
	expect((await record({ ...asks, ...other, amount: limit + 1 })).failure.code).toBe(
		'unusual_amount',
	);
	expect((await record({ ...asks, ...other, amount: limit })).status).toBe(200);
	expect((await record({ not_twice: true, amount: limit + 1 })).status).toBe(200);
	expect((await record({ ...asks, amount: limit + 2 })).status).toBe(200);
	// Taken back it was never usual, though the ledger has it; while it stands, what takes it back is not asked about.
	const back = { kind: 'adjustment', amount: -2 * limit - 3, note: 'Virgule oubliée' };
	expect((await record({ ...asks, ...back })).status).toBe(200);
	await sql`UPDATE wallet_entries SET at = at - interval '2 days'
		WHERE agent_id = ${IDS.agentA} AND amount > ${limit}`.execute(api.owner);
	await cutDays(api.owner);
	expect((await record({ ...asks, amount: limit + 1 })).failure.code).toBe('unusual_amount');
});

const scope = {
	companyId: IDS.companyA,
	supervisorId: null,
	userId: null,
	role: 'company',
} as const;
const usual = () =>
	inScope(api.db, scope, (tx) => usualOf(tx, scope, IDS.agentA, TRANSACTION_RULES.usualDays));
