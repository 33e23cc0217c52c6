import { parse } from '@formatjs/icu-messageformat-parser';
import { textsByLanguage } from './texts.mjs';

/** @import { Label, RemoteMeta } from '../../src/federation/meta.ts' */

/** Number of plain text among the parser's element types. */
const LITERAL = 0;

/**
 * Puts the languages of a text in place of its id: the menu is drawn before the remote's texts are here.
 * @param {RemoteMeta} meta not judged yet @param {string} dir the remote's folder
 * @returns {RemoteMeta<Label>}
 * @throws with every id that is none of a plain text
 */
export function withTexts(meta, dir) {
	const languages = Object.entries(textsByLanguage(dir));
	/** @type {string[]} */
	const problems = [];
	/** @param {unknown} id @param {string} at */
	const wordsOf = (id, at) => {
		if (typeof id !== 'string') return id;
		const words = languages.flatMap(([locale, texts]) => {
			const plain = plainOf(texts[id]);
			if (plain === undefined) problems.push(`${at}: ${id} is no plain text in ${locale}`);
			return plain === undefined ? [] : [[locale, plain]];
		});
		return Object.fromEntries(words);
	};
	/**
	 * @template {object} T
	 * @param {readonly T[]} list @param {keyof T} key @param {string} name
	 */
	const filled = (list, key, name) =>
		Array.isArray(list)
			? list.map((each, index) =>
					each ? { ...each, [key]: wordsOf(each[key], `${name}[${index}].${String(key)}`) } : each,
				)
			: list;
	const complete = {
		...meta,
		routes: filled(meta.routes, 'title', 'routes'),
		menu: filled(meta.menu, 'label', 'menu'),
		...(meta.actions && {
			actions: filled(filled(meta.actions, 'label', 'actions'), 'words', 'actions'),
		}),
		...(meta.records && { records: filled(meta.records, 'label', 'records') }),
	};
	if (problems.length === 0)
		return /** @type {RemoteMeta<Label>} */ (/** @type {unknown} */ (complete));
	throw new Error(
		`${dir}: the metadata names texts that the remote does not have:\n${problems.join('\n')}\nWrite them with defineTexts and in lang/, or give the words in each language.`,
	);
}

/** The words of a text without placeholders. @param {string | undefined} text @returns {string | undefined} */
function plainOf(text) {
	const [first, ...others] = text ? parse(text) : [];
	return first?.type === LITERAL && others.length === 0 ? first.value : undefined;
}
