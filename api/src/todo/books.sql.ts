import { sql } from 'kysely';
import { rowsOf } from '../db/rows.ts';
import type { Tx } from '../db/scope.ts';
import type { CauseOf } from './cause.ts';

/** What the last check of all books found; nothing where that was nothing. */
export const readDifferences = (tx: Tx): Promise<CauseOf<'books_differ'>[]> =>
	rowsOf(
		tx,
		sql<CauseOf<'books_differ'>>`
			SELECT 'books' AS subject, NULL::uuid AS surcussale_id, c.ended_at::text AS grade,
				NULL::timestamptz AS due_at,
				jsonb_build_object('count', c.differences, 'until', c.ended_at) AS facts
			FROM (SELECT ended_at, differences FROM book_checks ORDER BY ended_at DESC LIMIT 1) AS c
			WHERE c.differences > 0`,
	);
