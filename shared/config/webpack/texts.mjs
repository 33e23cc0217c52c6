import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-api';
import { sourcesBelow } from '../proof/files.mjs';

/** The language of the texts in the code. */
export const SOURCE = 'fr';
const DEFINES = 'defineTexts';
const FEATURE = /^[a-z]\w*(\.\w+)*$/;
const KEY = /^[\w-]+$/;

/** @import { Node, SourceFile } from 'typescript-api' */
/** @typedef {{ id: string, text: string, note: string, place: string, start: number, end: number }} Text */

/**
 * The texts that sources name with `defineTexts`, found without running them.
 * @param {string} dir a package, whose `src` is read
 * @returns {Text[]} `note`: the comment above it; `place`: file and line; `start`, `end`: where its quotes are in the file
 * @throws where one is not written out, so that no build can know it
 */
export function textsIn(dir) {
	return sourcesBelow(path.join(dir, 'src')).flatMap((file) => {
		const code = readFileSync(file, 'utf8');
		// Most files have none, and to read them takes most of the time.
		return hasTexts(code) ? textsOf(file, code) : [];
	});
}

/** @param {string} code */
export const hasTexts = (code) => code.includes(`${DEFINES}(`) || code.includes(`${DEFINES}<`);

/** @param {string} file @param {string} code @returns {Text[]} */
export function textsOf(file, code) {
	const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true, kind);
	/** @type {Text[]} */
	const found = [];
	/** @param {Node} node */
	const visit = (node) => {
		if (ts.isCallExpression(node) && node.expression.getText() === DEFINES) {
			found.push(...textsOfCall(node, source));
		} else ts.forEachChild(node, visit);
	};
	visit(source);
	return found;
}

/** @param {ts.CallExpression} call @param {SourceFile} source @returns {Text[]} */
function textsOfCall({ arguments: [feature, given] }, source) {
	if (!feature || !given || !ts.isStringLiteralLike(feature)) {
		throw unreadable(feature ?? source, source);
	}
	const named = wordOf(feature, FEATURE, source);
	const texts = ts.isSatisfiesExpression(given) ? given.expression : given;
	if (!ts.isObjectLiteralExpression(texts)) throw unreadable(given, source);
	return texts.properties.map((property) => {
		if (!ts.isPropertyAssignment(property)) throw unreadable(property, source);
		const { name, initializer } = property;
		if (!ts.isStringLiteralLike(initializer)) throw unreadable(property, source);
		return {
			id: `${named}.${wordOf(name, KEY, source)}`,
			text: initializer.text,
			note: noteAbove(property, source),
			place: placeOf(property, source),
			start: initializer.getStart(source),
			end: initializer.getEnd(),
		};
	});
}

/** @param {Node} node @param {RegExp} pattern @param {SourceFile} source */
function wordOf(node, pattern, source) {
	const isWord = ts.isStringLiteralLike(node) || ts.isIdentifier(node);
	if (isWord && pattern.test(node.text)) return node.text;
	throw unreadable(node, source);
}

/** @param {Node} node @param {SourceFile} source */
const noteAbove = (node, { text }) =>
	(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
		.map(({ pos, end }) => text.slice(pos, end).replace(/^\/[/*]+\s*|\s*\*\/$/g, ''))
		.join(' ');

/** @param {Node} node @param {SourceFile} source */
function placeOf(node, source) {
	const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
	return `${source.fileName}:${line + 1}`;
}

/** @param {Node} node @param {SourceFile} source */
const unreadable = (node, source) =>
	new Error(
		`${placeOf(node, source)}: write out ${DEFINES}('feature', { name: 'text' }) with plain words; the build reads it without running it.`,
	);

/**
 * All texts of a package by language and id: French from its code, the others from `lang/<locale>.json`.
 * A remote of before has its French there too.
 * @param {string} dir
 * @returns {Record<string, Record<string, string>>}
 */
export function textsByLanguage(dir) {
	const folder = path.join(dir, 'lang');
	const files = existsSync(folder) ? readdirSync(folder) : [];
	const languages = Object.fromEntries(
		files.map((file) => [
			path.basename(file, '.json'),
			JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
		]),
	);
	const french = textsIn(dir).map(({ id, text }) => [id, text]);
	return { ...languages, [SOURCE]: { ...languages[SOURCE], ...Object.fromEntries(french) } };
}

/** What a build with texts depends on: it is made anew when something in there changes. @param {string} dir */
export const foldersOfTexts = (dir) => [path.join(dir, 'src'), path.join(dir, 'lang')];
