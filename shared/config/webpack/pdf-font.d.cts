/** A loader of webpack, called with its context. */
declare function pdfFont(this: unknown, content: Buffer): void;
declare namespace pdfFont {
	/** It is given bytes. */
	const raw: boolean;
}
export = pdfFont;
