import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { isFound } from '@borlette/shared/contract/search';
import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';
import { countedRows, orderedRows } from '../../http/list.sql.ts';
import { ZONE } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { sellMixed } from '../../tools/testing/mixed-sales.ts';
import { looksInto, nodesOf, planOf } from '../../tools/testing/plan.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { FICHE_KEY } from './fiche.routes.ts';
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

const { list, winning, deleted } = ficheApi;

/** Fiches are kept by months, and each month's table asks for its agents by itself. */
const months = () => new Set(Object.values(days).map((day) => day.slice(0, 7))).size;

/** How often the lines, and who sold, were turned to for a search in all fiches of company A. */
async function looksFor(q: string) {
	const [start, end] = [Object.values(days).sort()[0], Object.values(days).sort().at(-1)];
	const rows = fichesOf(SCOPE, 'standing', { zone: ZONE, start, end }, { q });
	const asked = { filters: {}, q, currency: 'HTG' };
	const plan = await planOf(api.db, SCOPE, countedRows(ficheApi.list, { rows, search: [] }, asked));
	return { lines: looksInto(plan, 'fiche_lines'), agents: looksInto(plan, 'agents') };
}

test('a search reads the lines of fiches only where a word may be the name of a draw, and agents once for each word', async () => {
	expect(await looksFor('zamor jacmel')).toEqual({ lines: 0, agents: 2 * months() });
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
	const source = { rows, search: [], foundBy: FICHE_KEY };
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

test('pages far in are those that come after the first ones, in every order, of a search too', async () => {
	const [start_date, end_date] = [Object.values(days).sort()[0], Object.values(days).sort().at(-1)];
	const ask = async (
		sort: '-sold_at' | 'agent_name' | 'total',
		page: { q?: string; limit?: number; offset?: number },
	) => {
		const query = { start_date, end_date, sort, ...page };
		const { body } = await api.call('adminA', ficheApi.list, { query });
		return (Array.isArray(body) ? body : body.items).map(({ id, tirage_name }) => [
			id,
			tirage_name,
		]);
	};
	for (const sort of ['-sold_at', 'agent_name', 'total'] as const) {
		for (const q of [undefined, 'zamor']) {
			const searched = q ? { q } : {};
			const all = await ask(sort, searched);
			expect(all.length).toBeGreaterThan(4);
			const pages: unknown[] = [];
			for (let offset = 0; offset < all.length; offset += 3) {
				pages.push(...(await ask(sort, { ...searched, limit: 3, offset })));
			}
			expect(pages).toEqual(all);
		}
	}
});

test('whatever is typed, each list has the fiches that hold it in one of their texts, and no other', async () => {
	const [start_date, end_date] = [Object.values(days).sort()[0], Object.values(days).sort().at(-1)];
	for (const endpoint of [list, winning, deleted]) {
		for (const as of ['adminA', 'supervisorA', 'root'] as const) {
			const read = async (q?: string) => {
				const query = { start_date, end_date, sort: 'sold_at', ...(q !== undefined && { q }) };
				return (await api.call(as, endpoint, { query: query as never })).body as Fiche[];
			};
			const all = await read();
			expect(all.length).toBeGreaterThan(0);
			const reference = all.find(({ gain }) => gain === 0)?.ref_code ?? '';
			// A whole reference finds its fiche whatever its day, so parts of one.
			for (const q of [
				...[
					'zamor',
					'ZÂMOR',
					'elise jacmel',
					'jacmel midi',
					'soir',
					'floridasoir',
					'new york',
					'xyzzy',
				],
				...['1', '2', '01', '#1', '-', 'zamor 1 midi', 'cap', 'o', 'e'],
				...[reference.slice(3, 8), reference.slice(0, 4).toLowerCase(), `${reference}A`],
			]) {
				const texts = (fiche: Fiche) => [
					fiche.ref_code,
					fiche.number,
					fiche.agent_name,
					fiche.surcussale_name,
					fiche.tirage_name,
				];
				const holding = all.filter((fiche) => isFound(texts(fiche).join('|'), q));
				expect([as, q, await read(q)]).toEqual([as, q, holding]);
			}
		}
	}
});

test('the few fiches that won or were voided are read without the others of their day', async () => {
	await sql`INSERT INTO fiches (company_id, draw_date, number, ref_code, agent_id, surcussale_id, total, commission, sold_at)
		SELECT company_id, draw_date, 1000 + n, 'ZZZZ' || lpad(n::text, 8, '0'), agent_id, surcussale_id, 100, 0, sold_at + n * interval '1 ms'
		FROM (SELECT * FROM fiches WHERE company_id = ${IDS.companyA} AND draw_date = ${days.settled} LIMIT 1) AS one,
			generate_series(1, 5000) AS n`.execute(api.owner);
	await sql`ANALYZE fiches`.execute(api.owner);
	const drawn = { zone: ZONE, start: days.settled, end: days.settled };
	for (const kind of ['winning', 'deleted'] as const) {
		const source = { rows: fichesOf(SCOPE, kind, drawn, {}), search: [] };
		const asked = { filters: {}, q: undefined, currency: 'HTG' };
		const plan = await planOf(api.db, SCOPE, countedRows(list, source, asked));
		const passed = nodesOf(plan).map((node) => node['Rows Removed by Filter'] ?? 0);
		expect([kind, Math.max(...passed)]).toEqual([kind, 0]);
	}
	// Nor does a supervisor's page read the day of all that they look after.
	const own: Scope = { ...SCOPE, supervisorId: IDS.supervisorA, role: 'supervisor' };
	const source = { rows: fichesOf(own, 'standing', drawn, {}), search: [] };
	const asked = { filters: {}, q: undefined, currency: 'HTG' };
	const page = orderedRows(list, source, asked, '-sold_at', { limit: 5, offset: 0 });
	const most = nodesOf(await planOf(api.db, own, page)).map((node) => node['Actual Rows']);
	expect(Math.max(...most)).toBeLessThan(1000);
});
