export interface Problem {
	/** Where, from the whole: `routes[2].title.fr`. */
	readonly at: string;
	/** What it must be, in English: for the details of a page, and for whoever releases. */
	readonly problem: string;
}
export function problemsOf(schema: object, value: unknown, at?: string): Problem[];
