import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { IDS } from './ids.ts';
import { randomRef } from './insert-fiche.ts';

/** A fiche of a day that is over, as somebody sold it then. */
export interface PastFiche {
	agentId: string;
	/** `yyyy-MM-dd` */
	day: string;
	/** Balls of borlette. */
	balls: readonly string[];
	/** Minor units, on all of them together. */
	total?: number;
	/** Seconds between its sale and the end of the draw's. */
	beforeClose?: number;
	/** Of its first ball. */
	gain?: number;
	/** Seconds between its sale and its void. */
	voidedAfter?: number;
}

/** Draws of the days, sold out and settled, one a day; their instances. */
export async function pastDraws(owner: Db, days: number): Promise<string[]> {
	await sql`SELECT ensure_partitions(current_date - n) FROM generate_series(0, ${days + 1}::int) AS n`.execute(
		owner,
	);
	const drawn = await rowsOf(
		owner,
		sql<{ id: string }>`INSERT INTO tirage_instances
				(company_id, tirage_id, draw_date, opens_at, close_at, draw_at, state)
			SELECT t.company_id, t.id, day, close_at - interval '1 day', close_at, close_at + interval '5 minutes',
				'settled'
			FROM tirages t JOIN companies c ON c.id = t.company_id, generate_series(1, ${days}::int) AS n,
				LATERAL (SELECT (now() AT TIME ZONE c.timezone)::date - n AS day) AS at,
				LATERAL (SELECT (day + time '14:25') AT TIME ZONE c.timezone AS close_at) AS closing
			WHERE t.id = ${IDS.tirageA} ORDER BY day RETURNING id`,
	);
	return drawn.map(({ id }) => id);
}

/** Sells them in the draw of their day, past the sale, as the owner; returns their references. */
export async function sellPast(owner: Db, fiches: readonly PastFiche[]): Promise<string[]> {
	const given = fiches.map(
		({ total = 1_000, beforeClose = 3_600, gain = 0, voidedAfter, ...fiche }, index) => ({
			...fiche,
			...{ total, before_close: beforeClose, gain, voided_after: voidedAfter ?? null, index },
			ref_code: randomRef(),
		}),
	);
	await sql`WITH given AS (
			SELECT g.*, i.id AS instance_id, i.tirage_id, i.company_id, a.surcussale_id, s.supervisor_id,
				i.close_at - make_interval(secs => g.before_close) AS sold_at
			FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g ("agentId" uuid, day date, balls text[],
				total bigint, before_close int, gain bigint, voided_after int, index int, ref_code text)
			JOIN agents a ON a.id = g."agentId"
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			JOIN tirage_instances i ON i.company_id = a.company_id AND i.tirage_id = ${IDS.tirageA}
				AND i.draw_date = g.day
		), sold AS (
			INSERT INTO fiches (company_id, draw_date, number, ref_code, agent_id, surcussale_id, supervisor_id,
				sold_at, total, commission, gain, status, voided_at, voided_by, void_reason)
			SELECT g.company_id, g.day, coalesce((SELECT max(f.number) FROM fiches f WHERE f.company_id = g.company_id
					AND f.agent_id = g."agentId" AND f.draw_date = g.day), 0)
					+ row_number() OVER (PARTITION BY g."agentId", g.day ORDER BY g.index),
				g.ref_code, g."agentId", g.surcussale_id, g.supervisor_id, g.sold_at, g.total, 0,
				CASE WHEN g.voided_after IS NULL THEN g.gain ELSE 0 END,
				CASE WHEN g.voided_after IS NOT NULL THEN 'deleted' WHEN g.gain > 0 THEN 'winning' ELSE 'losing' END,
				g.sold_at + make_interval(secs => g.voided_after), 'Test', 'Test'
			FROM given g RETURNING id, ref_code
		)
		INSERT INTO fiche_lines (company_id, draw_date, fiche_id, line_no, instance_id, tirage_id, agent_id,
			surcussale_id, game, numbers, stake, prime1, gain)
		SELECT g.company_id, g.day, sold.id, ball.no, g.instance_id, g.tirage_id, g."agentId", g.surcussale_id,
			'borlette', ball.numbers, g.total / cardinality(g.balls), 50, CASE WHEN ball.no = 1
				AND g.voided_after IS NULL THEN g.gain ELSE 0 END
		FROM given g
		JOIN sold ON sold.ref_code = g.ref_code
		CROSS JOIN LATERAL unnest(g.balls) WITH ORDINALITY AS ball (numbers, no)`.execute(owner);
	return given.map(({ ref_code }) => ref_code);
}
