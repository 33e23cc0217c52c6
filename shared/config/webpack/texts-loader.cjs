/**
 * Compiles the French texts in the code, in their places. So they come with the parts that show them, and those who
 * read French need no catalogue.
 * Source: https://formatjs.github.io/docs/guides/advanced-usage (parsed messages).
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} code
 */
module.exports = function compileTexts(code) {
	const done = this.async();
	Promise.all([import('./catalogue.mjs'), import('./texts.mjs')])
		.then(([{ compileCatalogue }, { hasTexts, textsOf }]) => {
			let compiled = '';
			let at = 0;
			const texts = hasTexts(code) ? textsOf(this.resourcePath, code) : [];
			for (const { id, text, place, start, end } of texts) {
				const parsed = compileCatalogue({ [id]: text }, place)[id];
				compiled += code.slice(at, start) + JSON.stringify(parsed);
				at = end;
			}
			done(null, compiled + code.slice(at));
		})
		.catch(done);
};
