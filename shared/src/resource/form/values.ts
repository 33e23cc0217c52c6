import { useMemo } from 'react';
import { useQueryClient } from '../../data/index.ts';
import type { ComparedField, ShowLimit } from '../../form/index.ts';
import { useFormats, useIntl } from '../../i18n/index.ts';
import { type AnyField, kindOfField } from '../fields/index.ts';
import type { Reading } from '../fields/kind.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a form starts with: the row's values, else what the resource proposes, else empty ones. */
export const valuesOf = (fields: readonly AnyField[], from: Values): Record<string, unknown> =>
	Object.fromEntries(
		fields.map((field) => {
			const kind = kindOfField(field);
			return [field.name, (kind?.isOwn ? null : from[field.name]) ?? kind?.empty ?? ''];
		}),
	);

/** What an address proposes to a form that adds: `?boules=45`, of the fields whose kind can be read from a text. */
export function proposedBy(
	fields: readonly AnyField[],
	address: URLSearchParams,
): Record<string, unknown> {
	return Object.fromEntries(
		fields.flatMap((field) => {
			const text = address.get(field.name);
			const read = kindOfField(field)?.fromText;
			return text && read ? [[field.name, read(text)]] : [];
		}),
	);
}

function showValue(field: AnyField, value: unknown, reading: Omit<Reading, 'name'>): string {
	if (value === null || value === undefined || value === '') return '';
	const shown =
		field.kind === 'custom'
			? field.show?.(value, reading.intl)
			: kindOfField(field)?.shown?.(value, { ...reading, name: field.name }, field);
	return shown ?? String(value);
}

/** How values of each field read outside of it: in the comparison, and bounds in messages. */
export function useShownValues(fields: readonly AnyField[]) {
	const intl = useIntl();
	const formats = useFormats();
	const cache = useQueryClient();
	return useMemo(() => {
		const compared: ComparedField[] = fields
			.filter((field) => !kindOfField(field)?.isOwn)
			.map((field) => ({
				name: field.name,
				label: intl.formatMessage(field.label),
				show: (value, row) => showValue(field, value, { intl, formats, cache, row }),
			}));
		const limits: Record<string, ShowLimit> = Object.fromEntries(
			fields.flatMap((field) => {
				const limit = kindOfField(field)?.limit;
				if (!limit) return [];
				const show: ShowLimit = (bound, values) => limit(bound, { formats, values }, field);
				return [[field.name, show]];
			}),
		);
		return { compared, limits };
	}, [fields, intl, formats, cache]);
}
