import ts from 'typescript-api';

/** The TypeScript that is read, with its types. */
export interface Source {
	checker: ts.TypeChecker;
	files: readonly ts.SourceFile[];
	callsOf(declaration: ts.Node): readonly ts.CallExpression[];
}

/** Reads the files of a project, all below the folder. */
export function readProject(project: string, folder: string): Source {
	const host: ts.ParseConfigFileHost = {
		...ts.sys,
		onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
			throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
		},
	};
	const config = ts.getParsedCommandLineOfConfigFile(project, {}, host);
	if (!config) throw new Error(`No project of TypeScript: ${project}`);
	return sourceOf(ts.createProgram(config.fileNames, config.options), folder);
}

export function sourceOf(program: ts.Program, folder: string): Source {
	const checker = program.getTypeChecker();
	const files = program
		.getSourceFiles()
		.filter(({ fileName }) => fileName.startsWith(folder) && !fileName.endsWith('.d.ts'));
	let calls: Map<string, ts.CallExpression[]> | undefined;
	return {
		checker,
		files,
		callsOf(declaration) {
			calls ??= callsByName(files);
			const named = calls.get(nameOf(declaration) ?? '') ?? [];
			return named.filter((call) => calledBy(checker, call) === declaration);
		},
	};
}

/** The function that is called, as far as its name tells. */
function calledBy(checker: ts.TypeChecker, { expression }: ts.CallExpression): ts.Node | undefined {
	const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
	const symbol = checker.getSymbolAtLocation(name);
	const origin =
		symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
	const declaration = origin?.valueDeclaration;
	const isAssigned =
		declaration && (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration));
	return isAssigned ? declaration.initializer : declaration;
}

/** What a function is called by: its own name, or that of what it is assigned to. */
function nameOf(declaration: ts.Node): string | undefined {
	const named = [declaration, declaration.parent] as Partial<ts.NamedDeclaration>[];
	return named.find(({ name }) => name)?.name?.getText();
}

function callsByName(files: readonly ts.SourceFile[]): Map<string, ts.CallExpression[]> {
	const calls = new Map<string, ts.CallExpression[]>();
	for (const file of files) {
		eachNode(file, (node) => {
			if (!ts.isCallExpression(node)) return;
			const { expression } = node;
			const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
			if (!ts.isIdentifier(name)) return;
			const known = calls.get(name.text);
			if (known) known.push(node);
			else calls.set(name.text, [node]);
		});
	}
	return calls;
}

export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
	visit(node);
	ts.forEachChild(node, (child) => eachNode(child, visit));
}

/** `sql` with a template: a statement, or part of one. */
export const isTemplate = (node: ts.Node): node is ts.TaggedTemplateExpression =>
	ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql';

export const placeOf = (node: ts.Node): string => {
	const file = node.getSourceFile();
	return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};
