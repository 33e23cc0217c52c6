import { CHART_DAYS, dashboardApi } from '@borlette/shared/contract/dashboard';
import { addDays } from '@borlette/shared/figures/days';
import { type RawBuilder, sql } from 'kysely';
import { todayIn } from '../../db/clock.ts';
import { rowsOf } from '../../db/rows.ts';
import { SEEDED_ZONE, ZONE } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { type MixedSales, rawFigures, sellMixed } from '../../tools/testing/mixed-sales.ts';
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

/** What is read, and the day that it is there while it is: of "Toutes" it may turn while this file runs, hours before the companies'. */
async function onOneDay<T>(
	person: Person,
	read: () => Promise<T>,
): Promise<{ today: string; answer: T }> {
	const zone = person === 'root' ? SEEDED_ZONE : ZONE;
	for (;;) {
		const today = await todayIn(api.owner, zone);
		const answer = await read();
		if ((await todayIn(api.owner, zone)) === today) return { today, answer };
	}
}

const charted = async <Day extends { day: string }>(
	person: Person,
	read: () => Promise<{ body: readonly Day[] }>,
) => {
	const { today, answer } = await onOneDay(person, read);
	const rows = answer.body;
	expect(rows).toHaveLength(CHART_DAYS);
	expect([rows[0]?.day, rows.at(-1)?.day]).toEqual([addDays(today, 1 - CHART_DAYS), today]);
	return rows.filter((row) =>
		Object.values(row).some((value) => typeof value === 'number' && value),
	);
};

test.each(WHOSE)('fiches and gains by day equal the raw data for %s', async (person, condition) => {
	const raw = await rawFigures(api.owner, BY_DAY, condition());
	const fiches = await charted(person, () => api.call(person, dashboardApi.fiche, {}));
	expect(fiches).toEqual(
		raw.map((row) => ({
			day: row.key,
			fiches: row.fiches,
			fiches_gagnantes: row.fiches_gagnantes,
			deleted_fiches: row.deleted_fiches,
		})),
	);
	const gains = await charted(person, () => api.call(person, dashboardApi.gain, {}));
	expect(gains).toEqual(
		raw
			.filter(({ gain }) => gain > 0)
			.map(({ key, gain, paid }) => ({ day: key, gain, paid, currency: 'HTG' })),
	);
});

test.each(WHOSE)(
	'gain and perte are those of settled draws for %s, and make the P/P; what is open is pending',
	async (person, condition) => {
		const raw = await rowsOf(
			api.owner,
			sql<object>`SELECT day, sum(CASE WHEN is_final THEN greatest(pp, 0) ELSE 0 END)::bigint AS gain,
				sum(CASE WHEN is_final THEN greatest(-pp, 0) ELSE 0 END)::bigint AS perte,
				sum(CASE WHEN is_final THEN commission ELSE 0 END)::bigint AS commission, sum(vente)::bigint AS vente,
				sum(CASE WHEN is_final THEN 0 ELSE vente END)::bigint AS pending, NOT bool_and(is_final) AS is_provisional
			FROM (
				SELECT f.draw_date AS day, d.state IN ('settled', 'cancelled') AS is_final, sum(l.stake) AS vente,
					sum(l.stake - l.gain) AS pp, sum(l.commission) AS commission
				FROM fiches f JOIN fiche_lines l ON l.fiche_id = f.id JOIN tirage_instances d ON d.id = l.instance_id
				WHERE f.voided_at IS NULL AND ${condition()} GROUP BY f.draw_date, d.id, d.state
			) AS draws GROUP BY day ORDER BY day`,
		);
		const days = await charted(person, () => api.call(person, dashboardApi.gpc, {}));
		expect(days).toEqual(raw.map((day) => ({ ...day, currency: 'HTG' })));
		const of = (wanted: string) => days.find(({ day }) => day === wanted);
		expect(of(sold.days.settled)).toMatchObject({ pending: 0, is_provisional: false });
		expect(of(sold.days.today)).toMatchObject({ gain: 0, perte: 0, is_provisional: true });
		const { vente, pending } = of(sold.days.today) ?? {};
		expect([pending, pending === vente]).toEqual([expect.any(Number), true]);
	},
);

test.each(WHOSE)(
	'the figures, draws and games of today equal the raw data for %s',
	async (person, condition) => {
		const { today, answer } = await onOneDay(person, async () => ({
			app: (await api.call(person, dashboardApi.app, {})).body,
			draws: (await api.call(person, dashboardApi.tirage, {})).body,
			games: (await api.call(person, dashboardApi.lotto, {})).body,
		}));
		const wanted = sql<boolean>`${condition()} AND f.draw_date = ${today}`;
		const [whole] = await rawFigures(api.owner, sql`1`, wanted);
		const { draws, games } = answer;
		const [body] = answer.app;
		if (!body) throw new Error('no figures');
		const { fiches = 0, vente = 0, gain = 0, commission = 0 } = whole ?? {};
		const isSettled = sql<boolean>`${wanted} AND EXISTS (SELECT FROM tirage_instances d
			WHERE d.id = l.instance_id AND d.state IN ('settled', 'cancelled'))`;
		const [settled] = await rawFigures(api.owner, sql`1`, isSettled);
		const final = settled ?? { vente: 0, gain: 0, commission: 0 };
		expect(body.today).toEqual({
			...{ fiches, vente, gain, commission },
			net: final.vente - final.gain - final.commission,
			pending: vente - final.vente,
		});
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
		expect(games.reduce((sum, game) => sum + game.vente, 0)).toBe(vente);
	},
);

test('"Toutes" reads the sums only: without any, there are no figures', async () => {
	await sql`DELETE FROM rollups`.execute(api.owner);
	expect((await api.call('root', dashboardApi.app, {})).body[0]?.today.vente).toBe(0);
	expect((await api.call('root', dashboardApi.lotto, {})).body).toEqual([]);
});
