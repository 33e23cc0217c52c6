import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../deploy/local/failure.mjs';
import { readConstants } from '../../shared/config/webpack/read-meta.mjs';
import { SOURCE, textsByLanguage, textsIn } from '../../shared/config/webpack/texts.mjs';
import {
	catalogueFile,
	loadParser,
	packagesWithTexts,
	readCatalogue,
	TRANSLATIONS,
} from '../messages/extract.mjs';
import { placeholders } from '../messages/placeholders.mjs';
import { isUntranslated, typographyProblems } from '../messages/typography.mjs';
import { wordsBesideCatalogues } from '../messages/words.mjs';

/**
 * @import { Label, RemoteMeta } from '../../shared/src/federation/meta.ts'
 * @import { Text } from '../../shared/config/webpack/texts.mjs'
 * @import { Parse } from '../messages/extract.mjs'
 * @import { Locale } from '../messages/typography.mjs'
 * @typedef {Pick<Text, 'id' | 'text' | 'place'>} Source
 * @typedef {Record<string, Record<string, string>>} Languages texts by language and id
 */

/**
 * Texts that are a shared word in every language, and stand apart for a reason: a list is whole in one place, by the codes that it
 * gives names to; metadata name a page's title by its id.
 */
const APART = [
	/^(tracabilite\.(field|object|role|value)|regle\.target|cards\.kind)\./,
	/^(permission\.section|layout\.slot)[A-Z]/,
	/^(agent|fiche|permission)\.list$|^dashboard\.title$/,
	/^todo\.today$/,
];

/** Quoted from the specification, as it writes them, in every language. */
const QUOTED = ['error.invalid_credentials'];

/** The texts in the code and each catalogue against them; `npm run messages` mends most. @param {import('../stages.mjs').Context} context */
export async function messages({ root }) {
	const parse = await loadParser(root);
	const owners = new Map();
	const titles = await Promise.all(
		packagesWithTexts(root).map((name) => titleProblems(root, name)),
	);
	const problems = packagesWithTexts(root).flatMap((name) => {
		const texts = textsIn(path.join(root, name)).map((text) => ({
			...text,
			place: path.relative(root, text.place),
		}));
		return [
			...texts.flatMap((text) => sourceProblems(text, owners, parse)),
			...frenchTwice(root, name),
			...TRANSLATIONS.flatMap((locale) =>
				catalogueProblems(readCatalogue(root, name, locale), texts, parse, locale).map(
					(problem) => `${name}/lang/${locale}.json: ${problem}`,
				),
			),
		];
	});
	problems.push(...titles.flat(), ...beside(root), ...wordsAgain(root));
	return { ok: problems.length === 0, output: problems.join('\n') };
}

/** @param {string} root */
const beside = (root) =>
	wordsBesideCatalogues(root).flatMap(({ locale, text, place }) =>
		typographyProblems(text, locale).map((problem) => `${place}: "${text}" ${problem}`),
	);

/** @param {Source} source @param {Map<string, string>} owners place of each id that was seen before @param {Parse} parse */
export function sourceProblems({ id, text, place }, owners, parse) {
	const before = owners.get(id);
	owners.set(id, place);
	return [
		...(before ? [`${id} is at ${before} too`] : []),
		...(/\s{2}|^\s|\s$/.test(text) ? [`${id} has spaces too many`] : []),
		...signProblems(id, text, SOURCE),
		...shapeProblems(id, text, parse),
	].map((problem) => `${place}: ${problem}`);
}

/** @param {string} id @param {string} text @param {Locale} locale */
const signProblems = (id, text, locale) =>
	QUOTED.includes(id) ? [] : typographyProblems(text, locale).map((problem) => `${id} ${problem}`);

/** @param {string} id @param {string} text @param {Parse} parse */
function shapeProblems(id, text, parse) {
	try {
		const says = parse(text).some(({ value }, _, all) => all.length > 1 || text !== `{${value}}`);
		return says ? [] : [`${id} says nothing of its own`];
	} catch (error) {
		return [`${id} is not valid ICU: ${messageOf(error)}`];
	}
}

/** @param {string} root @param {string} name */
async function titleProblems(root, name) {
	const file = path.join(root, name, 'src/remote.meta.ts');
	if (!existsSync(file)) return [];
	const { meta } = await readConstants(file);
	const found = writtenTwice(meta, textsByLanguage(path.join(root, name)));
	return found.map((problem) => `${path.relative(root, file)}: ${problem}`);
}

/** Titles and labels in words that a text of the remote has too.
 * @param {{ routes: readonly { title: Label | string }[], menu: readonly { label: Label | string }[] }} meta
 * @param {Languages} languages
 * @returns {string[]}
 */
export function writtenTwice({ routes, menu }, languages) {
	/** @param {Readonly<Record<string, string>>} words */
	const idOf = (words) =>
		Object.keys(languages[SOURCE] ?? {}).find((id) =>
			Object.entries(languages).every(([locale, texts]) => texts[id] === words[locale]),
		);
	return [...routes.map(({ title }) => title), ...menu.map(({ label }) => label)].flatMap(
		(words) => {
			if (typeof words === 'string') return [];
			const id = idOf(words);
			return id ? [`"${words[SOURCE]}" is the text '${id}': name it`] : [];
		},
	);
}

/** @param {string} root */
const wordsAgain = (root) =>
	packagesWithTexts(root).flatMap((name) =>
		saidAgain(
			textsByLanguage(path.join(root, name)),
			textsByLanguage(path.join(root, 'shared')),
		).map((problem) => `${name}: ${problem}`),
	);

const WORD = 'word.';
/** Texts that are one of the shared words in each language. @param {Languages} languages @param {Languages} shared @returns {string[]} */
export function saidAgain(languages, shared) {
	/** @param {Languages} of @param {string} id */
	const inAll = (of, id) => JSON.stringify([SOURCE, ...TRANSLATIONS].map((each) => of[each]?.[id]));
	const words = new Map(
		Object.keys(shared[SOURCE] ?? {})
			.filter((id) => id.startsWith(WORD))
			.map((id) => [inAll(shared, id), id.slice(WORD.length)]),
	);
	return Object.keys(languages[SOURCE] ?? {})
		.filter((id) => !id.startsWith(WORD) && !APART.some((pattern) => pattern.test(id)))
		.flatMap((id) => {
			const word = words.get(inAll(languages, id));
			return word ? [`${id} says what words.${word} says in every language: take that`] : [];
		});
}

/** @param {string} root @param {string} name */
const frenchTwice = (root, name) =>
	existsSync(catalogueFile(root, name, SOURCE))
		? [`${name}/lang/${SOURCE}.json: French stands in the code; the build makes this catalogue`]
		: [];

/** @param {Record<string, string>} found a catalogue @param {Pick<Source, 'id' | 'text'>[]} sources @param {Parse} parse @param {Locale} locale */
export function catalogueProblems(found, sources, parse, locale) {
	const ids = Object.keys(found);
	const isSorted = ids.join() === [...ids].sort().join();
	const known = new Set(sources.map(({ id }) => id));
	return [
		...(isSorted ? [] : ['is not sorted by id']),
		...ids.filter((id) => !known.has(id)).map((id) => `${id} is used nowhere`),
		...sources.flatMap(({ id, text }) => {
			const problem = textProblem(found[id], text, (each) => placeholders(parse(each)));
			return problem ? [`${id} ${problem}`] : signProblems(id, found[id] ?? '', locale);
		}),
	];
}

/** @param {string | undefined} text @param {string} source @param {(text: string) => string} shapeOf */
function textProblem(text, source, shapeOf) {
	if (!text?.trim()) return 'is missing';
	if (isUntranslated(text, source)) return 'is not translated';
	if (shapeOf(text) === shapeOf(source)) return '';
	return `needs the placeholders ${shapeOf(source) || '(none)'}`;
}
