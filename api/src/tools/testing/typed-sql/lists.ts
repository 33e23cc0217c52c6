import ts from 'typescript-api';

/** SQL that is left out: whoever adds one says why no other form would do. */
export interface Exception {
	/** End of the file's path. */
	file: string;
	/** The function, the constant or the test that it stands in; undefined: the whole file. */
	within?: string;
	why: string;
}

/** Columns of which more is known than PostgreSQL can tell: never null, or not all words that the table has. */
export interface Assured extends Exception {
	columns: readonly string[];
}

export interface Lists {
	exceptions: readonly Exception[];
	assured: readonly Assured[];
}

/** What is assured, and what of it something needed. */
export class Assurances {
	readonly #assured: readonly Assured[];
	readonly #needed = new Set<string>();

	constructor(assured: readonly Assured[]) {
		this.#assured = assured;
	}

	/** Whether the column is assured; asked where it is needed. */
	has(template: ts.Node, column: string): boolean {
		const found = this.#assured.filter(
			(one) => one.columns.includes(column) && isIn(template, one),
		);
		for (const { file, within } of found) this.#needed.add(`${within} ${file} ${column}`);
		return found.length > 0;
	}

	unused = (): Exception[] =>
		this.#assured.flatMap(({ columns, ...one }) =>
			columns
				.filter((column) => !this.#needed.has(`${one.within} ${one.file} ${column}`))
				.map((column) => ({ ...one, within: `${one.within} (${column})` })),
		);
}

/** That nothing needs it. */
export const unneeded = ({ file, within }: Exception): string =>
	`Nothing needs the exception of ${within ?? 'everything'} in ${file} any more`;

export function isIn(node: ts.Node, { file, within }: Exception): boolean {
	if (!node.getSourceFile().fileName.endsWith(file)) return false;
	return within === undefined || Boolean(ts.findAncestor(node, (at) => nameOf(at) === within));
}

function nameOf(node: ts.Node): string | undefined {
	if (ts.isCallExpression(node)) {
		const [title] = node.arguments;
		return title && ts.isStringLiteralLike(title) ? title.text : undefined;
	}
	const { name } = node as Partial<ts.NamedDeclaration>;
	return name && ts.isIdentifier(name) ? name.text : undefined;
}
