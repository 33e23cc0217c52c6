import { sql } from 'kysely';
import type { Db } from '../src/db/connect.ts';

export const COMPANY = '01900000-0000-7000-8000-00000000b0b0';
const DAYS = 90;
const AGENTS = 100;
const DRAWS = 10;
const LINES_OF_A_FICHE = 6;
const FICHES_AT_ONCE = 100_000;

/**
 * One company with its 90 days: some fiches in two draws, some voided, won or paid; the same at
 * each run. Written as the owner, past the sale and without the checks of foreign keys.
 */
export async function makeData(
	owner: Db,
	lines: number,
	say: (done: string) => void,
): Promise<{ start: string; end: string }> {
	const fiches = Math.ceil(lines / LINES_OF_A_FICHE);
	await owner.connection().execute(async (tx) => {
		await sql`SET session_replication_role = replica`.execute(tx);
		await sql`SET work_mem = '256MB'`.execute(tx);
		await sql`SET maintenance_work_mem = '256MB'`.execute(tx);
		await makeNetwork(tx);
		for (let first = 1; first <= fiches; first += FICHES_AT_ONCE) {
			await makeFiches(tx, first, Math.min(first + FICHES_AT_ONCE - 1, fiches));
			say(`${Math.min(first + FICHES_AT_ONCE - 1, fiches)} of ${fiches} fiches`);
		}
		await sql`ANALYZE`.execute(tx);
		say('sums');
		await sql`INSERT INTO rollups SELECT * FROM rollups_raw`.execute(tx);
		await sql`VACUUM (ANALYZE) fiches, fiche_lines, rollups`.execute(tx);
	});
	const { rows } = await sql<{ start: string; end: string }>`
		SELECT min(draw_date) AS start, max(draw_date) AS end FROM fiches`.execute(owner);
	return rows[0] as { start: string; end: string };
}

async function makeNetwork(tx: Db): Promise<void> {
	const statements = [
		`INSERT INTO countries (id, name, name_code) VALUES ('${COMPANY}', 'Haïti', 'HT')`,
		`INSERT INTO companies (id, ref_code, companyname, country_id)
			VALUES ('${COMPANY}', 'BENCH', 'Bench', '${COMPANY}')`,
		`INSERT INTO surcussales (company_id, id, name, commission)
			SELECT '${COMPANY}', bench_id('s', n), 'Surcussale ' || n, 200 FROM generate_series(0, 9) AS n`,
		`INSERT INTO agents (company_id, id, surcussale_id, username, password_hash, first_name,
				last_name, phone, commission, code)
			SELECT '${COMPANY}', bench_id('a', n), bench_id('s', n % 10), 'agent' || n, 'x', 'Agent', n,
				'+50937000000', 1200, to_char(n + 1, 'FM0000') FROM generate_series(0, ${AGENTS - 1}) AS n`,
		`INSERT INTO info_tirages (company_id, id, name, state, slot, colour, timezone, draw_time, days)
			VALUES ('${COMPANY}', '${COMPANY}', 'T', 'T', 'midi', '#000000', 'America/New_York', '12:00', '{1}')`,
		`INSERT INTO tirages (company_id, id, info_tirage_id, name, timezone, draw_time, days)
			SELECT '${COMPANY}', bench_id('t', n), '${COMPANY}', 'Tirage ' || n, 'America/New_York', '12:00', '{1}'
			FROM generate_series(0, ${DRAWS - 1}) AS n`,
		`INSERT INTO tirage_instances (company_id, id, tirage_id, draw_date, close_at, draw_at, state)
			SELECT '${COMPANY}', bench_id('i', d * ${DRAWS} + n), bench_id('t', n), bench_day(d), now(), now(),
				'settled' FROM generate_series(0, ${DAYS - 1}) AS d, generate_series(0, ${DRAWS - 1}) AS n`,
	];
	await sql`CREATE FUNCTION bench_id(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE
		RETURN md5(kind || n)::uuid`.execute(tx);
	await sql`CREATE FUNCTION bench_day(n bigint) RETURNS date LANGUAGE sql STABLE
		RETURN current_date - ${sql.lit(DAYS)} + n::int`.execute(tx);
	await sql`SELECT ensure_partitions(bench_day(n)) FROM generate_series(0, ${DAYS - 1}::int) AS n`.execute(
		tx,
	);
	for (const statement of statements) await sql.raw(statement).execute(tx);
}

/** Line `n` of fiche `f`, from numbers that no two neighbours share. */
const LINES = `
	SELECT f, n AS line_no, f % ${DAYS} AS day, (f / ${DAYS}) % ${AGENTS} AS agent,
		(f * 7 + f / ${DAYS * AGENTS} + CASE WHEN f % 20 = 0 AND n > 3 THEN 1 ELSE 0 END) % ${DRAWS} AS draw,
		100 * (1 + (f * 31 + n * 17) % 50) AS stake, f % 97 = 0 AS voided,
		CASE WHEN (f + n) % 10 < 7 THEN 'borlette' WHEN (f + n) % 10 < 9 THEN 'mariage' ELSE 'lotto3' END
			AS game,
		f % 97 <> 0 AND (f * 13 + n * 7) % 101 = 0 AS won
	FROM generate_series($FIRST::bigint, $LAST::bigint) AS f, generate_series(1, ${LINES_OF_A_FICHE}) AS n`;

async function makeFiches(tx: Db, first: number, last: number): Promise<void> {
	const lines = LINES.replace('$FIRST', String(first)).replace('$LAST', String(last));
	await sql
		.raw(`INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id,
			agent_id, surcussale_id, game, numbers, stake, prime1, commission, commission_surcussale, gain)
		SELECT '${COMPANY}', bench_day(day), bench_id('f', f), line_no,
			bench_id('i', day * ${DRAWS} + draw), bench_id('t', draw), bench_id('a', agent),
			bench_id('s', agent % 10), game, CASE game WHEN 'borlette' THEN lpad((f % 100)::text, 2, '0')
				WHEN 'mariage' THEN '07*' || lpad((7 + f % 90)::text, 2, '0')
				ELSE lpad((f % 1000)::text, 3, '0') END,
			stake, 50, stake * 1200 / 10000, stake * 200 / 10000, CASE WHEN won THEN stake * 50 ELSE 0 END
		FROM (${lines}) AS l`)
		.execute(tx);
	await sql
		.raw(`INSERT INTO fiches (company_id, draw_date, id, number, ref_code, agent_id, surcussale_id,
			draws, sold_at, total, commission, commission_surcussale, gain, status, voided_at, paid_at)
		SELECT '${COMPANY}', bench_day(day), bench_id('f', f), 1 + f / ${DAYS * AGENTS},
			lpad(f::text, 12, '0'), bench_id('a', agent), bench_id('s', agent % 10), count(DISTINCT draw),
			now(), sum(stake), sum(stake * 1200 / 10000), sum(stake * 200 / 10000),
			sum(CASE WHEN won THEN stake * 50 ELSE 0 END),
			CASE WHEN voided THEN 'deleted' WHEN bool_or(won) THEN CASE f % 2 WHEN 0 THEN 'paid'
				ELSE 'winning' END ELSE 'losing' END,
			CASE WHEN voided THEN now() END,
			CASE WHEN bool_or(won) AND f % 2 = 0 THEN now() END
		FROM (${lines}) AS l GROUP BY f, day, agent, voided`)
		.execute(tx);
}
