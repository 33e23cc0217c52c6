import { useState } from 'react';
import { codesOf, type ItemOf, isId, type ListEndpoint } from '../../contract/index.ts';
import { useList } from '../../data/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useCan } from '../../session/index.ts';
import { formMessages } from '../messages.ts';
import type { Choice } from './SelectField.tsx';

/** Up to so many choices a plain list is quicker than a search. */
const PLAIN_LIMIT = 25;
/** Longer words the list call refuses. */
const MOST_LETTERS = 100;

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
 * what is typed. A chosen row that is not among those loaded is asked for, unless `named` says its name; one that is
 * not there is a choice that says so, because an empty field reads as "all".
 * @param held the id of the chosen row, or what is typed in its place
 */
export function useRefChoices<L extends ListEndpoint>(
	{ from, choice, where }: RefChoices<L>,
	held: string,
	named?: { readonly value: string; readonly label: string | null | undefined },
) {
	const [value, typed] = isId(held) ? [held, ''] : ['', held];
	const words = typed.trim().slice(0, MOST_LETTERS);
	const query = { limit: PLAIN_LIMIT, ...where, ...(words && { q: words }) };
	const mayList = useCan(codesOf(from));
	const list = useList<ListEndpoint>(from, query, {
		keepPrevious: true,
		enabled: mayList,
	});
	const [isLong, setLong] = useState(false);
	if (!isLong && (words || list.total > PLAIN_LIMIT)) setLong(true);

	const items = (list.rows ?? []) as Array<ItemOf<L> & { id: string }>;
	const choices: Choice[] = items.map((item) => ({ value: item.id, label: choice(item) }));
	const isKnown = !value || choices.some((known) => known.value === value);
	const label = named?.value === value ? named.label : undefined;
	const isToBeNamed = mayList && Boolean(list.rows) && !isKnown && !label;
	const name = useNameOf({ from, choice }, isToBeNamed ? value : '') ?? label;
	if (!isKnown && name) choices.unshift({ value, label: name });
	return {
		/** Without it there are no choices. */
		mayList,
		value,
		typed,
		choices,
		isLong,
		isLoading: !list.rows,
		/** The choices are those that match what is typed. */
		isSettled: Boolean(list.rows) && !list.isPlaceholder,
		error: list.rows ? null : list.error,
		refetch: list.refetch,
		itemOf: (id: string) => items.find((item) => item.id === id),
	};
}

/** What a row is called that is not among those loaded; undefined until the server has said it, or where none is asked for. */
function useNameOf<L extends ListEndpoint>(
	{ from, choice }: Pick<RefChoices<L>, 'from' | 'choice'>,
	id: string,
): string | undefined {
	const { formatMessage } = useIntl();
	const only = { limit: 1, id };
	const { rows } = useList<ListEndpoint>(from, only, { enabled: id !== '' });
	if (!id || !rows) return undefined;
	const row = (rows as Array<ItemOf<L> & { id: string }>).find((one) => one.id === id);
	return row ? choice(row) : formatMessage(formMessages.notThere);
}
