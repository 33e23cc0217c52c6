/**
 * How texts are compared where somebody looks for something: without case, accents, blanks, hyphens and the
 * other characters that people leave out, word by word in any order. A word becomes a regular expression, in the words
 * that PostgreSQL's and JavaScript's have in common: the database and the browser look by the same one.
 */

/** Signs that nobody types twice in the same way, and marks that stand on the letter before them. */
const SIGNS =
	"\\t\\n\\r \\u00a0\\u2009\\u202f\\u2010\\u2011\\u2012\\u2013\\u2014\\u2018\\u2019\\u00b7.,;:()/+_#'\\u0300-\\u036f-";
const SIGN = new RegExp(`[${SIGNS}]`, 'g');
const BETWEEN = `[${SIGNS}]*`;

/** Letters that are not another one with a mark. */
const OWN: Readonly<Record<string, string>> = {
	œ: 'oe',
	æ: 'ae',
	ß: 'ss',
	ø: 'o',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	ı: 'i',
};
const OWN_LETTER = new RegExp(`[${Object.keys(OWN).join('')}]`, 'g');

/**
 * `Jean-Baptiste Noël` becomes `jeanbaptistenoel`, `+509 34-56 78.90` becomes `50934567890`. What is no mark of ours goes back
 * together: a syllable of Korean or an alif with its hamza is stored as one sign.
 */
export const fold = (text: string): string =>
	text
		.toLowerCase()
		.normalize('NFD')
		.replace(OWN_LETTER, (letter) => OWN[letter] as string)
		.replace(SIGN, '')
		.normalize('NFC');

/** Letters with marks: Latin from À to ɏ, Greek and Cyrillic, and those with several, as Vietnamese has them. */
const MARKED = [
	[0xc0, 0x24f],
	[0x386, 0x45f],
	[0x1e00, 0x1fff],
] as const;

/** What is written in several ways: by what it folds to. */
function spellings(): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	for (const [first, last] of MARKED) {
		for (let code = first; code <= last; code++) {
			const letter = String.fromCharCode(code);
			const folded = fold(letter);
			if (folded !== letter) found.set(folded, (found.get(folded) ?? '') + letter);
		}
	}
	return found;
}
let known: ReadonlyMap<string, string> | undefined;

const escaped = (sign: string): string => sign.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function patternOf(word: string): string {
	known ??= spellings();
	const letters = [...word];
	let pattern = '';
	for (let at = 0; at < letters.length; at++) {
		const [letter = '', next = ''] = [letters[at], letters[at + 1]];
		const pair = next && known.get(letter + next);
		const one = oneOf(letter);
		if (pair) {
			pattern += `(?:${one}${BETWEEN}${oneOf(next)}|[${pair}])`;
			at++;
		} else pattern += one;
		pattern += BETWEEN;
	}
	return pattern;
}

/** A letter however it is written. */
function oneOf(letter: string): string {
	const all = new Set([letter, letter.toUpperCase(), ...(known?.get(letter) ?? '')]);
	return `[${[...all]
		.filter((one) => [...one].length === 1)
		.map(escaped)
		.join('')}]`;
}

/** A phone or a number of an account as people group it: enough digits to be no amount and no ball. */
const GROUPED_DIGITS = /^\+?\d[\d\s.()/-]{5,}\d$/;

/** PostgreSQL keeps 32 patterns that it has read; with more it reads all of them anew for each row. Nobody types so many words. */
const MOST_WORDS = 20;

/** The words of `q`, folded; none where it has nothing but signs. A number in groups is one word. */
export function searchWords(q: string): string[] {
	const asked = q.trim();
	return asked
		.split(GROUPED_DIGITS.test(asked) ? /$/ : /[\s-]+/, MOST_WORDS)
		.map(fold)
		.filter((word) => word !== '');
}

/**
 * Regular expressions, for PostgreSQL and JavaScript alike, all of which a text matches that is what `q` looks for: one for
 * each word, or one for nothing but signs.
 */
export function searchPatterns(q: string): string[] {
	const asked = q.trim();
	const words = searchWords(asked);
	return words.length > 0 || !asked ? words.map(patternOf) : [escaped(asked)];
}

/** Whether `text` is what `q` looks for. */
export const isFound = (text: string, q: string): boolean =>
	searchPatterns(q).every((pattern) => new RegExp(pattern, 'u').test(text));
