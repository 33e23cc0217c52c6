/** @typedef {'fr' | 'en' | 'de'} Locale */

/** What no language has: the sign of a typewriter in place of the printed one. @type {[RegExp, string][]} */
const ANY = [
	[/'/, 'has a straight apostrophe: ’'],
	[/"/, 'has straight quotes'],
	[/\.\.\./, 'has three full stops: …'],
	[/(?:^|[\s(])[-–](?=[\d{])/, 'has no minus before a value: −'],
	[/[\d}][−—][\d{]|\}-\{/, 'has no dash between two values: –'],
	[/^[-–−]$|\p{L} ?—|— ?\p{L}/u, 'says nothing by another sign than —, or something by it'],
];

/** @type {[RegExp, string][]} */
const NO_BLANK_BEFORE = [[/\s[;!?]|\s:(?!:)/, 'has a blank before : ; ! or ?']];

/**
 * What each language asks for beside that. A sign that French sets apart is typed with a plain blank, which the build
 * makes one that does not break (shared/config/typeset.mjs); a colon within a word or a time is none.
 * @type {Record<Locale, [RegExp, string][]>}
 */
const OF_LANGUAGE = {
	fr: [
		[/[^\s«][;?!»]|[^\s:]:(?=\s|$)/, 'lacks the blank before : ; ! ? or »'],
		[/«\S/, 'lacks the blank after «'],
		[/[“”„]/, 'has quotes of another language: « »'],
		[/[\d}]%/, 'lacks the blank before %'],
		[/[\u00a0\u202f]/, 'has a blank that does not break: type a plain one'],
	],
	en: [
		...NO_BLANK_BEFORE,
		[/[«»„]/, 'has quotes of another language: “ ”'],
		[/[\d}] %/, 'has a blank before %'],
		[/\b(?:email|log(?:ged)? (?:in|out))\b/i, 'says email or log in: e-mail, sign in'],
	],
	de: [
		...NO_BLANK_BEFORE,
		[/[«»”]/, 'has quotes of another language: „ “'],
		[/[\d}]%/, 'lacks the blank before %'],
		[/\p{L}…/u, 'lacks the blank before …'],
		[/\b(?:du|dich|dir|deine?[mnrs]?)\b/i, 'says du: Sie'],
	],
};

/** Names of values: `{email}` is no word. @param {string} text */
const withoutNames = (text) => text.replace(/\{\w+(?=[,}])/g, '{');

/** @param {string} text as it stands in the code or a catalogue @param {Locale} locale @returns {string[]} */
export const typographyProblems = (text, locale) =>
	[...ANY, ...OF_LANGUAGE[locale]]
		.filter(([wrong]) => wrong.test(withoutNames(text)))
		.map(([, problem]) => problem);

/** Words of a text, without the values it takes and their forms. @param {string} text */
const wordsOf = (text) => text.replace(/\{\w+(?:, \w+,)?/g, '').match(/\p{L}{3,}/gu) ?? [];

/** Whether a sentence stands in the catalogue as it does in the code: names and single words are often alike. @param {string} text @param {string} source */
export const isUntranslated = (text, source) => text === source && new Set(wordsOf(text)).size > 4;
