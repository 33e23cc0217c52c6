import { ficheApi } from '@borlette/shared/contract/fiche';
import fc from 'fast-check';
import { rowsOf } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { bySupervisor } from '../../http/filters.sql.ts';
import { countedRows, countsOf, type ListSource } from '../../http/list.sql.ts';
import { ZONE } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { sellMixed } from '../../tools/testing/mixed-sales.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { fichesOf, standingAdded } from './fiche.sql.ts';

const api = useTestApi();

const OF_PROVIDER: Scope = {
	companyId: null,
	supervisorId: null,
	userId: IDS.root,
	role: 'superuser',
};
const OF_A: Scope = {
	...OF_PROVIDER,
	companyId: IDS.companyA,
	userId: IDS.adminA,
	role: 'company',
};
const OF_PART: Scope = {
	...OF_A,
	supervisorId: IDS.supervisorA,
	userId: IDS.supervisorA,
	role: 'supervisor',
};

test('whatever is asked for, the kept sums count and add up the same fiches', async () => {
	const { days } = await sellMixed(api);
	const dates = Object.values(days);
	const question = fc.record({
		scope: fc.constantFrom(OF_PROVIDER, OF_A, OF_PART),
		start: fc.option(fc.constantFrom(...dates), { nil: undefined }),
		end: fc.option(fc.constantFrom(...dates), { nil: undefined }),
		filters: fc.record(
			{
				agent_id: fc.constantFrom(IDS.agentA, IDS.otherAgentA, IDS.agentB),
				surcussale_id: fc.constantFrom(IDS.surcussaleA, IDS.otherSurcussaleA, IDS.surcussaleB),
				supervisor_id: fc.constantFrom(IDS.supervisorA, IDS.adminA),
			},
			{ requiredKeys: [] },
		),
		isOneCurrency: fc.boolean(),
	});
	const seen = new Set<number>();
	await fc.assert(
		fc.asyncProperty(question, async ({ scope, start, end, filters, isOneCurrency }) => {
			const drawn = { zone: ZONE, start, end };
			const currency = isOneCurrency && scope.companyId ? 'HTG' : undefined;
			const rows = fichesOf(scope, 'standing', drawn, {});
			const added = standingAdded(scope, drawn);
			const counts = (source: Omit<ListSource<typeof ficheApi.list>, 'search'>) =>
				inScope(
					api.db,
					scope,
					async (tx) => {
						const counted = countedRows(
							ficheApi.list,
							{ ...source, filters: bySupervisor(scope), search: [] },
							{ filters, q: undefined, currency },
						);
						return countsOf(ficheApi.list, await rowsOf(tx, counted));
					},
					{ readOnly: true },
				);
			const kept = await counts({ rows, added });
			expect(kept).toEqual(await counts({ rows }));
			seen.add(kept.total);
		}),
		{ numRuns: 150 },
	);
	// Not all of them about nothing.
	expect(seen.size).toBeGreaterThan(3);
});
