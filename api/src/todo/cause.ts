import type { FactsOf, TodoFacts, TodoKind } from '@borlette/shared/contract/todo.kinds';

/** Something that needs somebody, as it is now. */
export interface Cause {
	/** What it is about, within its kind. */
	subject: string;
	/** null: the house's. */
	surcussale_id: string | null;
	/** Of the facts what counts: with another one, what somebody called done is to be done again. */
	grade: string;
	due_at: string | null;
	facts: TodoFacts;
}
export type CauseOf<K extends TodoKind> = Cause & { facts: FactsOf<K> };

/** How many names an entry says. */
export const NAMES = 5;
