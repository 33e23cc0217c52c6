import { fold, isFound, searchPatterns } from '@borlette/shared/contract/search';
import fc from 'fast-check';
import { sql } from 'kysely';
import { useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();

/** Whether PostgreSQL finds the texts, each by its words. */
async function foundByDatabase(pairs: ReadonlyArray<readonly [text: string, q: string]>) {
	const texts = pairs.map(([text]) => text);
	const patterns = pairs.map(([, q]) => JSON.stringify(searchPatterns(q)));
	const { rows } = await sql<{ is_found: boolean }>`
		SELECT text ~ ALL (ARRAY(SELECT jsonb_array_elements_text(patterns::jsonb))) AS is_found
		FROM unnest(${texts}::text[], ${patterns}::text[]) WITH ORDINALITY AS given (text, patterns, place)
		ORDER BY place`.execute(api.owner);
	return rows.map(({ is_found }) => is_found);
}

test.each([
	['Guerline Mésidor', 'mesidor'],
	['Guerline Mésidor', 'MESIDOR guerl'],
	['Jean-Baptiste Noël', 'noel jean baptiste'],
	['Jean Baptiste', 'jean-baptiste'],
	['JEANBAPTISTE', 'Jean-Baptiste'],
	['Nadège N’Diaye', "n'diaye"],
	['Me\u0301sidor', 'mésidor'],
	['Sœur Cœur', 'soeur'],
	['Coeur', 'cœur'],
	['Weiß', 'weiss'],
	['Nguyễn', 'nguyen'],
	['Nguyen', 'Nguyễn'],
	['Андрей', 'андреи'],
	['Андрей', 'АНДРЕЙ'],
	['Ελένη', 'ελενη'],
	['مركز بورت أو برانس', 'أو مركز'],
	['한국 서울', '서울'],
	['がんばる', 'がん'],
	['+50934567890', '34 56 78 90'],
	['+50934567890', '+509 3456-7890'],
	['+50934567890', '(509) 3456.7890'],
	['+509 34 56 7890', '34567890'],
	['7F3KX0A9QZ1M', '7f3k x0a9 qz1m'],
	['7F3KX0A9QZ1M', '7F3K-X0A9-QZ1M'],
	['12*34', '12*34'],
	['Under_score', '_'],
])('%j is found by %j', async (text, q) => {
	expect(isFound(text, q)).toBe(true);
	expect(await foundByDatabase([[text, q]])).toEqual([true]);
});

test.each([
	['Mésidor', 'mesidar'],
	['+50934567890', '34 56 90 78'],
	['Jean', 'jean paul'],
	['Zamor', '_'],
	['100', '%'],
	['Jean', '.*'],
	['Jean', '[a-z]'],
	['Jean', '(?:'],
])('%j is not found by %j', async (text, q) => {
	expect(isFound(text, q)).toBe(false);
	expect(await foundByDatabase([[text, q]])).toEqual([false]);
});

const LETTERS = [
	..."aAbBeEéÉèÊoOøœŒæsSßiıİcçñłđÅ\u0301\u0308 -_'’.,()/+*|\\^$[]{}?=%0123456789ễйΈأ한",
];
const texts = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((all) => all.join(''));

test('the browser and the database find the same, whatever is typed', async () => {
	const pairs = fc.sample(fc.tuple(texts, texts), 3_000);
	const parts = pairs.map(([text, q]) => [text + q, q] as const);
	const both = [...pairs, ...parts];
	const found = await foundByDatabase(both);
	const other = both.filter(([text, q], index) => isFound(text, q) !== found[index]);
	expect(other).toEqual([]);
	expect(new Set(found)).toEqual(new Set([true, false]));
});

/** `ß` beside another `s` is no word of any language: which two of three are one letter is not tried. */
const words = texts.map((text) => text.replace(/s/gi, 'z'));

test('a text is found by itself, by what it folds to, and the other way round', () => {
	fc.assert(
		fc.property(
			words,
			(text) => isFound(text, text) && isFound(text, fold(text)) && isFound(fold(text), fold(text)),
		),
		{ numRuns: 2_000 },
	);
});

test('the longest that can be asked for is looked for', async () => {
	for (const letter of 'eo*') {
		const text = letter.repeat(100);
		expect(await foundByDatabase([[text, text]])).toEqual([true]);
	}
});

test('no more words are looked for than PostgreSQL keeps expressions of', () => {
	const many = [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' ');
	expect(searchPatterns(many)).toEqual(searchPatterns(many.slice(0, 40)));
	expect(searchPatterns(many)).toHaveLength(20);
});
