import { LANGUAGES } from '@borlette/shared/contract';
import { formatAmount } from '@borlette/shared/figures/amount';
import { rowsInWords } from './language.ts';
import { printable, wrapped } from './pdf-text.ts';

/** Each letter as wide as the next. */
const lines = (text: string, letters: number) => wrapped(printable(text), letters, 9, () => 1);

test.each(LANGUAGES)(
	'an amount in %s stays on one line of a PDF, whatever stands beside it',
	(lang) => {
		const amount = printable(formatAmount(123_456_750, 'HTG', lang));
		const beside = 'a'.repeat(8);
		expect(lines(`${beside} ${amount}`, amount.length + 4)).toEqual([beside, amount]);
	},
);

test('a sign that French sets apart stays with its word', () => {
	expect(lines('Il part : non', 8)).toEqual(['Il', 'part\u00a0:', 'non']);
});

test('blanks of other kinds are one', () => {
	expect(printable(' un\n\t deux')).toBe(' un deux');
});

test.each([
	['fr', '0 ligne', '1 ligne', '2 lignes'],
	['en', '0 rows', '1 row', '2 rows'],
	['de', '0 Zeilen', '1 Zeile', '2 Zeilen'],
] as const)('rows are counted in %s as the language does', (lang, ...texts) => {
	expect([0, 1, 2].map((count) => rowsInWords(count, lang))).toEqual(texts);
});
