import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { before, test } from 'node:test';
import { ROOT } from '../../deploy/local/paths.mjs';
import { textsByLanguage, textsIn } from '../../shared/config/webpack/texts.mjs';
import { catalogueProblems, saidAgain, sourceProblems, writtenTwice } from '../stages/messages.mjs';
import { loadParser } from './extract.mjs';
import { typographyProblems } from './typography.mjs';
import { wordsIn } from './words.mjs';

/** @type {Awaited<ReturnType<typeof loadParser>>} */
let parse;
before(async () => {
	parse = await loadParser(ROOT);
});

const COUNT = '{count, plural, one {# agent} other {# agents}} de {name}';
const sources = [
	{ id: 'a.count', text: COUNT },
	{ id: 'a.title', text: 'Agents' },
];

/** @type {[texts: Record<string, string>, problems: string[]][]} */
const CATALOGUES = [
	[{ 'a.count': COUNT, 'a.title': 'Agents' }, []],
	[{ 'a.count': '{name}: {count, plural, other {# agents}}', 'a.title': 'Agents' }, []],
	[{ 'a.count': COUNT }, ['a.title is missing']],
	[{ 'a.count': COUNT, 'a.title': ' ' }, ['a.title is missing']],
	[{ 'a.count': COUNT, 'a.title': 'A', 'b.old': 'Old' }, ['b.old is used nowhere']],
	[
		{ 'a.count': '{count} von {nom}', 'a.title': 'A' },
		['a.count needs the placeholders count:plural name:argument'],
	],
	[{ 'a.title': 'Agents', 'a.count': COUNT }, ['is not sorted by id']],
];
for (const [texts, problems] of CATALOGUES) {
	test(`${JSON.stringify(texts)}: ${problems.join() || 'good'}`, () => {
		assert.deepEqual(catalogueProblems(texts, sources, parse, 'en'), problems);
	});
}

const TEXTS = [
	['Agents', ''],
	['{count} agents', ''],
	['{count, plural, other {#}}', ''],
	['{name}', 'a.x says nothing of its own'],
	['', 'a.x says nothing of its own'],
	['Les  agents', 'a.x has spaces too many'],
	["L'agent", 'a.x has a straight apostrophe: ’'],
	['{count, plural, one {#}}', 'a.x is not valid ICU: MISSING_OTHER_CLAUSE'],
];
const SOURCE = { id: 'a.x', place: 'a.ts:1', start: 0, end: 0 };
for (const [text, problem] of TEXTS) {
	test(`"${text}" in the code: ${problem || 'good'}`, () => {
		const found = sourceProblems({ ...SOURCE, text }, new Map(), parse);
		assert.deepEqual(found, problem ? [`a.ts:1: ${problem}`] : []);
	});
}

/** @type {[locale: 'fr' | 'en' | 'de', good: string[], wrong: string[]][]} */
const SIGNS = [
	[
		'fr',
		[
			'« {name} » : oui ?',
			'Écrivez hh:mm.',
			'−{amount}',
			'{from}–{to} sur {total}',
			'2026-11-29',
			'—',
			'{size, number, ::.0} Mo',
			'L’agent…',
			'80 % ou plus',
		],
		[
			"L'agent",
			'Le "nom"',
			'Attente...',
			'Nom: {name}',
			'Oui!',
			'«Oui »',
			'“Oui”',
			'80% de',
			'-{amount}',
			'Plus de -3 %',
			'{from}-{to} sur {total}',
			'–',
			'Le nom — ou rien',
			'Oui\u00a0?',
		],
	],
	[
		'en',
		[
			'“{name}”: yes?',
			'{share}% of it',
			'Code sent to {email}',
			'P/L with %',
			'{n, number, ::.0} MB',
		],
		['Name : {name}', 'Yes !', '« Yes »', '{share} % of it', 'Your email', 'Log in again'],
	],
	[
		'de',
		['„{name}“: ja?', '80 % davon', 'Wird geladen …', 'Durchsuchen Sie die Liste.'],
		['Name : {name}', '“Ja”', '«Ja»', '{share}% davon', 'Wird geladen…', 'Willst du das?'],
	],
];
for (const [locale, good, wrong] of SIGNS) {
	test(`signs and words of ${locale} are held to`, () => {
		assert.deepEqual(
			good.filter((text) => typographyProblems(text, locale).length > 0),
			[],
		);
		assert.deepEqual(
			wrong.filter((text) => typographyProblems(text, locale).length === 0),
			[],
		);
	});
}

test('a sentence that stands in a catalogue as in the code is not translated', () => {
	const text = 'Le tirage ne peut pas être annulé.';
	assert.deepEqual(catalogueProblems({ 'a.x': text }, [{ id: 'a.x', text }], parse, 'de'), [
		'a.x is not translated',
	]);
	const alike = '{count, plural, one {# permission} other {# permissions}}';
	assert.deepEqual(
		catalogueProblems({ 'a.x': alike }, [{ id: 'a.x', text: alike }], parse, 'en'),
		[],
	);
});

test('words of files and mails are found by their language', () => {
	const code = `const WORDS = {
		fr: { of: (page: number) => \`Page \${page} sur \`, yes: 'Oui' },
		de: { ...{ yes: 'Ja' } },
	};
	const other = { name: 'Name' };`;
	assert.deepEqual(
		wordsIn('a.ts', code).map(({ locale, text, place }) => [locale, text, place]),
		[
			['fr', 'Page {} sur ', 'a.ts:2'],
			['fr', 'Oui', 'a.ts:2'],
			['de', 'Ja', 'a.ts:3'],
		],
	);
});

test('an id that another text has is told with both places', () => {
	const owners = new Map([['a.x', 'b.ts:2']]);
	const found = sourceProblems({ ...SOURCE, text: 'X' }, owners, parse);
	assert.deepEqual(found, ['a.ts:1: a.x is at b.ts:2 too']);
});

test('a title that is a text of the remote too is found', () => {
	/** @type {Parameters<typeof writtenTwice>[1]} */
	const languages = { fr: { 'a.x': 'Un', 'a.y': 'Deux' }, de: { 'a.x': 'Eins', 'a.y': 'Zwei' } };
	const meta = {
		routes: [{ title: { fr: 'Deux', en: 'Two', de: 'Zwei' } }, { title: 'a.x' }],
		menu: [{ label: { fr: 'Un', en: 'One', de: 'Ein' } }],
	};
	assert.deepEqual(writtenTwice(meta, languages), [`"Deux" is the text 'a.y': name it`]);
});

test('what a shared word says in every language is not written again', () => {
	const shared = {
		fr: { 'word.close': 'Fermer', 'word.agent': 'Agent' },
		en: { 'word.close': 'Close', 'word.agent': 'Agent' },
		de: { 'word.close': 'Schließen', 'word.agent': 'Verkäufer' },
	};
	const languages = {
		fr: { 'a.close': 'Fermer', 'a.end': 'Fermer', 'regle.target.agent': 'Agent' },
		en: { 'a.close': 'Close', 'a.end': 'Close', 'regle.target.agent': 'Agent' },
		de: { 'a.close': 'Schließen', 'a.end': 'Beenden', 'regle.target.agent': 'Verkäufer' },
	};
	assert.deepEqual(saidAgain(languages, shared), [
		'a.close says what words.close says in every language: take that',
	]);
	assert.deepEqual(saidAgain(shared, shared), []);
});

/** @param {Record<string, string>} files */
function aPackage(files) {
	const dir = mkdtempSync(path.join(tmpdir(), 'borlette-texts-'));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
		writeFileSync(path.join(dir, name), text);
	}
	return dir;
}

test('the texts of a package, in its languages', () => {
	const dir = aPackage({
		'src/a.ts': `const a = defineTexts<'one' | 'two'>('x.y', {
			// A note
			one: 'Un',
			'two-b': "L'autre",
		} satisfies Record<string, string>);`,
		'src/a.test.ts': "defineTexts('t', { no: 'Non' });",
		'lang/de.json': '{ "x.y.one": "Eins" }',
	});
	try {
		assert.deepEqual(textsByLanguage(dir), {
			de: { 'x.y.one': 'Eins' },
			fr: { 'x.y.one': 'Un', 'x.y.two-b': "L'autre" },
		});
		assert.deepEqual(
			textsIn(dir).map(({ note, place }) => [note, path.relative(dir, place)]),
			[
				['A note', path.join('src', 'a.ts:3')],
				['', path.join('src', 'a.ts:4')],
			],
		);
	} finally {
		rmSync(dir, { recursive: true });
	}
});

for (const call of [
	'defineTexts(feature, {})',
	"defineTexts('A b', {})",
	"defineTexts('a', texts)",
	"defineTexts('a', { ...texts })",
	"defineTexts('a', { b: c + 'd' })",
	"defineTexts('a', { b })",
	"defineTexts('a', { [b]: 'c' })",
]) {
	test(`${call} is refused: no build can read it`, () => {
		const dir = aPackage({ 'src/a.ts': call });
		try {
			assert.throws(() => textsIn(dir), /a\.ts:1: write out defineTexts/);
		} finally {
			rmSync(dir, { recursive: true });
		}
	});
}
