import ts from 'typescript-api';
import type { Names, Reading } from './reading.ts';
import { isSql } from './types.ts';
import {
	type Constant,
	constant,
	type Func,
	func,
	listOf,
	type Piece,
	sqlOf,
	Thrown,
	Unreadable,
	type Value,
} from './values.ts';

const quoted = (name: string) => `"${name.replace(/"/g, '""')}"`;
const identifier = (path: string) => path.split('.').map(quoted).join('.');

/** A value written into the text: any of its type will do where it is known at run time only. */
function literal(reader: Reading, value: Value): string {
	const known = reader.known(value);
	if (known.kind === 'constant') {
		return typeof known.value === 'string'
			? `'${known.value.replace(/'/g, "''")}'`
			: `${known.value}`;
	}
	if (known.kind === 'unknown' && known.type.flags & ts.TypeFlags.NumberLike) return '1';
	if (known.kind === 'unknown' && known.type.flags & ts.TypeFlags.BooleanLike) return 'true';
	return "'x'";
}

/** `sql.ref`, `sql.join` and the others of Kysely's tag that are used. */
export function sqlMember(reader: Reading, name: string, node: ts.Node): Func {
	const word = (value: Value = constant(undefined)) => {
		try {
			return String(reader.word(value, node));
		} catch (error) {
			if (error instanceof Unreadable && reader.hasFreeNames) return 'made_up';
			throw error;
		}
	};
	const written = (text: string) => sqlOf([{ text, node }]);
	const members: Record<string, (given: readonly Value[]) => Value> = {
		ref: ([path]) => written(identifier(word(path))),
		table: ([path]) => written(identifier(word(path))),
		id: (path) => written(path.map((part) => quoted(word(part))).join('.')),
		raw: ([text]) => written(word(text)),
		lit: ([value]) => written(literal(reader, value ?? constant(undefined))),
		join: ([list, separator]) => joined(reader, list, separator, node),
	};
	const call = members[name];
	if (!call) throw new Unreadable(node, `sql.${name} is not read`);
	return func(call);
}

function joined(
	reader: Reading,
	list: Value | undefined,
	separator: Value | undefined,
	node: ts.Node,
): Value {
	const between = separator ? reader.known(separator) : sqlOf([{ text: ', ', node }]);
	const items = reader.items(list ?? constant(undefined), node);
	// Code that may have none takes another way then: nothing in brackets is no SQL.
	if (items.length === 0) throw new Thrown();
	const pieces: Piece[] = [];
	items.forEach((item, index) => {
		const known = reader.known(item);
		if (index > 0 && between.kind === 'sql') pieces.push(...between.pieces);
		if (known.kind === 'sql') pieces.push(...known.pieces);
		else if (known.kind === 'constant') pieces.push({ node, type: typeOf(reader, known) });
		else if (known.kind === 'unknown' && !isSql(known.type))
			pieces.push({ node, type: known.type });
		else throw new Unreadable(node, 'what it joins is not known');
	});
	return sqlOf(pieces);
}

function typeOf({ source: { checker } }: Reading, { value }: Constant): ts.Type {
	if (typeof value === 'number') return checker.getNumberType();
	if (typeof value === 'string') return checker.getStringType();
	return typeof value === 'boolean' ? checker.getBooleanType() : checker.getNullType();
}

/** Of an object, a list or a text. */
export function memberOf(value: Value, name: string): Value | undefined {
	if (value.kind === 'fields') return value.fields.get(name) ?? constant(undefined);
	if (value.kind === 'list' && name === 'length') return constant(value.items.length);
	return undefined;
}

type Given = () => readonly Value[];

/** What methods of lists, and `Object`’s own, come to. undefined: it is none of these. */
export function libraryCall(
	reader: Reading,
	callee: ts.PropertyAccessExpression,
	given: Given,
	names: Names,
): (() => Value | undefined) | undefined {
	const name = callee.name.text;
	if (ts.isIdentifier(callee.expression) && callee.expression.text === 'Object') {
		if (name === 'fromEntries') return () => fromEntries(reader, given()[0], callee);
		const read = OBJECT[name];
		return read && (() => listOf(read(reader.entries(given()[0] ?? constant(undefined), callee))));
	}
	const words = TEXT[name];
	const { checker } = reader.source;
	const type = checker.getApparentType(reader.typeOf(callee.expression));
	if (words && reader.typeOf(callee.expression).flags & ts.TypeFlags.StringLike) {
		return () => {
			const text = reader.word(reader.value(callee.expression, names), callee);
			const found = given().map((value) => reader.word(value, callee));
			return constant(words(String(text), found as never));
		};
	}
	const method = LIST[name];
	if (!method || !checker.isArrayLikeType(type)) return undefined;
	return () =>
		method(
			reader,
			reader.items(reader.value(callee.expression, names), callee.expression),
			given(),
			callee,
		);
}

const OBJECT: Record<string, (entries: [string, Value][]) => Value[]> = {
	keys: (entries) => entries.map(([name]) => constant(name)),
	values: (entries) => entries.map(([, value]) => value),
	entries: (entries) => entries.map(([name, value]) => listOf([constant(name), value])),
};

const TEXT: Record<string, (text: string, given: [never]) => string | boolean> = {
	startsWith: (text, given) => text.startsWith(...given),
	slice: (text, given) => text.slice(...given),
};

function fromEntries(reader: Reading, list: Value = constant(undefined), node: ts.Node): Value {
	const fields = new Map<string, Value>();
	for (const entry of reader.items(list, node)) {
		const [name, value] = reader.items(entry, node);
		if (name && value) fields.set(String(reader.word(name, node)), value);
	}
	return { kind: 'fields', fields };
}

type Method = (
	reader: Reading,
	items: readonly Value[],
	given: readonly Value[],
	node: ts.Node,
) => Value | undefined;

function called(reader: Reading, callback: Value | undefined, given: readonly Value[]): Value {
	const known = reader.known(callback ?? constant(undefined));
	if (known.kind !== 'func') throw new Error('A list is given what is no function');
	return known.call(given);
}

const LIST: Record<string, Method> = {
	map: (reader, items, [callback]) =>
		listOf(items.map((item, index) => called(reader, callback, [item, constant(index)]))),
	flatMap: (reader, items, [callback]) =>
		listOf(
			items.flatMap((item) => {
				const result = reader.known(called(reader, callback, [item]));
				return result.kind === 'list' ? result.items : [result];
			}),
		),
	filter: (reader, items, [callback]) =>
		listOf(items.filter((item) => reader.isTrue(called(reader, callback, [item])))),
	at: (_reader, items, [index]) =>
		index?.kind === 'constant' ? items.at(Number(index.value)) : undefined,
	includes: (reader, items, [wanted], node) => {
		const word = reader.word(wanted ?? constant(undefined), node);
		return constant(items.some((item) => reader.word(item, node) === word));
	},
};
