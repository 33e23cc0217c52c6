import type pg from 'pg';
import ts from 'typescript-api';
import type { Problem } from './check.ts';
import { wrongParameter } from './row-types.ts';
import { eachNode, type Source } from './source.ts';
import { isSql, isVague } from './types.ts';

type Verb = 'INSERT' | 'UPDATE';

/** Which argument of each writer names the table, and which its columns; and what it writes beside these. */
const WRITERS: Readonly<
	Record<string, { verb: Verb; table: number; columns: number; beside: readonly string[] }>
> = {
	insertRow: { verb: 'INSERT', table: 1, columns: 2, beside: [] },
	updateRow: { verb: 'UPDATE', table: 1, columns: 3, beside: ['version', 'updated_at'] },
};
/** Of a record, which its table has whatever the body is. */
const OF_RECORD = ['id', 'version', 'is_active'];

interface Write {
	node: ts.Node;
	verb: Verb;
	table: string;
	/** What is written, by column. */
	written: readonly ts.Symbol[];
	/** Columns that the writer adds by itself. */
	beside: readonly string[];
}

export interface Writes {
	problems: Problem[];
	/** What takes a right: `VERB table.column`. */
	rights: ReadonlySet<string>;
}

/**
 * What `db/write` and `records()` write into the columns of its own names, against the tables: they make their
 * statements of whatever they are given, so no statement in the source tells.
 * @param isOfApi whether a file is part of what runs as the application's role, which needs a right to write
 */
export async function checkWrites(
	{ checker, files }: Source,
	client: pg.Client,
	isOfApi: (file: string) => boolean,
): Promise<Writes> {
	const tables = await readTables(client);
	const writes = files.flatMap((file) => writesIn(checker, file));
	const problems = writes.flatMap((write) =>
		wrongIn(checker, write, tables.get(write.table)).map((message) => ({
			...placeOf(write.node),
			message,
		})),
	);
	const rights = writes
		.filter(({ node }) => isOfApi(node.getSourceFile().fileName))
		.flatMap(({ verb, table, written, beside }) =>
			[...written.map(({ name }) => name), ...beside].map((name) => `${verb} ${table}.${name}`),
		);
	return { problems, rights: new Set(rights) };
}

/** @param columns type by name; undefined: there is no such table */
function wrongIn(
	checker: ts.TypeChecker,
	{ node, table, written }: Write,
	columns: ReadonlyMap<string, string> | undefined,
): string[] {
	if (!columns) return [`There is no table ${table}`];
	return written.flatMap((property) => {
		const type = columns.get(property.name);
		if (!type) return `${table} has no column ${property.name}`;
		const given = checker.getTypeOfSymbolAtLocation(property, node);
		if (isSql(given) || isVague(given)) return [];
		const wrong = wrongParameter(checker, given, type);
		return wrong ? `${table}.${property.name} ${wrong}` : [];
	});
}

function writesIn(checker: ts.TypeChecker, file: ts.SourceFile): Write[] {
	const writes: Write[] = [];
	eachNode(file, (node) => {
		if (!ts.isCallExpression(node)) return;
		const name = node.expression.getText();
		if (name === 'records') writes.push(...ofRecords(checker, node));
		else writes.push(...ofWriter(checker, node, name), ...ofAddition(checker, node));
	});
	return writes;
}

function ofWriter(checker: ts.TypeChecker, node: ts.CallExpression, name: string): Write[] {
	const writer = WRITERS[name];
	const table = writer && node.arguments[writer.table];
	const columns = writer && node.arguments[writer.columns];
	if (!columns || !table || !ts.isStringLiteral(table)) return [];
	const { verb, beside } = writer;
	const written = checker.getTypeAtLocation(columns).getProperties();
	return [{ node, verb, table: table.text, written, beside }];
}

/** What a definition of `records({…})` says under a name. */
const partOf = (kind: ts.Expression | undefined, name: string): ts.Expression | undefined =>
	kind && ts.isObjectLiteralExpression(kind)
		? kind.properties.find(
				(one): one is ts.PropertyAssignment =>
					ts.isPropertyAssignment(one) && one.name.getText() === name,
			)?.initializer
		: undefined;

/** The table of a kind; none where it is written in several, by the writers above. */
function tableOf(node: ts.CallExpression): string | undefined {
	const table = partOf(node.arguments[0], 'table');
	return table && ts.isStringLiteral(table) ? table.text : undefined;
}

/** `records<Row, New, Change>({ table, columnsOf })`: what `columnsOf` answers, or the fields of each body. */
function ofRecords(checker: ts.TypeChecker, node: ts.CallExpression): Write[] {
	const table = tableOf(node);
	const [, added, changed] = node.typeArguments ?? [];
	if (!table || !added || !changed) return [];
	const own = partOf(node.arguments[0], 'columnsOf');
	const answered =
		own &&
		checker
			.getTypeAtLocation(own)
			.getCallSignatures()
			.flatMap((signature) => signature.getReturnType().getProperties());
	const fieldsOf = (body: ts.TypeNode) => checker.getTypeFromTypeNode(body).getProperties();
	const writtenOf = (body: ts.TypeNode) =>
		answered ?? fieldsOf(body).filter(({ name }) => !OF_RECORD.includes(name));
	const state = fieldsOf(changed).filter(({ name }) => name === 'is_active');
	return [
		{ node, verb: 'INSERT', table, written: writtenOf(added), beside: [] },
		{
			node,
			verb: 'UPDATE',
			table,
			written: [...writtenOf(changed), ...state],
			beside: ['version', 'updated_at'],
		},
	];
}

/** `agents.create(context, body, more)` of a kind with a table: what is added beside the body. */
function ofAddition(checker: ts.TypeChecker, node: ts.CallExpression): Write[] {
	const { expression } = node;
	const [, , more] = node.arguments;
	if (!more || !ts.isPropertyAccessExpression(expression) || expression.name.text !== 'create') {
		return [];
	}
	const kind = checker.getSymbolAtLocation(expression.expression)?.valueDeclaration;
	const made = kind && ts.isVariableDeclaration(kind) ? kind.initializer : undefined;
	if (!made || !ts.isCallExpression(made) || made.expression.getText() !== 'records') return [];
	const table = tableOf(made);
	if (!table) return [];
	const written = checker.getTypeAtLocation(more).getProperties();
	return [{ node, verb: 'INSERT', table, written, beside: [] }];
}

async function readTables(client: pg.Client): Promise<Map<string, Map<string, string>>> {
	const { rows } = await client.query<{ table: string; column: string; type: string }>(`
		SELECT r.relname AS table, a.attname AS column, coalesce(base.typname, t.typname) AS type
		FROM pg_attribute a JOIN pg_class r ON r.oid = a.attrelid
		JOIN pg_type t ON t.oid = a.atttypid
		LEFT JOIN pg_type base ON base.oid = t.typbasetype AND t.typtype = 'd'
		WHERE a.attnum > 0 AND NOT a.attisdropped AND r.relkind IN ('r', 'p')
			AND r.relnamespace = 'public'::regnamespace`);
	const tables = new Map<string, Map<string, string>>();
	for (const { table, column, type } of rows) {
		const columns = tables.get(table) ?? new Map<string, string>();
		tables.set(table, columns.set(column, type));
	}
	return tables;
}

function placeOf(node: ts.Node): { file: string; line: number } {
	const file = node.getSourceFile();
	return {
		file: file.fileName,
		line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
	};
}
