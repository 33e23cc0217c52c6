import bold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf';
import regular from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';

/** By the name under which pdf.js asks for them. */
const FONTS: Readonly<Record<string, string>> = {
	'LiberationSans-Regular.ttf': regular,
	'LiberationSans-Bold.ttf': bold,
};

/**
 * What pdf.js draws an invoice's Helvetica with. A PDF does not carry its standard fonts, and where a device has none
 * of their widths either, the letters of another one would stand on each other.
 */
export class PdfFonts {
	fetch({ filename }: { filename: string }): Promise<Uint8Array> {
		const [, content] = FONTS[filename]?.split(',') ?? [];
		if (!content) return Promise.reject(new Error(`There is no font ${filename} for a PDF.`));
		return Promise.resolve(Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0)));
	}
}
