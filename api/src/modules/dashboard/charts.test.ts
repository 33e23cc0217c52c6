import { CHART_DAYS, dashboardApi } from '@borlette/shared/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../db/rows.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import {
	dayFromToday,
	type MixedSales,
	rawFigures,
	sellMixed,
} from '../../tools/testing/mixed-sales.ts';
import { OF_A } from '../../tools/testing/reports.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
let sold: MixedSales;
beforeAll(async () => {
	sold = await sellMixed(api);
});

const BY_DAY = sql`f.draw_date`;
const OF_SUPERVISOR = sql<boolean>`${OF_A} AND f.surcussale_id = ${IDS.surcussaleA}`;
const WHOSE: ReadonlyArray<readonly [Person, () => RawBuilder<boolean>]> = [
	['adminA', () => OF_A],
	['supervisorA', () => OF_SUPERVISOR],
	['root', () => sql`true`],
];

const on = async (rows: ReadonlyArray<{ day: string }>) => {
	expect(rows).toHaveLength(CHART_DAYS);
	expect([rows[0]?.day, rows.at(-1)?.day]).toEqual([
		await dayFromToday(api.owner, 1 - CHART_DAYS),
		sold.days.today,
	]);
	return rows.filter((row) =>
		Object.values(row).some((value) => typeof value === 'number' && value),
	);
};

test.each(WHOSE)('fiches and gains by day equal the raw data for %s', async (person, condition) => {
	const raw = await rawFigures(api.owner, BY_DAY, condition());
	const fiches = await on((await api.call(person, dashboardApi.fiche, {})).body);
	expect(fiches).toEqual(
		raw.map((row) => ({
			day: row.key,
			fiches: row.fiches,
			fiches_gagnantes: row.fiches_gagnantes,
			deleted_fiches: row.deleted_fiches,
		})),
	);
	const gains = await on((await api.call(person, dashboardApi.gain, {})).body);
	expect(gains).toEqual(
		raw.filter(({ gain }) => gain > 0).map(({ key, gain, paid }) => ({ day: key, gain, paid })),
	);
});

test.each(WHOSE)(
	'gain and perte are those of the draws for %s, and make the P/P',
	async (person, condition) => {
		const raw = await rowsOf(
			api.owner,
			sql<object>`SELECT day, sum(greatest(pp, 0))::bigint AS gain, sum(greatest(-pp, 0))::bigint AS perte,
				sum(commission)::bigint AS commission
			FROM (
				SELECT f.draw_date AS day, sum(l.stake - l.gain) AS pp, sum(l.commission) AS commission
				FROM fiches f JOIN fiche_lines l ON l.fiche_id = f.id
				WHERE f.voided_at IS NULL AND ${condition()} GROUP BY f.draw_date, l.instance_id
			) AS draws GROUP BY day ORDER BY day`,
		);
		const days = await on((await api.call(person, dashboardApi.gpc, {})).body);
		expect(days).toEqual(raw);
		expect(days.find(({ day }) => day === sold.days.settled)).toMatchObject({
			perte: expect.any(Number),
		});
	},
);

test.each(WHOSE)(
	'the figures, draws and games of today equal the raw data for %s',
	async (person, condition) => {
		const wanted = sql<boolean>`${condition()} AND f.draw_date = ${sold.days.today}`;
		const [whole] = await rawFigures(api.owner, sql`1`, wanted);
		const [body] = (await api.call(person, dashboardApi.app, {})).body;
		if (!body) throw new Error('no figures');
		const { fiches, vente = 0, gain, commission } = whole ?? {};
		const isSettled = sql<boolean>`${wanted} AND EXISTS (SELECT FROM tirage_instances d
			WHERE d.id = l.instance_id AND d.state IN ('settled', 'cancelled'))`;
		const [settled] = await rawFigures(api.owner, sql`1`, isSettled);
		const final = settled ?? { vente: 0, gain: 0, commission: 0 };
		expect(body.today).toEqual({
			...{ fiches, vente, gain, commission },
			net: final.vente - final.gain - final.commission,
			pending: vente - final.vente,
		});
		const draws = (await api.call(person, dashboardApi.tirage, {})).body;
		expect(draws.reduce((sum, draw) => sum + draw.vente, 0)).toBe(vente);
		expect(draws.map(({ companyname }) => companyname !== null)).toEqual(
			draws.map(() => person === 'root'),
		);
		for (const draw of draws) {
			const ofDraw = sql<boolean>`${wanted} AND l.tirage_id = ${draw.tirage_id}`;
			const [raw] = await rawFigures(api.owner, sql`1`, ofDraw);
			expect([draw.fiches, draw.vente, draw.commission]).toEqual([
				raw?.fiches,
				raw?.vente,
				raw?.commission,
			]);
		}
		const games = (await api.call(person, dashboardApi.lotto, {})).body;
		expect(games.reduce((sum, game) => sum + game.vente, 0)).toBe(vente);
	},
);

test('"Toutes" reads the sums only: without any, there are no figures', async () => {
	await sql`DELETE FROM rollups`.execute(api.owner);
	expect((await api.call('root', dashboardApi.app, {})).body[0]?.today.vente).toBe(0);
	expect((await api.call('root', dashboardApi.lotto, {})).body).toEqual([]);
});
