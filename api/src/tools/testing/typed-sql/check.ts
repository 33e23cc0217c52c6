import type pg from 'pg';
import ts from 'typescript-api';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { type Description, describe, type Refusal, startDescribing } from './describe.ts';
import { type Fact, factsOf } from './facts.ts';
import { Assurances, type Lists, unneeded } from './lists.ts';
import { columnsRead } from './reads.ts';
import { wrongColumn, wrongParameter } from './row-types.ts';
import type { Source } from './source.ts';
import { fileOf, placeIn, type Statement, statementsOf } from './statements.ts';
import { isGeneric, mayBeNothing } from './types.ts';

/** SQL that is wrong, or that cannot be read, where it stands. */
export interface Problem {
	file: string;
	line: number;
	message: string;
}

export interface Checked {
	problems: Problem[];
	/** Templates in the source; statements that they make, one for each way of making it. */
	templates: number;
	statements: number;
	/** `table.column` → a file that reads it. */
	reads: ReadonlyMap<string, string>;
}

/** Has PostgreSQL read every statement of the source, and compares types. */
export async function checkStatements(
	source: Source,
	client: pg.Client,
	{ exceptions, assured }: Lists,
	/** Files whose reading is told. */
	isReader: (file: string) => boolean = () => false,
): Promise<Checked> {
	await startDescribing(client);
	const catalogue = await readCatalogue(client);
	const found = statementsOf(source, exceptions);
	const told = new Problems();
	const assurances = new Assurances(assured);
	const reads = new Map<string, string>();
	for (const { node, message } of found.problems) told.add(node, message);
	for (const statement of found.statements) {
		const { fileName } = statement.template.getSourceFile();
		try {
			const description = await describe(client, statement.text);
			compareParameters(source.checker, catalogue, statement, description, told);
			compareRow(source.checker, catalogue, statement, description, assurances, told);
			if (isReader(fileName)) {
				for (const column of columnsRead(description.tree(), catalogue))
					reads.set(column, fileName);
			}
		} catch (error) {
			// Part of another statement, it may need what is around it: it is read there.
			if (!found.parts.has(statement.template)) tellRefusal(statement, error as Refusal, told);
		}
	}
	for (const one of assurances.unused()) told.add(fileOf(source.files, one), unneeded(one));
	const { templates, statements } = found;
	return { problems: told.all(), templates, statements: statements.length, reads };
}

class Problems {
	readonly #problems = new Map<string, Problem>();

	/** Once for each line. @param at place in the file */
	add(node: ts.Node, message: string, at = node.getStart()): void {
		const file = node.getSourceFile();
		const line = file.getLineAndCharacterOfPosition(at).line + 1;
		this.#problems.set(`${file.fileName}:${line} ${message}`, {
			file: file.fileName,
			line,
			message,
		});
	}

	all = (): Problem[] => [...this.#problems.values()];
}

function tellRefusal(statement: Statement, error: Refusal, told: Problems): void {
	const { message, position, hint, severity } = error;
	if (!severity) throw error;
	const [node, at] = placeIn(statement, Number(position ?? 1) - 1);
	told.add(node, hint ? `${message}. ${hint}` : message, at);
}

function compareParameters(
	checker: ts.TypeChecker,
	{ types }: Catalogue,
	{ parameters }: Statement,
	description: Description,
	told: Problems,
): void {
	description.parameters.forEach((type, index) => {
		const given = parameters[index];
		const wrong = given && wrongParameter(checker, given.type, types.get(type) ?? `type ${type}`);
		if (wrong) told.add(given.node, `${given.node.getText().slice(0, 60)} ${wrong}`);
	});
}

/** Nothing but the type. */
const UNKNOWN: Fact = { isNull: 'perhaps' };

function compareRow(
	checker: ts.TypeChecker,
	catalogue: Catalogue,
	{ template, parameters }: Statement,
	{ columns = [], tree }: Description,
	assurances: Assurances,
	told: Problems,
): void {
	const row = rowOf(checker, template);
	if (!row) return;
	if (isGeneric(row)) {
		if (!isGivenWith(row, template)) told.add(template, 'What its rows are, nobody checks');
		return;
	}
	const given = parameters.map(
		({ type }): Fact => ({ isNull: mayBeNothing(type) ? 'possible' : 'never' }),
	);
	const facts = columns.length > 0 ? factsOf(tree(), catalogue, given) : [];
	const answered = new Map(
		columns.map(({ name, type }, index) => [
			name,
			{
				type: catalogue.types.get(type) ?? `type ${type}`,
				fact: facts[index] ?? UNKNOWN,
			},
		]),
	);
	for (const property of checker.getPropertiesOfType(row)) {
		const wrong = wrongProperty(checker, template, property, answered, assurances);
		if (wrong) told.add(template, wrong);
	}
}

function wrongProperty(
	checker: ts.TypeChecker,
	template: ts.Node,
	property: ts.Symbol,
	answered: ReadonlyMap<string, { type: string; fact: Fact }>,
	assurances: Assurances,
): string | undefined {
	const { name, flags } = property;
	const column = answered.get(name);
	if (!column) {
		const isNeeded = !(flags & ts.SymbolFlags.Optional);
		return isNeeded
			? `No column ${name} is answered: ${[...answered.keys()].join(', ')}`
			: undefined;
	}
	const declared = checker.getTypeOfSymbolAtLocation(property, template);
	const wrongWith = (fact: Fact) => wrongColumn(checker, declared, column.type, fact);
	let wrong = wrongWith(column.fact);
	if (wrong && assurances.has(template, name)) wrong = wrongWith(UNKNOWN);
	return wrong && `Column ${name} ${wrong}`;
}

/** The type of a row; undefined: nobody reads it. */
function rowOf(
	checker: ts.TypeChecker,
	template: ts.TaggedTemplateExpression,
): ts.Type | undefined {
	const type = checker.getTypeAtLocation(template) as ts.TypeReference;
	const row = checker.getTypeArguments(type)[0];
	const isRead = row && !(row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any));
	return isRead ? row : undefined;
}

/** Whether the type is that of SQL that the caller gives, which is checked where it stands. */
function isGivenWith(row: ts.Type, template: ts.Node): boolean {
	const taker = ts.findAncestor(
		template,
		(at): at is ts.SignatureDeclaration => ts.isFunctionLike(at) && Boolean(at.typeParameters),
	);
	const name = row.symbol?.name ?? row.aliasSymbol?.name ?? '';
	return Boolean(
		taker?.parameters.some(({ type }) =>
			type?.getText().match(`(RawBuilder|ListSource)<.*\\b(${name}|E)\\b`),
		),
	);
}
