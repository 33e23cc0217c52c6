import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf } from '../db/rows.ts';
import { DEFAULT_CATALOGUE } from '../draws/default-catalogue.ts';
import { type Lots, lotsOf } from '../engine/lots.ts';
import { planInstances } from '../modules/tirage/instances.sql.ts';
import type { Random } from '../play/random.ts';
import { insertRows } from './insert.ts';
import type { DemoInstance } from './tickets.ts';

/** Days of history. */
export const PAST_DAYS = 14;

/** Catalogue, draws, their instances of the past and coming days; what is over has a result. */
export async function insertDraws(
	db: Db,
	random: Random,
	companyId: string,
	states: readonly string[],
): Promise<DemoInstance[]> {
	const catalogue = DEFAULT_CATALOGUE.map((entry) => ({ ...entry, id: random.uuid(Date.now()) }));
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
		WHERE company_id = ${companyId} AND state = ANY (${[...states]}::text[])`.execute(db);
	await insertPast(db, companyId);
	await planInstances(db, companyId);
	return drawResults(db, random, companyId);
}

async function insertPast(db: Db, companyId: string): Promise<void> {
	await sql`
		INSERT INTO tirage_instances
			(company_id, tirage_id, draw_date, opens_at, close_at, draw_at)
		SELECT t.company_id, t.id, day.draw_date, at.draw_at - interval '1 day',
			at.draw_at - make_interval(mins => t.cutoff_minutes), at.draw_at
		FROM tirages t
		CROSS JOIN LATERAL (
			SELECT (now() AT TIME ZONE t.timezone)::date - n AS draw_date
			FROM generate_series(0, ${sql.lit(PAST_DAYS)}) AS n
		) AS day
		CROSS JOIN LATERAL (
			SELECT (day.draw_date + t.draw_time) AT TIME ZONE t.timezone AS draw_at
		) AS at
		WHERE t.company_id = ${companyId} AND at.draw_at <= now()
			AND extract(isodow FROM day.draw_date)::int = ANY (t.days)`.execute(db);
}

/** Results of what was drawn more than ten minutes ago. */
async function drawResults(db: Db, random: Random, companyId: string): Promise<DemoInstance[]> {
	const instances = await rowsOf(
		db,
		sql<Omit<DemoInstance, 'result'> & { is_over: boolean }>`
			SELECT i.id, i.draw_date, i.close_at, i.draw_at,
				i.draw_at < now() - interval '10 minutes' AS is_over
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			WHERE i.company_id = ${companyId} ORDER BY i.draw_at, t.name`,
	);
	return instances.map(({ is_over, ...instance }) => ({
		...instance,
		result: is_over ? result(random) : undefined,
	}));
}

function result(random: Random): Lots {
	return lotsOf(random.digits(3), random.digits(4));
}
