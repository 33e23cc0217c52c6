import { type ReportGroup, rapportApi } from '@borlette/shared/contract/rapport';
import { comparedDays, daysFromTo, PERIODS } from '@borlette/shared/figures/days';
import { sql } from 'kysely';
import { dayFromToday, liveByDay } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { readSheet } from '../../tools/testing/read-file.ts';
import { KEY, reportReader } from '../../tools/testing/reports.ts';
import { bindDevices, drawOn, otherTirage, sell } from '../../tools/testing/selling.ts';
import { drawn } from '../../tools/testing/settling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const { page, rows } = reportReader(api);

let today: string;
let yesterday: string;
let eveningTirage: string;
let noonOfYesterday: string;

/** When it was sold, counted back from now: the sums know no hour. */
const soldHoursAgo = (ref: string, hours: number) =>
	sql`UPDATE fiches SET sold_at = now() - make_interval(hours => ${hours}) WHERE ref_code = ${ref}`.execute(
		api.owner,
	);
const drawnHoursAgo = (instance: string, hours: number) =>
	sql`UPDATE tirage_instances SET close_at = now() - make_interval(hours => ${hours}, mins => 5),
		opens_at = now() - make_interval(hours => ${hours} + 9),
		draw_at = now() - make_interval(hours => ${hours}) WHERE id = ${instance}`.execute(api.owner);

beforeAll(async () => {
	await liveByDay(api.owner);
	[today = '', yesterday = ''] = await Promise.all(
		[0, -1].map((days) => dayFromToday(api.owner, days)),
	);
	await bindDevices(api.owner);
	eveningTirage = await otherTirage(api.owner);
	const noon = await drawOn(api.owner, yesterday, IDS.tirageA);
	const evening = await drawOn(api.owner, yesterday, eveningTirage);
	const won = await sell(api.db, noon, [{ numbers: '23', stake: 500 }]);
	const early = await sell(api.db, evening, [{ numbers: '45', stake: 300 }]);
	const late = await sell(api.db, evening, [{ numbers: '45', stake: 70 }]);
	await drawn(api, noon, ['123', '0712']);
	noonOfYesterday = noon;
	// The clocks may have been moved since: the same hour of yesterday is 23, 24 or 25 hours ago.
	await drawnHoursAgo(noon, 26);
	await drawnHoursAgo(evening, 22);
	await soldHoursAgo(won.ref_code, 27);
	await soldHoursAgo(early.ref_code, 26);
	await soldHoursAgo(late.ref_code, 22);
	const open = await drawOn(api.owner, today, IDS.tirageA);
	await sell(api.db, open, [{ numbers: '99', stake: 1_000 }]);
});

test('a day in progress is put beside the day before at the same hour', async () => {
	const { previous } = await page('adminA', { start_date: today, end_date: today });
	const gain = 500 * 50;
	expect(previous).toMatchObject({
		start_date: yesterday,
		totals: { fiches: 2, vente: 800, gain, fiches_gagnantes: 1, pp_sans_commission: 800 - gain },
	});
	const agoMs = Date.now() - Date.parse(previous?.until ?? '');
	expect(Math.round(agoMs / 3_600_000)).toBeGreaterThanOrEqual(23);
	expect(Math.round(agoMs / 3_600_000)).toBeLessThanOrEqual(25);
});

test('a draw alone, and an agent alone, are put beside themselves', async () => {
	const before = async (filter: object) =>
		(await page('adminA', { start_date: today, end_date: today, ...filter })).previous?.totals;
	expect(await before({ tirage_id: eveningTirage })).toMatchObject({
		fiches: 1,
		vente: 300,
		gain: 0,
	});
	expect(await before({ agent_id: IDS.agentA })).toMatchObject({ fiches: 2, vente: 800 });
	expect(await before({ agent_id: IDS.otherAgentA })).toMatchObject({ fiches: 0, vente: 0 });
});

test('of several days the last one alone is cut at this hour', async () => {
	const tomorrow = await dayFromToday(api.owner, 1);
	const two = await page('adminA', { start_date: yesterday, end_date: today });
	expect(two.previous).toMatchObject({ totals: { fiches: 0, vente: 0 } });
	expect(two.previous?.until).not.toBeNull();
	// A day that is over, and one that has not begun, stand beside whole days.
	const over = await page('adminA', { start_date: yesterday, end_date: yesterday });
	const ahead = await page('adminA', { start_date: tomorrow, end_date: tomorrow });
	expect([over.previous?.until, ahead.previous?.until]).toEqual([null, null]);
	expect(ahead.previous?.totals).toMatchObject({ fiches: 1, vente: 1_000 });
});

test('what is sold for draws that are not settled is told apart', async () => {
	const of = async (query: object) => {
		const { is_provisional, pending } = await page('adminA', query);
		return [is_provisional, pending];
	};
	expect(await of({ start_date: yesterday, end_date: today })).toEqual([true, 1_370]);
	expect(await of({ start_date: today, end_date: today })).toEqual([true, 1_000]);
	const days = { start_date: yesterday, end_date: today };
	const rowsBy = async (group: ReportGroup) => {
		const found = await rows('adminA', { ...days, filter_choice: group });
		return found.map((row) => [row[KEY[group]], row.vente, row.pending]).toSorted();
	};
	expect(await rowsBy('date')).toEqual([
		[yesterday, 870, 370],
		[today, 1_000, 1_000],
	]);
	expect(await rowsBy('agent')).toEqual([[IDS.agentA, 1_870, 1_370]]);
	const ofNoon = { start_date: yesterday, end_date: yesterday, tirage_id: IDS.tirageA };
	expect(await of(ofNoon)).toEqual([false, 0]);
});

test('a file says nothing of gains and profits that nobody knows yet, in rows and in its last line', async () => {
	const columns = 'name,vente,pending,gain,commission,balance_finale';
	const fileOf = async (start_date: string) => {
		const asked = { start_date, end_date: today, filter_choice: 'date', format: 'xlsx' } as const;
		const query = { ...asked, columns, sort: 'name' };
		const request = requestOf(rapportApi.vente, { query }, await api.tokenOf('adminA'));
		return readSheet((await api.app.inject(request)).rawPayload);
	};
	const ofToday = (await fileOf(today)).slice(1);
	expect(ofToday.map(([, ...figures]) => figures)).toEqual([
		[10, 10, null, 0, null],
		[10, 10, null, 0, null],
	]);
	const [, settled, open, total] = await fileOf(yesterday);
	expect([settled, open, total].map((row) => row?.slice(1, 4))).toEqual([
		[8.7, 3.7, 250],
		[10, 10, null],
		[18.7, 13.7, 250],
	]);
});

test('the days before say what of them is not settled to this day, too', async () => {
	const tomorrow = await dayFromToday(api.owner, 1);
	const before = async (start_date: string, end_date = start_date) => {
		const { previous } = await page('adminA', { start_date, end_date });
		return [previous?.totals.vente, previous?.totals.gain, previous?.pending];
	};
	const gain = 500 * 50;
	expect(await before(today)).toEqual([800, gain, 300]);
	expect(await before(tomorrow)).toEqual([1_000, 0, 1_000]);
	expect(await before(tomorrow, await dayFromToday(api.owner, 2))).toEqual([1_870, gain, 1_370]);
	await sql`UPDATE tirage_instances SET state = 'confirmed' WHERE id = ${noonOfYesterday}`.execute(
		api.owner,
	);
	expect(await before(today)).toEqual([800, 0, 800]);
	await sql`UPDATE tirage_instances SET state = 'settled' WHERE id = ${noonOfYesterday}`.execute(
		api.owner,
	);
});

test('a month that runs is put beside the same days of the month before, up to this hour', async () => {
	const monthStart = `${today.slice(0, 8)}01`;
	const { previous } = await page('adminA', { start_date: monthStart, end_date: today });
	const expected = comparedDays({ start_date: monthStart, end_date: today }, today);
	expect(previous).toMatchObject(expected);
	const agoMs = Date.now() - Date.parse(previous?.until ?? '');
	// An hour more or less where clocks are set.
	expect(Math.round(agoMs / 86_400_000)).toBe(daysFromTo(expected.end_date, today));
	const month = PERIODS.lastMonth(today);
	expect((await page('adminA', month)).previous).toMatchObject({
		...PERIODS.lastMonth(month.start_date),
		until: null,
	});
});
