import { offsetAt, wallClockOf, ZONED_FORMATS } from '@borlette/shared/figures/clock';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { type Column, type ColumnKind, type Row, valueIn } from './columns.ts';
import { WORDS } from './language.ts';
import { type Batches, RowsSaid, type Sheet, totalsRow } from './sheet.ts';

const NUMBER_FORMATS: Partial<Record<ColumnKind, string>> = {
	amount: '#,##0.00',
	percent: '0.00%',
	day: 'dd/mm/yyyy',
	month: 'mmmm yyyy',
	instant: 'dd/mm/yyyy hh:mm:ss',
};
/** In characters. */
const WIDTHS: Record<ColumnKind, number> = {
	text: 24,
	count: 10,
	amount: 16,
	percent: 10,
	bool: 8,
	day: 12,
	month: 16,
	instant: 20,
};
/** What Excel holds in one cell, and in the name of a sheet. */
const LONGEST_TEXT = 32_767;
const LONGEST_NAME = 31;

/** Signs that no XML may hold: one of them, in one name, and nobody can open the workbook. */
const NOT_IN_XML = /[\ufffe\uffff]/g;
/** A text as a workbook can hold it; the library writes the other controls in a way of its own. */
export const cellText = (text: string): string =>
	text.slice(0, LONGEST_TEXT).toWellFormed().replace(NOT_IN_XML, '\ufffd');

/** A workbook of one sheet (more beyond a million rows): what it is, real numbers and dates, frozen headings. */
export function writeXlsx(sheet: Sheet, batches: Batches): AsyncIterable<Uint8Array> {
	const heading = headingOf(sheet);
	async function* lines() {
		const said = new RowsSaid(sheet);
		yield* heading;
		yield sheet.columns.map(({ title }) => cellText(title));
		for await (const rows of batches) {
			for (const row of rows) {
				said.note(row);
				yield sheet.columns.map((column) => cell(row, column, sheet));
			}
		}
		const totals = totalsRow(sheet, said);
		if (totals) yield sheet.columns.map((column) => cell(totals, column, sheet));
	}
	return writeXlsxStream(lines(), {
		name: nameOf(sheet.title),
		freezePane: { rows: heading.length + 1 },
		...onPaper(sheet),
		columns: sheet.columns.map(({ title, kind }) => {
			const numFmt = NUMBER_FORMATS[kind];
			const width = Math.max(WIDTHS[kind], title.length + 2);
			return { width, ...(numFmt && { numFmt }) };
		}),
	});
}

/** All columns fit a page’s width, and each page says which of how many it is. */
const onPaper = ({ lang }: Sheet) =>
	({
		pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
		// To the reader of a workbook these are the page, and how many there are.
		headerFooter: { oddFooter: `&C${WORDS[lang].pageOf('&P')}&N` },
	}) as const;

/** The same as on paper, and an empty row: below it is the table. */
const headingOf = ({ title, subtitle, about }: Sheet): CellValue[][] => [
	...[title, subtitle, about].filter(Boolean).map((text) => [cellText(text)]),
	[''],
];

/** Characters that Excel refuses in the name of a sheet. */
const nameOf = (title: string): string =>
	title
		.toWellFormed()
		.replace(/[\\/?*[\]:\p{Cc}\ufffe\uffff]/gu, ' ')
		.replace(/^'+|'+$/g, '')
		.trim()
		.slice(0, LONGEST_NAME) || 'Export';

/** Texts are texts to Excel, whatever they begin with: a formula would be an element of its own. */
function cell(row: Row, column: Column, { lang, zone }: Sheet): CellValue {
	const value = valueIn(row, column);
	if (value === null) return null;
	switch (column.kind) {
		case 'amount':
			return (value as number) / 100;
		case 'percent':
			return (value as number) / 10_000;
		case 'count':
			return value as number;
		case 'bool':
			return value ? WORDS[lang].yes : WORDS[lang].no;
		case 'day':
		case 'month':
			return new Date(`${value}T00:00:00Z`);
		case 'instant':
			return momentOf(value as string, zone);
		case 'text':
			return cellText(Array.isArray(value) ? value.join(', ') : String(value));
	}
}

/** A date has no room for which of two equal hours it is: there it is told in words. */
function momentOf(instant: string, zone: string): CellValue {
	const clock = wallClockOf(instant, zone);
	if (!clock.which) return shownAsUtc(zone, instant);
	return `${ZONED_FORMATS.dayTyped(clock)} ${ZONED_FORMATS.time(clock)}`;
}

/** Excel's dates have no zone: the clock of the company, as if it were UTC's. */
function shownAsUtc(zone: string, instant: string): Date {
	const at = Date.parse(instant);
	const shown = at + offsetAt(at, zone);
	return new Date(Math.floor(shown / 1_000) * 1_000);
}
