import formatjs from 'eslint-plugin-formatjs';

/** Texts for people go through `defineTexts`, which the stage `messages` reads and judges. */
export const texts = {
	files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
	ignores: [
		'**/*.test.{ts,tsx}',
		'**/*.test-d.{ts,tsx}',
		'**/testing/**',
		'shared/src/i18n/messages.ts',
	],
	plugins: { formatjs },
	rules: {
		'formatjs/no-literal-string-in-jsx': 'error',
		'no-restricted-syntax': [
			'error',
			{
				selector:
					"CallExpression[callee.name=/^defineMessages?$/], Property[key.name='defaultMessage'], JSXAttribute[name.name='defaultMessage']",
				message:
					"Write the text as defineTexts('feature', { name: 'French' }): the catalogues are made of it.",
			},
		],
	},
};
