import type {
	FeedFormat,
	FeedMapping,
	FeedProblem,
	ResultSource,
} from '@borlette/shared/contract/result-sources';
import { type RawBuilder, sql } from 'kysely';
import type { Company } from '../../db/companies.ts';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import type { Claim, Known } from './judge.ts';
import type { DrawName } from './official-results.sql.ts';
import type { ToWeigh } from './weigh.ts';

export const resultSourceRows = (): RawBuilder<ResultSource> => sql<ResultSource>`
	SELECT s.id, s.state, s.name, s.url, s.format, s.rows_path, s.date_column, s.day_order,
		s.slot_column, s.draws, s.wait_minutes, s.late_minutes, s.is_active, s.last_at, s.last_ok_at,
		CASE WHEN s.attempts > 0 AND s.is_active THEN s.next_at END AS next_at, s.problem,
		(SELECT jsonb_build_object('slot', c.slot, 'draw_date', c.draw_date, 'numbers', c.numbers)
			FROM result_claims c WHERE c.source_id = s.id
			ORDER BY c.draw_date DESC, c.first_seen_at DESC LIMIT 1) AS said, s.version
	FROM result_sources s`;

export const findResultSource = (db: Db, id: string): Promise<ResultSource | undefined> =>
	rowOf(db, sql<ResultSource>`SELECT * FROM (${resultSourceRows()}) AS r WHERE id = ${id}`);

/** What was found at its former address or by its former mapping says nothing of the new one. */
export async function beginAnew(db: Db, id: string): Promise<void> {
	await sql`UPDATE result_sources SET problem = NULL, etag = NULL, attempts = 0, next_at = now()
		WHERE id = ${id}`.execute(db);
}

/** Days for which a draw that has no result is asked for. */
const ASKED_DAYS = 3;
/** Days for which what a source says is held against what is known. */
const COMPARED_DAYS = 30;
/** In which an answer has come, or the process that waits for it has died. */
const LEASE_SECONDS = 60;

/** Dates of active companies with what their draw is called everywhere. */
const DATES = sql`companies o
	JOIN tirage_instances i ON i.company_id = o.id
	JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
	JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id`;
const WAITS = sql`o.is_active AND i.state IN ('open', 'closed') AND i.draw_at <= now()
	AND i.draw_date >= current_date - ${sql.lit(ASKED_DAYS + 1)}
	AND i.draw_at > now() - make_interval(days => ${sql.lit(ASKED_DAYS)})`;

/** Draws that were held, of which a company has no result. */
const AWAITED = sql`SELECT c.state, c.slot, i.draw_date, min(i.draw_at) AS draw_at
	FROM ${DATES} WHERE ${WAITS} GROUP BY c.state, c.slot, i.draw_date`;

/** Whether source `s` is to be asked for draw `a`. */
const OWES = sql`a.state = s.state AND a.draw_at + make_interval(mins => s.wait_minutes) <= now()
	AND NOT EXISTS (SELECT FROM official_results k
		WHERE k.state = a.state AND k.slot = a.slot AND k.draw_date = a.draw_date)
	AND NOT EXISTS (SELECT FROM result_claims d
		WHERE d.source_id = s.id AND d.slot = a.slot AND d.draw_date = a.draw_date)`;

export async function hasSources(db: Db): Promise<boolean> {
	const { found } = await theRow(
		db,
		sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM result_sources WHERE is_active) AS found`,
	);
	return found;
}

/** A source that is being asked. */
export interface AskedSource extends FeedMapping {
	id: string;
	state: string;
	url: string;
	format: FeedFormat;
	etag: string | null;
	attempts: number;
	version: number;
}

/** Longer than any waits for its turn: what says so was written by a clock that was ahead. */
const LONGEST_WAIT_SECONDS = 600;

/** Takes one of the sources that are due: nobody else asks it meanwhile. */
export const takeDue = (tx: Db): Promise<AskedSource | undefined> =>
	rowOf(
		tx,
		sql<AskedSource>`UPDATE result_sources SET attempts = attempts + 1, last_at = now(),
				next_at = now() + make_interval(secs => ${sql.lit(LEASE_SECONDS)})
			WHERE id = (
				SELECT s.id FROM result_sources s
				WHERE s.is_active AND (s.next_at <= now()
						OR s.next_at > now() + make_interval(secs => ${sql.lit(LONGEST_WAIT_SECONDS)}))
					AND EXISTS (SELECT FROM (${AWAITED}) AS a WHERE ${OWES})
				ORDER BY s.next_at LIMIT 1 FOR UPDATE OF s SKIP LOCKED
			)
			RETURNING id, state, url, format, rows_path, date_column, day_order, slot_column, draws, etag,
				attempts, version`,
	);

/** What an answer for a state is held against; `id`: of the source, where there is one. */
export async function knownOf(tx: Db, state: string, id: string | null): Promise<Known> {
	const { since, today } = await theRow(
		tx,
		sql<{ since: string; today: string }>`SELECT current_date - ${sql.lit(COMPARED_DAYS)} AS since,
			(now() AT TIME ZONE 'Pacific/Kiritimati')::date AS today`,
	);
	return {
		since,
		today,
		awaited: await rowsOf(
			tx,
			sql<Known['awaited'][number]>`SELECT a.slot, a.draw_date FROM (${AWAITED}) AS a
				JOIN result_sources s ON s.id = ${id}::uuid AND ${OWES}`,
		),
		coming: await rowsOf(
			tx,
			sql<Known['coming'][number]>`SELECT c.slot, i.draw_date FROM ${DATES}
				WHERE o.is_active AND i.state <> 'cancelled' AND i.draw_date >= current_date - 1
					AND c.state = ${state}
				GROUP BY c.slot, i.draw_date HAVING min(i.draw_at) > now()`,
		),
		official: await rowsOf(
			tx,
			sql<Claim>`SELECT slot, draw_date, concat_ws(' ', pick3, pick4) AS numbers
				FROM official_results WHERE state = ${state} AND draw_date >= ${since}`,
		),
		said: await rowsOf(
			tx,
			sql<Claim>`SELECT slot, draw_date, numbers FROM result_claims
				WHERE source_id = ${id}::uuid AND draw_date >= ${since} ORDER BY first_seen_at`,
		),
	};
}

export interface Visit {
	claims: readonly Claim[];
	/** `undefined`: nothing new was heard, what was wrong still is. */
	problem: FeedProblem | null | undefined;
	etag: string | null;
	/** Seconds until it is asked again, if it still owes a draw. */
	again: number;
}

/** Codes that other sources and the clock decide; what an answer was like does not end them. */
const WEIGHED = sql`('late', 'second_silent', 'sources_differ')`;

/** Keeps what became of asking. Nothing, where the source was changed meanwhile. */
export async function keepVisit(
	tx: Db,
	{ id, version }: AskedSource,
	{ claims, problem, etag, again }: Visit,
): Promise<void> {
	const isGood = problem === null;
	const kept = await rowOf(
		tx,
		sql`UPDATE result_sources SET
				problem = CASE WHEN ${problem === undefined} OR ${isGood} AND problem ->> 'code' IN ${WEIGHED}
					THEN problem ELSE ${problem ? JSON.stringify(problem) : null}::jsonb END,
				etag = ${etag}, last_ok_at = CASE WHEN ${isGood} THEN now() ELSE last_ok_at END
			WHERE id = ${id} AND version = ${version} RETURNING id`,
	);
	if (!kept) return;
	await sql`INSERT INTO result_claims (source_id, slot, draw_date, numbers)
		SELECT ${id}, g.slot, g.draw_date, g.numbers
		FROM jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
			AS g (slot text, draw_date date, numbers text)
		ON CONFLICT DO NOTHING`.execute(tx);
	await sql`UPDATE result_sources s SET
			attempts = CASE WHEN owes THEN s.attempts ELSE 0 END,
			next_at = CASE WHEN owes THEN now() + make_interval(secs => ${again}) ELSE now() END
		FROM (SELECT EXISTS (
			SELECT FROM result_sources s JOIN (${AWAITED}) AS a ON ${OWES} WHERE s.id = ${id}
		) AS owes) AS left_over
		WHERE s.id = ${id}`.execute(tx);
}

/** Draws that wait, with what each active source of their state said of them. */
export const drawsToWeigh = (tx: Db): Promise<ToWeigh[]> =>
	rowsOf(
		tx,
		sql<ToWeigh>`SELECT a.state, a.slot, a.draw_date, concat_ws(' ', k.pick3, k.pick4) AS official,
				jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name,
					'is_late', a.draw_at + make_interval(mins => s.late_minutes) <= now(),
					'said', (SELECT coalesce(jsonb_agg(d.numbers ORDER BY d.first_seen_at), '[]')
						FROM result_claims d
						WHERE d.source_id = s.id AND d.slot = a.slot AND d.draw_date = a.draw_date)
				) ORDER BY s.name) AS sources
			FROM (${AWAITED}) AS a
			JOIN result_sources s ON s.state = a.state AND s.is_active
			LEFT JOIN official_results k
				ON k.state = a.state AND k.slot = a.slot AND k.draw_date = a.draw_date
			GROUP BY a.state, a.slot, a.draw_date, k.pick3, k.pick4
			ORDER BY a.draw_date, a.state, a.slot`,
	);

/** Makes the problems that were weighed those that there are; what an answer itself showed stands before them. */
export async function keepWeighed(
	tx: Db,
	problems: ReadonlyMap<string, FeedProblem>,
): Promise<void> {
	const given = [...problems].map(([id, problem]) => ({ id, problem }));
	await sql`UPDATE result_sources s SET problem = w.problem
		FROM (SELECT n.id, g.problem FROM result_sources n
			LEFT JOIN jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g (id uuid, problem jsonb)
				ON g.id = n.id) AS w
		WHERE w.id = s.id AND s.is_active AND (s.problem IS NULL OR s.problem ->> 'code' IN ${WEIGHED})
			AND s.problem IS DISTINCT FROM w.problem`.execute(tx);
}

/** Companies in which a date of the draw waits. */
export const waitingCompanies = (
	tx: Db,
	{ state, slot, draw_date }: DrawName,
): Promise<Company[]> =>
	rowsOf(
		tx,
		sql<Company>`SELECT DISTINCT o.id, o.companyname FROM ${DATES}
			WHERE ${WAITS} AND c.state = ${state} AND c.slot = ${slot} AND i.draw_date = ${draw_date}
			ORDER BY o.companyname`,
	);
