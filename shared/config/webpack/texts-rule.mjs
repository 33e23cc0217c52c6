import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * French is in the code, compiled where `defineTexts` has it.
 * @satisfies {import('webpack').RuleSetRule}
 */
export const textsRule = {
	test: /\.tsx?$/,
	exclude: /node_modules/,
	enforce: /** @type {const} */ ('pre'),
	loader: require.resolve('./texts-loader.cjs'),
};
