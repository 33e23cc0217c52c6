import type { FeedProblemCode } from '@borlette/shared/contract/result-sources';
import { sql } from 'kysely';
import { rowsOf } from '../db/rows.ts';
import type { Tx } from '../db/scope.ts';
import type { CauseOf } from './cause.ts';

/** So often a source is asked before it is told that it gives no answer: that passes by itself, other things do not. */
const PATIENCE = 4;
const PASSING = [
	'unreachable',
	'bad_status',
	'forbidden_address',
	'answer_too_large',
	'not_text',
] as const satisfies readonly FeedProblemCode[];

/** Each problem is told by one of the two: of a draw, which a person can enter, or of the source. */
const IS_OF_A_DRAW = sql<boolean>`(s.problem ->> 'slot' IS NOT NULL
	AND s.problem ->> 'draw_date' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
	AND s.problem ->> 'code' NOT IN ('bad_date', 'bad_slot')) IS TRUE`;
/** A source is not asked again for a draw that a person entered, and keeps what was wrong. */
const IS_ENTERED = sql<boolean>`s.problem ->> 'code' <> 'conflict_with_known' AND EXISTS (
	SELECT FROM official_results k WHERE k.state = s.state AND k.slot = s.problem ->> 'slot'
		AND k.draw_date = CASE WHEN ${IS_OF_A_DRAW} THEN (s.problem ->> 'draw_date')::date END)`;

/** Draws of which a source says what is not believed, or nothing in time: until it does, or somebody has entered them. */
export const readDoubtedSources = (tx: Tx): Promise<CauseOf<'source_doubted'>[]> =>
	rowsOf(
		tx,
		sql<CauseOf<'source_doubted'>>`
			SELECT concat_ws(' ', s.id, s.problem ->> 'slot', s.problem ->> 'draw_date') AS subject,
				NULL::uuid AS surcussale_id, coalesce(s.problem ->> 'code', '') AS grade, NULL::timestamptz AS due_at,
				jsonb_build_object('state', s.state, 'slot', s.problem ->> 'slot',
					'draw_date', s.problem ->> 'draw_date', 'names', jsonb_build_array(s.name),
					'problem', s.problem ->> 'code', 'value', coalesce(s.problem ->> 'value', ''),
					'known', coalesce(s.problem ->> 'known', '')) AS facts
			FROM result_sources s
			WHERE s.is_active AND ${IS_OF_A_DRAW} AND NOT (${IS_ENTERED})
			ORDER BY subject`,
	);

/** Sources of which there was nothing to be read several times, or whose answers are written another way. */
export const readUnreadSources = (tx: Tx): Promise<CauseOf<'source_unread'>[]> =>
	rowsOf(
		tx,
		sql<CauseOf<'source_unread'>>`
			SELECT s.id::text AS subject, NULL::uuid AS surcussale_id, coalesce(s.problem ->> 'code', '') AS grade,
				NULL::timestamptz AS due_at,
				jsonb_build_object('state', s.state, 'names', jsonb_build_array(s.name),
					'problem', s.problem ->> 'code', 'value', coalesce(CASE s.problem ->> 'code'
						WHEN 'bad_date' THEN s.problem ->> 'draw_date'
						WHEN 'bad_slot' THEN s.problem ->> 'slot'
						ELSE s.problem ->> 'value' END, '')) AS facts
			FROM result_sources s
			WHERE s.is_active AND s.problem IS NOT NULL AND NOT ${IS_OF_A_DRAW}
				AND (s.attempts >= ${sql.lit(PATIENCE)} OR s.problem ->> 'code' <> ALL (${PASSING}::text[]))
			ORDER BY subject`,
	);
