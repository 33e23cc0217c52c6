import type { CSSProperties } from 'react';
import type { ListTable } from './column.ts';
import { ACTIONS_WIDTH, type Sides, TICK_WIDTH } from './tableStyle.ts';
import type { TableView } from './tableView.ts';

interface Props<Row extends object> extends Sides {
	table: ListTable<Row>;
	view: Pick<TableView, 'widths'>;
}

const isDrawn = <Row extends object>({ table, view }: Props<Row>) =>
	table.getVisibleLeafColumns().some(({ id }) => view.widths[id] !== undefined);

/** The table's own style once a width was drawn. Browsers fix columns only in a table of known width. */
export function widthStyle<Row extends object>(props: Props<Row>): CSSProperties | undefined {
	if (!isDrawn(props)) return undefined;
	const { table, leading, trailing } = props;
	const sides = Number(leading) * TICK_WIDTH + Number(trailing) * ACTIONS_WIDTH;
	return { tableLayout: 'fixed', width: sides + table.getTotalSize() };
}

/** Widths of the columns, said once instead of in every cell. */
export function Widths<Row extends object>(props: Props<Row>) {
	if (!isDrawn(props)) return null;
	const { table, leading, trailing } = props;
	return (
		<colgroup>
			{leading && <col style={{ width: TICK_WIDTH }} />}
			{table.getVisibleLeafColumns().map((column) => (
				<col key={column.id} style={{ width: column.getSize() }} />
			))}
			{trailing && <col style={{ width: ACTIONS_WIDTH }} />}
		</colgroup>
	);
}

/** Once one width is drawn all are known: the others stay as they were seen. */
function widthsNow(row: HTMLTableRowElement | null): Record<string, number> {
	const heads = [...(row?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])];
	return Object.fromEntries(heads.map(({ dataset, offsetWidth }) => [dataset.column, offsetWidth]));
}

type Drawn = Readonly<Record<string, number>>;

/** The widths that are drawn, with another one for this column. */
export const withWidth = (
	drawn: Drawn,
	head: HTMLTableRowElement | null,
	id: string,
	width: number,
) => ({
	...widthsNow(head),
	...drawn,
	[id]: width,
});
