import { isUtf8 } from 'node:buffer';
import { detectDelimiter, parseCsv } from 'hucre/csv';

/** A file that is neither CSV nor a workbook, or holds more than one may. */
export class UnreadableFile extends Error {}

export interface FileRow {
	/** Counted from 1, the heading included. */
	row: number;
	/** As texts; a number of a workbook with a decimal point. */
	cells: string[];
}

export interface FileRows {
	format: 'csv' | 'xlsx';
	heading: string[];
	/** Without empty ones. */
	rows: FileRow[];
}

/** What a workbook may hold once it is unpacked: a few kilobytes can be packed gigabytes. */
const UNPACKED_MAX = 64 * 1024 * 1024;
const COLUMNS_MAX = 64;
/** The last of them, as a workbook calls it. */
const LAST_COLUMN = 'BL';
/** Of a number in a workbook; beyond them stands what binary fractions leave. */
const MOST_DIGITS = 15;

/**
 * The first row as the heading, and the others as texts; of a workbook the first sheet.
 * @throws UnreadableFile
 */
export async function readRows(bytes: Buffer, max: number): Promise<FileRows> {
	const format = bytes.subarray(0, 2).toString('latin1') === 'PK' ? 'xlsx' : 'csv';
	const table = format === 'xlsx' ? await workbook(bytes, max) : text(bytes, max);
	const rows = table.map((cells, index) => ({
		row: index + 1,
		cells: cells.slice(0, COLUMNS_MAX).map(textOf),
	}));
	const [heading, ...others] = rows;
	if (!heading) throw new UnreadableFile();
	const filled = others.filter(({ cells }) => cells.some((cell) => cell !== ''));
	if (filled.length > max) throw new UnreadableFile();
	return { format, heading: heading.cells, rows: filled };
}

function text(bytes: Buffer, max: number): unknown[][] {
	// Spreadsheets in French write the letters of Windows where nobody asks for UTF-8.
	const decoded = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
	if (decoded.includes('\0')) throw new UnreadableFile();
	try {
		return parseCsv(decoded, { delimiter: detectDelimiter(decoded), maxRows: 2 * max + 1 });
	} catch {
		throw new UnreadableFile();
	}
}

async function workbook(bytes: Buffer, max: number): Promise<unknown[][]> {
	if (unpackedSize(bytes) >= UNPACKED_MAX) throw new UnreadableFile();
	const { readXlsx } = await import('hucre/xlsx');
	try {
		const { sheets } = await readXlsx(new Uint8Array(bytes), {
			sheets: [0],
			// Made as wide and long as its farthest cell says, a sheet of a few words would fill the memory.
			range: `A1:${LAST_COLUMN}${2 * max + 1}`,
			readStyles: true,
		});
		const { rows = [], cells } = sheets[0] ?? {};
		return rows.map((row, at) =>
			row.map((value, column) => asShown(value, cells?.get(`${at},${column}`)?.style?.numFmt)),
		);
	} catch {
		throw new UnreadableFile();
	}
}

/**
 * A number as its cell shows it, where what is stored is another one to who typed it: `12 %` is stored as 0.12, and
 * `0042` as 42.
 */
function asShown(value: unknown, format = ''): unknown {
	if (typeof value !== 'number') return value;
	// Texts beside the figure, and signs that are not to be read, say nothing of it.
	const plain = format.replace(/"[^"]*"|\\./g, '');
	if (plain.includes('%')) return `${Number((value * 100).toPrecision(MOST_DIGITS))}%`;
	return /^0+$/.test(plain) ? String(value).padStart(plain.length, '0') : value;
}

const ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** As the directory of the archive says it. */
function unpackedSize(bytes: Buffer): number {
	let size = 0;
	for (let at = bytes.indexOf(ENTRY); at >= 0 && at + 46 <= bytes.length; ) {
		const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
		size += packed > 0 && unpacked === 0 ? UNPACKED_MAX : unpacked;
		at = bytes.indexOf(ENTRY, at + 46);
	}
	return size;
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (value instanceof Date) return value.toISOString().slice(0, 10);
	// What protects a text from being run as a formula is no part of it.
	return String(value)
		.replace(/^'(?=[=+\-@＝＋－＠\t\r])/, '')
		.trim();
}
