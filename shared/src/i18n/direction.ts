import { Listeners } from '../api/index.ts';

let isRightToLeft = false;
const listeners = new Listeners();

/** Whether the layout is mirrored; its texts are of languages that are written from left to right all the same. */
export const isMirrored = (): boolean => isRightToLeft;

/** Subscribes to changes; returns the unsubscribe function. */
export const onMirrored = listeners.add;

/** Called by what sets the direction of the page. */
export function tellMirrored(next: boolean): void {
	if (next === isRightToLeft) return;
	isRightToLeft = next;
	listeners.tell();
}

/** U+2066 and U+2069: what is between them runs from left to right by itself, and moves nothing around it. */
const [BEGIN, END] = ['\u2066', '\u2069'];

export const isolated = (text: string): string => `${BEGIN}${text}${END}`;

/** U+200E: a letter of no width, from left to right. */
const MARK = '\u200e';

/** Punctuation at either end of a text would move to its other end: it follows the layout, unless a letter is beyond it. */
export const withItsMarks = (text: string): string =>
	text.replace(/^(?=[«»„“”"(…+−-])/, MARK).replace(/(?<=[.!?…:;)»“”"%])$/, MARK);
