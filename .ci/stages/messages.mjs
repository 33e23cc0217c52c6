import { existsSync } from 'node:fs';
import path from 'node:path';
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

/** The texts in the code and each catalogue against them; `npm run messages` mends most. */
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
				catalogueProblems(readCatalogue(root, name, locale), texts, parse).map(
					(problem) => `${name}/lang/${locale}.json: ${problem}`,
				),
			),
		];
	});
	problems.push(...titles.flat());
	return { ok: problems.length === 0, output: problems.join('\n') };
}

/** @param {Map<string, string>} owners place of each id that was seen before */
export function sourceProblems({ id, text, place }, owners, parse) {
	const before = owners.get(id);
	owners.set(id, place);
	return [
		...(before ? [`${id} is at ${before} too`] : []),
		...(/\s{2}|^\s|\s$/.test(text) ? [`${id} has spaces too many`] : []),
		...shapeProblems(id, text, parse),
	].map((problem) => `${place}: ${problem}`);
}

function shapeProblems(id, text, parse) {
	try {
		const says = parse(text).some(({ value }, _, all) => all.length > 1 || text !== `{${value}}`);
		return says ? [] : [`${id} says nothing of its own`];
	} catch (error) {
		return [`${id} is not valid ICU: ${error.message}`];
	}
}

async function titleProblems(root, name) {
	const file = path.join(root, name, 'src/remote.meta.ts');
	if (!existsSync(file)) return [];
	const { meta } = await readConstants(file);
	const found = writtenTwice(meta, textsByLanguage(path.join(root, name)));
	return found.map((problem) => `${path.relative(root, file)}: ${problem}`);
}

/** Titles and labels in words that a text of the remote has too. */
export function writtenTwice({ routes, menu }, languages) {
	const idOf = (words) =>
		Object.keys(languages[SOURCE]).find((id) =>
			Object.entries(languages).every(([locale, texts]) => texts[id] === words[locale]),
		);
	return [...routes.map(({ title }) => title), ...menu.map(({ label }) => label)].flatMap(
		(words) => {
			const id = typeof words === 'string' ? undefined : idOf(words);
			return id ? [`"${words[SOURCE]}" is the text '${id}': name it`] : [];
		},
	);
}

const frenchTwice = (root, name) =>
	existsSync(catalogueFile(root, name, SOURCE))
		? [`${name}/lang/${SOURCE}.json: French stands in the code; the build makes this catalogue`]
		: [];

/** @param {Record<string, string>} found a catalogue @param {{ id: string, text: string }[]} sources */
export function catalogueProblems(found, sources, parse) {
	const ids = Object.keys(found);
	const isSorted = ids.join() === [...ids].sort().join();
	const known = new Set(sources.map(({ id }) => id));
	return [
		...(isSorted ? [] : ['is not sorted by id']),
		...ids.filter((id) => !known.has(id)).map((id) => `${id} is used nowhere`),
		...sources.flatMap(({ id, text }) => {
			const problem = textProblem(found[id], text, (each) => placeholders(parse(each)));
			return problem ? [`${id} ${problem}`] : [];
		}),
	];
}

function textProblem(text, source, shapeOf) {
	if (!text?.trim()) return 'is missing';
	if (shapeOf(text) === shapeOf(source)) return '';
	return `needs the placeholders ${shapeOf(source) || '(none)'}`;
}
