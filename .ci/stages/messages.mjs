import {
	loadFormatjs,
	messagesOf,
	packagesWithTexts,
	readCatalogue,
	SOURCE,
	TRANSLATIONS,
} from '../messages/extract.mjs';
import { placeholders } from '../messages/placeholders.mjs';

/** Each catalogue against the messages in the code of its package; `npm run messages` mends most. @param {import('../stages.mjs').Context} context */
export async function messages({ root }) {
	const formatjs = await loadFormatjs(root);
	/** @param {string} text */
	const shapeOf = (text) => placeholders(formatjs.parse(text));
	const problems = [];
	const owners = new Map();
	for (const name of packagesWithTexts(root)) {
		const sources = await messagesOf(root, name, formatjs);
		for (const id of Object.keys(sources)) {
			if (owners.has(id)) problems.push(`${id} is in ${owners.get(id)} and in ${name}`);
			owners.set(id, name);
		}
		for (const locale of [SOURCE, ...TRANSLATIONS]) {
			const texts = readCatalogue(root, name, locale);
			const found = catalogueProblems(locale, texts, sources, shapeOf);
			problems.push(...found.map((problem) => `${name}/lang/${locale}.json: ${problem}`));
		}
	}
	return { ok: problems.length === 0, output: problems.join('\n') };
}

/**
 * @param {string} locale @param {Record<string, string>} texts of a catalogue
 * @param {import('../messages/extract.mjs').Messages} sources
 * @param {(text: string) => string} shapeOf the placeholders of a text, to be compared
 */
export function catalogueProblems(locale, texts, sources, shapeOf) {
	const found = Object.keys(texts);
	const isSorted = found.join() === [...found].sort().join();
	return [
		...(isSorted ? [] : ['is not sorted by id']),
		...found.filter((id) => !sources[id]).map((id) => `${id} is used nowhere`),
		...Object.entries(sources).flatMap(([id, { defaultMessage }]) => {
			const problem = textProblem(locale, texts[id], defaultMessage, shapeOf);
			return problem ? [`${id} ${problem}`] : [];
		}),
	];
}

/** @param {string} locale @param {string | undefined} text @param {string} source @param {(text: string) => string} shapeOf */
function textProblem(locale, text, source, shapeOf) {
	if (!text?.trim()) return 'is missing';
	if (locale === SOURCE) return text === source ? '' : `differs from the code: "${source}"`;
	if (shapeOf(text) === shapeOf(source)) return '';
	return `needs the placeholders ${shapeOf(source) || '(none)'}`;
}
