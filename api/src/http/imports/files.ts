import type { Language } from '@borlette/shared/contract';
import { writeCsv as csvOf } from 'hucre/csv';
import { harmless } from '../../export/csv.ts';
import { cellText } from '../../export/xlsx.ts';
import type { ImportColumn } from './kind.ts';
import type { FileTexts } from './read.ts';
import { WORDS } from './words.ts';

const titlesOf = (columns: readonly ImportColumn[], lang: Language) =>
	columns.map(({ title, isRequired }) => (isRequired ? `${title[lang]} *` : title[lang]));

/** Where the comma is in numbers, spreadsheets part cells at semicolons: all of a line would stand in its first cell. */
const DELIMITERS: Record<Language, string> = { fr: ';', de: ';', en: ',' };

/** As people open it, not programs. Spreadsheets know UTF-8 by the byte order mark. */
function csvBytes(rows: string[][], lang: Language): Uint8Array {
	const cells = rows.map((row) => row.map(harmless));
	return Buffer.from(`\uFEFF${csvOf(cells, { delimiter: DELIMITERS[lang] })}`);
}

export const csvTemplate = (columns: readonly ImportColumn[], lang: Language): Uint8Array =>
	csvBytes([titlesOf(columns, lang)], lang);

/** A sheet with the headings, and one that explains them. */
export async function xlsxTemplate(
	columns: readonly ImportColumn[],
	lang: Language,
	name: string,
): Promise<Uint8Array> {
	const words = WORDS[lang];
	const titles = titlesOf(columns, lang);
	const help = columns.map(({ title, help: meaning, isRequired, sample }) => [
		title[lang],
		isRequired ? words.yes : words.no,
		meaning[lang],
		sample,
	]);
	return xlsxOf([
		sheetOf(name, titles, [], (title) => Math.max(16, title.length + 2)),
		sheetOf(
			words.help,
			[words.column, words.isRequired, words.meaning, words.sample],
			help,
			(title) => (title === words.meaning ? 80 : 24),
		),
	]);
}

/** Loads its library with the first file. */
async function xlsxOf(sheets: ReturnType<typeof sheetOf>[]): Promise<Uint8Array> {
	const { writeXlsx } = await import('hucre/xlsx');
	return writeXlsx({ sheets });
}

/** With its headings as a row that stays while one scrolls. */
const sheetOf = (
	name: string,
	heading: readonly string[],
	rows: ReadonlyArray<readonly string[]>,
	widthOf: (title: string) => number = () => 18,
) => ({
	name,
	freezePane: { rows: 1 },
	columns: heading.map((title) => ({ width: widthOf(title) })),
	rows: [heading, ...rows].map((cells) => cells.map(cellText)),
});

/** The file that was sent, with further columns behind its own. */
export async function answerFile(
	{ format, heading, cells }: FileTexts,
	titles: readonly string[],
	more: ReadonlyMap<number, readonly string[]>,
	name: string,
	lang: Language,
): Promise<Uint8Array> {
	const width = heading.length;
	const rows = cells.map(({ row, cells: own }) => [
		...Array.from({ length: width }, (_, at) => own[at] ?? ''),
		...(more.get(row) ?? titles.map(() => '')),
	]);
	const all = [...heading, ...titles];
	if (format === 'csv') return csvBytes([all, ...rows], lang);
	return xlsxOf([sheetOf(name, all, rows)]);
}
