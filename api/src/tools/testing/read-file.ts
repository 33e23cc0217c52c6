import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { definePDFJSModule, extractText, getDocumentProxy } from 'unpdf';
import * as pdfjs from 'unpdf/pdfjs';

/** The cells of a CSV file as text, without its byte order mark; throws where there is none. */
export function readCsv(bytes: Buffer): string[][] {
	const text = bytes.toString('utf8');
	if (!text.startsWith('\ufeff')) throw new Error('The file has no byte order mark');
	return parseCsv(text.slice(1)) as string[][];
}

/** The first sheet: numbers, dates and texts as a spreadsheet has them. */
async function readRows(bytes: Buffer): Promise<{ rows: unknown[][]; begin: number }> {
	const { sheets } = await readXlsx(new Uint8Array(bytes));
	const rows = (sheets[0]?.rows ?? []) as unknown[][];
	return { rows, begin: rows.findIndex((row) => row.every((cell) => !cell)) + 1 };
}

/** How it is printed. */
export async function readPrinting(bytes: Buffer) {
	const { sheets } = await readXlsx(new Uint8Array(bytes));
	return { ...sheets[0]?.pageSetup, ...sheets[0]?.headerFooter };
}

/** The cells of the table, headings first. */
export async function readSheet(bytes: Buffer): Promise<unknown[][]> {
	const { rows, begin } = await readRows(bytes);
	return rows.slice(begin);
}

/** The lines above it. */
export async function readHeading(bytes: Buffer): Promise<unknown[]> {
	const { rows, begin } = await readRows(bytes);
	return rows.slice(0, begin - 1).map(([text]) => text);
}

/** The text of each page. */
export async function readPdf(bytes: Buffer): Promise<string[]> {
	await definePDFJSModule(async () => pdfjs as never);
	const document = await getDocumentProxy(new Uint8Array(bytes));
	const { text } = await extractText(document, { mergePages: false });
	return text;
}
