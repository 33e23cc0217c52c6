import type PDFDocument from 'pdfkit';

/** Letters of the fonts that every PDF reader has (Windows-1252): French, Creole, English, German. */
const BEYOND = /[^\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
const THIN_SPACES = /[\u2000-\u200a\u202f]/g;

/** The text as those fonts can show it; what they lack becomes a question mark. */
export const printable = (text: string): string =>
	text.normalize('NFC').replace(/\s+/g, ' ').replace(THIN_SPACES, '\u00a0').replace(BEYOND, '?');

type Doc = typeof PDFDocument.prototype;

/** The text in lines no wider than `width`, in the font chosen; at most `most`, then an ellipsis. */
export function wrapped(doc: Doc, text: string, width: number, most: number): string[] {
	if (doc.widthOfString(text) <= width) return [text];
	const lines: string[] = [];
	let rest = text;
	while (rest && lines.length < most) {
		const line = firstLine(doc, rest, width);
		lines.push(line);
		rest = rest.slice(line.length).trimStart();
	}
	if (!rest) return lines;
	const last = lines.pop() as string;
	const cut = fitting(doc, last, width - doc.widthOfString('…'));
	return [...lines, `${last.slice(0, cut)}…`];
}

/** As many whole words as fit; of a word longer than the line, the letters that do. */
function firstLine(doc: Doc, text: string, width: number): string {
	const fits = fitting(doc, text, width);
	if (fits === text.length || text[fits] === ' ') return text.slice(0, fits);
	const blank = text.lastIndexOf(' ', fits);
	return text.slice(0, blank > 0 ? blank : fits);
}

/** How many letters of the text fit; one at least, so that a line is never empty. */
function fitting(doc: Doc, text: string, width: number): number {
	let [low, high] = [1, text.length];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (doc.widthOfString(text.slice(0, middle)) <= width) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** Shares the page: narrow columns get what they need, the wide ones the rest in equal parts. */
export function columnWidths(needed: readonly number[], page: number): number[] {
	const total = needed.reduce((sum, width) => sum + width, 0);
	if (total <= page) return needed.map((width) => (width * page) / (total || 1));
	let open = needed.map((_, index) => index);
	let left = page;
	const widths = new Array<number>(needed.length).fill(0);
	for (;;) {
		const share = left / open.length;
		const narrow = open.filter((index) => (needed[index] as number) <= share);
		if (narrow.length === 0 || narrow.length === open.length) {
			for (const index of open) widths[index] = share;
			return widths;
		}
		for (const index of narrow) {
			widths[index] = needed[index] as number;
			left -= needed[index] as number;
		}
		open = open.filter((index) => !narrow.includes(index));
	}
}
