import { useCallback } from 'react';
import { call, serverNow } from '../../api/index.ts';
import type { Page } from '../../contract/index.ts';
import { formMessages } from '../../form/index.ts';
import { type MessageDescriptor, useFormats, useIntl } from '../../i18n/index.ts';
import { tableMessages } from '../../table/index.ts';
import type { AnyResource } from '../definition.ts';
import type { AnyFilter } from '../parts.ts';

interface Asked {
	readonly q: string;
	readonly filters: Readonly<Record<string, unknown>>;
}

/** Of the period, which the head of a file says by itself. */
const PERIOD: readonly string[] = ['start_date', 'end_date'];

/**
 * What a list is filtered by, as a file of it says it: "Agent : Guerline Mésidor · Actif : oui". Names that the
 * screen does not hold are asked for.
 */
export function useFilterWords(
	{ filters = [] }: Pick<AnyResource, 'filters'>,
	{ q, filters: values }: Asked,
): () => Promise<string> {
	const { formatMessage } = useIntl();
	const { date, day } = useFormats();
	return useCallback(async () => {
		const named = (label: string, value: string) =>
			formatMessage(tableMessages.filteredBy, { label, value });
		const wordOf = async (filter: AnyFilter): Promise<string> => {
			const value = values[filter.name];
			if (value === undefined || PERIOD.includes(filter.name)) return '';
			const chosen = await chosenIn(filter, value);
			const text = typeof chosen === 'object' ? formatMessage(chosen) : chosen;
			const said = filter.kind === 'date' ? day(String(value)) : text;
			return said ? named(formatMessage(filter.label), said) : '';
		};
		const ofToday = filters.filter((filter) => filter.kind === 'date' && filter.today);
		const isOfToday = ofToday.length > 0 && ofToday.every(({ name }) => values[name] === undefined);
		const words = await Promise.all(filters.map(wordOf));
		return [
			isOfToday ? day(date(new Date(serverNow()))) : '',
			q ? named(formatMessage(tableMessages.search), q) : '',
			...words,
		]
			.filter(Boolean)
			.join(' · ')
			.slice(0, 1_000);
	}, [filters, q, values, formatMessage, date, day]);
}

/** What a value of a filter is called; undefined where nobody knows. A row that is not there is said to be so. */
async function chosenIn(
	filter: AnyFilter,
	value: unknown,
): Promise<string | MessageDescriptor | undefined> {
	if (filter.kind === 'date') return undefined;
	if (filter.kind !== 'ref') return filter.labels[String(value) as keyof typeof filter.labels];
	const { from, choice } = filter.choices;
	const page = await call(from, { query: { limit: 1, id: value } });
	const [item] = (page as Page<never>).items;
	return item ? choice(item) : formMessages.notThere;
}
