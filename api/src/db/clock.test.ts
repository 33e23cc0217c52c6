import { sql } from 'kysely';
import { useTestApi } from '../tools/testing/test-api.ts';
import { beginOf } from './clock.ts';
import { rowsOf } from './rows.ts';

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
