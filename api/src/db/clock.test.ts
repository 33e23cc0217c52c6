import { sql } from 'kysely';
import { useTestApi } from '../tools/testing/test-api.ts';
import { beginOf, sameTimeBefore } from './clock.ts';
import { rowsOf, theRow } from './rows.ts';

const api = useTestApi();

/** Where a day of the year does not begin at a midnight, begins at two of them, or is shorter or longer. */
const ZONES = [
	...['America/Havana', 'Atlantic/Azores', 'Africa/Cairo', 'America/Santiago', 'Asia/Beirut'],
	...['America/Port-au-Prince', 'America/New_York', 'Europe/Paris', 'Australia/Lord_Howe', 'UTC'],
	...['America/Nuuk', 'Pacific/Kiritimati'],
];

test('a day begins in the first minute of which the clocks of its zone show it', async () => {
	const wrong = await rowsOf(
		api.owner,
		sql`SELECT z.zone, d.day::text AS day, d.begins
			FROM unnest(${ZONES}::text[]) AS z (zone)
			CROSS JOIN LATERAL (
				SELECT day, ${beginOf(sql`day`, sql`z.zone`)} AS begins FROM (
					SELECT '2024-01-01'::date + n AS day FROM generate_series(0, 800) AS n
				) AS days
			) AS d
			WHERE (d.begins AT TIME ZONE z.zone)::date <> d.day OR EXISTS (
				SELECT FROM unnest('{1,30,61,120}'::int[]) AS minutes
				WHERE ((d.begins - make_interval(mins => minutes)) AT TIME ZONE z.zone)::date >= d.day)`,
	);
	expect(wrong).toEqual([]);
});

test('of a day that is given it is worked out once, and not for each row that is compared with it', async () => {
	const begins = beginOf(sql`${'2026-03-08'}::date`, sql`${'America/Port-au-Prince'}`);
	const { 'QUERY PLAN': plans } = await theRow(
		api.owner,
		sql<{ 'QUERY PLAN': [{ Plan: { Filter: string } }] }>`EXPLAIN (FORMAT JSON)
			SELECT FROM wallet_entries w WHERE w.amount > 0 AND w.at + interval '0' >= ${begins}`,
	);
	expect(plans[0].Plan.Filter).toContain("'2026-03-08 05:00:00+00'::timestamp with time zone");
	expect(plans[0].Plan.Filter).not.toMatch(/CASE|LEAST/);
});

test.each([
	[
		'an hour that the day before had not is when its clocks went forward',
		'03-15T06:40Z',
		'03-14T07:00Z',
	],
	['before that hour there is such a time', '03-15T05:59Z', '03-14T06:59Z'],
	['after that hour there is such a time', '03-15T07:10Z', '03-14T07:10Z'],
	['of an hour that the day before had twice, both are before it', '11-08T06:30Z', '11-07T06:30Z'],
])('of the day before, %s', async (_, at, before) => {
	const zone = 'America/Port-au-Prince';
	expect(
		await theRow(
			api.owner,
			sql`SELECT ${sameTimeBefore(sql`${`2027-${at}`}::timestamptz`, sql`${zone}`, 1)} AS at`,
		),
	).toEqual({ at: new Date(`2027-${before}`).toISOString() });
});
