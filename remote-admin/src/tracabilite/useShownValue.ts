import {
	type Formats,
	gameMessages,
	type IntlShape,
	useFormats,
	useIntl,
} from '@borlette/shared/i18n';
import { resourceMessages } from '@borlette/shared/resource';
import { everyOf } from './everybody.ts';
import { fieldMessages } from './fields.messages.ts';
import { messages } from './messages.ts';
import { valueMessages } from './values.messages.ts';

type Show = (value: unknown, formats: Formats, intl: IntlShape) => string;

const amount: Show = (value, { amount }) => amount(Number(value));
const phone: Show = (value, { phone }) => phone(String(value));
const game: Show = (value, _formats, intl) => {
	const known = gameMessages[value as keyof typeof gameMessages];
	return known ? intl.formatMessage(known) : String(value);
};

/** Minor units, whatever the object. `commission` is one of a fiche, and a percentage of people. */
const AMOUNTS = [
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
];
const BY_NAME: Readonly<Record<string, Show>> = {
	...Object.fromEntries(AMOUNTS.map((name) => [name, amount])),
	phone,
	game,
	blocked_option: game,
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** `settings.minutes_to_void` → `minutes_to_void` */
const nameOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** Labels and values of a trail's rows in words. `type`: the kind of object. */
export function useShownValue(type: string) {
	const formats = useFormats();
	const intl = useIntl();

	function label(field: string): string {
		const known = fieldMessages[nameOf(field) as keyof typeof fieldMessages];
		return known ? intl.formatMessage(known) : nameOf(field).replaceAll('_', ' ');
	}

	/** By what the field is; a code by its word; else by the look of the value. */
	function show(field: string, value: unknown): string {
		if (value === null) return intl.formatMessage(everyOf(type, field) ?? messages.nothing);
		if (value === undefined || value === '') return intl.formatMessage(messages.nothing);
		const name = nameOf(field);
		if (Array.isArray(value)) return showMany(name, value);
		if (name === 'commission' && typeof value === 'number')
			return type === 'fiche' ? formats.amount(value) : formats.percent(value);
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

	function showMany(name: string, values: readonly unknown[]): string {
		if (values.length === 0) return intl.formatMessage(messages.nothing);
		return values
			.map((value) =>
				typeof value === 'object' && value !== null
					? Object.entries(value)
							.map(([key, inner]) => `${label(key)} ${show(key, inner)}`)
							.join(' · ')
					: show(name, value),
			)
			.join(', ');
	}

	return { label, show };
}
