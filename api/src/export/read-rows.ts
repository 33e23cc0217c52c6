import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TableCells, TableOrder } from './table.worker.js';

/** A file that is neither CSV nor a workbook. */
export class UnreadableFile extends Error {}

/** One of more rows than may be read. */
export class TooManyRows extends UnreadableFile {}

/** One that holds more than anybody can wait for, of however few rows: pictures, say. */
export class TooLargeFile extends UnreadableFile {}

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

/** What a workbook may hold once it is unpacked: a few kilobytes can be packed gigabytes. Two thousand rows are two to three megabytes. */
const UNPACKED_MAX = 16 * 1024 * 1024;
const COLUMNS_MAX = 64;
/** The last of them, as a workbook calls it. */
const LAST_COLUMN = 'BL';

/**
 * The first row that is not empty as the heading, and the others as texts; of a workbook the first sheet that is seen.
 * @throws UnreadableFile, of these TooManyRows and TooLargeFile
 */
export async function readRows(bytes: Buffer, max: number): Promise<FileRows> {
	const format = bytes.subarray(0, 2).toString('latin1') === 'PK' ? 'xlsx' : 'csv';
	if (format === 'xlsx') requireBounded(bytes);
	const table = await cellsOf({
		...{ format, bytes, rows: 2 * max + 1 },
		...{ columns: COLUMNS_MAX, lastColumn: LAST_COLUMN, unpackedMax: UNPACKED_MAX },
	});
	const rows = table.map((cells, index) => ({ row: index + 1, cells: cells.map(textOf) }));
	const [heading, ...filled] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
	if (!heading) throw new UnreadableFile();
	if (filled.length > max) throw new TooManyRows();
	return { format, heading: heading.cells, rows: filled };
}

/** Read in a thread of its own: five megabytes of either kind take seconds, in which everybody else is answered. */
async function cellsOf(workerData: TableOrder): Promise<unknown[][]> {
	const worker = new Worker(new URL('./table.worker.js', import.meta.url), { workerData });
	const [cells] = (await once(worker, 'message')) as [TableCells];
	if (!cells) throw new UnreadableFile();
	return cells;
}

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** All its bits set, a field stands elsewhere, as in archives of more than 4 GB. */
const ELSEWHERE = [0xffff, 0xffffffff];
const STORED = 0;
const SAYS_IT_BEHIND = 8;

function requireBounded(bytes: Buffer): void {
	const size = unpackedSize(bytes);
	if (size === undefined) throw new UnreadableFile();
	if (size >= UNPACKED_MAX) throw new TooLargeFile();
}

/**
 * As the directory of the archive says it, entry by entry as the reader finds them: it takes no more out of one than is
 * said there, and of one that says nothing (undefined) whatever comes.
 */
function unpackedSize(bytes: Buffer): number | undefined {
	const end = bytes.lastIndexOf(END, bytes.length - END_LENGTH);
	if (end < 0) return undefined;
	const entries = bytes.readUInt16LE(end + 10);
	const [length, begin] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
	if ([entries, length, begin].some((field) => ELSEWHERE.includes(field))) return undefined;
	let at = begin;
	let size = 0;
	for (let entry = 0; entry < entries; entry += 1) {
		// The reader goes no further either.
		if (at + ENTRY_LENGTH > bytes.length) return undefined;
		const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
		const [packed, unpacked] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
		const isUnsaid = unpacked === 0 && (packed > 0 || (flags & SAYS_IT_BEHIND) !== 0);
		if (isUnsaid && method !== STORED) return undefined;
		size += unpacked;
		const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
		at += ENTRY_LENGTH + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
	}
	return size;
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return '';
	// What protects a text from being run as a formula is no part of it.
	return String(value)
		.replace(/^'(?=[=+\-@＝＋－＠\t\r])/, '')
		.trim();
}
