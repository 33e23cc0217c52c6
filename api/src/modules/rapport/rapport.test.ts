import { createHash } from 'node:crypto';
import { REPORT_GROUPS, rapportApi } from '@borlette/shared/contract/rapport';
import { type RawBuilder, sql } from 'kysely';
import { withinCompany } from '../../db/companies.ts';
import { sharedStatement } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { dayFromToday } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { type MixedSales, rawFigures, sellMixed } from '../../tools/testing/mixed-sales.ts';
import { looksInto, planOf } from '../../tools/testing/plan.ts';
import { readCsv, readPdf, readSheet } from '../../tools/testing/read-file.ts';
import {
	byAgentAnd,
	byKey,
	OF_A,
	plain,
	RAW_KEY,
	reportReader,
} from '../../tools/testing/reports.ts';
import { discrepancies, sell } from '../../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';
import { until } from '../../tools/testing/waiting.ts';

import { type Report, sharedRows, wholeReport, wholeSelects } from './rapport.sql.ts';

const api = useTestApi();
const { rows, page } = reportReader(api);
const NOTHING = sql`1`;
let sold: MixedSales;
let week: { start_date: string; end_date: string };
beforeAll(async () => {
	sold = await sellMixed(api);
	week = { start_date: sold.days.earlier, end_date: sold.days.today };
});
afterEach(async () => expect(await discrepancies(api.owner)).toEqual([]));

const FILTERS: ReadonlyArray<
	readonly [string, () => Record<string, string>, () => RawBuilder<boolean>]
> = [
	['no filter', () => ({}), () => sql`true`],
	[
		'a draw',
		() => ({ tirage_id: sold.secondTirage }),
		() => sql`l.tirage_id = ${sold.secondTirage}`,
	],
	['an agent', () => ({ agent_id: IDS.agentA }), () => sql`f.agent_id = ${IDS.agentA}`],
	[
		'a surcussale',
		() => ({ surcussale_id: IDS.otherSurcussaleA }),
		() => sql`f.surcussale_id = ${IDS.otherSurcussaleA}`,
	],
];

test.each(FILTERS)(
	'with %s every group equals the raw data, and so do the totals',
	async (_name, filter, condition) => {
		const wanted = sql<boolean>`${OF_A} AND ${condition()}`;
		const [whole] = await rawFigures(api.owner, NOTHING, wanted);
		for (const group of REPORT_GROUPS) {
			const query = { ...week, ...filter(), filter_choice: group };
			const raw = await rawFigures(api.owner, RAW_KEY[group], wanted);
			expect(raw.length).toBeGreaterThan(0);
			expect(byKey(await rows('adminA', query), group)).toEqual(raw);
			const { items, totals, total } = await page('adminA', query);
			expect(byKey(items, group)).toEqual(raw);
			expect(total).toBe(raw.length);
			expect(plain('1', totals)).toEqual(whole);
		}
	},
);

test('a page and a file that is sent read the sums of their days once, for their rows and for what they say of all', async () => {
	const [start, end] = [week.start_date, week.end_date];
	const scope = withinCompany(IDS.companyA);
	const report: Report = { scope, period: { start, end }, places: {}, by: ['agent'] };
	const { ctes, rows: own, beside } = sharedRows(report);
	for (const selects of [[own, beside], wholeSelects(report)]) {
		const plan = await planOf(api.db, scope, sharedStatement(ctes, selects));
		expect(looksInto(plan, 'rollups')).toBe(1);
	}
	const { items, digest, totals } = await page('adminA', week);
	const whole = await inScope(api.db, scope, (tx) => wholeReport(tx, report));
	expect(byKey(whole.rows, 'agent')).toEqual(byKey(items, 'agent'));
	expect(whole.summary).toMatchObject({ digest, totals });
});

test('a file that people read ends with the totals; with a search it has none', async () => {
	const { items, totals } = await page('adminA', week);
	const query = { ...week, format: 'xlsx', columns: 'name,fiches,vente,balance_finale' } as const;
	const cellsOf = async (more: object) => {
		const token = await api.tokenOf('adminA');
		const request = requestOf(rapportApi.vente, { query: { ...query, ...more } }, token);
		return (await api.app.inject(request)).rawPayload;
	};
	const sheet = await readSheet(await cellsOf({ sort: 'name' }));
	expect(sheet).toHaveLength(items.length + 2);
	const { fiches, vente, balance_finale } = totals;
	expect(sheet.at(-1)).toEqual(['Total', fiches, vente / 100, balance_finale / 100]);
	const searched = await readSheet(await cellsOf({ q: 'a' }));
	expect(searched.map(([name]) => name)).not.toContain('Total');
	const [pdf = ''] = await readPdf(await cellsOf({ format: 'pdf' }));
	expect(pdf).toContain('Total');
	expect(readCsv(await cellsOf({ format: 'csv' }))).toHaveLength(items.length + 1);
});

test('the data set has something of everything', async () => {
	const { totals } = await page('adminA', week);
	expect(Object.entries(totals).filter(([, figure]) => figure === 0)).toEqual([]);
	expect(totals.gain).toBeGreaterThan(totals.paid);
});

test('each agent’s days, or draws, or the agents', async () => {
	for (const group of REPORT_GROUPS) {
		const query = { ...week, ...(group !== 'date' && { filter_choice: group }) };
		const found = await rows('adminA', query, rapportApi.agent);
		const raw = await rawFigures(api.owner, sql`f.agent_id || ' ' || ${RAW_KEY[group]}`, OF_A);
		expect(byAgentAnd(found, group)).toEqual(raw);
	}
	const own = await rows('adminA', { ...week, agent_id: IDS.agentA }, rapportApi.agent);
	expect(own.map(({ name, agent_name }) => [name, agent_name])).toEqual(
		[sold.days.earlier, sold.days.settled, sold.days.today].map((day) => [
			day,
			'Élise Zamor · 0001',
		]),
	);
});

test('a supervisor’s report is that of their surcussales, totals included', async () => {
	const [raw] = await rawFigures(
		api.owner,
		NOTHING,
		sql`${OF_A} AND f.surcussale_id = ${IDS.surcussaleA}`,
	);
	const { items, totals } = await page('supervisorA', week);
	expect(items.map(({ agent_id }) => agent_id)).toEqual([IDS.agentA]);
	expect(plain('1', totals)).toEqual(raw);
	expect(await rows('supervisorA', { ...week, surcussale_id: IDS.otherSurcussaleA })).toEqual([]);
});

test('what supervisors and generales get is in no balance', async () => {
	const before = await page('adminA', week);
	for (const table of ['supervisors', 'generales']) {
		await sql`UPDATE ${sql.table(table)} SET commission = commission + 1000`.execute(api.owner);
	}
	expect((await page('adminA', week)).digest).toBe(before.digest);
	const { pp_avec_commission, commission_surcussale, balance_finale } = before.totals;
	expect(balance_finale).toBe(pp_avec_commission - commission_surcussale);
});

test('figures stay with the surcussale of the sale when an agent moves', async () => {
	await sql`UPDATE agents SET surcussale_id = ${IDS.otherSurcussaleA} WHERE id = ${IDS.agentA}`.execute(
		api.owner,
	);
	const { totals, items } = await page('supervisorA', week);
	expect(items).toMatchObject([{ agent_id: IDS.agentA, name: null }]);
	const [raw] = await rawFigures(
		api.owner,
		NOTHING,
		sql`${OF_A} AND f.surcussale_id = ${IDS.surcussaleA}`,
	);
	expect(plain('1', totals)).toEqual(raw);
	await sql`UPDATE agents SET surcussale_id = ${IDS.surcussaleA} WHERE id = ${IDS.agentA}`.execute(
		api.owner,
	);
});

test('the provider sees the company chosen, and in "Toutes" each company by itself', async () => {
	const chosen = { token: await api.tokenOf('root', IDS.companyB) };
	expect(await rows(chosen, week)).toMatchObject([{ agent_id: IDS.agentB, companyname: null }]);
	for (const group of REPORT_GROUPS) {
		const query = { ...week, filter_choice: group };
		const { items, totals } = await page('root', query);
		expect(new Set(items.map(({ companyname }) => companyname))).toEqual(
			new Set(['Company A', 'Company B']),
		);
		const [raw] = await rawFigures(api.owner, NOTHING, sql`true`);
		expect(plain('1', totals)).toEqual(raw);
	}
	expect((await page('root', week)).currency).toBe('HTG');
	await sql`ALTER TABLE companies DISABLE TRIGGER keep_currency`.execute(api.owner);
	await sql`UPDATE companies SET currency = 'DOP' WHERE id = ${IDS.companyB}`.execute(api.owner);
	expect((await page('root', week)).currency).toBeNull();
	const ofB = await rows('adminB', week);
	expect(ofB.map(({ agent_id }) => agent_id)).toEqual([IDS.agentB]);
	expect(await rows('adminB', { ...week, agent_id: IDS.agentA })).toEqual([]);
});

test('a page says which days it covers, what they were worth before, and its digest', async () => {
	const days = { start_date: sold.days.settled, end_date: sold.days.settled };
	const found = await page('adminA', days);
	const dayBefore = await dayFromToday(api.owner, -3);
	expect(found).toMatchObject({
		...days,
		previous: { start_date: dayBefore, end_date: dayBefore, totals: { fiches: 0, vente: 0 } },
	});
	const three = await page('adminA', { ...days, end_date: sold.days.today });
	expect(three.previous?.totals.vente).toBe(4_000);

	const lines = found.items
		.sort((a, b) => (a.id < b.id ? -1 : 1))
		.map((row) =>
			[
				...[row.id, row.fiches, row.fiches_gagnantes, row.deleted_fiches, row.vente, row.gain],
				...[row.paid, row.commission, row.commission_surcussale],
			].join('|'),
		);
	expect(found.digest).toBe(createHash('sha256').update(lines.join('\n')).digest('hex'));
	const other = await page('adminA', { ...days, limit: 1, sort: '-vente', q: 'zzz' });
	expect([other.digest, other.totals]).toEqual([found.digest, found.totals]);
	expect((await page('adminA', week)).digest).not.toBe(found.digest);
});

test('pages, sorts and looks up', async () => {
	const query = { ...week, filter_choice: 'date', limit: 2, sort: '-vente' };
	const first = await page('adminA', query);
	const rest = await page('adminA', { ...query, offset: Number(first.nextOffset) });
	const ventes = [...first.items, ...rest.items].map(({ vente }) => vente);
	expect([first.total, rest.nextOffset, ventes]).toEqual([
		3,
		null,
		[...ventes].sort((a, b) => b - a),
	]);
	expect(await rows('adminA', { ...week, filter_choice: 'tirage', q: 'flor' })).toMatchObject([
		{ name: 'Florida Soir', tirage_id: sold.secondTirage },
	]);
});

test('rows, totals and digest are of one moment, while others sell', async () => {
	let isSelling = true;
	const selling = (async () => {
		while (isSelling) await sell(api.db, sold.open, [{ stake: 3 }]);
	})();
	const seen = new Set<number>();
	const look = async () => {
		const { items, totals } = await page('adminA', {});
		expect(items.reduce((sum, { vente }) => sum + vente, 0)).toBe(totals.vente);
		seen.add(totals.vente);
		return seen.size === 12;
	};
	await until(look, selling).finally(() => {
		isSelling = false;
	});
	await selling;
});

test('a report is a file like any list', async () => {
	const { headers, body } = await api.inject({
		url: `${rapportApi.vente.path}?format=csv&filter_choice=date&columns=name,vente&start_date=${week.start_date}&end_date=${week.end_date}`,
		headers: { authorization: `Token ${await api.tokenOf('adminA')}` },
	});
	expect(headers['content-type']).toMatch('text/csv');
	const lines = String(body).trim().split('\n');
	expect(lines).toHaveLength(4);
	expect(lines[1]).toContain('40');
});

test('without dates it is today; wrong queries are refused at their field', async () => {
	const today = await rawFigures(
		api.owner,
		RAW_KEY.agent,
		sql`${OF_A} AND f.draw_date = ${sold.days.today}`,
	);
	expect(byKey(await rows('adminA', {}), 'agent')).toEqual(today);
	const from = await page('adminA', { start_date: sold.days.earlier });
	expect([from.start_date, from.end_date]).toEqual([sold.days.earlier, sold.days.today]);
	const ahead = await page('adminA', { start_date: '2099-01-01' });
	expect([ahead.start_date, ahead.end_date]).toEqual(['2099-01-01', '2099-01-01']);
	const refused = async (query: object) =>
		(await api.call('adminA', rapportApi.vente, { query: query as never })).failure.fields;
	expect(await refused({ start_date: '2026-02-02', end_date: '2026-02-01' })).toEqual({
		end_date: { code: 'end_before_start' },
	});
	expect(await refused({ filter_choice: 'week' })).toEqual({
		filter_choice: { code: 'not_allowed' },
	});
});
