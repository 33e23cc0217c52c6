import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** @type {('en' | 'de')[]} */
export const TRANSLATIONS = ['en', 'de'];

/**
 * @import { Element } from './placeholders.mjs'
 * @typedef {(text: string) => Element[]} Parse
 */

/** Packages that have texts. @param {string} root */
export const packagesWithTexts = (root) =>
	readdirSync(root).filter((name) => /^(host|shared|remote-.*)$/.test(name));

/** @param {string} root @returns {Promise<Parse>} the ICU parser that the build compiles the catalogues with */
export async function loadParser(root) {
	const require = createRequire(path.join(root, 'shared/package.json'));
	const parser = pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href;
	return (await import(parser)).parse;
}

/** @param {string} root @param {string} name @param {string} locale */
export const catalogueFile = (root, name, locale) =>
	path.join(root, name, 'lang', `${locale}.json`);

/** @param {string} root @param {string} name @param {string} locale @returns {Record<string, string>} texts by id; none when there is no file */
export function readCatalogue(root, name, locale) {
	const file = catalogueFile(root, name, locale);
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
