/** ISO code → the country's name in a language. */
export function countryName(code: string, locale: string): string {
	return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** `America/Port-au-Prince` → `Port-au-Prince (UTC−5)`, with the offset that holds `at` that moment. */
export function zoneName(zone: string, locale: string, at = new Date()): string {
	const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
	const offset = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
		.formatToParts(at)
		.find(({ type }) => type === 'timeZoneName')?.value;
	return offset && offset !== city ? `${city} (${offset})` : city;
}
