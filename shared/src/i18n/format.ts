import { formatDistance } from 'date-fns';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
	formatAmount,
	formatAmountInput,
	formatCount,
	formatPercent,
	formatPercentInput,
	parseAmount,
} from '../figures/amount.ts';
import { wallClockOf, ZONED_FORMATS, type ZonedFormat } from '../figures/clock.ts';
import { useSession } from '../session/index.ts';
import { dateLocaleOf } from './dateLocales.ts';
import { LOCALES, type Locale } from './locale.ts';

const DEFAULT_CURRENCY = 'HTG';
const DEFAULT_ZONE = 'America/Port-au-Prince';
/** `+509` and eight digits, the phones of Haiti. */
const HAITIAN_PHONE = /^\+509(\d{2})(\d{2})(\d{4})$/;

/** How figures, moments and phones read; instants are in `zone` unless another one is named. */
export function formatsOf(locale: Locale, zone = DEFAULT_ZONE, currency = DEFAULT_CURRENCY) {
	const zoned =
		(format: ZonedFormat) =>
		(instant: string | Date, inZone = zone) =>
			ZONED_FORMATS[format](wallClockOf(instant, inZone), dateLocaleOf(locale));
	return {
		locale,
		zone,
		currency,
		/** Minor units; in the company's currency unless another one is named. */
		amount: (minor: number, inCurrency = currency) => formatAmount(minor, inCurrency, locale),
		amountInput: (minor: number) => formatAmountInput(minor, locale),
		parseAmount: (text: string) => parseAmount(text, locale),
		/** Basis points. */
		percent: (basisPoints: number) => formatPercent(basisPoints, locale),
		percentInput: (basisPoints: number) => formatPercentInput(basisPoints, locale),
		count: (count: number) => formatCount(count, locale),
		/** `yyyy-MM-dd` */
		date: zoned('date'),
		/** `dd MMM yyyy HH:mm` */
		dateTime: zoned('dateTime'),
		/** `HH:mm:ss` */
		time: zoned('time'),
		/** `dd/MM/yyyy hh:mm a` */
		dateTimeShort: zoned('dateTimeShort'),
		/** "il y a 5 minutes"; `now` for what must not depend on the clock. */
		relative: (instant: string | Date, now: Date = new Date()) =>
			formatDistance(new Date(instant), now, { addSuffix: true, locale: dateLocaleOf(locale) }),
		/** Groups the digits of a Haitian number, leaves others as they are. */
		phone: (e164: string) => e164.replace(HAITIAN_PHONE, '+509 $1 $2 $3'),
	};
}
export type Formats = ReturnType<typeof formatsOf>;

/** Formats of the language shown and of the company worked on. */
export function useFormats(): Formats {
	const { locale } = useIntl();
	const zone = useSession(({ user }) => user?.timezone);
	const currency = useSession(({ user }) => user?.currency);
	return useMemo(() => formatsOf(localeOf(locale), zone, currency), [locale, zone, currency]);
}

const localeOf = (locale: string): Locale => LOCALES.find((known) => known === locale) ?? 'en';
