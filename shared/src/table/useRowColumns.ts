import { useState } from 'react';
import { shallow } from 'zustand/shallow';
import type { DataColumn } from './column.ts';

/** Whether rows look the same with either: what stands below a column is none of theirs. */
const isSameInRows = <Row>(one: DataColumn<Row>, other: DataColumn<Row>): boolean => {
	const { footer: _own, filterFooter: _ownOfAll, sumOf: _ownSum, ...of } = one;
	const { footer: _its, filterFooter: _itsOfAll, sumOf: _itsSum, ...ofOther } = other;
	return shallow(of, ofOther);
};

/** The columns as rows have them: the same ones from drawing to drawing, while only what stands below them is another. */
export function useRowColumns<Row>(
	columns: readonly DataColumn<Row>[],
): readonly DataColumn<Row>[] {
	const [kept, setKept] = useState(columns);
	if (kept === columns) return kept;
	const isSame =
		kept.length === columns.length &&
		kept.every((column, place) => isSameInRows(column, columns[place] as DataColumn<Row>));
	if (isSame) return kept;
	setKept(columns);
	return columns;
}
