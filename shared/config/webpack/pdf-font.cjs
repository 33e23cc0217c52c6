const subsetFont = require('subset-font');

/** What the code page of a PDF's standard fonts, Windows-1252, has beyond Latin-1. */
const BEYOND = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const LATIN_1 = [
	...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at),
	...Array.from({ length: 0x100 - 0xa0 }, (_, at) => 0xa0 + at),
];

/**
 * A font that stands in for one of a PDF's standard ones, with the characters that those can write.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} content
 */
function pdfFont(content) {
	const done = this.async();
	const characters = String.fromCodePoint(...LATIN_1) + BEYOND;
	/** @type {import('subset-font').SubsetOptions} */
	const options = { targetFormat: 'truetype', keepFeatures: [] };
	subsetFont(content, characters, options).then((lean) => done(null, lean), done);
}
module.exports = Object.assign(pdfFont, { raw: true });
