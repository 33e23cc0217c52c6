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

/** The cells of the first sheet: numbers, dates and texts as a spreadsheet has them. */
export async function readSheet(bytes: Buffer): Promise<unknown[][]> {
	const { sheets } = await readXlsx(new Uint8Array(bytes));
	return (sheets[0]?.rows ?? []) as unknown[][];
}

/** The text of each page. */
export async function readPdf(bytes: Buffer): Promise<string[]> {
	await definePDFJSModule(async () => pdfjs as never);
	const document = await getDocumentProxy(new Uint8Array(bytes));
	const { text } = await extractText(document, { mergePages: false });
	return text;
}
