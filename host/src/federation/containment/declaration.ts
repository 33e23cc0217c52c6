/** Elements of a kind that say something of the whole document, not of the place where they stand. */
export interface Declaration {
	readonly kind: { readonly prototype: Element };
	/** Properties by which it is said, with their attributes. */
	readonly said: Readonly<Record<string, string>>;
	/** What is told of one that says it; undefined: it says nothing. */
	told(read: (attribute: string) => string | null): string | undefined;
	/** Has it say nothing. Answers whether what would say it may be set all the same. */
	silence(element: Element): boolean;
}
