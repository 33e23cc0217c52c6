const path = require('node:path');

/**
 * In place of `catalogue.json?fr`: all texts of the host and of shared in that language, compiled, so that
 * the page ships no message parser.
 * Source: https://formatjs.github.io/docs/guides/advanced-usage (parsed messages).
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports = function compileCatalogue() {
	const done = this.async();
	const locale = this.resourceQuery.slice(1);
	const packages = [path.join(__dirname, '../..'), this.rootContext];
	Promise.all([import('./catalogue.mjs'), import('./texts.mjs')])
		.then(([{ compileCatalogue }, { foldersOfTexts, textsByLanguage }]) => {
			for (const folder of packages.flatMap(foldersOfTexts)) this.addContextDependency(folder);
			const compiled = packages.map((dir) =>
				compileCatalogue(textsByLanguage(dir)[locale] ?? {}, dir),
			);
			done(null, JSON.stringify(Object.assign({}, ...compiled)));
		})
		.catch(done);
};
