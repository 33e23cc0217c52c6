import { transactionApi } from '@borlette/shared/contract/transaction';
import fc from 'fast-check';
import { sql } from 'kysely';
import { withinCompany } from '../../db/companies.ts';
import { rowsOf } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { askedWords, recordedEntries } from '../../engine/wallet.sql.ts';
import { bySupervisor } from '../../http/filters.sql.ts';
import { type AddedUp, countedRows, countsOf } from '../../http/list.sql.ts';
import { ZONE } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { cutDays } from '../../tools/testing/insert-fiche.ts';
import { sellMixed } from '../../tools/testing/mixed-sales.ts';
import { looksInto, planOf } from '../../tools/testing/plan.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { entriesAdded } from './transaction.sql.ts';

const api = useTestApi();

const DAYS = 6;
const OF_A: Scope = { ...withinCompany(IDS.companyA), userId: IDS.adminA, role: 'company' };
const OF_PART: Scope = {
	...OF_A,
	supervisorId: IDS.supervisorA,
	userId: IDS.supervisorA,
	role: 'supervisor',
};
const { list } = transactionApi;

/** Each agent's entries over some days, in their order, with days of none. */
async function spread(): Promise<string[]> {
	await sql`UPDATE wallet_entries w SET at = now() - make_interval(days => ${DAYS})
		+ make_interval(days => (${DAYS} * (w.seq - 1) / a.wallet_seq)::int)
		FROM agents a WHERE a.company_id = w.company_id AND a.id = w.agent_id`.execute(api.owner);
	await cutDays(api.owner);
	const days = await rowsOf(
		api.owner,
		sql<{ day: string }>`SELECT ((now() AT TIME ZONE ${ZONE})::date - n)::text AS day
			FROM generate_series(0, ${DAYS + 1}) AS n`,
	);
	return days.map(({ day }) => day);
}

test('whatever is asked for, the kept sums count and add up the same entries', async () => {
	await sellMixed(api);
	const days = await spread();
	const question = fc.record({
		scope: fc.constantFrom(OF_A, OF_PART),
		period: fc
			.tuple(fc.constantFrom(...days), fc.constantFrom(...days))
			.map((pair) => pair.toSorted())
			.map(([start = '', end = '']) => ({ start, end })),
		filters: fc.record(
			{
				agent_id: fc.constantFrom(IDS.agentA, IDS.otherAgentA, IDS.agentB),
				surcussale_id: fc.constantFrom(IDS.surcussaleA, IDS.otherSurcussaleA, IDS.surcussaleB),
				supervisor_id: fc.constantFrom(IDS.supervisorA, IDS.adminA),
			},
			{ requiredKeys: [] },
		),
		currency: fc.constantFrom('HTG', undefined),
	});
	const seen = new Set<number>();
	await fc.assert(
		fc.asyncProperty(question, async ({ scope, period, filters, currency }) => {
			const rows = recordedEntries(scope, period, ZONE);
			const counts = (sums?: AddedUp) =>
				inScope(
					api.db,
					scope,
					async (tx) => {
						const source = { rows, added: sums, filters: bySupervisor(scope), search: [] };
						const counted = countedRows(list, source, { filters, q: undefined, currency });
						return countsOf(list, await rowsOf(tx, counted));
					},
					{ readOnly: true },
				);
			const kept = await counts(entriesAdded(scope, period));
			expect(kept).toEqual(await counts());
			seen.add(kept.total);
		}),
		{ numRuns: 150 },
	);
	// Not all of them about nothing.
	expect(seen.size).toBeGreaterThan(3);
});

test('a page of the ledger is counted without its entries; searched, by them', async () => {
	const period = { start: '2026-01-01', end: '2026-01-31' };
	const entries = async (q: string | undefined) => {
		const words = await inScope(api.db, OF_A, (tx) => askedWords(tx, OF_A, period, q));
		const rows = recordedEntries(OF_A, period, ZONE, words);
		const source = { rows, added: entriesAdded(OF_A, period), search: [] };
		const counted = countedRows(list, source, { filters: {}, q, currency: 'HTG' });
		return looksInto(await planOf(api.db, OF_A, counted), 'wallet_entries');
	};
	expect(await entries(undefined)).toBe(0);
	expect(await entries('zamor')).toBe(1);
	// No sum is kept of these.
	expect(entriesAdded(OF_A, period)?.filters).not.toContain('kind');
	expect(entriesAdded({ ...OF_A, companyId: null }, period)).toBeUndefined();
});
