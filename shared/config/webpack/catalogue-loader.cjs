/**
 * Compiles `lang/<locale>.json` so that the page ships no message parser.
 * Source: https://formatjs.github.io/docs/guides/advanced-usage (parsed messages).
 */
module.exports = function compileCatalogue(source) {
	const done = this.async();
	import('./catalogue.mjs').then(
		({ compileCatalogue }) =>
			done(null, JSON.stringify(compileCatalogue(JSON.parse(source), this.resourcePath))),
		done,
	);
};
