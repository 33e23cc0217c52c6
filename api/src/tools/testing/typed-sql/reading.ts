import type ts from 'typescript-api';
import type { Source } from './source.ts';
import type { Constant, Value } from './values.ts';

/** What names mean inside a function that is being called. */
export class Names {
	readonly #values = new Map<object, Value>();
	readonly #outer: Names | undefined;

	constructor(outer?: Names) {
		this.#outer = outer;
	}

	/** @param name its symbol; of a parameter that is taken apart, the parameter */
	get(name: object): Value | undefined {
		return this.#values.get(name) ?? this.#outer?.get(name);
	}

	set(name: object, value: Value): void {
		this.#values.set(name, value);
	}
}

/** What works out what expressions come to, as the calls of libraries ask it. */
export interface Reading {
	readonly source: Source;
	readonly hasFreeNames: boolean;
	typeOf(node: ts.Node): ts.Type;
	value(node: ts.Expression, names: Names): Value;
	known(value: Value): Value;
	word(value: Value, node: ts.Node): Constant['value'];
	items(value: Value, node: ts.Node): readonly Value[];
	entries(value: Value, node: ts.Node): [string, Value][];
	isTrue(value: Value): boolean;
}
