// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { csvText } from './csv-text.js';

/**
 * Reads the cells of a file in a thread of its own, a workbook's as they are shown; null: it is none. Of JavaScript, because
 * threads of tests run the sources as they are.
 * @typedef {{ format: 'csv' | 'xlsx', bytes: Uint8Array, rows: number, columns: number, lastColumn: string,
 *   unpackedMax: number }} TableOrder
 * @typedef {unknown[][] | null} TableCells
 */
const order = /** @type {TableOrder} */ (workerData);
const reading = order.format === 'xlsx' ? workbook(order) : text(order);
parentPort?.postMessage(
	await reading.then(
		(table) => table.map((cells) => cells.slice(0, order.columns)),
		() => null,
	),
);

/** @param {TableOrder} order @returns {Promise<unknown[][]>} */
async function text({ bytes, rows }) {
	const { detectDelimiter, parseCsv } = await import('hucre/csv');
	const read = csvText(bytes);
	if (!read) throw new Error('It is no text');
	const { text: decoded, delimiter = detectDelimiter(decoded) } = read;
	return parseCsv(decoded, { delimiter, maxRows: rows });
}

/** @param {TableOrder} order @returns {Promise<unknown[][]>} */
async function workbook({ bytes, rows: rowsMax, lastColumn, unpackedMax }) {
	const { readXlsx } = await import('hucre/xlsx');
	const { sheets } = await readXlsx(bytes, {
		sheets: firstSeen(),
		// Made as wide and long as its farthest cell says, a sheet of a few words would fill the memory.
		range: `A1:${lastColumn}${rowsMax}`,
		readStyles: true,
		// A part counts each time that it is referred to.
		maxUnpackedBytes: unpackedMax,
	});
	const { rows = [], cells } = sheets[0] ?? {};
	return rows.map((row, at) =>
		row.map((value, column) => asShown(value, cells?.get(`${at},${column}`)?.style?.numFmt)),
	);
}

/** What choices are made from stands in sheets that are hidden, before the one that is filled in as behind it. */
function firstSeen() {
	/** @type {number | undefined} */
	let first;
	/** @param {import('hucre').SheetFilterInfo} sheet */
	return ({ index, hidden, veryHidden }) => {
		if (!hidden && !veryHidden) first ??= index;
		return index === first;
	};
}

/**
 * A day, and a number as its cell shows it, where what is stored is another one to who typed it: `12 %` is stored as 0.12,
 * and `0042` as 42.
 * @param {unknown} value @param {string} [format]
 */
function asShown(value, format = '') {
	// A number beyond the calendar is shown as no date.
	if (value instanceof Date)
		return Number.isNaN(value.getTime()) ? '#VALUE!' : value.toISOString().slice(0, 10);
	if (typeof value !== 'number') return value;
	// Texts beside the figure, and signs that are not to be read, say nothing of it.
	const plain = format.replace(/"[^"]*"|\\./g, '');
	// Of a number in a workbook; beyond these digits stands what binary fractions leave.
	if (plain.includes('%')) return `${Number((value * 100).toPrecision(15))}%`;
	return /^0+$/.test(plain) ? String(value).padStart(plain.length, '0') : value;
}
