import type ts from 'typescript-api';

/** What an expression of the source comes to, as far as it can be known without running it. */
export type Value = Sql | Constant | List | Fields | Func | Unknown;

/** A statement or part of one: its text, and what it is given at run time. */
export interface Sql {
	kind: 'sql';
	pieces: readonly Piece[];
}
export type Piece = Text | Parameter;

export interface Text {
	text: string;
	/** Where it stands. */
	node: ts.Node;
}
export interface Parameter {
	node: ts.Node;
	type: ts.Type;
}

export interface Constant {
	kind: 'constant';
	value: string | number | boolean | null | undefined;
}
export interface List {
	kind: 'list';
	items: readonly Value[];
}
export interface Fields {
	kind: 'fields';
	fields: ReadonlyMap<string, Value>;
}
export interface Func {
	kind: 'func';
	call: (given: readonly Value[]) => Value;
}
/** Known at run time only, but for its type. */
export interface Unknown {
	kind: 'unknown';
	/** The same name is the same value within one run. */
	name: string;
	type: ts.Type;
	/** Looks further, where what it comes from is known after all: the caller's argument, what a function returns. */
	resolve?: () => Value | undefined;
}

export const constant = (value: Constant['value']): Constant => ({ kind: 'constant', value });
export const sqlOf = (pieces: readonly Piece[]): Sql => ({ kind: 'sql', pieces });
export const func = (call: Func['call']): Func => ({ kind: 'func', call });
export const listOf = (items: readonly Value[]): List => ({ kind: 'list', items });

/** The source does something that the reader does not follow. */
export class Unreadable extends Error {
	override name = 'Unreadable';
	readonly node: ts.Node;

	constructor(node: ts.Node, message: string) {
		super(message);
		this.node = node;
	}
}

/** The code throws on this way: it comes to no statement. */
export class Thrown extends Error {
	override name = 'Thrown';
}
