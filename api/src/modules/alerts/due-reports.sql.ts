import { OF_RUNNING_DAY_FROM } from '@borlette/shared/contract/report-schedules';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';

/** For so many hours after its time a report is still sent: a night without a server is made up for, a week is not. */
const LATE_HOURS = 12;

/** Writes the reports of a company whose time has come, each once a day and person, and notes the day with them. */
export const writeDue = (tx: Db, companyId: string): Promise<{ id: string }[]> =>
	rowsOf(
		tx,
		sql<{ id: string }>`
			WITH here AS (
				SELECT c.id AS company_id, (now() AT TIME ZONE c.timezone)::date AS today,
					c.timezone FROM companies c WHERE c.id = ${companyId}
			), due AS (
				UPDATE report_schedules r SET sent_for = d.day
				FROM here h CROSS JOIN LATERAL (SELECT h.today - n AS day FROM generate_series(0, 1) AS n) AS d
				WHERE r.company_id = ${companyId} AND r.is_active
					-- What was sent for a day to come was sent by a clock that was ahead.
					AND (r.sent_for < d.day OR r.sent_for > h.today)
					AND extract(isodow FROM d.day)::smallint = ANY (r.days)
					AND now() >= (d.day + r.at) AT TIME ZONE h.timezone
					AND now() < (d.day + r.at) AT TIME ZONE h.timezone + make_interval(hours => ${sql.lit(LATE_HOURS)})
				RETURNING r.id, r.name, r.report, r.format, r.people, r.sent_for,
					r.sent_for - (r.report = 'evening' AND r.at < ${OF_RUNNING_DAY_FROM}::time)::int AS day
			)
			INSERT INTO sendings (company_id, key, source_id, source, kind, facts, channel, person_id)
			SELECT ${companyId}::uuid, concat_ws(' ', d.id, d.sent_for, p.id), d.id, d.name, 'report',
				jsonb_build_object('report', d.report, 'format', d.format, 'day', d.day), 'email', p.id
			FROM due d
			JOIN users p ON p.company_id = ${companyId}::uuid AND p.id = ANY (d.people) AND p.is_active
			ON CONFLICT (company_id, key) DO NOTHING
			RETURNING id`,
	);
