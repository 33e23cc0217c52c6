import { useIntl } from '../i18n/index.ts';
import { Box, IconButton, SortAscendingIcon, SortDescendingIcon } from '../ui/index.ts';
import type { DataColumn } from './column.ts';
import { tableMessages } from './messages.ts';
import type { TableView } from './tableView.ts';

interface Props<Row> {
	columns: readonly DataColumn<Row>[];
	view: TableView;
	onView: (patch: Partial<TableView>) => void;
}

/** Ticks and places of the columns. The first always stays: it is the row's link. */
export function ColumnChoice<Row>({ columns, view, onView }: Props<Row>) {
	const { formatMessage } = useIntl();
	const movable = columns.slice(1);
	const show = (id: string, isShown: boolean) =>
		onView({
			hidden: isShown ? view.hidden.filter((hidden) => hidden !== id) : [...view.hidden, id],
		});
	const move = (from: number, to: number) => {
		const order = movable.map(({ id }) => id);
		order.splice(to, 0, ...order.splice(from, 1));
		onView({ order });
	};
	return (
		<Box as="fieldset">
			<Box as="legend" fontWeight="semibold" fontSize="13px" marginBlockEnd="1">
				{formatMessage(tableMessages.columns)}
			</Box>
			{movable.map(({ id, header }, index) => (
				<Box key={id} display="flex" gap="1" alignItems="center" minHeight="36px">
					<Box as="label" display="flex" gap="2" alignItems="center" flex="1" minWidth="0">
						<input
							type="checkbox"
							checked={!view.hidden.includes(id)}
							onChange={(event) => show(id, event.target.checked)}
						/>
						{header}
					</Box>
					<IconButton
						variant="ghost"
						size="xs"
						aria-label={formatMessage(tableMessages.moveBefore, { column: header })}
						disabled={index === 0}
						onClick={() => move(index, index - 1)}
					>
						<SortAscendingIcon />
					</IconButton>
					<IconButton
						variant="ghost"
						size="xs"
						aria-label={formatMessage(tableMessages.moveAfter, { column: header })}
						disabled={index === movable.length - 1}
						onClick={() => move(index, index + 1)}
					>
						<SortDescendingIcon />
					</IconButton>
				</Box>
			))}
		</Box>
	);
}
