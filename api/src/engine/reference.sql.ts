import { mayBeInRefCode } from '@borlette/shared/contract/fiche.ticket';
import { type RawBuilder, sql } from 'kysely';

/** Whether a word that is looked for, folded, can be part of a reference. */
export const mayBeInReference = (word = ''): boolean => mayBeInRefCode(word.toUpperCase());

/**
 * Whether the reference of a row of `table` holds a word that is looked for, folded. It has one spelling, so it is looked into as
 * it stands, and only for what can be part of one: a pattern costs twice as much.
 */
export const isInReference = (table: string, word = ''): RawBuilder<boolean> =>
	mayBeInReference(word)
		? sql<boolean>`strpos(${sql.ref(`${table}.ref_code`)}, ${word.toUpperCase()}) > 0`
		: sql<boolean>`false`;
