/// <reference path="./subset-font.d.ts" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const leanFont = require('./lean-font.cjs');
const pdfFont = require('./pdf-font.cjs');
/** Of the remote that draws PDFs. */
const REGULAR =
	'../../../remote-admin/node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';
const FONT = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
/** Of French, German and Haitian Creole, with the signs that the texts use. */
const LETTERS = 'àâäæçéèêëîïôœùûüÿßòÀÂÄÆÇÉÈÊËÎÏÔŒÙÛÜÒ«»‹›“”„’–—…·×−€%0123456789';

/** @param {string} file @param {(this: any, content: Buffer) => void} [loader] @param {string} [resourceQuery] @returns {Promise<Buffer>} */
const leanOf = (file, loader = leanFont, resourceQuery = '') =>
	new Promise((resolve, reject) => {
		const context = {
			resourcePath: file,
			resourceQuery,
			/** @returns {(error: Error | null, font: Buffer) => void} */
			async: () => (error, font) => (error ? reject(error) : resolve(font)),
		};
		loader.call(context, readFileSync(file));
	});

/** Whether a font has a glyph of its own for the character: without one the subset holds nothing but `.notdef`. */
async function hasGlyph(/** @type {Buffer} */ font, /** @type {string} */ character) {
	const options = /** @type {const} */ ({ targetFormat: 'truetype', noLayoutClosure: true });
	const single = Buffer.from(await subsetFont(font, character, options));
	const tables = single.readUInt16BE(4);
	const at = Array.from({ length: tables }, (_, index) => 12 + 16 * index).find(
		(offset) => single.toString('latin1', offset, offset + 4) === 'maxp',
	);
	assert.ok(at);
	return single.readUInt16BE(single.readUInt32BE(at + 8) + 4) > 1;
}

test('the font is half of its package’s, and has every letter that the texts use', async () => {
	const lean = await leanOf(FONT);
	assert.ok(lean.length < readFileSync(FONT).length / 2, `${lean.length} bytes`);
	for (const letter of LETTERS) assert.ok(await hasGlyph(lean, letter), letter);
	assert.equal(await hasGlyph(lean, 'Ж'), false);
});

test('the letters of nearly every text are a font of three quarters of that, which the page knows them by', async () => {
	const letters = await leanOf(FONT, leanFont, '?letters');
	assert.ok(letters.length < 0.8 * (await leanOf(FONT)).length, `${letters.length} bytes`);
	for (const letter of LETTERS.replace(/[‹›]/g, ''))
		assert.ok(await hasGlyph(letters, letter), letter);
	assert.equal(await hasGlyph(letters, 'ñ'), false);
	const css = readFileSync(
		path.join(import.meta.dirname, '../../../host/src/letters-font.css'),
		'utf8',
	);
	const [, ranges = ''] = /unicode-range:([^;]*);/.exec(css) ?? [];
	assert.equal(ranges.trim().replace(/\s+/g, ' '), leanFont.LETTERS);
});

test('the same font gives the same bytes', async () => {
	assert.deepEqual(await leanOf(FONT), await leanOf(FONT));
});

test('a font for PDFs has what their standard fonts can write, and is small enough to be taken along', async () => {
	const full = path.join(import.meta.dirname, REGULAR);
	const lean = await leanOf(full, pdfFont);
	assert.ok(lean.length < 100 * 1024, `${lean.length} bytes`);
	for (const letter of 'Aaz09éÈçœŒŸ€«»’–—…') assert.ok(await hasGlyph(lean, letter), letter);
	assert.equal(await hasGlyph(lean, 'Ж'), false);
});
