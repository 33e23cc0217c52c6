import type { Catalogue } from './catalogue.ts';
import { nodeOf, numberOf, type TreeNode, type TreeValue } from './node-tree.ts';

/** How PostgreSQL counts columns in its sets: system columns come first. */
const OFFSET = 7;
const ENTRY = 'RTEPERMISSIONINFO';

/** Columns that a statement may only run with a grant to read, as `table.column`. */
export function columnsRead(tree: TreeNode, catalogue: Catalogue): Set<string> {
	const read = new Set<string>();
	const visit = (value: TreeValue | undefined): void => {
		if (Array.isArray(value)) value.forEach(visit);
		const node = nodeOf(value);
		if (!node) return;
		if (node.tag === ENTRY) {
			const relation = numberOf(node.fields.relid);
			for (const member of membersOf(node.fields.selectedCols)) {
				const name = catalogue.nameOf(relation, member - OFFSET);
				if (name) read.add(name);
			}
			// A view of ours reads with the rights of whoever asks it.
			visit(catalogue.viewOf(relation));
		}
		for (const field of Object.values(node.fields)) visit(field);
	};
	visit(tree);
	return read;
}

/** `(b 8 9)` → 8, 9 */
const membersOf = (value: TreeValue | undefined): number[] =>
	Array.isArray(value) ? value.slice(1).map((member) => numberOf(member)) : [];
