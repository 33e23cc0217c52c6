import { mayBeInRefCode } from '@borlette/shared/contract/fiche.ticket';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the reference of a row of `table` holds a word that is looked for, folded. It has one spelling, so it is looked into as
 * it stands, and only for what can be part of one: a pattern costs twice as much.
 */
export function isInReference(table: string, word = ''): RawBuilder<boolean> {
	const part = word.toUpperCase();
	return mayBeInRefCode(part)
		? sql<boolean>`strpos(${sql.ref(`${table}.ref_code`)}, ${part}) > 0`
		: sql<boolean>`false`;
}
