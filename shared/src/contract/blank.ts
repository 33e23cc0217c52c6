/**
 * Characters that nobody sees and that nobody types: controls, what turns the direction of what follows, what tags a text (by
 * which whole sentences can be hidden), and what stands for no character at all. With them a name reads as another one, or as
 * its namesake's. Lines may break, and emoji be joined. As part of a class of a regular expression, in the words that JSON
 * Schema knows; the ends of the last ranges are pairs, because what writes answers reads patterns without `u`, where `}-\u` is none.
 */
const HIDDEN =
	'\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff0-\\ufffb\\u{1bca0}-\\ud82f\\udca3\\u{1d173}-\\ud834\\udd7a\\u{e0000}-\\udb43\\udfff';

/** Others of which nothing is seen: blanks, what joins letters, and the fillers that fonts leave empty. */
const EMPTY =
	'\\t\\n\\r \\u00a0\\u034f\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180d\\u180f\\u2000-\\u200a\\u200c\\u200d\\u2028\\u2029\\u202f\\u205f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\uffa0\\ufffc-\\uffff';

/** What every text that people write keeps to. */
export const NOTHING_HIDDEN = `^[^${HIDDEN}]*$`;

/**
 * The same with at least one character that is seen: who is called by a blank alone stands in no list. Before the first of these
 * only empty ones stand, so that there is one way only to read a text.
 */
export const NOT_BLANK = `^[${EMPTY}]*[^${EMPTY}${HIDDEN}][^${HIDDEN}]*$`;

const HIDES = new RegExp(`[${HIDDEN}]`, 'u');
export const hasHiddenSign = (text: string): boolean => HIDES.test(text);

const SEEN = new RegExp(`[^${EMPTY}${HIDDEN}]`, 'u');
export const isBlankText = (text: string): boolean => !SEEN.test(text);
