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
