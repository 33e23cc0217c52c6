/**
 * A statement as PostgreSQL understood it, as `debug_print_parse` prints it: every name resolved, every
 * expression with its type. Fields are named as in PostgreSQL's sources (nodes/parsenodes.h, primnodes.h).
 */
export interface TreeNode {
	readonly tag: string;
	readonly fields: Readonly<Record<string, TreeValue>>;
}
/** A node, a list, words (several for bytes), or null. */
export type TreeValue = TreeNode | readonly TreeValue[] | string | null;

const TOKEN = /[{}()]|(?:\\.|[^\s{}()\\])+/gs;

/** Reads one printed tree. Throws when it is none. */
export function readTree(text: string): TreeNode {
	const tokens = text.match(TOKEN) ?? [];
	let at = 0;

	const node = (): TreeNode => {
		const tag = tokens[at++] ?? '';
		const fields: Record<string, TreeValue> = {};
		while (tokens[at] !== '}') {
			const name = tokens[at++];
			if (!name?.startsWith(':')) throw new Error(`No tree of PostgreSQL: ${name} in ${tag}`);
			fields[name.slice(1)] = valueOfField();
		}
		at += 1;
		return { tag, fields };
	};
	const list = (): TreeValue[] => {
		const items: TreeValue[] = [];
		while (tokens[at] !== ')') items.push(value());
		at += 1;
		return items;
	};
	const value = (): TreeValue => {
		const token = tokens[at++];
		if (token === undefined) throw new Error('No tree of PostgreSQL: it ends early');
		if (token === '{') return node();
		if (token === '(') return list();
		return token === '<>' ? null : unescaped(token);
	};
	const valueOfField = (): TreeValue => {
		const first = value();
		if (typeof first !== 'string') return first;
		const words = [first];
		while (!isEndOfField(tokens[at])) words.push(tokens[at++] as string);
		return words.join(' ');
	};

	if (tokens[at++] !== '{') throw new Error('No tree of PostgreSQL');
	return node();
}

const isEndOfField = (token: string | undefined) =>
	token === undefined || token === '}' || token === ')' || token.startsWith(':');

const unescaped = (token: string) => token.replace(/^"|"$/g, '').replace(/\\(.)/gs, '$1');

export const nodeOf = (value: TreeValue | undefined): TreeNode | undefined =>
	value && typeof value === 'object' && 'tag' in value ? value : undefined;

export const nodesOf = (value: TreeValue | undefined): TreeNode[] =>
	Array.isArray(value) ? (value.filter(nodeOf) as TreeNode[]) : [];

export const numberOf = (value: TreeValue | undefined): number => Number(value ?? 0);

export const wordOf = (value: TreeValue | undefined): string =>
	typeof value === 'string' ? value : '';
