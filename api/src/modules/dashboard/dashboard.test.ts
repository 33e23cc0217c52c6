import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { liveByDay, ZONE } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { insertFiche, sumUp } from '../../tools/testing/insert-fiche.ts';
import { otherTirage } from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
interface Sale {
	company?: string;
	agent?: string;
	/** 0: today; 1: yesterday; -1: tomorrow. */
	daysAgo?: number;
	/** Before now, or before this time of that day. */
	hoursAgo?: number;
	/** Hours from this time of that day to the draw. */
	drawnIn?: number;
	tirage?: string;
	stake: number;
	gain?: number;
	status?: string;
	game?: string;
}

/** A fiche of one line, on the instance of the company's draw that day. */
async function sell(sale: Sale): Promise<void> {
	const company = sale.company ?? IDS.companyA;
	const daysAgo = sale.daysAgo ?? 0;
	const tirage = sale.tirage ?? (company === IDS.companyA ? IDS.tirageA : IDS.tirageB);
	const { id, sold_at } = await theRow(
		api.owner,
		sql<{ id: string; sold_at: string }>`WITH day AS (
			SELECT (now() AT TIME ZONE ${ZONE})::date - ${daysAgo}::int AS date,
				now() - make_interval(days => ${daysAgo}, hours => ${sale.hoursAgo ?? 0}) AS sold_at,
				now() - make_interval(days => ${daysAgo}, hours => ${-(sale.drawnIn ?? 0)}) AS drawn_at
		) INSERT INTO tirage_instances (company_id, tirage_id, draw_date, close_at, draw_at)
			SELECT ${company}::uuid, ${tirage}::uuid, date, drawn_at, drawn_at FROM day
			ON CONFLICT (company_id, tirage_id, draw_date) DO UPDATE SET version = 1
			RETURNING id, (SELECT sold_at FROM day)`,
	);
	await insertFiche(api.owner, {
		instanceId: id,
		agentId: sale.agent ?? IDS.agentA,
		soldAt: sold_at,
		stake: sale.stake,
		gain: sale.gain ?? 0,
		status: sale.status ?? 'sold',
		game: sale.game ?? 'borlette',
		numbers: sale.game === 'mariage' ? '07*12' : '07',
	});
}

const ofAgentB = { company: IDS.companyB, agent: IDS.agentB };
const ofOtherAgent = { agent: IDS.otherAgentA };

beforeAll(async () => {
	await liveByDay(api.owner);
	// "Toutes" may be a day ahead by the time it is read.
	for (const daysAgo of [0, -1]) {
		await sell({ daysAgo, stake: 1_000, gain: 300 });
		await sell({ daysAgo, stake: 2_000, game: 'mariage' });
		await sell({ daysAgo, stake: 9_000, status: 'deleted' });
		await sell({ daysAgo, stake: 500, ...ofOtherAgent });
		await sell({ daysAgo, stake: 70_000, ...ofAgentB });
	}
	await sell({ stake: 400, gain: 100, daysAgo: 1, hoursAgo: 1 });
	const evening = { tirage: await otherTirage(api.owner), daysAgo: 1, drawnIn: 2 };
	await sell({ ...evening, stake: 600, hoursAgo: 1 });
	// Yesterday, but later than this hour: not to be compared with what today can have.
	await sell({ ...evening, stake: 8_000, hoursAgo: -1 });
	await sumUp(api.owner);
	await settle(1, 'settled');
});

const settle = (daysAgo: number, state: string) =>
	sql`UPDATE tirage_instances SET state = ${state}
		WHERE draw_date = (now() AT TIME ZONE ${ZONE})::date - ${daysAgo}::int`.execute(api.owner);

test('the home page has today, and yesterday at the same hour', async () => {
	const [body, ...more] = (await api.call('adminA', dashboardApi.app, {})).body;
	expect(more).toEqual([]);
	expect(body).toMatchObject({
		today: { fiches: 3, vente: 3_500, gain: 300, commission: 30 },
		yesterday: { fiches: 2, vente: 1_000, gain: 100, commission: 20 },
		agents_active: 2,
		agents_total: 2,
	});
	expect(body?.day).toBe(new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(new Date()));
});

test('what is sold for a draw is pending, and no profit, until it is settled', async () => {
	const read = async () => (await api.call('adminA', dashboardApi.app, {})).body[0];
	const open = { is_provisional: true, today: { vente: 3_500, net: 0, pending: 3_500 } };
	const then = { yesterday: { vente: 1_000, net: 290, pending: 600 } };
	expect(await read()).toMatchObject({ ...open, ...then });
	await settle(0, 'confirmed');
	expect(await read()).toMatchObject(open);
	await settle(0, 'settled');
	expect(await read()).toMatchObject({
		is_provisional: false,
		today: { vente: 3_500, net: 3_170, pending: 0 },
	});
	await settle(0, 'open');
});

test('a draw of yesterday that nobody has settled to this day is no profit of this hour then', async () => {
	await settle(1, 'closed');
	const [body] = (await api.call('adminA', dashboardApi.app, {})).body;
	expect(body?.yesterday).toMatchObject({ vente: 1_000, gain: 0, net: 0, pending: 1_000 });
	await settle(1, 'settled');
});

test('of the gains of today what is paid, owed and won so far is told apart', async () => {
	const paymentsFor = async (who: 'adminA' | 'supervisorA') =>
		(await api.call(who, dashboardApi.app, {})).body[0]?.payments;
	const none = { paid: 0, to_pay: 0, to_pay_fiches: 0, won_so_far: 300 };
	expect(await paymentsFor('adminA')).toEqual(none);
	const won = (gain: number, status: string, more: Partial<Sale> = {}) =>
		sell({ stake: 10, gain, status, hoursAgo: 0, ...more });
	await won(7_000, 'winning');
	await won(2_000, 'winning', ofOtherAgent);
	await won(500, 'paid');
	await won(90, 'expired');
	await won(60_000, 'winning', ofAgentB);
	await won(4_000, 'winning', { daysAgo: 1 });
	expect(await paymentsFor('adminA')).toEqual({
		...none,
		paid: 500,
		to_pay: 9_000,
		to_pay_fiches: 2,
	});
	expect(await paymentsFor('supervisorA')).toMatchObject({ to_pay: 7_000, to_pay_fiches: 1 });
	// The other tests count the sales of the day without these.
	await sql`DELETE FROM fiche_lines WHERE stake = 10`.execute(api.owner);
	await sql`DELETE FROM fiches WHERE total = 10`.execute(api.owner);
});

test("a supervisor's figures are those of their surcussales", async () => {
	const [body] = (await api.call('supervisorA', dashboardApi.app, {})).body;
	expect(body).toMatchObject({ today: { fiches: 2, vente: 3_000 }, agents_total: 1 });
});

test('"Toutes" adds all companies up', async () => {
	const [body] = (await api.call('root', dashboardApi.app, {})).body;
	expect(body?.today.vente).toBe(73_500);
});

test('what the sums are in is told; of companies of several currencies it is none, and each draw has its own', async () => {
	const told = async (who: Person) => {
		const summed = [
			...(await api.call(who, dashboardApi.app, {})).body,
			...(await api.call(who, dashboardApi.journalier, {})).body,
			...(await api.call(who, dashboardApi.lotto, {})).body,
			...(await api.call(who, dashboardApi.gain, {})).body,
			...(await api.call(who, dashboardApi.gpc, {})).body,
		];
		const draws = (await api.call(who, dashboardApi.tirage, {})).body;
		return [
			[...new Set(summed.map(({ currency }) => currency))],
			draws.map(({ currency }) => currency).toSorted(),
		];
	};
	expect(await told('adminA')).toEqual([['HTG'], [null]]);
	expect(await told('root')).toEqual([['HTG'], ['HTG', 'HTG']]);
	const bookIn = (currency: string) =>
		sql`UPDATE companies SET currency = ${currency} WHERE id = ${IDS.companyB}`.execute(api.owner);
	await bookIn('USD');
	expect(await told('root')).toEqual([[null], ['HTG', 'USD']]);
	expect(await told('adminB')).toEqual([['USD'], [null]]);
	await bookIn('HTG');
});

test('hours run from midnight to now, quiet ones included, and sum to the day', async () => {
	const { body } = await api.call('adminA', dashboardApi.journalier, {});
	expect(body.map(({ hour }) => hour)).toEqual(body.map((_, index) => index));
	expect(body.reduce((sum, { vente }) => sum + vente, 0)).toBe(3_500);
});

test('draws of today have what was sold for each; sales past the cut-off read closed', async () => {
	const { body } = await api.call('adminA', dashboardApi.tirage, {});
	expect(body).toMatchObject([
		{ tirage_id: IDS.tirageA, name: 'New York Midi', state: 'closed', fiches: 3, vente: 3_500 },
	]);
});

test('games are ordered by what they sold', async () => {
	const { body } = await api.call('adminA', dashboardApi.lotto, {});
	expect(body).toEqual([
		{ game: 'mariage', lines: 1, vente: 2_000, currency: 'HTG' },
		{ game: 'borlette', lines: 2, vente: 1_500, currency: 'HTG' },
	]);
});

test('the newest confirmed result of each draw, in its last revision', async () => {
	for (const [daysAgo, revision, lotto3, state] of [
		[1, 1, '111', 'confirmed'],
		[0, 1, '222', 'reversed'],
		[0, 2, '333', 'confirmed'],
		[0, 3, '444', 'provisional'],
	] as const) {
		await sql`INSERT INTO results (company_id, instance_id, revision, state, lotto3, lot1, lot2, lot3)
			SELECT company_id, id, ${revision}, ${state}, ${lotto3}, ${lotto3.slice(1)}, '05', NULL
			FROM tirage_instances WHERE tirage_id = ${IDS.tirageA}
				AND draw_date = (now() AT TIME ZONE ${ZONE})::date - ${daysAgo}::int`.execute(api.owner);
	}
	const { body } = await api.call('adminA', dashboardApi.lotGagnant, {});
	expect(body).toMatchObject([
		{
			tirage_id: IDS.tirageA,
			lotto3: '333',
			lot1: '33',
			lot2: '05',
			lot3: null,
			companyname: null,
		},
	]);
	const everywhere = await api.call('root', dashboardApi.lotGagnant, {});
	expect(everywhere.body).toMatchObject([{ lotto3: '333', companyname: 'Company A' }]);
});
