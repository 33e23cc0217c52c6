import fc from 'fast-check';
import { NO_CURRENCY } from '../contract/currency.ts';
import { LANGUAGES } from '../contract/list.ts';
import {
	decimalOf,
	formatAmount,
	formatAmountInput,
	formatAmountShort,
	formatCount,
	formatPercent,
	formatPercentInput,
	formatShare,
	formatSize,
	parseAmount,
	parseMoney,
	parsePercent,
} from './amount.ts';

/** Blanks of every width as one: what matters is where they are. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test.each([
	['fr', '12,3 k', '1,2 M', '−350'],
	['en', '12.3K', '1.2M', '−350'],
	['de', '12.350', '1,2 Mio.', '−350'],
] as const)('%s: an amount where there is little room', (locale, thousands, millions, less) => {
	const short = (minor: number) => plain(formatAmountShort(minor, locale));
	expect(short(1_234_999)).toBe(thousands);
	expect(short(123_456_700)).toBe(millions);
	expect(short(-35_000)).toBe(less);
});

test('thousands stand apart so that one sees it', () => {
	expect(formatAmount(123_456_750, 'HTG', 'fr')).toBe('1\u00a0234\u00a0567,50\u00a0G');
	expect(formatCount(12_345, 'fr')).toBe('12\u00a0345');
	expect(parseAmount(formatAmountInput(123_456_750, 'fr'), 'fr')).toBe(123_456_750);
});

test.each([
	['fr', '276,9\u00a0Mo', '1,8\u00a0Go', '20\u00a0ko'],
	['en', '276.9\u00a0MB', '1.8\u00a0GB', '20\u00a0kB'],
	['de', '276,9\u00a0MB', '1,8\u00a0GB', '20\u00a0kB'],
] as const)('%s: a size stands apart from its unit', (locale, megabytes, gigabytes, kilobytes) => {
	expect(formatSize(276_900_000, locale)).toBe(megabytes);
	expect(formatSize(1_800_000_000, locale)).toBe(gigabytes);
	expect(formatSize(20_000, locale)).toBe(kilobytes);
});

test('gourdes in French read as in Haiti', () => {
	expect(plain(formatAmount(123_456_750, 'HTG', 'fr'))).toBe('1 234 567,50 G');
	expect(plain(formatAmount(-5, 'HTG', 'fr'))).toBe('−0,05 G');
	expect(plain(formatAmount(123_456_750, 'HTG', 'en'))).toBe('G 1,234,567.50');
	expect(plain(formatAmount(123_456_750, 'HTG', 'de'))).toBe('1.234.567,50 G');
	expect(plain(formatAmount(150, 'USD', 'en'))).toBe('$1.50');
});

test('no centime is lost, however large the sum', () => {
	expect(plain(formatAmount(Number.MAX_SAFE_INTEGER, 'HTG', 'fr'))).toBe('90 071 992 547 409,91 G');
});

test('percentages show what is there', () => {
	expect(plain(formatPercent(1250, 'fr'))).toBe('12,5 %');
	expect(plain(formatPercent(10_000, 'en'))).toBe('100%');
	expect(formatPercentInput(1, 'fr')).toBe('0,01');
});

test.each(LANGUAGES)('what a field shows is what it reads back (%s)', (locale) => {
	fc.assert(
		fc.property(fc.maxSafeInteger(), (minor) => {
			expect(parseAmount(formatAmountInput(minor, locale), locale)).toBe(minor);
		}),
	);
});

test.each(LANGUAGES)('whole and fraction are read digit by digit (%s)', (locale) => {
	const mark = locale === 'en' ? '.' : ',';
	fc.assert(
		fc.property(
			fc.integer({ min: 0, max: 10 ** 12 }),
			fc.integer({ min: 0, max: 99 }),
			(whole, cents) => {
				const fraction = String(cents).padStart(2, '0');
				expect(parseAmount(`${whole}${mark}${fraction}`, locale)).toBe(whole * 100 + cents);
				expect(decimalOf(whole * 100 + cents, 2)).toBe(`${whole}.${fraction}`);
			},
		),
	);
});

test('it never throws, and answers an integer or nothing', () => {
	fc.assert(
		fc.property(fc.string(), fc.constantFrom(...LANGUAGES), (text, locale) => {
			const amount = parseAmount(text, locale);
			expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
		}),
	);
});

test.each([
	['fr', '1 234,5', 123_450],
	['fr', '12.50', 1250],
	['fr', '-3', -300],
	['fr', ' 07 ', 700],
	['en', '1,234.5', 123_450],
	['de', '1.234,5', 123_450],
	['fr', '1,234', null],
	['en', '12,50', null],
	['de', '12.50', null],
	['fr', '1 23', null],
	['fr', '12 G', null],
	['fr', '', null],
	['fr', '1e3', null],
	['fr', '99999999999999999', null],
] as const)('%s reads "%s" as %s', (locale, text, minor) => {
	expect(parseAmount(text, locale)).toBe(minor);
});

test.each([
	['fr', '1 234,50 G', 123_450],
	['fr', '1\u202f234,50\u00a0G', 123_450],
	['en', '1\u2009234.50', 123_450],
	['fr', '1,234.50', 123_450],
	['en', '1.234,50', 123_450],
	['fr', '1,234,567', 123_456_700],
	['fr', '+500', 50_000],
	['fr', 'HTG 500', 50_000],
	['fr', '-G 500', -50_000],
	['fr', 'g500', 50_000],
	['fr', '1,234', null],
	['de', '1,234', null],
	['fr', 'USD 500', null],
	['fr', '$500', null],
	['fr', 'G', null],
	['fr', '500 GG', null],
	['fr', '1.234,567', null],
	['fr', '12\t500', null],
	['en', '12\n500', null],
	['de', '12\t500', null],
] as const)(
	'pasted in %s, "%s" is %s, and what may be two amounts is none',
	(locale, text, minor) => {
		expect(parseMoney(text, locale, 'HTG')).toBe(minor);
	},
);

test.each(LANGUAGES)('an amount that is copied from a page is read as it was (%s)', (locale) => {
	for (const currency of ['HTG', 'USD', 'DOP']) {
		const shown = formatAmount(-123_456_750, currency, locale);
		expect(parseMoney(shown, locale, currency)).toBe(-123_456_750);
	}
	expect(parsePercent(formatPercent(1250, locale), locale)).toBe(1250);
});

test.each(LANGUAGES)(
	'no line ends between the sign of an amount and what it is the sign of (%s)',
	(locale) => {
		for (const currency of ['HTG', 'USD', 'DOP', NO_CURRENCY])
			expect(formatAmount(-50_000, currency, locale)).not.toMatch(/-/);
	},
);

test.each([
	[0, 100_000, '0 %'],
	[1, 100_000, '< 0,01 %'],
	[4, 100_000, '< 0,01 %'],
	[5, 100_000, '0,01 %'],
	[1, 4, '25 %'],
	[99_970, 100_000, '99,97 %'],
	[99_995, 100_000, '> 99,99 %'],
	[99_999, 100_000, '> 99,99 %'],
	[100_000, 100_000, '100 %'],
	[0.99996, 1, '> 99,99 %'],
	[0, 0, '0 %'],
])('a part of a whole: %i of %i', (part, whole, read) => {
	expect(plain(formatShare(part, whole, 'fr'))).toBe(read);
});

test.each(LANGUAGES)('of no currency the figure stands alone (%s)', (locale) => {
	expect(formatAmount(-123_450, NO_CURRENCY, locale)).toBe(
		formatAmountInput(-123_450, locale).replace('-', '−'),
	);
});
