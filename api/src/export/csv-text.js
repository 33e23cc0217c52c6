// @ts-check
import { isUtf8 } from 'node:buffer';

const UTF_16 = [
	{ encoding: 'utf-16le', mark: [0xff, 0xfe] },
	{ encoding: 'utf-16be', mark: [0xfe, 0xff] },
];
/** What some write before the heading, so that a spreadsheet in any language parts the cells; it shows no such row itself. */
const PARTED_BY = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;

/**
 * The text of a file as spreadsheets write it, and what it says that parts its cells; null: it is no text. Of JavaScript,
 * since a thread reads it too, which in tests runs the sources as they are.
 * @param {Uint8Array} bytes @returns {{ text: string, delimiter?: string | undefined } | null}
 */
export function csvText(bytes) {
	const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
	if (text.includes('\0')) return null;
	const [line, delimiter] = PARTED_BY.exec(text) ?? [];
	return line === undefined ? { text } : { text: text.slice(line.length), delimiter };
}

/** "Unicode text" of a spreadsheet is UTF-16; in French it writes the letters of Windows where nobody asks for UTF-8. @param {Uint8Array} bytes */
function encodingOf(bytes) {
	const unicode = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
	return unicode?.encoding ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}
