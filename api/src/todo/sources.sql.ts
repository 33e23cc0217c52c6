import { sql } from 'kysely';
import { rowsOf } from '../db/rows.ts';
import type { Tx } from '../db/scope.ts';
import type { CauseOf } from './cause.ts';

/** So often a source is asked before it is told that it cannot be read. */
const PATIENCE = 4;

/** Draws of which a source says what is not believed, or nothing in time: as long as it says so. */
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
			WHERE s.is_active AND s.problem ->> 'slot' IS NOT NULL
				AND s.problem ->> 'draw_date' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
			ORDER BY subject`,
	);

/** Sources of which there was nothing to be read several times, or whose answers have another layout. */
export const readUnreadSources = (tx: Tx): Promise<CauseOf<'source_unread'>[]> =>
	rowsOf(
		tx,
		sql<CauseOf<'source_unread'>>`
			SELECT s.id::text AS subject, NULL::uuid AS surcussale_id, coalesce(s.problem ->> 'code', '') AS grade,
				NULL::timestamptz AS due_at,
				jsonb_build_object('state', s.state, 'names', jsonb_build_array(s.name),
					'problem', s.problem ->> 'code', 'value', coalesce(s.problem ->> 'value', '')) AS facts
			FROM result_sources s
			WHERE s.is_active AND s.problem ->> 'slot' IS NULL
				AND (s.attempts >= ${sql.lit(PATIENCE)} OR s.problem ->> 'code' = 'layout')
			ORDER BY subject`,
	);
