/**
 * Signs that nobody sees and that nobody types: controls, what turns the direction of what follows, and what stands for no
 * sign at all. With them a name reads as another one, or as its namesake's. Lines may break, and emoji be joined. As part of a
 * class of a regular expression, in the words that JSON Schema knows.
 */
const HIDDEN =
	'\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb';

/**
 * Signs of which nothing is seen: these, blanks, what joins letters, and the fillers that fonts leave empty.
 */
const UNSEEN =
	'\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\uffff';

/** What every text that people write keeps to. */
export const NOTHING_HIDDEN = `^[^${HIDDEN}]*$`;

/** The same with at least one sign that is seen: who is called by a blank alone stands in no list. */
export const NOT_BLANK = `^[^${HIDDEN}]*[^${UNSEEN}][^${HIDDEN}]*$`;

const HIDES = new RegExp(`[${HIDDEN}]`, 'u');
export const hasHiddenSign = (text: string): boolean => HIDES.test(text);

const SEEN = new RegExp(`[^${UNSEEN}]`, 'u');
export const isBlankText = (text: string): boolean => !SEEN.test(text);
