import type pg from 'pg';
import ts from 'typescript-api';
import type { Problem } from './check.ts';
import { wrongParameter } from './row-types.ts';
import { eachNode, type Source } from './source.ts';
import { isSql, isVague } from './types.ts';

/** Which argument of each writer names the table, and which its columns. */
const WRITERS: Readonly<Record<string, { table: number; columns: number }>> = {
	insertRow: { table: 1, columns: 2 },
	updateRow: { table: 1, columns: 3 },
};
/** Of a record, which its table has whatever the body is. */
const OF_RECORD = ['id', 'version', 'is_active'];

interface Write {
	node: ts.Node;
	table: string;
	/** What is written, by column. */
	written: readonly ts.Symbol[];
}

/**
 * What `db/write` and `records()` write into the columns of its own names, against the tables: they make their
 * statements of whatever they are given, so no statement in the source tells.
 */
export async function checkWrites(
	{ checker, files }: Source,
	client: pg.Client,
): Promise<Problem[]> {
	const tables = await readTables(client);
	return files
		.flatMap((file) => writesIn(checker, file))
		.flatMap((write) =>
			wrongIn(checker, write, tables.get(write.table)).map((message) => ({
				...placeOf(write.node),
				message,
			})),
		);
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
		const found = name === 'records' ? ofRecords(checker, node) : ofWriter(checker, node, name);
		if (found) writes.push(found);
	});
	return writes;
}

function ofWriter(
	checker: ts.TypeChecker,
	node: ts.CallExpression,
	name: string,
): Write | undefined {
	const places = WRITERS[name];
	const table = places && node.arguments[places.table];
	const columns = places && node.arguments[places.columns];
	if (!columns || !table || !ts.isStringLiteral(table)) return undefined;
	const written = checker.getTypeAtLocation(columns).getProperties();
	return { node, table: table.text, written };
}

/** `records<Row, New, Change>({ table, columnsOf })`: what `columnsOf` answers, or the fields of both bodies. */
function ofRecords(checker: ts.TypeChecker, node: ts.CallExpression): Write | undefined {
	const [kind] = node.arguments;
	const [, ...bodies] = node.typeArguments ?? [];
	if (!kind || !ts.isObjectLiteralExpression(kind)) return undefined;
	const partOf = (name: string) =>
		kind.properties.find(
			(one): one is ts.PropertyAssignment =>
				ts.isPropertyAssignment(one) && one.name.getText() === name,
		)?.initializer;
	const table = partOf('table');
	// Who writes several tables does so through the writers above.
	if (!table || !ts.isStringLiteral(table)) return undefined;
	const own = partOf('columnsOf');
	const types = own
		? checker
				.getTypeAtLocation(own)
				.getCallSignatures()
				.map((signature) => signature.getReturnType())
		: bodies.map((body) => checker.getTypeFromTypeNode(body));
	const written = types.flatMap((type) => type.getProperties());
	return {
		node,
		table: table.text,
		written: own ? written : written.filter(({ name }) => !OF_RECORD.includes(name)),
	};
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
