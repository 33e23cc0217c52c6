import { typeset } from '@borlette/shared/config/typeset.mjs';
import { MINUS } from '@borlette/shared/figures/signs';
import type PDFDocument from 'pdfkit';

/** Letters of the fonts that every PDF reader has (Windows-1252): French, Creole, English, German. */
const BEYOND = /[^\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
/** What turns or joins letters and is nothing to see: a name copied from a phone brings it along. */
const UNSEEN = /\p{Cf}|\p{Variation_Selector}/gu;
const THIN_SPACES = /[\u2000-\u200a\u202f]/g;

/** Where a line may break; the thousands of an amount stay together. */
const BLANKS = /[^\S\u00a0\u2000-\u200a\u202f]+/g;

/** They lack it: a dash is as wide. */
const MINUS_SIGN = new RegExp(MINUS, 'g');

/** The text as those fonts can show it; what they lack becomes a question mark. */
export const printable = (text: string): string =>
	typeset(text.normalize('NFC').replace(UNSEEN, '').replace(BLANKS, ' '))
		.replace(THIN_SPACES, '\u00a0')
		.replace(MINUS_SIGN, '–')
		.replace(BEYOND, '?');

type Doc = typeof PDFDocument.prototype;

/** Width of each letter, in ems, by font: adding them up is far quicker than to ask for each text. */
const ems = new Map<string, Map<string, number>>();

/** Returns how wide letters of the font are; a little too wide, since pairs may stand closer. */
export function measureOf(doc: Doc, font: string, size: number): (letter: string) => number {
	const known = ems.get(font) ?? new Map<string, number>();
	ems.set(font, known);
	return (letter) => {
		let width = known.get(letter);
		if (width === undefined) {
			width = doc.font(font).fontSize(1_000).widthOfString(letter) / 1_000;
			known.set(letter, width);
		}
		return width * size;
	};
}

type Measure = ReturnType<typeof measureOf>;

export function widthOf(text: string, measure: Measure): number {
	let width = 0;
	for (const letter of text) width += measure(letter);
	return width;
}

/** The text in lines no wider than `width`; at most `most`, then an ellipsis. */
export function wrapped(text: string, width: number, most: number, measure: Measure): string[] {
	const lines: string[] = [];
	let start = 0;
	while (start < text.length && lines.length < most) {
		const end = lineEnd(text, start, width, measure);
		lines.push(text.slice(start, end));
		start = text[end] === ' ' ? end + 1 : end;
	}
	if (start >= text.length) return lines.length > 0 ? lines : [''];
	const last = lines.pop() as string;
	const cut = fitting(last, 0, width - measure('…'), measure);
	return [...lines, `${last.slice(0, cut)}…`];
}

/** Where the line from `start` ends: after the last word that fits, or within a longer one. */
function lineEnd(text: string, start: number, width: number, measure: Measure): number {
	const fits = fitting(text, start, width, measure);
	if (fits === text.length || text[fits] === ' ') return fits;
	const blank = text.lastIndexOf(' ', fits);
	return blank > start ? blank : fits;
}

/** The first letter that does not fit; one always does, so that no line is empty. */
function fitting(text: string, start: number, width: number, measure: Measure): number {
	let left = width;
	for (let index = start; index < text.length; index += 1) {
		left -= measure(text[index] as string);
		if (left < 0) return Math.max(index, start + 1);
	}
	return text.length;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** So much room each of the others keeps beside columns of numbers, in points. */
const LEAST_WIDTH = 30;

/**
 * Shares the page: narrow columns get what they need, the wide ones the rest in equal parts. A number that goes on in the
 * next line reads as two: its column is not narrower than `whole` says, while the others have some room. 0: it may be.
 */
export function columnWidths(
	needed: readonly number[],
	page: number,
	whole: readonly number[] = [],
): number[] {
	const total = sumOf(needed);
	if (total <= page) return needed.map((width) => (width * page) / (total || 1));
	const widths = needed.map((_, index) => whole[index] ?? 0);
	const rest = page - sumOf(widths);
	const others = needed.flatMap((_, index) => (widths[index] ? [] : index));
	if (others.length === needed.length || rest < others.length * LEAST_WIDTH) {
		return sharedWidths(needed, page);
	}
	const shared = sharedWidths(
		others.map((index) => needed[index] as number),
		rest,
	);
	for (const [place, index] of others.entries()) widths[index] = shared[place] as number;
	return widths;
}

function sharedWidths(needed: readonly number[], page: number): number[] {
	if (sumOf(needed) <= page) return needed.map((width) => (width * page) / sumOf(needed));
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
