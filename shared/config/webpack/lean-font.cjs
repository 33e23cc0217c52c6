const path = require('node:path');
const subsetFont = require('subset-font');

/** `inter-latin-ext-wght-normal.woff2` has the characters that its package calls `latin-ext`. */
const NAME = /^[a-z]+-(.+)-wght-normal$/;
/** What the theme uses (textStyles.ts, tokens.ts): anything bolder is drawn as the boldest of these. */
const WEIGHTS = { min: 400, max: 600 };
/** Kerning and figures of one width. The other features are alternates, which are more than half of the font. */
const FEATURES = ['kern', 'tnum'];

/** `U+0000-00FF,U+0131` as text of those characters. @param {string} ranges */
const charactersOf = (ranges) =>
	ranges
		.split(',')
		.flatMap((range) => {
			const [first, last = first] = range.replace('U+', '').split('-');
			const from = Number.parseInt(first ?? '', 16);
			const count = Number.parseInt(last ?? '', 16) - from + 1;
			return Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at));
		})
		.join('');

/** A variable font of @fontsource-variable, with all its characters and only the weights and features in use. */
module.exports = function leanFont(content) {
	const done = this.async();
	const [, subset] = NAME.exec(path.basename(this.resourcePath, '.woff2')) ?? [];
	const ranges = require(path.join(path.dirname(this.resourcePath), '../unicode.json'))[subset];
	if (!ranges) {
		done(new Error('Which characters this font has is not known: see its package’s unicode.json.'));
		return;
	}
	const options = {
		targetFormat: 'woff2',
		keepFeatures: FEATURES,
		variationAxes: { wght: WEIGHTS },
	};
	subsetFont(content, charactersOf(ranges), options).then((lean) => done(null, lean), done);
};
module.exports.raw = true;
