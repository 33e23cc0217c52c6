import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../deploy/local/paths.mjs';
import { ownFiles } from '../files.mjs';

/** With an API for programs, which the one that checks types does not have. */
const ts = createRequire(path.join(ROOT, 'shared/package.json'))('typescript-api');

/** Where texts are that no page says: files and mails of the API, titles and menus of the remotes. */
const FILES = /^(api\/src|remote-[a-z]+\/src\/remote\.meta)\b.*(?<!\.test)\.ts$/;

/**
 * @import { Locale } from './typography.mjs'
 * @typedef {{ locale: Locale, text: string, place: string }} Words
 */

/** @param {string} root @returns {Words[]} what stands below `fr`, `en` and `de` in an object of the code */
export const wordsBesideCatalogues = (root) =>
	ownFiles(root, FILES).flatMap((file) =>
		wordsIn(file, readFileSync(path.join(root, file), 'utf8')),
	);

/** @param {string} file @param {string} code @returns {Words[]} */
export function wordsIn(file, code) {
	if (!/\bde: /.test(code)) return [];
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
	/** @type {Words[]} */
	const found = [];
	/** @param {any} node @param {Locale | undefined} locale */
	const visit = (node, locale) => {
		const named = ts.isPropertyAssignment(node) && localeOf(node.name.getText());
		const text = locale && textOf(node);
		if (locale && text !== undefined) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart());
			found.push({ locale, text, place: `${file}:${line + 1}` });
		} else ts.forEachChild(node, (/** @type {any} */ child) => visit(child, named || locale));
	};
	visit(source, undefined);
	return found;
}

/** @param {string} name @returns {Locale | undefined} */
const localeOf = (name) => (name === 'fr' || name === 'en' || name === 'de' ? name : undefined);

/** The text of a literal; where a value goes in, `{}`. @param {any} node @returns {string | undefined} */
function textOf(node) {
	if (ts.isStringLiteralLike(node)) return node.text;
	if (!ts.isTemplateExpression(node)) return undefined;
	return (
		node.head.text +
		node.templateSpans.map((/** @type {any} */ { literal }) => `{}${literal.text}`).join('')
	);
}
