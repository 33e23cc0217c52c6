/** @import { Linter } from 'eslint' */

/** What a browser draws in its own language, whatever the product's. */
const NATIVE = '/^(date|time|month|week|datetime-local)$/';
const FIELD =
	'A browser draws this in its own language: take DateField, DateTimeField or TimeField of @borlette/shared/form, or a filter of kind "date".';
const FORMAT =
	'Write days and moments by useFormats() of @borlette/shared/i18n (day, dateTime, clock …): one formatter, in the language and the zone that are shown.';

/** Days and times are typed and written in one way, by our own field and our own formatter. @type {Linter.Config[]} */
export const dates = [
	{
		files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
		ignores: [
			'**/*.test.{ts,tsx}',
			'**/testing/**',
			// They are the formatter.
			'shared/src/figures/**',
		],
		plugins: { dates: { rules: { 'one-way': oneWay() } } },
		rules: { 'dates/one-way': 'error' },
	},
];

/** @returns {import('eslint').Rule.RuleModule} */
function oneWay() {
	/** @type {[selector: string, message: string][]} */
	const refused = [
		[`JSXAttribute[name.name="type"] Literal[value=${NATIVE}]`, FIELD],
		['CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]', FORMAT],
		[
			'CallExpression[callee.name=/^format(Date|Time)(Range|ToParts)?$/], CallExpression[callee.property.name=/^format(Date|Time)(Range|ToParts)?$/]',
			FORMAT,
		],
		[
			'Property[parent.type="ObjectPattern"][key.name=/^format(Date|Time)(Range|ToParts)?$/]',
			FORMAT,
		],
		['JSXOpeningElement[name.name=/^Formatted(Date|Time)/]', FORMAT],
		['NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]', FORMAT],
	];
	return {
		create: (context) =>
			Object.fromEntries(
				refused.map(([selector, message]) => [
					selector,
					(/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message }),
				]),
			),
	};
}
