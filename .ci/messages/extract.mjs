import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const SOURCE = 'fr';
export const TRANSLATIONS = ['en', 'de'];

/**
 * @import { Element } from './placeholders.mjs'
 * @typedef {{ extract: typeof import('@formatjs/cli-lib').extract, parse: (text: string) => Element[] }} Formatjs
 * @typedef {Record<string, { defaultMessage: string }>} Messages in the code of a package, by id
 */

/** Packages that have texts. @param {string} root */
export const packagesWithTexts = (root) =>
	readdirSync(root).filter((name) => /^(host|shared|remote-.*)$/.test(name));

/** @param {string} root @returns {Promise<Formatjs>} the ICU parser and extractor of the installed formatjs */
export async function loadFormatjs(root) {
	const { extract } = await import('@formatjs/cli-lib');
	// The parser that the build compiles the catalogues with.
	const require = createRequire(path.join(root, 'shared/package.json'));
	const parser = pathToFileURL(require.resolve('@formatjs/icu-messageformat-parser')).href;
	const { parse } = await import(parser);
	return { extract, parse };
}

/** @param {string} folder */
function sourceFiles(folder) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true })
		.map(String)
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|[\\/])testing[\\/]/.test(file))
		.map((file) => path.join(folder, file));
}

/** @param {string} root @param {string} name of the package @param {Pick<Formatjs, 'extract'>} formatjs @returns {Promise<Messages>} */
export async function messagesOf(root, name, { extract }) {
	const files = sourceFiles(path.join(root, name, 'src'));
	return JSON.parse(await extract(files, { throws: true }));
}

/** @param {string} root @param {string} name @param {string} locale */
export const catalogueFile = (root, name, locale) =>
	path.join(root, name, 'lang', `${locale}.json`);

/** @param {string} root @param {string} name @param {string} locale @returns {Record<string, string>} texts by id; none when there is no file */
export function readCatalogue(root, name, locale) {
	const file = catalogueFile(root, name, locale);
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
