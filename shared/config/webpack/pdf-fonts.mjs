import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts with which pdf.js draws Helvetica, with the characters of a PDF's standard fonts only. */
export const pdfFontRule = {
	test: /[\\/]pdfjs-dist[\\/]standard_fonts[\\/].*\.ttf$/,
	loader: require.resolve('./pdf-font.cjs'),
};
