import type { FeedProblem, FeedProblemCode } from '@borlette/shared/contract/result-sources';
import type { OfficialDraw } from './feed.ts';
import type { DrawName } from './official-results.sql.ts';

/** A draw that waits, with what each active source of its state said of it. */
export interface ToWeigh extends DrawName {
	slot: OfficialDraw['slot'];
	/** '': none is known. */
	official: string;
	sources: ReadonlyArray<{
		id: string;
		name: string;
		is_late: boolean;
		/** Each thing once, in its order; more than one is a contradiction. */
		said: readonly string[];
	}>;
}

export interface Weighed {
	/** What all of them say, and nothing speaks against; undefined: it is not taken. */
	taken: string | undefined;
	/** By source. */
	problems: Map<string, FeedProblem>;
}

/** Of one draw: taken is what every source says, and says only. */
export function weigh({ slot, draw_date, official, sources }: ToWeigh): Weighed {
	const problems = new Map<string, FeedProblem>();
	const values = [...new Set(sources.flatMap(({ said }) => said))];
	for (const source of sources) {
		const [value = null] = source.said;
		const others = values.filter((other) => other !== value).join(', ') || null;
		const code = whyNot(value, others, official, source.is_late);
		const known = code === 'conflict_with_known' ? official : others;
		if (code) problems.set(source.id, { code, slot, draw_date, value, known });
	}
	const [taken] = values;
	const isAgreed =
		values.length === 1 &&
		sources.every(({ said }) => said.length === 1) &&
		(official === '' || official === taken);
	return { taken: isAgreed ? taken : undefined, problems };
}

/** Why what a source says of a draw is not taken; once a result is known only one that is another matters. */
function whyNot(
	value: string | null,
	others: string | null,
	official: string,
	isLate: boolean,
): FeedProblemCode | undefined {
	if (official !== '') return value && value !== official ? 'conflict_with_known' : undefined;
	if (value) return others ? 'sources_differ' : undefined;
	if (!isLate) return undefined;
	return others ? 'second_silent' : 'late';
}
