const path = require('node:path');
const subsetFont = require('subset-font');

/** `inter-latin-ext-wght-normal.woff2` has the characters that its package calls `latin-ext`. */
const NAME = /^[a-z]+-(.+)-wght-normal$/;
/** What the theme uses (textStyles.ts, tokens.ts): anything bolder is drawn as the boldest of these. */
const WEIGHTS = { min: 400, max: 600 };
/** Kerning and figures of one width. The other features are alternates, which are more than half of the font. */
const FEATURES = ['kern', 'tnum'];

/** With which French, German, English and Haitian Creole are written: a third fewer bytes than all of `latin`. The same as in host/src/letters-font.css. */
const LETTERS =
	'U+20-7E, U+A0, U+AB, U+B0, U+B3, U+B7, U+BB, U+C0, U+C2, U+C4, U+C6-CB, U+CE-CF, U+D2, U+D4, U+D6-D7, ' +
	'U+D9, U+DB-DC, U+DF-E0, U+E2, U+E4, U+E6-EB, U+EE-EF, U+F2, U+F4, U+F6, U+F9, U+FB-FC, U+FF, ' +
	'U+152-153, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2026, U+202F, U+20AC, U+2193, U+2212';

/** `U+0000-00FF,U+0131` as text of those characters. @param {string} ranges */
const charactersOf = (ranges) =>
	ranges
		.split(',')
		.flatMap((range) => {
			const [first, last = first] = range.trim().replace('U+', '').split('-');
			const from = Number.parseInt(first ?? '', 16);
			const count = Number.parseInt(last ?? '', 16) - from + 1;
			return Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at));
		})
		.join('');

/**
 * A variable font of @fontsource-variable, with all its characters (`?letters`: those) and only the weights and features in use.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} content
 */
function leanFont(content) {
	const done = this.async();
	const [, subset = ''] = NAME.exec(path.basename(this.resourcePath, '.woff2')) ?? [];
	const all = require(path.join(path.dirname(this.resourcePath), '../unicode.json'))[subset];
	const ranges = this.resourceQuery === '?letters' ? LETTERS : all;
	if (!ranges) {
		done(new Error('Which characters this font has is not known: see its package’s unicode.json.'));
		return;
	}
	/** @type {import('subset-font').SubsetOptions} */
	const options = {
		targetFormat: 'woff2',
		keepFeatures: FEATURES,
		variationAxes: { wght: WEIGHTS },
	};
	subsetFont(content, charactersOf(ranges), options).then((lean) => done(null, lean), done);
}
module.exports = Object.assign(leanFont, { raw: true, LETTERS });
