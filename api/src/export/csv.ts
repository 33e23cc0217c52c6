import { decimalOf } from '@borlette/shared/figures/amount';
import { wallClockOf, ZONED_FORMATS } from '@borlette/shared/figures/clock';
import { MINUS } from '@borlette/shared/figures/signs';
import { writeCsvStream } from 'hucre/csv';
import { type Column, type Row, valueIn } from './columns.ts';
import { WORDS } from './language.ts';
import type { Batches, Sheet } from './sheet.ts';

/**
 * A spreadsheet would run a text that begins like this as a formula: some pass blanks over, some
 * read full-width signs as their plain ones.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
/**
 * Where a semicolon parts cells, as in French and German, what follows one begins a cell, quotes or no; and so does a line of a
 * text, since its quotes are then in the middle of a cell. Blanks, quotes and what parts cells are taken together, whatever
 * follows: to look from each of them on for what follows would take minutes where somebody sends thousands.
 */
const BETWEEN = /[\s;"]+/g;
const SIGN = /[=+\-@＝＋－＠]/;
/** Where the last cell or line begins, and each tab after it, which parts cells too. */
const BEGINNINGS = /[;\t\r\n]/g;

function parted(text: string): string {
	return text.replace(BETWEEN, (between, at: number) => {
		if (!SIGN.test(text.charAt(at + between.length))) return between;
		const last = Math.max(...[';', '\r', '\n'].map((each) => between.lastIndexOf(each)), 0);
		return between.slice(0, last) + between.slice(last).replace(BEGINNINGS, "$&'");
	});
}

/** A text that no spreadsheet runs. */
export const harmless = (text: string): string => {
	const inParts = parted(text);
	return FORMULA.test(inParts) ? `'${inParts}` : inParts;
};

/**
 * RFC 4180 with a byte order mark, by which spreadsheets know UTF-8. Numbers have a decimal point
 * in every language, so that programs read the file alike; XLSX is for people.
 */
export function writeCsv(sheet: Sheet, batches: Batches): AsyncIterable<Uint8Array> {
	async function* lines() {
		yield sheet.columns.map(({ title }) => harmless(title));
		for await (const rows of batches) {
			for (const row of rows) yield sheet.columns.map((column) => cell(row, column, sheet));
		}
	}
	return writeCsvStream(lines(), { bom: true });
}

function cell(row: Row, column: Column, { lang, zone }: Sheet): string {
	const value = valueIn(row, column);
	if (value === null) return '';
	switch (column.kind) {
		case 'amount':
			return decimalOf(value as number, 2);
		case 'percent':
			return `${decimalOf(value as number, 2)}%`;
		case 'count':
		case 'day':
			return String(value);
		case 'bool':
			return value ? WORDS[lang].yes : WORDS[lang].no;
		case 'month':
			return String(value).slice(0, 7);
		case 'instant': {
			const clock = wallClockOf(value as string, zone);
			return `${ZONED_FORMATS.date(clock)} ${ZONED_FORMATS.time(clock).replace(MINUS, '-')}`;
		}
		case 'text':
			return harmless(Array.isArray(value) ? value.join(', ') : String(value));
	}
}
