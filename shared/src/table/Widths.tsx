import type { CSSProperties } from 'react';
import type { ListTable } from './column.ts';
import type { TableView } from './tableView.ts';

const CHECKBOX_WIDTH = 40;
const ACTIONS_WIDTH = 56;

interface Props<Row extends object> {
	table: ListTable<Row>;
	view: Pick<TableView, 'widths'>;
	/** Whether a column of checkboxes comes first, and one of buttons last. */
	leading: boolean;
	trailing: boolean;
}

const isDrawn = <Row extends object>({ table, view }: Props<Row>) =>
	table.getVisibleLeafColumns().some(({ id }) => view.widths[id] !== undefined);

/** The table's own style once a width was drawn. Browsers fix columns only in a table of known width. */
export function widthStyle<Row extends object>(props: Props<Row>): CSSProperties | undefined {
	if (!isDrawn(props)) return undefined;
	const { table, leading, trailing } = props;
	const sides = Number(leading) * CHECKBOX_WIDTH + Number(trailing) * ACTIONS_WIDTH;
	return { tableLayout: 'fixed', width: sides + table.getTotalSize() };
}

/** Widths of the columns, said once instead of in every cell. */
export function Widths<Row extends object>(props: Props<Row>) {
	if (!isDrawn(props)) return null;
	const { table, leading, trailing } = props;
	return (
		<colgroup>
			{leading && <col style={{ width: CHECKBOX_WIDTH }} />}
			{table.getVisibleLeafColumns().map((column) => (
				<col key={column.id} style={{ width: column.getSize() }} />
			))}
			{trailing && <col style={{ width: ACTIONS_WIDTH }} />}
		</colgroup>
	);
}
