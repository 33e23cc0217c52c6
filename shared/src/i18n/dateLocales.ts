import type { Locale as DateLocale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import type { Locale } from './locale.ts';

/** English comes with date-fns itself; the others are fetched with their language. */
const loaded = new Map<Locale, DateLocale>([['en', enUS]]);

/** Fetches the month names and phrases of a language; without them dates read English. */
export async function loadDateLocale(locale: Locale): Promise<void> {
	if (loaded.has(locale)) return;
	try {
		if (locale === 'fr')
			loaded.set('fr', (await import(/* webpackChunkName: "texts-fr" */ 'date-fns/locale/fr')).fr);
		if (locale === 'de')
			loaded.set('de', (await import(/* webpackChunkName: "texts-de" */ 'date-fns/locale/de')).de);
	} catch (error) {
		console.warn(`Dates of ${locale} could not be loaded; they read English.`, error);
	}
}

export const dateLocaleOf = (locale: Locale): DateLocale => loaded.get(locale) ?? enUS;

/** "il y a 2 mois": that it is about as long goes without saying, and in a column of a list the months would be cut for it. */
export const withoutAbout = (locale: DateLocale): DateLocale => ({
	...locale,
	formatDistance: (token, ...rest) =>
		locale.formatDistance(token.replace(/^(about|over|almost)X/, 'x') as typeof token, ...rest),
});
