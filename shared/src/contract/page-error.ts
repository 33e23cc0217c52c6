/** What kind of failure befell a page. */
export const PAGE_ERROR_KINDS = ['error', 'rejection', 'page', 'endless', 'frozen'] as const;
export type PageErrorKind = (typeof PAGE_ERROR_KINDS)[number];

/** The `type` of its report, in the form of the Reporting API. */
export const PAGE_ERROR_TYPE = 'page-error';

/**
 * A failure of a page, as a browser tells the API of it: which code of whom, and nothing about
 * people. Everything is text and may be missing: it is read as what anybody can send.
 */
export interface PageErrorReport {
	/** `error`: thrown in a handler or timer; `rejection`: of a promise; `page`: drawn in its place. */
	readonly kind: PageErrorKind;
	/** Whose code it was; absent: the host's. */
	readonly remote?: string | undefined;
	/** `1.4.0-3fa9c1`, of the remote. */
	readonly build?: string | undefined;
	/** Nothing named the code: it is the remote whose page was open. */
	readonly isPresumed?: boolean | undefined;
	/** Id of the route that was open: an address may hold values. */
	readonly route?: string | undefined;
	readonly name: string;
	/** Without values. */
	readonly message: string;
	/** The innermost script of the stack, without its query. */
	readonly source?: string | undefined;
	readonly channel?: string | undefined;
	/** Of the registry. */
	readonly revision?: number | undefined;
	/** Build of the host. */
	readonly host?: string | undefined;
}

const QUOTED = /(\b(?:reading|setting) )?(["'`«“„])[^"'`«»“”„]*(["'`»”])/g;
const ADDRESS_QUERY = /(?<=\S)\?[^\s"'`)]+/g;
const WORD = /\S+/g;
/** Not the number of React's own errors, which says which one it is. */
const NUMBER = /(?<![#/\d.,-])[\d.,-]*\d{3,}[\d.,-]*/g;
const ID = /\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi;

/** Something, @, something, a point and something. By places: one pattern for all of it would try each with each. */
function isMail(word: string): boolean {
	const at = word.indexOf('@', 1);
	return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
}

/**
 * The message of an error without what it quotes, counts or addresses: that may be names and sums
 * of people. What the browser says of the code itself (`reading 'countryName'`) stays.
 */
export function withoutValues(text: string): string {
	return text
		.replace(ID, '…')
		.replace(QUOTED, (whole, reading: string | undefined) => (reading ? whole : '"…"'))
		.replace(WORD, (word) => (isMail(word) ? '…' : word))
		.replace(ADDRESS_QUERY, '?…')
		.replace(NUMBER, '…');
}
