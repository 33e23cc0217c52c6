import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ROOT } from '../../deploy/local/paths.mjs';
import { catalogueProblems } from '../stages/messages.mjs';
import { loadFormatjs } from './extract.mjs';
import { placeholders } from './placeholders.mjs';

/** @type {(text: string) => string} */
let shapeOf;
before(async () => {
	const { parse } = await loadFormatjs(ROOT);
	shapeOf = (text) => placeholders(parse(text));
});

const sources = {
	'a.count': { defaultMessage: '{count, plural, one {# agent} other {# agents}} de {name}' },
	'a.title': { defaultMessage: 'Agents' },
};
const french = { 'a.count': sources['a.count'].defaultMessage, 'a.title': 'Agents' };

/** @type {[string, Record<string, string>, string[]][]} */
const CASES = [
	['fr', french, []],
	['en', { 'a.count': '{name}: {count, plural, other {# agents}}', 'a.title': 'Agents' }, []],
	['en', { 'a.count': french['a.count'] }, ['a.title is missing']],
	['en', { ...french, 'a.title': ' ' }, ['a.title is missing']],
	['en', { ...french, 'b.old': 'Old' }, ['b.old is used nowhere']],
	['fr', { ...french, 'a.title': 'Les agents' }, ['a.title differs from the code: "Agents"']],
	[
		'de',
		{ ...french, 'a.count': '{count} von {nom}' },
		['a.count needs the placeholders count:plural name:argument'],
	],
	['en', { 'a.title': 'Agents', 'a.count': french['a.count'] }, ['is not sorted by id']],
];

for (const [locale, texts, problems] of CASES) {
	test(`${locale} ${JSON.stringify(texts)}: ${problems.join() || 'good'}`, () => {
		assert.deepEqual(catalogueProblems(locale, texts, sources, shapeOf), problems);
	});
}
