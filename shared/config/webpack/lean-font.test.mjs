/// <reference path="./subset-font.d.ts" />
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const leanFont = require('./lean-font.cjs');
const FONT = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
/** Of French, German and Haitian Creole, with the signs that the texts use. */
const LETTERS = 'àâäæçéèêëîïôœùûüÿßòÀÂÄÆÇÉÈÊËÎÏÔŒÙÛÜÒ«»‹›“”„’–—…·×−€%0123456789';

/** @param {string} file @returns {Promise<Buffer>} */
const leanOf = (file) =>
	new Promise((resolve, reject) => {
		const context = {
			resourcePath: file,
			/** @returns {(error: Error | null, font: Buffer) => void} */
			async: () => (error, font) => (error ? reject(error) : resolve(font)),
		};
		leanFont.call(context, readFileSync(file));
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

test('the same font gives the same bytes', async () => {
	assert.deepEqual(await leanOf(FONT), await leanOf(FONT));
});
