import type { MessageDescriptor } from '../i18n/index.ts';

/** The names of `T` whose values are `V` (null and absence aside): a misspelt one does not compile. */
export type NameOf<T, V> = {
	[K in keyof T & string]-?: Exclude<T[K], null | undefined> extends V ? K : never;
}[keyof T & string];

declare const values: unique symbol;
declare const ofRow: unique symbol;

/** In the options of a kind: the name of a field whose values are `V`, of the form or of the listed row. */
export interface NameFor<V> {
	readonly [values]: V;
}
/** The same, of the row that a form changes. */
export interface RowNameFor<V> {
	readonly [ofRow]: V;
}
/** What choosing a row writes into other fields. */
export interface Filling {
	readonly [values]: Filling;
}

/** The options of a kind, with the names of one type in place of what stands for them. */
export type OptionsFor<O, Values, Item = Values> = O extends unknown
	? { [K in keyof O]: OptionFor<O[K], Values, Item> }
	: never;
type OptionFor<O, Values, Item> = O extends Filling
	? // biome-ignore lint/suspicious/noExplicitAny: the row is of the list that the choices are from
		(chosen: any) => Partial<Values>
	: O extends NameFor<infer V>
		? NameOf<Values, V>
		: O extends RowNameFor<infer V>
			? NameOf<Item, V>
			: O;

// biome-ignore lint/suspicious/noExplicitAny: names are checked where a definition is written, the kit works with all
export type AnyOptions<O> = OptionsFor<O, any>;

/** What values of a kind are, and its options; told to the compiler alone. */
export interface Traits<V, O> {
	readonly traits?: { readonly value: V; readonly options: O };
}
export type ValueOf<K> = K extends Traits<infer V, infer _> ? V : never;
export type OptionsOf<K> = K extends Traits<infer _, infer O> ? O : never;

export interface Labelled {
	readonly label: MessageDescriptor;
}
