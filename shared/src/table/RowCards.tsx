import type { ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';
import { Link } from '../router/index.ts';
import { Box, Flex } from '../ui/index.ts';
import type { DataColumn, ListTable } from './column.ts';
import { tableMessages } from './messages.ts';

interface Props<Row extends object> {
	label: string;
	table: ListTable<Row>;
	columns: readonly DataColumn<Row>[];
	isSelectable: boolean;
	rowHref?: ((row: Row) => string | undefined) | undefined;
	actions?: ((row: Row) => ReactNode) | undefined;
}

/** The rows on a phone: the same columns, one below the other. */
export function RowCards<Row extends object>({
	label,
	table,
	columns,
	isSelectable,
	rowHref,
	actions,
}: Props<Row>) {
	const { formatMessage } = useIntl();
	const [title, ...others] = columns;
	if (!title) return null;
	return (
		<Box as="ul" aria-label={label} listStyleType="none" padding="3" display="grid" gap="3">
			{table.getRowModel().rows.map((row) => {
				const href = rowHref?.(row.original);
				return (
					<Box
						as="li"
						key={row.id}
						borderWidth="1px"
						borderRadius="lg"
						padding="3"
						background="bg.panel"
					>
						<Flex align="center" gap="2" fontWeight="semibold">
							{isSelectable && (
								<input
									type="checkbox"
									aria-label={formatMessage(tableMessages.selectRow, { row: row.index + 1 })}
									checked={row.getIsSelected()}
									onChange={(event) => row.toggleSelected(event.target.checked)}
								/>
							)}
							<Box flex="1" minWidth="0">
								{href ? (
									<Link to={href}>{title.cell(row.original)}</Link>
								) : (
									title.cell(row.original)
								)}
							</Box>
							{actions?.(row.original)}
						</Flex>
						<Box
							as="dl"
							marginBlockStart="2"
							display="grid"
							gridTemplateColumns="auto 1fr"
							columnGap="4"
							rowGap="1"
							fontSize="13px"
						>
							{others.map((column) => (
								<Box key={column.id} display="contents">
									<Box as="dt" color="fg.muted">
										{column.header}
									</Box>
									<Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
										{column.cell(row.original)}
									</Box>
								</Box>
							))}
						</Box>
					</Box>
				);
			})}
		</Box>
	);
}
