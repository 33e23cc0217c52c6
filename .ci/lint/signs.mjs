/** @import { Linter } from 'eslint' */

const NOTHING =
	'A value that there is none of is NOTHING of @borlette/shared/i18n: one sign for minus (−), one for from–to, one for nothing (—).';
const NUMBER =
	'Write numbers by useFormats() of @borlette/shared/i18n (amount, percent, count …): one formatter, with one sign for minus.';

/** @type {[selector: string, message: string][]} */
const REFUSED = [
	['Literal[value=/^[–—−]$/]', NOTHING],
	['JSXText[value=/^\\s*[–—−]\\s*$/]', NOTHING],
	['TemplateLiteral[expressions.length=0] > TemplateElement[value.raw=/^[–—−]$/]', NOTHING],
	['NewExpression[callee.object.name="Intl"][callee.property.name="NumberFormat"]', NUMBER],
	['JSXOpeningElement[name.name=/^FormattedNumber/]', NUMBER],
];

/** @type {import('eslint').Rule.RuleModule} */
const oneUse = {
	create: (context) =>
		Object.fromEntries(
			REFUSED.map(([selector, message]) => [
				selector,
				(/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message }),
			]),
		),
};

/**
 * Minus, from–to and nothing have one sign each; those of texts are looked at with the catalogues (messages/typography.mjs).
 * @type {Linter.Config[]}
 */
export const signs = [
	{
		files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
		// The figures are the formatter.
		ignores: [
			...['**/*.test.{ts,tsx}', '**/testing/**', 'shared/src/figures/**'],
			...['**/*messages.ts', 'shared/src/i18n/words.ts'],
		],
		plugins: { signs: { rules: { 'one-use': oneUse } } },
		rules: { 'signs/one-use': 'error' },
	},
];
