import type { Language } from '@borlette/shared/contract';

/** As on the screen: money is written as Haiti writes it in French. */
const REGION: Record<Language, string> = { fr: 'fr-HT', en: 'en-US', de: 'de-DE' };

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** A formatter costs more than what it formats; one is kept for each kind. */
function kept<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
	const found = formats.get(key) ?? make();
	formats.set(key, found);
	return found as T;
}

const numbers = (lang: Language, options: Intl.NumberFormatOptions) =>
	kept(lang + JSON.stringify(options), () => new Intl.NumberFormat(REGION[lang], options));

/** `-123456`, 2 → `-1234.56`: as text, because a float would lose centimes of large sums. */
export function decimalOf(value: number, digits: number): `${number}` {
	const text = String(Math.abs(value)).padStart(digits + 1, '0');
	const whole = text.slice(0, text.length - digits);
	return `${value < 0 ? '-' : ''}${whole}.${text.slice(-digits)}` as `${number}`;
}

/** Minor units as money: HTG in French reads `1 234 567,50 G`. */
export const amountText = (minor: number, currency: string, lang: Language): string =>
	numbers(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
		.formatToParts(decimalOf(minor, 2))
		.map(({ type, value }) => (type === 'currency' && value === 'HTG' ? 'G' : value))
		.join('');

/** Basis points as a percentage: 1250 reads `12,5 %`. */
export const percentText = (basisPoints: number, lang: Language): string =>
	numbers(lang, { style: 'percent', maximumFractionDigits: 2 }).format(decimalOf(basisPoints, 4));

export const countText = (count: number, lang: Language): string => numbers(lang, {}).format(count);

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** What a clock in the zone shows. */
export function clockIn(zone: string, instant: string): Record<Part, string> {
	const format = kept(`clock ${zone}`, () => {
		const two = '2-digit' as const;
		return new Intl.DateTimeFormat('en-GB', {
			timeZone: zone,
			year: 'numeric',
			month: two,
			day: two,
			hour: two,
			minute: two,
			second: two,
			hourCycle: 'h23',
		});
	});
	const parts = format.formatToParts(new Date(instant));
	return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<Part, string>;
}

/** `dd MMM yyyy HH:mm`, as the screens write an instant. */
export function instantText(instant: string, zone: string, lang: Language): string {
	const { year, month, day, hour, minute } = clockIn(zone, instant);
	return `${day} ${monthName(Number(month), lang, 'short')} ${year} ${hour}:${minute}`;
}

/** `dd MMM yyyy` of a `yyyy-MM-dd`. */
export function dayText(day: string, lang: Language): string {
	const [year, month, date] = day.split('-');
	return `${date} ${monthName(Number(month), lang, 'short')} ${year}`;
}

/** 1 is January; in the form that stands beside a day, which German writes otherwise alone. */
export function monthName(month: number, lang: Language, width: 'short' | 'long'): string {
	const options = { day: 'numeric', month: width, timeZone: 'UTC' } as const;
	return (
		kept(`month ${lang} ${width}`, () => new Intl.DateTimeFormat(lang, options))
			.formatToParts(Date.UTC(2026, month - 1, 1))
			.find(({ type }) => type === 'month')?.value ?? ''
	);
}
