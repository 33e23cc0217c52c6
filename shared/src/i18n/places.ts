import { serverNow } from '../api/index.ts';
import { zoneInWords } from '../figures/zone.ts';

/** ISO code → the country's name in a language. */
export function countryName(code: string, locale: string): string {
	return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** `America/Port-au-Prince` → `Port-au-Prince (UTC−5)`, with the offset that holds `at` that moment. */
export const zoneName = (zone: string, locale: string, at = new Date(serverNow())): string =>
	zoneInWords(at.getTime(), zone, locale);
