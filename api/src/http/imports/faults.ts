import type { Language } from '@borlette/shared/contract';
import type { ImportFault } from '@borlette/shared/contract/imports';
import type { CellFault, ImportKind } from './kind.ts';
import type { FileTexts } from './read.ts';
import { faultText } from './words.ts';

/** In the order of the file. */
export function shownFaults<R>(
	{ columns }: ImportKind<R>,
	{ rows }: FileTexts,
	faults: readonly CellFault[],
	lang: Language,
): ImportFault[] {
	const texts = new Map(rows.map((each) => [each.row, each.texts]));
	const order = new Map(columns.map(({ name }, at) => [name, at]));
	const named = new Map(columns.map((column) => [column.name, column]));
	return faults
		.map((fault) => ({
			...{ row: fault.row, column: fault.column, code: fault.code },
			title: named.get(fault.column)?.title[lang] ?? fault.column,
			value: fault.column === 'password' ? '' : (texts.get(fault.row)?.[fault.column] ?? ''),
			text: faultText(fault, named.get(fault.column)?.unit, lang),
		}))
		.sort((a, b) => a.row - b.row || (order.get(a.column) ?? 0) - (order.get(b.column) ?? 0));
}
