/** @import { Linter } from 'eslint' */

/** What a browser draws in its own language, whatever the product's. */
const NATIVE = '/^(date|time|month|week|datetime-local)$/';
const FIELD =
	'A browser draws this in its own language: take DateField, DateTimeField or TimeField of @borlette/shared/form, or a filter of kind "date".';
const FORMAT =
	'Write days and moments by useFormats() of @borlette/shared/i18n (day, dateTime, clock …): one formatter, in the language and the zone that are shown.';

const CLOCK =
	"This is the machine's clock, which may be set wrong: take useToday() of @borlette/shared/form, or new Date(serverNow()) of @borlette/shared/api.";
/** @type {[selector: string, message: string][]} */
const ONE_WAY = [
	[`JSXAttribute[name.name="type"] Literal[value=${NATIVE}]`, FIELD],
	['CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]', FORMAT],
	[
		'CallExpression[callee.name=/^format(Date|Time)(Range|ToParts)?$/], CallExpression[callee.property.name=/^format(Date|Time)(Range|ToParts)?$/]',
		FORMAT,
	],
	['Property[parent.type="ObjectPattern"][key.name=/^format(Date|Time)(Range|ToParts)?$/]', FORMAT],
	['JSXOpeningElement[name.name=/^Formatted(Date|Time)/]', FORMAT],
	['NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]', FORMAT],
];
/** @type {[selector: string, message: string][]} */
const SERVER_CLOCK = [['NewExpression[callee.name="Date"][arguments.length=0]', CLOCK]];
const plugins = {
	dates: { rules: { 'one-way': refusing(ONE_WAY), 'server-clock': refusing(SERVER_CLOCK) } },
};
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/**
 * Days and times are typed and written in one way, by our own field and our own formatter, and what is now is what the
 * server says.
 * @type {Linter.Config[]}
 */
export const dates = [
	{
		files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
		// The figures are the formatter.
		ignores: [...TESTS, 'shared/src/figures/**'],
		plugins,
		rules: { 'dates/one-way': 'error' },
	},
	{
		files: ['{shared,remote-*}/src/**/*.{ts,tsx}'],
		// What the host and the client note of failures of this page is compared with nothing else.
		ignores: [...TESTS, 'shared/src/api/**'],
		plugins,
		rules: { 'dates/server-clock': 'error' },
	},
];

/** @param {[selector: string, message: string][]} refused @returns {import('eslint').Rule.RuleModule} */
function refusing(refused) {
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
