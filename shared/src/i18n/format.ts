import { formatDistance } from 'date-fns';
import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '../api/index.ts';
import {
	formatAmount,
	formatAmountInput,
	formatAmountShort,
	formatCount,
	formatPercent,
	formatPercentInput,
	formatShare,
	formatSize,
	parseMoney,
	parsePercent,
} from '../figures/amount.ts';
import { calendarDay, wallClockOf, ZONED_FORMATS, type ZonedFormat } from '../figures/clock.ts';
import { formatPhone } from '../figures/phone.ts';
import { dayInWords } from '../figures/zone.ts';
import { useSession } from '../session/index.ts';
import { dateLocaleOf, withoutAbout } from './dateLocales.ts';
import { isMirrored, isolated, onMirrored } from './direction.ts';
import { LOCALES, type Locale } from './locale.ts';

const DEFAULT_CURRENCY = 'HTG';
const DEFAULT_ZONE = 'America/Port-au-Prince';

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** How figures, moments and phones read; instants are in `zone` unless another one is named. */
export function formatsOf(locale: Locale, zone = DEFAULT_ZONE, currency = DEFAULT_CURRENCY) {
	const zoned =
		(format: ZonedFormat) =>
		(instant: string | Date, inZone = zone) =>
			ZONED_FORMATS[format](wallClockOf(instant, inZone), dateLocaleOf(locale));
	const ofDay = (format: 'day' | 'dayMonth' | 'dayTyped') => (day: string) =>
		ZONED_FORMATS[format](calendarDay(day), dateLocaleOf(locale));
	const inWords = (parts: Parameters<typeof dayInWords>[2]) => (day: string) =>
		dayInWords(day, locale, parts);
	return {
		locale,
		zone,
		currency,
		/** Minor units; in the company's currency unless another one is named. */
		amount: (minor: number, inCurrency = currency) => formatAmount(minor, inCurrency, locale),
		/** Without the currency, rounded: `12,3 k`. */
		amountShort: (minor: number) => formatAmountShort(minor, locale),
		amountInput: (minor: number) => formatAmountInput(minor, locale),
		parseAmount: (text: string, inCurrency = currency) => parseMoney(text, locale, inCurrency),
		parsePercent: (text: string) => parsePercent(text, locale),
		/** Basis points. */
		percent: (basisPoints: number) => formatPercent(basisPoints, locale),
		/** A part of a whole, never 0 where there is one, and never all where something is left. */
		share: (part: number, whole: number) => formatShare(part, whole, locale),
		percentInput: (basisPoints: number) => formatPercentInput(basisPoints, locale),
		count: (count: number) => formatCount(count, locale),
		/** Bytes: `276,9 Mo`. */
		size: (bytes: number) => formatSize(bytes, locale),
		/** `yyyy-MM-dd`, for calls and addresses. */
		date: zoned('date'),
		/** `dd MMM yyyy HH:mm` */
		dateTime: zoned('dateTime'),
		/** `HH:mm` */
		clock: zoned('clock'),
		/** `HH:mm:ss` */
		time: zoned('time'),
		/** `dd/MM/yyyy hh:mm a` */
		dateTimeShort: zoned('dateTimeShort'),
		/** A day `yyyy-MM-dd`, without a zone, as `dd MMM yyyy`. */
		day: ofDay('day'),
		/** `dd MMM` */
		dayMonth: ofDay('dayMonth'),
		/** `dd/MM/yyyy`, as it is typed. */
		dayTyped: ofDay('dayTyped'),
		/** `23 novembre 2026` */
		dayLong: inWords(LONG),
		/** `lundi 23 novembre 2026` */
		dayFull: inWords({ weekday: 'long', ...LONG }),
		/** `lun. 23 nov.` */
		dayShort: inWords({ weekday: 'short', day: 'numeric', month: 'short' }),
		/** `novembre 2026` */
		month: inWords({ month: 'long', year: 'numeric' }),
		/** An instant as it is typed: `dd/MM/yyyy HH:mm`. */
		dateTimeTyped(instant: string) {
			const clock = wallClockOf(instant, zone);
			return `${ZONED_FORMATS.dayTyped(clock)} ${clock.hour}:${clock.minute}`;
		},
		/** "il y a 5 minutes", by the server's clock; `now` for what must not depend on it. `useRelative` goes on with the clock. */
		relative: (instant: string | Date, now: Date = new Date(serverNow())) =>
			formatDistance(new Date(instant), now, {
				addSuffix: true,
				locale: withoutAbout(dateLocaleOf(locale)),
			}),
		/** Groups the digits of a Haitian number, leaves others as they are. */
		phone: formatPhone,
	};
}
export type Formats = ReturnType<typeof formatsOf>;

/** Formats of the language shown and of the company worked on. */
export function useFormats(): Formats {
	const { locale } = useIntl();
	const zone = useSession(({ user }) => user?.timezone);
	const currency = useSession(({ user }) => user?.currency);
	const mirrored = useSyncExternalStore(onMirrored, isMirrored);
	return useMemo(() => {
		const formats = formatsOf(localeOf(locale), zone, currency);
		return mirrored ? inMirroredLayout(formats) : formats;
	}, [locale, zone, currency, mirrored]);
}

/**
 * What is read; not what is typed (`…Input`, `…Typed`) or sent (`date`). In a layout from right to left an amount would
 * read "G 500-", and a moment with its hour first.
 */
const READ = [
	'amount',
	'amountShort',
	'percent',
	'share',
	'count',
	'size',
	'dateTime',
	'clock',
	'time',
	'dateTimeShort',
	'day',
	'dayMonth',
	'dayLong',
	'dayFull',
	'dayShort',
	'month',
	'relative',
	'phone',
] as const satisfies (keyof Formats)[];

export function inMirroredLayout(formats: Formats): Formats {
	const isolating = READ.map((name) => {
		const write = formats[name] as (...given: unknown[]) => string;
		return [name, (...given: unknown[]) => isolated(write(...given))];
	});
	return { ...formats, ...(Object.fromEntries(isolating) as Partial<Formats>) };
}

const localeOf = (locale: string): Locale => LOCALES.find((known) => known === locale) ?? 'en';
