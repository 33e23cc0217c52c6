import { createHash } from 'node:crypto';
import { BILLING_ZONE } from '@borlette/shared/contract/facturation';
import { type Lots, lotsOf } from '@borlette/shared/contract/lots';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { planInstances } from '../../engine/instances.sql.ts';
import { Random } from '../play/random.ts';
import { CATALOGUE, EXPRESS } from './catalogue.ts';
import { insertRows } from './insert.ts';
import type { DemoInstance } from './tickets.ts';

/** Days of history without a gap. */
const PAST_DAYS = 14;
/** The months that were billed, as a table with `month`, the first day: the last three that are over everywhere. */
export const BILLED = sql`(
	SELECT (date_trunc('month', now() AT TIME ZONE ${sql.lit(BILLING_ZONE)}) - make_interval(months => n))::date AS month
	FROM generate_series(1, 3) AS n)`;
/** Of each of them there is one day. */
const BILLED_DAY = 15;
/** How long after a draw its result is known. */
export const RESULT_AFTER_MINUTES = 10;

/** The dates that there is a history of, as a table with `day`. @param zone whose calendar */
export const historyIn = (zone: RawBuilder<unknown>) => sql`(
	SELECT (now() AT TIME ZONE ${zone})::date - n AS day
	FROM generate_series(0, ${sql.lit(PAST_DAYS)}) AS n
	UNION SELECT month + ${sql.lit(BILLED_DAY - 1)} FROM ${BILLED} AS billed)`;

/** Catalogue, draws, their instances of the past and coming days; what is over has a result. */
export async function insertDraws(
	db: Db,
	random: Random,
	companyId: string,
	states: readonly string[],
): Promise<DemoInstance[]> {
	const catalogue = CATALOGUE.map((entry) => ({ ...entry, id: random.uuid(Date.now()) }));
	const columns = {
		id: 'uuid',
		name: 'text',
		state: 'text',
		slot: 'text',
		colour: 'text',
		timezone: 'text',
		draw_time: 'time',
		days: 'smallint[]',
	};
	await insertRows(db, 'info_tirages', companyId, columns, catalogue);
	await sql`INSERT INTO tirages (company_id, info_tirage_id, name, timezone, draw_time, days)
		SELECT company_id, id, name, timezone, draw_time, days FROM info_tirages
		WHERE company_id = ${companyId} AND state = ANY (${[...states, ...EXPRESS.map(({ state }) => state)]}::text[])`.execute(
		db,
	);
	await insertPast(db, companyId);
	await planInstances(db, companyId);
	await sql`UPDATE tirage_instances SET opens_at = draw_at - interval '1 day'
		WHERE company_id = ${companyId} AND opens_at > draw_at - interval '1 day'`.execute(db);
	return drawResults(db, companyId);
}

async function insertPast(db: Db, companyId: string): Promise<void> {
	await sql`
		INSERT INTO tirage_instances
			(company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
		SELECT t.company_id, t.id, history.day, at.draw_at - interval '1 day',
			at.draw_at - make_interval(mins => t.cutoff_minutes), at.draw_at
		FROM tirages t
		CROSS JOIN LATERAL ${historyIn(sql.ref('t.timezone'))} AS history
		CROSS JOIN LATERAL (
			SELECT drawn_at(history.day, t.draw_time, t.timezone) AS draw_at
		) AS at
		WHERE t.company_id = ${companyId} AND at.draw_at <= now()
			AND extract(isodow FROM history.day)::int = ANY (t.days)`.execute(db);
}

/** Results of what was drawn a while ago; the newest of them waits for its confirmation. */
async function drawResults(db: Db, companyId: string): Promise<DemoInstance[]> {
	const instances = await rowsOf(
		db,
		sql<Omit<DemoInstance, 'result' | 'waiting'> & { name: string; is_over: boolean }>`
			SELECT i.id, i.draw_date, i.close_at, i.draw_at, t.name,
				i.draw_at < now() - make_interval(mins => ${sql.lit(RESULT_AFTER_MINUTES)}) AS is_over
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			WHERE i.company_id = ${companyId} ORDER BY i.draw_at, t.name`,
	);
	const newest = instances.findLast(({ is_over }) => is_over);
	return instances.map(({ is_over, name, ...instance }) => {
		const drawn = is_over ? resultOf(name, instance.draw_date) : undefined;
		const isNewest = instance.id === newest?.id;
		return {
			...instance,
			result: isNewest ? undefined : drawn,
			waiting: isNewest ? drawn : undefined,
		};
	});
}

/** What a draw of the demo gives on a date, in whichever company. @param day `yyyy-MM-dd` */
export function resultOf(draw: string, day: string): Lots {
	const seed = createHash('sha256').update(`${draw} ${day}`).digest().readInt32BE();
	const random = new Random(seed);
	return lotsOf(random.digits(3), random.digits(4));
}
