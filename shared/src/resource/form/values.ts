import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ComparedField, ShowLimit } from '../../form/index.ts';
import { weekdayName } from '../../form/index.ts';
import { useFormats, useIntl } from '../../i18n/index.ts';
import type { FormFieldDefinition } from '../kinds.ts';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';

type Values = Readonly<Record<string, unknown>>;
export type AnyField = FormFieldDefinition<Record<string, never>, Row>;

const EMPTY: Partial<Record<AnyField['kind'], unknown>> = {
	weekdays: [],
	balls: [],
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

/** How values of each field read outside of it: in the comparison, and bounds in messages. */
export function useShownValues(fields: readonly AnyField[]) {
	const { formatMessage } = useIntl();
	const formats = useFormats();
	const cache = useQueryClient();
	return useMemo(() => {
		/** The name of a chosen row, looked for in the lists that were loaded. */
		const nameOfRef = (field: AnyField & { kind: 'ref' }, id: unknown, row: Values) => {
			if (row[field.name] === id && field.shown) return row[field.shown];
			const pages = cache.getQueriesData<{ items?: Row[] } | Row[]>({
				queryKey: [field.choices.from.path],
			});
			const rows = pages.flatMap(([, page]) => (Array.isArray(page) ? page : (page?.items ?? [])));
			const found = rows.find((known) => known.id === id);
			return found ? field.choices.choice(found as never) : id;
		};
		const show = (field: AnyField, value: unknown, row: Values): string => {
			if (value === null || value === undefined || value === '') return '';
			switch (field.kind) {
				case 'money':
					return typeof value === 'number' ? formats.amount(value) : String(value);
				case 'percent':
					return typeof value === 'number' ? formats.percent(value) : String(value);
				case 'phone':
					return formats.phone(String(value));
				case 'bool':
					return formatMessage(value ? resourceMessages.yes : resourceMessages.no);
				case 'weekdays':
					return (value as number[])
						.map((day) => weekdayName(day, formats.locale, 'short'))
						.join(', ');
				case 'enum': {
					const label = field.labels[String(value)];
					return label ? formatMessage(label) : String(value);
				}
				case 'ref':
					return String(nameOfRef(field, value, row) ?? '');
				case 'custom':
					return field.show ? field.show(value) : String(value);
				default:
					return Array.isArray(value) ? value.join(', ') : String(value);
			}
		};
		const compared: ComparedField[] = fields
			.filter(({ kind }) => kind !== 'image' && kind !== 'password')
			.map((field) => ({
				name: field.name,
				label: formatMessage(field.label),
				show: (value, row) => show(field, value, row),
			}));
		const limits: Record<string, ShowLimit> = Object.fromEntries(
			fields.flatMap(({ kind, name }) => {
				if (kind === 'money') return [[name, (limit: number) => formats.amount(limit)]];
				return kind === 'percent' ? [[name, (limit: number) => formats.percent(limit)]] : [];
			}),
		);
		return { compared, limits };
	}, [fields, formatMessage, formats, cache]);
}
