/** @import { Linter, Rule } from 'eslint' */

const MESSAGE =
	'A filter says what it lets through while nothing is chosen: give `all` with its own words, as “Tous les états” (words.every… of @borlette/shared/i18n).';

/** Every filter of a screen names its own words; the type leaves them open, because builds of before have none. @type {Linter.Config[]} */
export const filters = [
	{
		files: ['{shared,remote-*}/src/**/*.{ts,tsx}'],
		ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
		plugins: { filters: { rules: { 'says-all': saysAll() } } },
		rules: { 'filters/says-all': 'error' },
	},
];

/** Those of the other kinds always let through what they say. */
const KINDS = ['ref', 'enum', 'bool'];

/** @returns {Rule.RuleModule} */
function saysAll() {
	return {
		create: (context) => ({
			ObjectExpression(node) {
				const kind = propertyOf(node, 'kind');
				if (kind?.type !== 'Literal' || !KINDS.includes(String(kind.value))) return;
				if (isFilter(node, context) && !propertyOf(node, 'all')) {
					context.report({ node, message: MESSAGE });
				}
			},
		}),
	};
}

/** @param {Extract<Rule.Node, { type: 'ObjectExpression' }>} object @param {string} name */
function propertyOf({ properties }, name) {
	for (const property of properties) {
		if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
		if (property.key.name === name) return property.value;
	}
	return undefined;
}

/** In a list that is called `filters`, or in something that has the type. @param {Rule.Node} node @param {Rule.RuleContext} context */
function isFilter(node, { sourceCode }) {
	/** @param {unknown} annotation */
	const isTyped = (annotation) =>
		Boolean(annotation) &&
		/\bFilter</.test(sourceCode.getText(/** @type {Rule.Node} */ (annotation)));
	for (let at = node.parent; at; at = at.parent) {
		const { type } = at;
		if (type === 'Property') {
			return (
				at.key.type === 'Identifier' &&
				at.key.name === 'filters' &&
				at.value.type !== 'ObjectExpression'
			);
		}
		if (type === 'VariableDeclarator') return isTyped(/** @type {any} */ (at.id).typeAnnotation);
		if (type === 'ArrowFunctionExpression' && isTyped(/** @type {any} */ (at).returnType))
			return true;
	}
	return false;
}
