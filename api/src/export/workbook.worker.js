// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx } from 'hucre/xlsx';

/**
 * Reads a workbook in a thread of its own, and tells its cells as they are shown; null: it is none. Of JavaScript, because
 * threads of tests run the sources as they are.
 * @typedef {{ bytes: Uint8Array, range: string, unpackedMax: number }} WorkbookOrder
 * @typedef {unknown[][] | null} WorkbookCells
 */
const { bytes, range, unpackedMax } = /** @type {WorkbookOrder} */ (workerData);
parentPort?.postMessage(await cellsOf().catch(() => null));

/** @returns {Promise<unknown[][]>} */
async function cellsOf() {
	const { sheets } = await readXlsx(bytes, {
		sheets: firstSeen(),
		// Made as wide and long as its farthest cell says, a sheet of a few words would fill the memory.
		range,
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
 * A number as its cell shows it, where what is stored is another one to who typed it: `12 %` is stored as 0.12, and
 * `0042` as 42.
 * @param {unknown} value @param {string} [format]
 */
function asShown(value, format = '') {
	if (typeof value !== 'number') return value;
	// Texts beside the figure, and signs that are not to be read, say nothing of it.
	const plain = format.replace(/"[^"]*"|\\./g, '');
	// Of a number in a workbook; beyond these digits stands what binary fractions leave.
	if (plain.includes('%')) return `${Number((value * 100).toPrecision(15))}%`;
	return /^0+$/.test(plain) ? String(value).padStart(plain.length, '0') : value;
}
