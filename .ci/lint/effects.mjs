const EFFECT =
	'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/][arguments.0.type=/^(ArrowFunction|Function)Expression$/]:not([arguments.0.id])';
const MESSAGE =
	'Name what this effect does: useEffect(function syncTitle() { … }); its name stands in stacks and in the profiler too.';

/** @type {import('eslint').Rule.RuleModule} */
const named = {
	create: (context) => ({
		[EFFECT]: (/** @type {import('eslint').Rule.Node} */ node) =>
			context.report({ node, message: MESSAGE }),
	}),
};

/** What an effect is for is said by its name. @type {import('eslint').Linter.Config[]} */
export const effects = [
	{
		files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
		ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
		plugins: { effects: { rules: { named } } },
		rules: { 'effects/named': 'error' },
	},
];
