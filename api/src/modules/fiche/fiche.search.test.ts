import { ficheApi } from '@borlette/shared/contract/fiche';
import type { Scope } from '../../db/scope.ts';
import { countedRows } from '../../http/list.sql.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { sellMixed, ZONE } from '../../tools/testing/mixed-sales.ts';
import { looksInto, planOf } from '../../tools/testing/plan.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { FICHE_SEARCH } from './fiche.routes.ts';
import { fichesOf } from './fiche.sql.ts';

const api = useTestApi();
let days: Record<string, string>;
beforeAll(async () => {
	({ days } = await sellMixed(api));
});
const SCOPE: Scope = {
	companyId: IDS.companyA,
	supervisorId: null,
	userId: IDS.adminA,
	role: 'company',
};

/** How often the lines, and who sold, were turned to for a search in all fiches of company A. */
async function looksFor(q: string) {
	const [start, end] = [Object.values(days).sort()[0], Object.values(days).sort().at(-1)];
	const rows = fichesOf(SCOPE, 'standing', { zone: ZONE, start, end }, { q });
	const asked = { filters: {}, q, currency: 'HTG' };
	const plan = await planOf(
		api.db,
		SCOPE,
		countedRows(ficheApi.list, { rows, search: FICHE_SEARCH }, asked),
	);
	return { lines: looksInto(plan, 'fiche_lines'), agents: looksInto(plan, 'agents') };
}

test('a search reads the lines of fiches only where a word may be the name of a draw, and agents once', async () => {
	expect(await looksFor('zamor jacmel')).toEqual({ lines: 0, agents: 1 });
	const { lines } = await looksFor('zamor midi');
	expect(lines).toBeGreaterThan(1);
});

test('a fiche is found by its draw, its agent and its surcussale, and by words of all of them', async () => {
	const [start_date, end_date] = [Object.values(days).sort()[0], Object.values(days).sort().at(-1)];
	const count = async (q: string) => {
		const query = { start_date, end_date, limit: 25, q } as never;
		const { body } = await api.call('adminA', ficheApi.list, { query });
		return (body as unknown as { total: number }).total;
	};
	const all = await count('');
	expect(await count('new york')).toBe(all);
	const ofAgent = await count('élise zamor');
	expect(ofAgent).toBeGreaterThan(0);
	expect(ofAgent).toBeLessThan(all);
	expect(await count('midi JACMEL zamor')).toBe(ofAgent);
	expect(await count('midi xyzzy')).toBe(0);
});
