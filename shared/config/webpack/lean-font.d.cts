/** A loader of webpack, called with its context. */
declare function leanFont(this: unknown, content: Buffer): void;
declare namespace leanFont {
	/** It is given bytes. */
	const raw: boolean;
}
export = leanFont;
