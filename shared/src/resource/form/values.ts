import { useMemo } from 'react';
import { type QueryClient, useQueryClient } from '../../data/index.ts';
import type { ComparedField, RefChoices, ShowLimit } from '../../form/index.ts';
import { weekdayName } from '../../form/index.ts';
import { type Formats, type IntlShape, useFormats, useIntl } from '../../i18n/index.ts';
import type { FormFieldDefinition } from '../kinds.ts';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';

type Values = Readonly<Record<string, unknown>>;
export type AnyField = FormFieldDefinition<Record<string, never>, Row>;

const EMPTY: Partial<Record<AnyField['kind'], unknown>> = {
	weekdays: [],
	balls: [],
	refs: [],
	bool: false,
	image: null,
};

/** What a form starts with: the row's values, else what the resource proposes, else empty ones. */
export const valuesOf = (fields: readonly AnyField[], from: Values): Record<string, unknown> =>
	Object.fromEntries(
		fields.map(({ name, kind }) => [
			name,
			(kind === 'image' ? null : from[name]) ?? EMPTY[kind] ?? '',
		]),
	);

interface Context {
	intl: IntlShape;
	formats: Formats;
	cache: QueryClient;
	/** The row as it is now. */
	row: Values;
}
type FieldOf<K extends AnyField['kind']> = Extract<AnyField, { kind: K }>;
type Shown = {
	[K in AnyField['kind']]?: (value: unknown, context: Context, field: FieldOf<K>) => string;
};

/** The name of a chosen row, looked for in the lists that were loaded. */
function nameOfRef(
	id: unknown,
	{ cache, row }: Context,
	{ name, shown, choices }: FieldOf<'ref'>,
): string {
	return row[name] === id && shown ? String(row[shown] ?? '') : nameIn(cache, choices, id);
}

function nameIn(cache: QueryClient, choices: RefChoices, id: unknown): string {
	const pages = cache.getQueriesData<{ items?: Row[] } | Row[]>({ queryKey: [choices.from.path] });
	const rows = pages.flatMap(([, page]) => (Array.isArray(page) ? page : (page?.items ?? [])));
	const found = rows.find((known) => known.id === id);
	return found ? choices.choice(found as never) : String(id);
}

/** How a value that is not simply text reads outside of its field. What was mistyped stays text. */
const SHOWN: Shown = {
	money: (value, { formats, row }, { currency }) =>
		typeof value === 'number'
			? formats.amount(value, currency && String(row[currency]))
			: String(value),
	percent: (value, { formats }) =>
		typeof value === 'number' ? formats.percent(value) : String(value),
	dateTime: (value, { formats }) => formats.dateTime(String(value)),
	phone: (value, { formats }) => formats.phone(String(value)),
	bool: (value, { intl }) => intl.formatMessage(value ? resourceMessages.yes : resourceMessages.no),
	weekdays: (value, { formats }) =>
		(value as number[]).map((day) => weekdayName(day, formats.locale, 'short')).join(', '),
	balls: (value) => (value as string[]).join(', '),
	refs: (value, { cache }, { choices }) =>
		(value as string[]).map((id) => nameIn(cache, choices, id)).join(', '),
	enum: (value, { intl }, { labels }) => {
		const label = labels[String(value)];
		return label ? intl.formatMessage(label) : String(value);
	},
	ref: nameOfRef,
	custom: (value, { intl }, { show }) => (show ? show(value, intl) : String(value)),
};

function showValue(field: AnyField, value: unknown, context: Context): string {
	if (value === null || value === undefined || value === '') return '';
	const show = SHOWN[field.kind] as
		| ((value: unknown, context: Context, field: AnyField) => string)
		| undefined;
	return show ? show(value, context, field) : String(value);
}

/** How values of each field read outside of it: in the comparison, and bounds in messages. */
export function useShownValues(fields: readonly AnyField[]) {
	const intl = useIntl();
	const formats = useFormats();
	const cache = useQueryClient();
	return useMemo(() => {
		const compared: ComparedField[] = fields
			.filter(({ kind }) => kind !== 'image' && kind !== 'password')
			.map((field) => ({
				name: field.name,
				label: intl.formatMessage(field.label),
				show: (value, row) => showValue(field, value, { intl, formats, cache, row }),
			}));
		const limits: Record<string, ShowLimit> = Object.fromEntries(
			fields.flatMap(({ kind, name }) => {
				if (kind === 'money') return [[name, (limit: number) => formats.amount(limit)]];
				return kind === 'percent' ? [[name, (limit: number) => formats.percent(limit)]] : [];
			}),
		);
		return { compared, limits };
	}, [fields, intl, formats, cache]);
}
