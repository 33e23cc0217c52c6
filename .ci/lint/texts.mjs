import formatjs from 'eslint-plugin-formatjs';

/** Texts for people go through messages; ids are written by hand, prefixed by their feature. */
export const texts = {
	files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
	ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
	plugins: { formatjs },
	rules: {
		'formatjs/enforce-default-message': ['error', 'literal'],
		'formatjs/enforce-description': ['error', 'literal'],
		'formatjs/enforce-id': [
			'error',
			{ idInterpolationPattern: '', idWhitelist: ['^[a-z][A-Za-z0-9]*(\\.[A-Za-z0-9_]+)+$'] },
		],
		'formatjs/enforce-placeholders': 'error',
		'formatjs/no-invalid-icu': 'error',
		'formatjs/no-literal-string-in-jsx': 'error',
		'formatjs/no-multiple-whitespaces': 'error',
		'formatjs/no-useless-message': 'error',
	},
};
