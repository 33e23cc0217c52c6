import { ficheApi } from '@borlette/shared/contract/fiche';
import type { Scope } from '../../db/scope.ts';
import { countedRows, orderedRows } from '../../http/list.sql.ts';
import { ZONE } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { sellMixed } from '../../tools/testing/mixed-sales.ts';
import { looksInto, planOf } from '../../tools/testing/plan.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { FICHE_KEY, FICHE_SEARCH } from './fiche.routes.ts';
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

test('of the fiches that a page passes over no line is read', async () => {
	const [start, end] = [Object.values(days).sort()[0], Object.values(days).sort().at(-1)];
	const rows = fichesOf(SCOPE, 'standing', { zone: ZONE, start, end }, {});
	const asked = { filters: {}, q: undefined, currency: 'HTG' };
	const source = { rows, search: FICHE_SEARCH, foundBy: FICHE_KEY };
	const looks = async (offset: number) => {
		const page = { limit: 1, offset };
		const ordered = orderedRows(ficheApi.list, source, asked, '-sold_at', page);
		const plan = await planOf(api.db, SCOPE, ordered);
		expect(plan['Actual Rows']).toBe(1);
		return looksInto(plan, 'fiche_lines');
	};
	const [ofFirst, ofFar] = [await looks(0), await looks(5)];
	// Parts of other days are turned to or not as the plan has it.
	expect(ofFirst).toBeGreaterThan(0);
	expect(ofFar).toBeLessThan(2 * ofFirst);
});

test('pages far in are those that come after the first ones, in every order', async () => {
	const [start_date, end_date] = [Object.values(days).sort()[0], Object.values(days).sort().at(-1)];
	const ask = async (
		sort: '-sold_at' | 'agent_name' | 'total',
		page: { limit?: number; offset?: number },
	) => {
		const query = { start_date, end_date, sort, ...page };
		const { body } = await api.call('adminA', ficheApi.list, { query });
		return (Array.isArray(body) ? body : body.items).map(({ id, tirage_name }) => [
			id,
			tirage_name,
		]);
	};
	for (const sort of ['-sold_at', 'agent_name', 'total'] as const) {
		const all = await ask(sort, {});
		expect(all.length).toBeGreaterThan(6);
		const pages: unknown[] = [];
		for (let offset = 0; offset < all.length; offset += 3) {
			pages.push(...(await ask(sort, { limit: 3, offset })));
		}
		expect(pages).toEqual(all);
	}
});
