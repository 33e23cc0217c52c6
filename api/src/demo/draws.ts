import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { rowsOf } from '../db/rows.ts';
import { DEFAULT_CATALOGUE } from '../draws/default-catalogue.ts';
import { type Lots, lotsOf } from '../engine/lots.ts';
import { planInstances } from '../modules/tirage/instances.sql.ts';
import { insertRows } from './insert.ts';
import type { Random } from './random.ts';
import type { DemoInstance } from './tickets.ts';

/** Days of history. */
export const PAST_DAYS = 14;

/** Catalogue, draws, their instances of the past and coming days, and results of what is over. */
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
	return insertResults(db, random, companyId);
}

/** Drawn more than ten minutes ago counts as settled. */
async function insertPast(db: Db, companyId: string): Promise<void> {
	await sql`
		INSERT INTO tirage_instances
			(company_id, tirage_id, draw_date, opens_at, close_at, draw_at, state)
		SELECT t.company_id, t.id, day.draw_date, at.draw_at - interval '1 day',
			at.draw_at - make_interval(mins => t.cutoff_minutes), at.draw_at,
			CASE WHEN at.draw_at < now() - interval '10 minutes' THEN 'settled' ELSE 'closed' END
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

async function insertResults(db: Db, random: Random, companyId: string): Promise<DemoInstance[]> {
	const instances = await rowsOf(
		db,
		sql<Omit<DemoInstance, 'result'> & { state: string }>`
			SELECT i.id, i.draw_date, i.close_at, i.draw_at, i.state
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			WHERE i.company_id = ${companyId} ORDER BY i.draw_at, t.name`,
	);
	const drawn = instances.map(({ state, ...instance }) => ({
		...instance,
		result: state === 'settled' ? result(random) : undefined,
	}));
	const rows = drawn.flatMap((one) =>
		one.result ? [{ ...one.result, instance_id: one.id, state: 'confirmed' }] : [],
	);
	const columns = {
		instance_id: 'uuid',
		lotto3: 'text',
		lot1: 'text',
		lot2: 'text',
		lot3: 'text',
		state: 'text',
	};
	await insertRows(db, 'results', companyId, columns, rows);
	return drawn;
}

function result(random: Random): Lots {
	return lotsOf(random.digits(3), random.digits(4));
}
