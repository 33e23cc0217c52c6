import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The page's own fonts, without what nobody sees of them (`lean-font.cjs`); beside the rule for any asset. */
export const fontRule = {
	test: /[\\/]@fontsource-variable[\\/].*\.woff2$/,
	loader: require.resolve('./lean-font.cjs'),
};
