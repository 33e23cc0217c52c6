import { withoutValues } from '../contract/page-error.ts';

test.each([
	["Cannot read properties of undefined (reading 'countryName')", undefined],
	['x is not a function', undefined],
	[
		'Minified React error #185; visit https://react.dev/errors/185?args[]=Rose for more',
		'Minified React error #185; visit https://react.dev/errors/185?… for more',
	],
	[
		'Unexpected token \'R\', "Rose Tous"... is not valid JSON',
		'Unexpected token "…", "…"... is not valid JSON',
	],
	['No agent « Rose » with rose@example.com', 'No agent "…" with …'],
	['stake 12,500.50 of 5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b10 at line 12', 'stake … of … at line 12'],
])('%s', (message, expected = message) => {
	expect(withoutValues(message)).toBe(expected);
});

test.each([
	['@@.a', '@@.a'],
	['@a@b.c', '…'],
	['a@b.c.', '…'],
	['a@.', 'a@.'],
	['a@.b', 'a@.b'],
	['.@a', '.@a'],
	['a@b c.d', 'a@b c.d'],
])('an address is something, @, something, a point and something: %s', (word, expected) => {
	expect(withoutValues(word)).toBe(expected);
});

test('a message of any length is read once: one that is tried in many ways holds up everybody', () => {
	for (const text of ['@'.repeat(500_000), `${'@x'.repeat(250_000)}.`]) {
		expect(withoutValues(text)).toBe(text);
	}
});
