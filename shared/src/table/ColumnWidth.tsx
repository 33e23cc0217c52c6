import { useId, useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import { Box, Button, Flex, NativeSelect, VisuallyHidden } from '../ui/index.ts';
import type { DataColumn, ListTable } from './column.ts';
import { tableMessages } from './messages.ts';
import { within } from './tableView.ts';
import { withWidth } from './Widths.tsx';

/** Pixels. */
const STEP = 24;

interface Props<Row extends object> {
	table: ListTable<Row>;
	/** Those shown, in their order. */
	columns: readonly DataColumn<Row>[];
	/** The row of their headers, as it is seen. */
	headOf: () => HTMLTableRowElement | null;
}

/** What drawing the edge of a header does, for who does not draw: by keys, and by single presses. */
export function ColumnWidth<Row extends object>({ table, columns, headOf }: Props<Row>) {
	const { formatMessage } = useIntl();
	const labelId = useId();
	const [chosen, setChosen] = useState('');
	const [said, setSaid] = useState('');
	const column = columns.find(({ id }) => id === chosen) ?? columns[0];
	if (!column) return null;
	const change = (by: number) => {
		const head = headOf();
		const shown = head?.querySelector<HTMLElement>(`th[data-column="${CSS.escape(column.id)}"]`);
		if (!shown) return;
		const width = within(shown.offsetWidth + by);
		table.setColumnSizing((drawn) => withWidth(drawn, head, column.id, width));
		setSaid(
			formatMessage(tableMessages.filteredBy, { label: column.header, value: `${width} px` }),
		);
	};
	return (
		<Box role="group" aria-labelledby={labelId}>
			<Box id={labelId} fontWeight="semibold" fontSize="0.8125rem" marginBlockEnd="1">
				{formatMessage(tableMessages.width)}
			</Box>
			<NativeSelect.Root size="sm">
				<NativeSelect.Field
					aria-labelledby={labelId}
					value={column.id}
					onChange={({ currentTarget: { value } }) => setChosen(value)}
				>
					{columns.map(({ id, header }) => (
						<option key={id} value={id}>
							{header}
						</option>
					))}
				</NativeSelect.Field>
				<NativeSelect.Indicator />
			</NativeSelect.Root>
			<Flex gap="2" marginBlockStart="2">
				<Button variant="outline" size="sm" flex="1" onClick={() => change(-STEP)}>
					{formatMessage(tableMessages.narrower)}
				</Button>
				<Button variant="outline" size="sm" flex="1" onClick={() => change(STEP)}>
					{formatMessage(tableMessages.wider)}
				</Button>
			</Flex>
			<VisuallyHidden role="status">{said}</VisuallyHidden>
		</Box>
	);
}
