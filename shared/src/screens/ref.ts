import type { NeedsParams, Params, ParamsOf, Query, ScreenName } from './names.ts';

/**
 * Where a value or a row leads, as data: a screen's name, with what makes its parameters and query
 * out of the item. `useAddressOf` makes an address of it.
 */
export interface ScreenRef<Item> {
	readonly name: ScreenName;
	// Written as methods, so that a link from one item fits where any is taken.
	params(item: Item): Params;
	query(item: Item): Query;
}

type Made<Item, T> = T | ((item: Item) => T);
const made = <Item, T extends object>(value: Made<Item, T> | undefined, item: Item): T =>
	(typeof value === 'function' ? value(item) : (value ?? {})) as T;

/** Names a screen in a definition: `screenOf('agent.edit', ({ id }: Agent) => ({ agentId: id }))`. */
export function screenOf<N extends ScreenName, Item = void>(
	name: N,
	params: Made<Item, ParamsOf<N>>,
	query?: Made<Item, Query>,
): ScreenRef<Item>;
export function screenOf<N extends ScreenName>(
	name: NeedsParams<N> extends true ? never : N,
): ScreenRef<void>;
export function screenOf<Item>(
	name: ScreenName,
	params?: Made<Item, Params>,
	query?: Made<Item, Query>,
): ScreenRef<Item> {
	return {
		name,
		params: (item) => made(params, item),
		query: (item) => made(query, item),
	};
}
