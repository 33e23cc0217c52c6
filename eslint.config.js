import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { addresses } from './.ci/lint/addresses.mjs';
import { dates } from './.ci/lint/dates.mjs';
import { effects } from './.ci/lint/effects.mjs';
import { filters } from './.ci/lint/filters.mjs';
import { signs } from './.ci/lint/signs.mjs';
import { statements } from './.ci/lint/statements.mjs';
import { texts } from './.ci/lint/texts.mjs';
import { walls } from './.ci/lint/walls.mjs';

/** Only what Biome cannot check: hooks, messages, and who imports whom. */
export default [
	{
		ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', '**/.cache/**', '**/coverage/**'],
	},
	{
		files: ['**/*.{ts,tsx}'],
		languageOptions: {
			parser: tseslint.parser,
			parserOptions: { ecmaFeatures: { jsx: true } },
		},
		linterOptions: { reportUnusedDisableDirectives: 'error' },
	},
	{
		files: ['{host,shared,remote-*}/src/**/*.{ts,tsx}'],
		plugins: { 'react-hooks': reactHooks },
		rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
	},
	{
		// What somebody sends may be long: a pattern that reads it in too many ways holds everybody. Tests and their tools read their own.
		files: ['{host,shared,remote-*,api}/src/**/*.{ts,tsx}', 'deploy/**/*.mjs'],
		ignores: ['**/*.test.*', '**/testing/**'],
		plugins: { regexp },
		rules: { 'regexp/no-super-linear-backtracking': 'error' },
	},
	texts,
	...addresses,
	...dates,
	...effects,
	...signs,
	...filters,
	statements,
	...walls(import.meta.dirname),
];
