/** A loader of webpack, called with its context. */
declare function leanFont(this: unknown, content: Buffer): void;
declare namespace leanFont {
	/** It is given bytes. */
	const raw: boolean;
	/** Which characters the file of `?letters` has, as in a sheet. */
	const LETTERS: string;
}
export = leanFont;
