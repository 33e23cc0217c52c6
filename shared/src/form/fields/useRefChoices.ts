import { useState } from 'react';
import { codesOf, type ItemOf, type ListEndpoint } from '../../contract/index.ts';
import { useList } from '../../data/index.ts';
import { useCan } from '../../session/index.ts';
import type { Choice } from './SelectField.tsx';

/** Up to so many choices a plain list is quicker than a search. */
const PLAIN_LIMIT = 25;

export interface RefChoices<L extends ListEndpoint = ListEndpoint> {
	/** The call that lists what can be chosen; each of its rows has an `id`. */
	readonly from: L;
	// Written as a method, so that a definition for one list fits where any list is taken.
	choice(item: ItemOf<L>): string;
	/** Filters of that call, always sent: only active rows. */
	readonly where?: Readonly<Record<string, unknown>>;
}

/**
 * The rows that can be chosen. A short list is loaded whole; of a long one the server looks for
 * the words. A chosen row that is not among those loaded is asked for, unless `named` says its name.
 */
export function useRefChoices<L extends ListEndpoint>(
	{ from, choice, where }: RefChoices<L>,
	value: string,
	named?: { readonly value: string; readonly label: string | null | undefined },
) {
	const [words, search] = useState('');
	const query = { limit: PLAIN_LIMIT, ...where, ...(words && { q: words }) };
	const mayList = useCan(codesOf(from));
	const list = useList<ListEndpoint>(from, query, {
		keepPrevious: true,
		enabled: mayList,
	});
	const [isLong, setLong] = useState(false);
	if (!isLong && list.total > PLAIN_LIMIT) setLong(true);

	const items = (list.rows ?? []) as Array<ItemOf<L> & { id: string }>;
	const choices: Choice[] = items.map((item) => ({ value: item.id, label: choice(item) }));
	const isKnown = !value || choices.some((known) => known.value === value);
	const label = named?.value === value ? named.label : undefined;
	const only = { limit: 1, id: value };
	const chosen = useList<ListEndpoint>(from, only, {
		enabled: mayList && Boolean(list.rows) && !isKnown && !label,
	}).rows?.[0];
	if (!isKnown && label) choices.unshift({ value, label });
	else if (!isKnown && chosen) choices.unshift({ value, label: choice(chosen as ItemOf<L>) });
	return {
		/** Without it there are no choices. */
		mayList,
		choices,
		isLong,
		isLoading: !list.rows,
		error: list.rows ? null : list.error,
		search,
		refetch: list.refetch,
		itemOf: (id: string) => items.find((item) => item.id === id),
	};
}
