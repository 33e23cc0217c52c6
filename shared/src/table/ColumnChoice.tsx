import { useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import {
	Box,
	IconButton,
	SortAscendingIcon,
	SortDescendingIcon,
	VisuallyHidden,
} from '../ui/index.ts';
import type { DataColumn, ListTable } from './column.ts';
import { tableMessages } from './messages.ts';

interface Props<Row extends object> {
	table: ListTable<Row>;
	/** All of them, in their order. */
	columns: readonly DataColumn<Row>[];
}

/** Ticks and places of the columns. The first always stays: it is the row's link. */
export function ColumnChoice<Row extends object>({ table, columns }: Props<Row>) {
	const { formatMessage } = useIntl();
	const [first, ...movable] = columns;
	/** What was moved last, and where it is now: who listens sees no row go up or down. */
	const [moved, setMoved] = useState('');
	const move = (from: number, to: number) => {
		const column = movable[from];
		if (!column || !movable[to]) return;
		const order = movable.map(({ id }) => id);
		order.splice(to, 0, ...order.splice(from, 1));
		table.setColumnOrder(first ? [first.id, ...order] : order);
		setMoved(
			formatMessage(tableMessages.moved, {
				column: column.header,
				place: to + 1,
				count: movable.length,
			}),
		);
	};
	return (
		<Box as="fieldset">
			<Box as="legend" fontWeight="semibold" fontSize="0.8125rem" marginBlockEnd="1">
				{formatMessage(tableMessages.columns)}
			</Box>
			{movable.map(({ id, header }, index) => (
				<Box key={id} display="flex" gap="1" alignItems="center" minHeight="36px">
					<Box as="label" display="flex" gap="2" alignItems="center" flex="1" minWidth="0">
						<input
							type="checkbox"
							checked={table.getColumn(id)?.getIsVisible() ?? true}
							onChange={(event) => table.getColumn(id)?.toggleVisibility(event.target.checked)}
						/>
						{header}
					</Box>
					<IconButton
						variant="ghost"
						size="xs"
						aria-label={formatMessage(tableMessages.moveBefore, { column: header })}
						// Not disabled: at its end the button would lose the keyboard, which goes on from there.
						aria-disabled={index === 0 || undefined}
						onClick={() => move(index, index - 1)}
					>
						<SortAscendingIcon />
					</IconButton>
					<IconButton
						variant="ghost"
						size="xs"
						aria-label={formatMessage(tableMessages.moveAfter, { column: header })}
						aria-disabled={index === movable.length - 1 || undefined}
						onClick={() => move(index, index + 1)}
					>
						<SortDescendingIcon />
					</IconButton>
				</Box>
			))}
			<VisuallyHidden role="status">{moved}</VisuallyHidden>
		</Box>
	);
}
