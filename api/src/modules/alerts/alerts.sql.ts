import type { AlertPerson, AlertRule } from '@borlette/shared/contract/alerts';
import type { ReportSchedule } from '@borlette/shared/contract/report-schedules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

/** Names of the people of row `r`, those who are still there. */
const NAMES = sql<string[]>`(SELECT coalesce(array_agg(u.first_name || ' ' || u.last_name
		ORDER BY u.first_name, u.last_name, u.id), '{}')
	FROM users u WHERE u.company_id = r.company_id AND u.id = ANY (r.people))`;

export const ruleRows = (scope: Scope): RawBuilder<AlertRule> => sql<AlertRule>`
	SELECT r.id, ${companyName(scope, 'r')} AS companyname, r.name, r.about, r.threshold, r.channels,
		r.people, ${NAMES} AS people_names, c.currency, to_char(r.quiet_from, 'HH24:MI') AS quiet_from,
		to_char(r.quiet_to, 'HH24:MI') AS quiet_to, r.is_active,
		(SELECT max(s.created_at) FROM sendings s
			WHERE s.company_id = r.company_id AND s.source_id = r.id AND s.kind <> 'attempt') AS last_at,
		r.version
	FROM alert_rules r
	JOIN companies c ON c.id = r.company_id
	WHERE ${ofCompany(scope, 'r')}`;

export const findRule = (db: Db, scope: Scope, id: string): Promise<AlertRule | undefined> =>
	rowOf(db, sql<AlertRule>`SELECT * FROM (${ruleRows(scope)}) AS r WHERE id = ${id}`);

export const scheduleRows = (scope: Scope): RawBuilder<ReportSchedule> => sql<ReportSchedule>`
	SELECT r.id, ${companyName(scope, 'r')} AS companyname, r.name, r.report, r.format, r.days,
		to_char(r.at, 'HH24:MI') AS at, r.people, ${NAMES} AS people_names, r.is_active, r.sent_for, r.version
	FROM report_schedules r
	WHERE ${ofCompany(scope, 'r')}`;

export const findSchedule = (
	db: Db,
	scope: Scope,
	id: string,
): Promise<ReportSchedule | undefined> =>
	rowOf(db, sql<ReportSchedule>`SELECT * FROM (${scheduleRows(scope)}) AS r WHERE id = ${id}`);

/** What was there before a rule was set as it is now is not told. */
export async function beginAnew(db: Db, companyId: string, id: string): Promise<void> {
	await sql`UPDATE alert_rules SET since = now() WHERE company_id = ${companyId} AND id = ${id}`.execute(
		db,
	);
}

/** A time of today that has passed is not made up for. */
export async function passOver(db: Db, companyId: string, id: string): Promise<void> {
	await sql`UPDATE report_schedules r SET sent_for = here.day - (here.clock < r.at)::int
		FROM (SELECT (now() AT TIME ZONE c.timezone)::date AS day, (now() AT TIME ZONE c.timezone)::time AS clock
			FROM companies c WHERE c.id = ${companyId}) AS here
		WHERE r.company_id = ${companyId} AND r.id = ${id}`.execute(db);
}

/** People of companies who may sign in, and how each can be reached. */
export const personRows = (scope: Scope): RawBuilder<AlertPerson> => sql<AlertPerson>`
	SELECT u.id, u.first_name || ' ' || u.last_name AS name, u.username, u.role,
		EXISTS (SELECT FROM user_emails e WHERE e.user_id = u.id AND e.confirmed_at IS NOT NULL) AS has_email,
		(SELECT count(*) FROM user_browsers b WHERE b.user_id = u.id) AS browsers
	FROM users u
	WHERE u.is_active AND u.role <> 'superuser' AND ${ofCompany(scope, 'u')}`;

/** Of these ids those that are no people of the company who may sign in. */
export async function unknownPeople(
	db: Db,
	companyId: string,
	people: readonly string[],
): Promise<string[]> {
	const rows = await rowsOf(
		db,
		sql<{ id: string }>`SELECT p.id FROM unnest(${[...people]}::uuid[]) AS p (id)
			WHERE NOT EXISTS (SELECT FROM users u
				WHERE u.company_id = ${companyId} AND u.id = p.id AND u.is_active)`,
	);
	return rows.map(({ id }) => id);
}

/** Has a rule tell its asker something now, whatever its hours; returns how many messages that makes. */
export async function attempt(
	db: Db,
	companyId: string,
	{ id, name, channels }: AlertRule,
	userId: string,
): Promise<number> {
	const rows = await rowsOf(
		db,
		sql<{ id: string }>`
			INSERT INTO sendings (company_id, key, source_id, source, kind, facts, channel, person_id, browser_id)
			SELECT ${companyId}::uuid, concat_ws(' ', 'attempt', uuidv7()), ${id}::uuid, ${name}, 'attempt',
				jsonb_build_object('rule', ${name}::text), w.channel, ${userId}::uuid, w.browser_id
			FROM (
				SELECT 'email' AS channel, NULL::uuid AS browser_id
				UNION ALL SELECT 'push', b.id FROM user_browsers b WHERE b.user_id = ${userId}
			) AS w
			WHERE w.channel = ANY (${channels}::text[])
			RETURNING id`,
	);
	return rows.length;
}
