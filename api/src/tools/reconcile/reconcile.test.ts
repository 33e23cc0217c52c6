import { type RawBuilder, sql } from 'kysely';
import { IDS } from '../testing/ids.ts';
import { sellMixed } from '../testing/mixed-sales.ts';
import { useTestApi } from '../testing/test-api.ts';
import { Differences } from './difference.ts';
import { checkCompany, reconcile } from './reconcile.ts';

const api = useTestApi();
const A = { id: IDS.companyA, ref_code: 'AAA' };

beforeAll(async () => {
	await sellMixed(api);
	// What was staked before it is counted for the agent by then.
	await sql`INSERT INTO limits (company_id, kind, agent_id, game, limite)
		VALUES (${IDS.companyA}, 'game', ${IDS.otherAgentA}, 'borlette', 90000000)`.execute(api.owner);
	await sql`DELETE FROM invoices`.execute(api.owner);
});

test('books that were only written by the engine have no difference, for either role', async () => {
	for (const db of [api.db, api.owner]) {
		const { count, named } = await reconcile(db, { most: 20 });
		expect(named).toEqual([]);
		expect(count).toBe(0);
	}
});

/** What is found once the books of company A were changed behind the engine's back. */
async function foundAfter(...forgeries: RawBuilder<unknown>[]): Promise<Differences> {
	const found = new Differences(50);
	const undone = new Error('undone');
	const forging = api.owner.transaction().execute(async (tx) => {
		await sql`SET LOCAL session_replication_role = replica`.execute(tx);
		for (const forgery of forgeries) {
			const { numAffectedRows } = await forgery.execute(tx);
			expect(Number(numAffectedRows)).toBeGreaterThan(0);
		}
		await checkCompany(tx, A, found, {});
		throw undone;
	});
	await expect(forging).rejects.toBe(undone);
	return found;
}

const ofA = sql`company_id = ${IDS.companyA}`;

const FORGERIES: ReadonlyArray<[what: string, object: RegExp, forgery: RawBuilder<unknown>]> = [
	[
		'gain',
		/^fiche \w{12} line 1$/,
		sql`UPDATE fiche_lines SET gain = gain + 1 WHERE ${ofA} AND gain > 0`,
	],
	[
		'gain',
		/^fiche \w{12}$/,
		sql`UPDATE fiches SET gain = gain + 100 WHERE ${ofA} AND status = 'paid'`,
	],
	['gains written down', /^fiche \w{12} line/, sql`DELETE FROM gains WHERE ${ofA}`],
	[
		'settlement',
		/ New York Midi$/,
		sql`UPDATE settlements SET gain = gain - 1 WHERE ${ofA} AND gain > 0`,
	],
	[
		'seal',
		/ New York Midi$/,
		sql`UPDATE fiche_lines SET numbers = '54' WHERE ${ofA} AND numbers = '55'`,
	],
	[
		'total',
		/^fiche \w{12}$/,
		sql`UPDATE fiche_lines SET stake = stake + 1 WHERE ${ofA} AND numbers = '01'`,
	],
	[
		'commission',
		/^fiche \w{12}$/,
		sql`UPDATE fiches SET commission = commission + 1 WHERE ${ofA} AND total = 4000`,
	],
	[
		'status',
		/^fiche \w{12}$/,
		sql`UPDATE fiches SET status = 'winning' WHERE ${ofA} AND status = 'losing'`,
	],
	[
		'balance',
		/^agent agentA$/,
		sql`UPDATE agents SET balance = balance + 1 WHERE id = ${IDS.agentA}`,
	],
	[
		'running balance',
		/^entry 2 of agent agentA$/,
		sql`UPDATE wallet_entries SET balance = balance + 1 WHERE agent_id = ${IDS.agentA} AND seq = 2`,
	],
	[
		'sale and commission in the ledger',
		/^fiche \w{12} of agent agentA$/,
		sql`UPDATE wallet_entries SET amount = amount - 1 WHERE agent_id = ${IDS.agentA} AND seq = 1`,
	],
	[
		'number of a ledger entry',
		/^entry 4 of agent agentA$/,
		sql`DELETE FROM wallet_entries WHERE agent_id = ${IDS.agentA} AND seq = 3`,
	],
	...['seq', 'balance', 'sales', 'reversals', 'commission', 'payouts', 'movements'].map(
		(name): (typeof FORGERIES)[number] => [
			'day of the ledger',
			new RegExp(`^agent agentA, \\d{4}-\\d\\d-\\d\\d: ${name}$`),
			sql`UPDATE ledger_days SET ${sql.ref(name)} = ${sql.ref(name)} + 1 WHERE agent_id = ${IDS.agentA}`,
		],
	),
	[
		'day of the ledger',
		/^agent agentA, [\d-]+: actor_names$/,
		sql`UPDATE ledger_days SET actor_names = actor_names || '{Nobody}' WHERE agent_id = ${IDS.agentA}`,
	],
	[
		'day of the ledger',
		/^agent agentA, [\d-]+: has_notes$/,
		sql`UPDATE ledger_days SET has_notes = NOT has_notes WHERE agent_id = ${IDS.agentA}`,
	],
	[
		'day of the ledger',
		/^agent otherAgentA, [\d-]+: seq$/,
		sql`DELETE FROM ledger_days WHERE agent_id = ${IDS.otherAgentA}`,
	],
	[
		'rollup',
		/ New York Midi, agent otherAgentA, borlette: vente$/,
		sql`UPDATE rollups SET vente = vente + 1 WHERE ${ofA} AND agent_id = ${IDS.otherAgentA} AND game = 'borlette'`,
	],
	['rollup', /: fiches$/, sql`DELETE FROM rollups WHERE ${ofA} AND game = '*'`],
	[
		'exposure',
		/, borlette 01$/,
		sql`UPDATE exposures SET staked = staked - 1 WHERE ${ofA} AND numbers = '01'`,
	],
	[
		'exposure at worst',
		/, lotto4 option 2 1234, surcussale [^,]+$/,
		sql`DELETE FROM exposures WHERE ${ofA} AND game = 'lotto4' AND holder_id = ${IDS.surcussaleA}`,
	],
	[
		'exposure',
		/, borlette, agent otherAgentA$/,
		sql`UPDATE exposures SET staked = staked + 1 WHERE ${ofA} AND numbers = '' AND holder_id = ${IDS.otherAgentA}`,
	],
	[
		'exposure',
		/, borlette 07, agent otherAgentA$/,
		sql`DELETE FROM exposures WHERE ${ofA} AND holder_id = ${IDS.otherAgentA}`,
	],
	[
		'hash',
		/^entry 1 of the trail$/,
		sql`UPDATE audit_entries SET actor_name = 'Nobody' WHERE ${ofA} AND seq = 1`,
	],
	[
		'number of a trail entry',
		/^entry 2 of the trail$/,
		sql`DELETE FROM audit_entries WHERE ${ofA} AND seq = 1`,
	],
];

test.each(FORGERIES)('a forged %s is found: %s', async (what, object, forgery) => {
	const { named, count } = await foundAfter(forgery);
	expect(count).toBeGreaterThan(0);
	expect(named).toContainEqual({
		company: 'AAA',
		what,
		object: expect.stringMatching(object),
		expected: expect.any(String),
		found: expect.any(String),
	});
});

test('a hash that was worked out again still does not fit the entry after it', async () => {
	const { named } = await foundAfter(
		sql`UPDATE audit_entries SET actor_name = 'Nobody' WHERE ${ofA} AND seq = 1`,
		sql`UPDATE audit_entries e SET hash = audit_hash(e) WHERE ${ofA} AND seq = 1`,
	);
	expect(named.map(({ what, object }) => [what, object])).toEqual([
		['hash before it', 'entry 2 of the trail'],
	]);
});

test('an invoice is held against who sold in its month', async () => {
	const bill = (terminals: number) => sql`INSERT INTO invoices
		(company_id, number, month, terminals, unit_price, amount, currency, due_on)
		SELECT ${IDS.companyA}, 'AAA-1', date_trunc('month', max(draw_date)), ${terminals}, 1000,
			${terminals} * 1000, 'USD', current_date FROM fiches WHERE ${ofA}`;
	expect((await foundAfter(bill(2))).named).toEqual([]);
	expect((await foundAfter(bill(3))).named).toEqual([
		{
			company: 'AAA',
			what: 'terminals billed',
			object: 'invoice AAA-1',
			expected: '2',
			found: '3',
		},
		{
			company: 'AAA',
			what: 'amount billed',
			object: 'invoice AAA-1',
			expected: '2000',
			found: '3000',
		},
	]);
});

test('all differences are counted, the first ones named', async () => {
	const found = new Differences(2);
	for (let n = 0; n < 5; n++) found.compare({ company: 'AAA', what: 'gain', object: `${n}` }, 0, 1);
	expect([found.count, found.named.length]).toEqual([5, 2]);
});
