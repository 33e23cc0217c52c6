import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The page's own fonts, without what nobody sees of them (`lean-font.cjs`); beside the rule for any asset. */
export const fontRule = {
	test: /[\\/]@fontsource-variable[\\/].*\.woff2$/,
	loader: require.resolve('./lean-font.cjs'),
};

/** The fonts with which pdf.js draws Helvetica, with the characters of a PDF's standard fonts only. */
export const pdfFontRule = {
	test: /[\\/]pdfjs-dist[\\/]standard_fonts[\\/].*\.ttf$/,
	loader: require.resolve('./pdf-font.cjs'),
};
