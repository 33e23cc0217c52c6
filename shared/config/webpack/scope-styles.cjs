const { scopedCss } = require('./scoped-css.cjs');

/**
 * Confines each file of styles that a remote brings to that remote; `remote` is its name.
 * @this {import('webpack').LoaderContext<{ remote: string }>}
 * @param {string} css
 */
module.exports = function scopeStyles(css) {
	return scopedCss(css, this.getOptions().remote);
};
