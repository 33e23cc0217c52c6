/**
 * Characters of which nothing is seen, beside NUL: blanks, controls, what joins or turns letters, and the fillers that fonts leave empty. As
 * part of a class of a regular expression, in the words that JSON Schema knows.
 */
const UNSEEN =
	'\\s\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\uffff';

/**
 * No NUL, and at least one character that is seen: who is called by a blank alone stands in no list. What may begin it is
 * nothing that is seen, so that there is one way only to read a text.
 */
export const NOT_BLANK = `^[${UNSEEN}]*[^\\u0000${UNSEEN}][^\\u0000]*$`;

const SEEN = new RegExp(`[^\\u0000${UNSEEN}]`, 'u');
export const isBlankText = (text: string): boolean => !SEEN.test(text);
