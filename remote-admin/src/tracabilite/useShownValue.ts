import type { TraceEntry } from '@borlette/shared/contract/tracabilite';
import {
	type Formats,
	gameMessages,
	type IntlShape,
	useFormats,
	useIntl,
	words,
} from '@borlette/shared/i18n';
import { resourceMessages } from '@borlette/shared/resource';
import { everyOf } from './everybody.ts';
import { fieldMessages } from './fields.messages.ts';
import { valueMessages } from './values.messages.ts';

type Show = (value: unknown, formats: Formats, intl: IntlShape) => string;
type Entry = Pick<TraceEntry, 'object_type' | 'before' | 'after'>;
export type Side = 'before' | 'after';

const phone: Show = (value, { phone }) => phone(String(value));
const game: Show = (value, _formats, intl) => {
	const known = gameMessages[value as keyof typeof gameMessages];
	return known ? intl.formatMessage(known) : String(value);
};

/** Minor units, whatever the object. `commission` is one of a fiche, and a percentage of people. */
const AMOUNTS = new Set([
	'amount',
	'balance',
	'ball_ceiling',
	'draw_ceiling',
	'gain',
	'limite',
	'max_stake',
	'min_stake',
	'paid',
	'price',
	'stake',
	'to_pay',
	'total',
	'unit_price',
	'vente',
]);
const BY_NAME: Readonly<Record<string, Show>> = { phone, game, blocked_option: game };

/**
 * The currency that an entry says of an amount: invoices and payments of a company are seldom in its own. undefined: the
 * one that the person works in.
 */
function currencyOf({ before, after }: Entry, name: string, side: Side): string | undefined {
	const rows = side === 'before' ? [before, after] : [after, before];
	// The prices of a terminal are of the invoices, not of the sales.
	const [field, sources] =
		name === 'price' ? ['invoice_currency', rows.map((row) => row?.settings)] : ['currency', rows];
	return sources
		.map((row) => (row as Readonly<Record<string, unknown>> | null | undefined)?.[field])
		.find((unit) => typeof unit === 'string') as string | undefined;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** `settings.minutes_to_void` → `minutes_to_void` */
const nameOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** Labels and values of a trail's rows in words. */
export function useShownValue(entry: Entry) {
	const { object_type: type } = entry;
	const formats = useFormats();
	const intl = useIntl();

	function label(field: string): string {
		const known = fieldMessages[nameOf(field) as keyof typeof fieldMessages];
		return known ? intl.formatMessage(known) : nameOf(field).replaceAll('_', ' ');
	}

	/** By what the field is; a code by its word; else by the look of the value. */
	function show(field: string, value: unknown, side: Side): string {
		if (value === null) return intl.formatMessage(everyOf(type, field) ?? words.none);
		if (value === undefined || value === '') return intl.formatMessage(words.none);
		const name = nameOf(field);
		if (Array.isArray(value)) return showMany(name, value, side);
		const isAmount = AMOUNTS.has(name) || (name === 'commission' && type === 'fiche');
		if (isAmount) return formats.amount(Number(value), currencyOf(entry, name, side));
		if (name === 'commission' && typeof value === 'number') return formats.percent(value);
		return showPlain(name, value);
	}

	function showPlain(name: string, value: unknown): string {
		const known = BY_NAME[name];
		if (known) return known(value, formats, intl);
		if (typeof value === 'boolean')
			return intl.formatMessage(value ? resourceMessages.yes : resourceMessages.no);
		return typeof value === 'number' ? formats.count(value) : showText(String(value));
	}

	function showText(value: string): string {
		const word = valueMessages[value as keyof typeof valueMessages];
		if (word) return intl.formatMessage(word);
		if (INSTANT.test(value)) return formats.dateTime(value);
		return UUID.test(value) ? value.slice(0, 8) : value;
	}

	function showMany(name: string, values: readonly unknown[], side: Side): string {
		if (values.length === 0) return intl.formatMessage(words.none);
		return values
			.map((value) =>
				typeof value === 'object' && value !== null
					? Object.entries(value)
							.map(([key, inner]) => `${label(key)} ${show(key, inner, side)}`)
							.join(' · ')
					: show(name, value, side),
			)
			.join(', ');
	}

	return { label, show };
}
