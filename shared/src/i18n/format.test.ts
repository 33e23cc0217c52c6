import { format } from 'date-fns';
import { de, fr } from 'date-fns/locale';
import { enUS } from 'date-fns/locale/en-US';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { hearServerDate } from '../api/clock.ts';
import { dateLocaleOf, loadDateLocale } from './dateLocales.ts';
import { formatsOf, inMirroredLayout } from './format.ts';
import { inMirroredTexts } from './I18nProvider.tsx';
import { LOCALES } from './locale.ts';

beforeAll(async () => {
	await Promise.all(LOCALES.map(loadDateLocale));
});

test('moments stand in the zone of the company, whatever the zone of the machine', () => {
	const haiti = formatsOf('fr', 'America/Port-au-Prince');
	// 02:30 UTC on the 11th is 22:30 on the 10th in Haiti (summer time).
	expect(haiti.date('2026-03-11T02:30:45Z')).toBe('2026-03-10');
	expect(haiti.dateTime('2026-03-11T02:30:45Z')).toBe('10 mars 2026 22:30');
	expect(haiti.time('2026-03-11T02:30:45Z')).toBe('22:30:45');
	expect(haiti.dateTimeShort('2026-03-11T02:30:45Z')).toBe('10/03/2026 10:30 PM');
	expect(haiti.time('2026-03-11T02:30:45Z', 'Europe/Berlin')).toBe('03:30:45');
});

test('an hour that the clocks of the machine skip is shown all the same', () => {
	expect(formatsOf('en', 'UTC').time('2026-03-08T02:30:00Z')).toBe('02:30:00');
	expect(formatsOf('en', 'UTC').time('2026-03-08T00:00:00Z')).toBe('00:00:00');
});

test.each([
	['fr', fr],
	['de', de],
	['en', enUS],
] as const)(
	'the formats of the specification, as date-fns writes them (%s)',
	(locale, dateLocale) => {
		const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
		const formats = formatsOf(locale, here);
		fc.assert(
			fc.property(
				fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
				(date) => {
					const as = (pattern: string) => format(date, pattern, { locale: dateLocale });
					expect(formats.date(date)).toBe(as('yyyy-MM-dd'));
					expect(formats.dateTime(date)).toBe(as('dd MMM yyyy HH:mm'));
					expect(formats.time(date)).toBe(as('HH:mm:ss'));
					expect(formats.dateTimeShort(date)).toBe(as('dd/MM/yyyy hh:mm a'));
				},
			),
		);
	},
);

test('relative times are said with their direction, in the language shown', () => {
	const now = new Date('2026-03-10T12:00:00Z');
	expect(formatsOf('fr').relative('2026-03-10T11:55:00Z', now)).toBe('il y a 5 minutes');
	expect(formatsOf('de').relative('2026-03-10T14:00:00Z', now)).toBe('in 2 Stunden');
	expect(formatsOf('en').relative('2026-03-09T12:00:00Z', now)).toBe('1 day ago');
	expect(dateLocaleOf('de').code).toBe('de');
});

test.each([
	['fr', 'il y a 2 mois', 'il y a 5 heures', 'il y a 2 ans'],
	['en', '2 months ago', '5 hours ago', '2 years ago'],
	['de', 'vor 2 Monaten', 'vor 5 Stunden', 'vor 2 Jahren'],
] as const)('a relative time fits the column of a list (%s)', (locale, months, hours, years) => {
	const now = new Date('2026-03-10T12:00:00Z');
	const { relative } = formatsOf(locale);
	expect(relative('2026-01-22T12:00:00Z', now)).toBe(months);
	expect(relative('2026-03-10T07:10:00Z', now)).toBe(hours);
	expect(relative('2024-04-10T12:00:00Z', now)).toBe(years);
});

test('on a machine that is set an hour late relative times are told by the server’s clock', () => {
	const anHourOn = Date.now() + 3_600_000;
	hearServerDate(new Date(anHourOn));
	expect(formatsOf('fr').relative(new Date(anHourOn - 300_000))).toBe('il y a 5 minutes');
	hearServerDate(new Date());
});

test('Haitian phones are grouped, others stay', () => {
	expect(formatsOf('fr').phone('+50934567890')).toBe('+509 34 56 7890');
	expect(formatsOf('fr').phone('+13055550123')).toBe('+13055550123');
});

test('in a mirrored layout what is read is isolated, so that it runs from left to right; what is typed and sent is as ever', () => {
	const [plain, mirrored] = [formatsOf('fr'), inMirroredLayout(formatsOf('fr'))];
	const at = '2026-03-11T02:30:45Z';
	for (const [as, from] of [
		[mirrored.amount(-50_000), plain.amount(-50_000)],
		[mirrored.amount(100, 'USD'), plain.amount(100, 'USD')],
		[mirrored.dateTime(at, 'UTC'), plain.dateTime(at, 'UTC')],
		[mirrored.phone('+50934567890'), '+509 34 56 7890'],
	] as const) {
		expect(as).toBe(`\u2066${from}\u2069`);
	}
	expect(mirrored.amountInput(-50_000)).toBe(plain.amountInput(-50_000));
	expect(mirrored.dayTyped('2026-03-11')).toBe('11/03/2026');
	expect(mirrored.date(at)).toBe('2026-03-10');
});

test('in a mirrored layout a sentence keeps its signs at its ends, and a name is as ever', () => {
	const plain = createIntl({ locale: 'fr', defaultLocale: 'fr' });
	const { formatMessage } = inMirroredTexts(plain);
	const say = (defaultMessage: string, values = {}) =>
		formatMessage({ id: defaultMessage, defaultMessage }, values);
	expect(say('Rien n’est enregistré.')).toBe('Rien n’est enregistré.\u200e');
	expect(say('« {q} » (vide)', { q: 'x' })).toBe('\u200e« x » (vide)\u200e');
	expect(say('Agents')).toBe('Agents');
});
