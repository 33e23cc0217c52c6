import { kindOf, TODO_FACTS, type TodoFact, type TodoFacts } from '../contract/todo.kinds.ts';
import type { Todo } from '../contract/todo.ts';
import { type ScreenRef, useAddressOf } from '../screens/index.ts';

const isFact = (name: string): name is TodoFact => name in TODO_FACTS;

/** A fact, or the word itself behind `=`. */
function wordOf(facts: TodoFacts, name: string): string | undefined {
	if (!isFact(name)) return name.slice(1);
	const fact = facts[name];
	return typeof fact === 'string' ? fact : undefined;
}

const filled = (names: Readonly<Record<string, string>> | undefined, facts: TodoFacts) =>
	Object.fromEntries(
		Object.entries(names ?? {}).map(([param, name]) => [param, wordOf(facts, name)]),
	);

/** Where an entry is done; null where the person may not go there. */
export function useTodoAddress({ kind, facts }: Pick<Todo, 'kind' | 'facts'>): string | null {
	const { screen, params, query } = kindOf(kind);
	const ref: ScreenRef<TodoFacts> = {
		name: screen,
		params: (of) => filled(params, of),
		query: (of) => filled(query, of),
	};
	return useAddressOf()(ref, facts);
}
