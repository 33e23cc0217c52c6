import { NO_CURRENCY } from '../contract/currency.ts';
import { LANGUAGES, type Language } from '../contract/list.ts';
import { MINUS } from './signs.ts';

/** Region of each language: the company's money is written as Haiti writes it in French. */
const REGION: Record<Language, string> = { fr: 'fr-HT', en: 'en-US', de: 'de-DE' };

/** Not what stands between cells: two of them are two amounts. */
const BLANK = '[^\\S\\t\\r\\n]';
/** What each language puts between whole and fraction, and between thousands. */
const SEPARATORS: Record<Language, { decimal: string; group: string }> = {
	// Nothing in French groups by a point, so the point of a number pad is read as a comma.
	fr: { decimal: '[,.]', group: BLANK },
	en: { decimal: '\\.', group: `(?:,|${BLANK})` },
	de: { decimal: ',', group: `(?:\\.|${BLANK})` },
};

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A formatter costs more than what it formats; one is kept for each kind.
 * @param kind names the options: to write them out would cost more than what is formatted, too
 */
function numberFormat(
	locale: Language,
	kind: string,
	options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
	const key = `${locale} ${kind}`;
	const kept = formats.get(key);
	if (kept) return kept;
	const made = new Intl.NumberFormat(REGION[locale], options);
	formats.set(key, made);
	return made;
}

const moneyFormat = (locale: Language, currency: string): Intl.NumberFormat =>
	numberFormat(locale, currency, {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
	});

/** `123456`, 2 → `1234.56`: as text, because a float would lose centimes of large sums. */
export function decimalOf(minor: number, digits: number): `${number}` {
	const sign = minor < 0 ? '-' : '';
	const text = String(Math.abs(minor)).padStart(digits + 1, '0');
	const whole = text.slice(0, text.length - digits);
	return `${sign}${whole}${digits ? `.${text.slice(-digits)}` : ''}` as `${number}`;
}

const CURRENCY_DIGITS = 2;

/** French puts a thin blank between thousands, which in small letters nobody sees: a full one stands there. */
const wide = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** As it is read, and not typed. Behind a hyphen a line may end, and the amount would read as one above zero; behind a minus it does not. */
const seen = (text: string): string => wide(text).replace('-', MINUS);

/** Integer minor units as money: HTG in French reads `1 234 567,50 G`; of no currency the figure alone. */
export function formatAmount(minor: number, currency: string, locale: Language): string {
	if (currency === NO_CURRENCY) return seen(formatAmountInput(minor, locale));
	const text = moneyFormat(locale, currency).format(decimalOf(minor, CURRENCY_DIGITS));
	return seen(text.replace('HTG', 'G'));
}

/** Abbreviated, for narrow places, without the currency: 1234567 reads `12,3 k`. */
export const formatAmountShort = (minor: number, locale: Language): string =>
	seen(
		numberFormat(locale, 'short', { notation: 'compact', maximumFractionDigits: 1 }).format(
			decimalOf(minor, CURRENCY_DIGITS),
		),
	);

/** Integer minor units without the currency, as a field shows them: `1 234,50`. */
export function formatAmountInput(minor: number, locale: Language): string {
	const format = numberFormat(locale, 'typed', {
		minimumFractionDigits: CURRENCY_DIGITS,
		maximumFractionDigits: CURRENCY_DIGITS,
	});
	return wide(format.format(decimalOf(minor, CURRENCY_DIGITS)));
}

/** Basis points as a percentage: 1250 reads `12,5 %`. */
export const formatPercent = (basisPoints: number, locale: Language): string =>
	numberFormat(locale, '%', { style: 'percent', maximumFractionDigits: 2 })
		.format(decimalOf(basisPoints, 4))
		.replace('-', MINUS);

/** A part of a whole: `0,3 %`. What is little is not nothing: `< 0,01 %`; what is nearly all not all: `> 99,99 %`. */
export function formatShare(part: number, whole: number, locale: Language): string {
	const basisPoints = Math.round((part * 10_000) / Math.max(whole, 1));
	if (part > 0 && basisPoints === 0) return `<\u00a0${formatPercent(1, locale)}`;
	if (part < whole && basisPoints === 10_000) return `>\u00a0${formatPercent(9_999, locale)}`;
	return formatPercent(basisPoints, locale);
}

/** Basis points without the sign, as a field shows them: 1250 reads `12,5`. */
export const formatPercentInput = (basisPoints: number, locale: Language): string =>
	numberFormat(locale, '% typed', { maximumFractionDigits: 2 }).format(decimalOf(basisPoints, 2));

const SIZES = [
	[1e9, 'gigabyte'],
	[1e6, 'megabyte'],
	[1e3, 'kilobyte'],
	[1, 'byte'],
] as const;

/** Bytes in the unit that people read them in: `276,9 Mo`. */
export function formatSize(bytes: number, locale: Language): string {
	const [size, unit] = SIZES.find(([size]) => bytes >= size) ?? SIZES[3];
	const format = numberFormat(locale, unit, { style: 'unit', unit, maximumFractionDigits: 1 });
	// A size stands in sentences: the line does not end before its unit.
	return format.format(bytes / size).replaceAll(/\s/g, '\u00a0');
}

export const formatCount = (count: number, locale: Language): string =>
	seen(numberFormat(locale, 'count', {}).format(count));

/** How an amount of a currency is marked: its code, and the sign that each language shows. */
const marksOf = (currency: string): string[] => {
	const signs = LANGUAGES.flatMap((locale) =>
		moneyFormat(locale, currency)
			.formatToParts(0)
			.filter(({ type }) => type === 'currency')
			.map(({ value }) => value),
	);
	return [...new Set([currency, ...signs, ...(currency === 'HTG' ? ['G'] : [])])];
};

/** Reads no other currency as this one: 5 USD are not 5 G. */
function unmarked(text: string, marks: readonly string[]): string {
	const [, sign = '', unsigned = ''] = /^([-+\u2212]?)(.*)$/s.exec(text.trim()) ?? [];
	const rest = unsigned.trimStart();
	for (const mark of marks) {
		const length = mark.length;
		const isMark = (part: string) => part.toUpperCase() === mark.toUpperCase();
		if (isMark(rest.slice(0, length))) return sign + rest.slice(length).trim();
		if (isMark(rest.slice(-length))) return sign + rest.slice(0, -length).trim();
	}
	return sign + rest;
}

/**
 * Written by the habit of another language, and yet to be read in one way only: thousands by one mark and the fraction by
 * the other one, or several groups of thousands. `1,234` alone may be either.
 */
const UNMISTAKABLE = [
	/^([-+\u2212]?)(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
	/^([-+\u2212]?)(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
	/^([-+\u2212]?)(\d{1,3}(?:,\d{3}){2,})$/,
	/^([-+\u2212]?)(\d{1,3}(?:\.\d{3}){2,})$/,
];

/**
 * Reads what a person typed or pasted: `1 234,5` in French → 123450 (minor units), with the marks that may stand beside it
 * (`1 234,50 G`). It never goes through a float. null: not a number of this language nor one that is unmistakable, more than
 * two decimals, groups that are not of three, or beyond the safe integers.
 */
export function parseAmount(
	text: string,
	locale: Language,
	marks: readonly string[] = [],
): number | null {
	const { decimal, group } = SEPARATORS[locale];
	const own = new RegExp(
		`^([-+\u2212]?)(\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${decimal}(\\d{0,${CURRENCY_DIGITS}}))?$`,
	);
	const bare = unmarked(text, marks);
	const read = [own, ...UNMISTAKABLE].map((pattern) => pattern.exec(bare)).find(Boolean);
	const [, sign, whole, fraction = ''] = read ?? [];
	if (whole === undefined) return null;
	const minor = Number(whole.replace(/\D/g, '') + fraction.padEnd(CURRENCY_DIGITS, '0'));
	if (!Number.isSafeInteger(minor)) return null;
	return sign && sign !== '+' && minor ? -minor : minor;
}

/** The same of money, as it is copied from a page or a bank: with the mark of its currency before or behind it. */
export const parseMoney = (text: string, locale: Language, currency: string): number | null =>
	parseAmount(text, locale, marksOf(currency));

/** Basis points: `12,5 %` → 1250. */
export const parsePercent = (text: string, locale: Language): number | null =>
	parseAmount(text, locale, ['%']);
