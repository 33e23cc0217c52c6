import type { CSSProperties } from 'react';
import type { DataColumn } from './column.ts';
import type { TableView } from './tableView.ts';

const CHECKBOX_WIDTH = 40;
const ACTIONS_WIDTH = 56;
/** Of a column that was shown after the others' widths were drawn. */
const NEW_WIDTH = 160;

interface Props<Row> {
	columns: readonly DataColumn<Row>[];
	view: Pick<TableView, 'widths'>;
	/** Whether a column of checkboxes comes first, and one of buttons last. */
	leading: boolean;
	trailing: boolean;
}

const isDrawn = <Row,>(columns: readonly DataColumn<Row>[], { widths }: Props<Row>['view']) =>
	columns.some(({ id }) => widths[id] !== undefined);

/** The table's own style once a width was drawn. Browsers fix columns only in a table of known width. */
export function widthStyle<Row>({
	columns,
	view,
	leading,
	trailing,
}: Props<Row>): CSSProperties | undefined {
	if (!isDrawn(columns, view)) return undefined;
	const sides = Number(leading) * CHECKBOX_WIDTH + Number(trailing) * ACTIONS_WIDTH;
	const width = columns.reduce((sum, { id }) => sum + (view.widths[id] ?? NEW_WIDTH), sides);
	return { tableLayout: 'fixed', width };
}

/** Widths of the columns, said once instead of in every cell. */
export function Widths<Row>({ columns, view, leading, trailing }: Props<Row>) {
	if (!isDrawn(columns, view)) return null;
	return (
		<colgroup>
			{leading && <col style={{ width: CHECKBOX_WIDTH }} />}
			{columns.map(({ id }) => (
				<col key={id} style={{ width: view.widths[id] ?? NEW_WIDTH }} />
			))}
			{trailing && <col style={{ width: ACTIONS_WIDTH }} />}
		</colgroup>
	);
}
