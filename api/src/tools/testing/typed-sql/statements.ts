import ts from 'typescript-api';
import { eachWay } from './choices.ts';
import { type Exception, isIn, unneeded } from './lists.ts';
import { isSqlTag, Reader } from './reader.ts';
import { Names } from './reading.ts';
import { eachNode, isTemplate, type Source } from './source.ts';
import { wordsOf } from './types.ts';
import { type Parameter, type Piece, type Text, Thrown, Unreadable } from './values.ts';

/** One statement that a template makes, on one way through the code. */
export interface Statement {
	template: ts.TaggedTemplateExpression;
	/** As PostgreSQL gets it, with $1, $2 … */
	text: string;
	pieces: readonly Piece[];
	parameters: readonly Parameter[];
}

/** What is to be said of a place in the source. */
export interface Told {
	node: ts.Node;
	message: string;
}

export interface Found {
	statements: readonly Statement[];
	/** SQL that cannot be read, or that nothing reads. */
	problems: readonly Told[];
	/** Templates that are part of statements of others. */
	parts: ReadonlySet<ts.Node>;
	templates: number;
}

/** Run as they are: PostgreSQL looks up none of their names before. */
const UTILITIES =
	'DECLARE|FETCH|CLOSE|SET|RESET|SHOW|LOCK|CREATE|DROP|ALTER|GRANT|REVOKE|TRUNCATE|ANALYZE|VACUUM|EXPLAIN|CALL|DO|NOTIFY|REINDEX|COMMENT|LISTEN|BEGIN|COMMIT|SAVEPOINT|RELEASE|ROLLBACK';
const UTILITY = new RegExp(`^\\s*(${UTILITIES})\\b`);
const STATEMENT = new RegExp(
	`^\\s*(SELECT|INSERT|UPDATE|DELETE|WITH|VALUES|MERGE|${UTILITIES})\\b`,
);

/** Every statement that the source makes. */
export function statementsOf(source: Source, exceptions: readonly Exception[]): Found {
	const lists = new Excepted(exceptions);
	const statements: Statement[] = [];
	const unreadable: (Told & { template: ts.Node })[] = [];
	const parts = new Set<ts.Node>();
	const read = new Set<ts.Node>();
	const all = source.files.flatMap(templatesOf);
	const templates = all.filter((template) => !lists.has(template));
	for (const template of templates.filter(mayBeStatement)) {
		const made = waysOf(source, template);
		for (const node of made.read) (node === template ? read : parts).add(node);
		statements.push(...made.statements);
		unreadable.push(...made.problems.map((problem) => ({ ...problem, template })));
	}
	const isKnown = (template: ts.Node) => read.has(template) || parts.has(template);
	const problems: Told[] = [
		// Part of another statement, it was read there.
		...unreadable.filter(({ template }) => !parts.has(template)),
		...templates
			.filter((one) => !isKnown(one) && !unreadable.some(({ template }) => template === one))
			.map((node) => ({ node, message: 'No statement that can be read has this SQL in it' })),
		...source.files
			.flatMap((file) => withoutTemplate(source, file))
			.filter(({ node }) => !lists.has(node)),
		...lists.unused(source.files),
	];
	return { statements, problems, parts, templates: all.length };
}

class Excepted {
	readonly #exceptions: readonly Exception[];
	readonly #used = new Set<Exception>();

	constructor(exceptions: readonly Exception[]) {
		this.#exceptions = exceptions;
	}

	has(node: ts.Node): boolean {
		const exception = this.#exceptions.find((one) => isIn(node, one));
		if (exception) this.#used.add(exception);
		return exception !== undefined;
	}

	unused(files: readonly ts.SourceFile[]): Told[] {
		return this.#exceptions
			.filter((one) => !this.#used.has(one))
			.map((one) => ({ node: fileOf(files, one), message: unneeded(one) }));
	}
}

/** The file that it is of; any, where there is none. */
export const fileOf = (files: readonly ts.SourceFile[], { file }: Exception): ts.SourceFile =>
	files.find(({ fileName }) => fileName.endsWith(file)) ?? (files[0] as ts.SourceFile);

function templatesOf(file: ts.SourceFile): ts.TaggedTemplateExpression[] {
	const templates: ts.TaggedTemplateExpression[] = [];
	eachNode(file, (node) => {
		if (isTemplate(node)) templates.push(node);
	});
	return templates;
}

const headOf = ({ template }: ts.TaggedTemplateExpression): string =>
	ts.isTemplateExpression(template) ? template.head.text : template.text;

const mayBeStatement = (template: ts.TaggedTemplateExpression): boolean =>
	headOf(template).trim() === '' || STATEMENT.test(headOf(template));

function waysOf(source: Source, template: ts.TaggedTemplateExpression) {
	const statements = new Map<string, Statement>();
	const problems: Told[] = [];
	const read = new Set<ts.Node>();
	const head = headOf(template);
	eachWay((choices) => {
		const reader = new Reader(source, choices, UTILITY.test(head));
		try {
			const { pieces } = reader.template(template, new Names());
			const statement = statementOf(template, pieces);
			if (!STATEMENT.test(statement.text)) return;
			for (const node of reader.read) read.add(node);
			if (!statements.has(statement.text)) statements.set(statement.text, statement);
		} catch (error) {
			const problem = problemOf(error);
			if (problem && STATEMENT.test(head)) problems.push(problem);
		}
	});
	return { statements: [...statements.values()], problems, read };
}

function problemOf(error: unknown): Told | undefined {
	if (error instanceof Thrown) return undefined;
	if (!(error instanceof Unreadable)) throw error;
	return { node: error.node, message: `This SQL cannot be read: ${error.message}` };
}

function statementOf(template: ts.TaggedTemplateExpression, pieces: readonly Piece[]): Statement {
	const parameters: Parameter[] = [];
	let text = '';
	for (const piece of pieces) {
		text += 'text' in piece ? piece.text : `$${parameters.push(piece)}`;
	}
	return { template, text, pieces, parameters };
}

/** SQL that is run as a text: nobody could read it. */
function withoutTemplate({ checker }: Source, file: ts.SourceFile): Told[] {
	const told: Told[] = [];
	eachNode(file, (node) => {
		if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
		const { expression, name } = node.expression;
		const [text] = node.arguments;
		// One of some words is read where it is used.
		const isRaw =
			name.text === 'raw' &&
			isSqlTag(expression) &&
			text &&
			!wordsOf(checker.getTypeAtLocation(text));
		const isRun =
			name.text === 'query' &&
			text &&
			checker.getTypeAtLocation(text).flags & ts.TypeFlags.StringLike;
		if (isRun || (isRaw && !ts.findAncestor(node, isTemplate))) {
			told.push({ node, message: 'SQL is written as sql`…`, so that it can be checked' });
		}
	});
	return told;
}

/** The node, and the place in its file, that a place in the statement's text comes from. */
export function placeIn({ template, pieces }: Statement, position: number): [ts.Node, number] {
	let before = 0;
	let parameter = 0;
	for (const piece of pieces) {
		const length = 'text' in piece ? piece.text.length : `$${++parameter}`.length;
		if (position < before + length) return [piece.node, startOf(piece, position - before)];
		before += length;
	}
	return [template, template.getStart()];
}

function startOf(piece: Text | Parameter, offset: number): number {
	const start = piece.node.getStart();
	const isOfTemplate =
		'text' in piece && ts.isTemplateLiteralToken(piece.node as ts.TemplateLiteralToken);
	return isOfTemplate ? start + 1 + offset : start;
}
