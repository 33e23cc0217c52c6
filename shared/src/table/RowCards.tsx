import { Fragment, type ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';
import { Link } from '../router/index.ts';
import { Box, Flex, Skeleton } from '../ui/index.ts';
import type { DataColumn, ListTable } from './column.ts';
import { tableMessages } from './messages.ts';
import { totalsOf } from './TableFoot.tsx';
import { cellLinkStyle } from './tableStyle.ts';

interface Props<Row extends object> {
	label: string;
	table: ListTable<Row>;
	columns: readonly DataColumn<Row>[];
	isSelectable: boolean;
	rowHref?: ((row: Row) => string | undefined) | undefined;
	actions?: ((row: Row) => ReactNode) | undefined;
	totals?: 'page' | 'filter' | undefined;
	markedId?: string | undefined;
}

const CARDS = { listStyleType: 'none', padding: '3', display: 'grid', gap: '3' } as const;
const CARD = { borderWidth: '1px', borderRadius: 'lg', padding: '3' } as const;

/** The rows on a phone: the same columns, one below the other. */
export function RowCards<Row extends object>({
	label,
	table,
	columns,
	isSelectable,
	rowHref,
	actions,
	totals,
	markedId,
}: Props<Row>) {
	const { formatMessage } = useIntl();
	const [first, ...rest] = columns;
	if (!first) return null;
	const before = rest.filter(({ inTitle }) => inTitle);
	const others = rest.filter(({ inTitle }) => !inTitle);
	const titleOf = (row: Row) =>
		[...before, first].map(({ id, cell }) => <Fragment key={id}> {cell(row)}</Fragment>);
	return (
		<Box as="ul" aria-label={label} {...CARDS} css={cellLinkStyle}>
			{table.getRowModel().rows.map((row) => {
				const href = rowHref?.(row.original);
				return (
					<Box
						as="li"
						key={row.id}
						aria-current={row.id === markedId || undefined}
						{...CARD}
						background={row.id === markedId ? 'bg.success' : 'bg.panel'}
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
								{href ? <Link to={href}>{titleOf(row.original)}</Link> : titleOf(row.original)}
							</Box>
							{actions?.(row.original)}
						</Flex>
						<Values columns={others} of={(column) => column.cell(row.original)} />
					</Box>
				);
			})}
			{totalsOf(columns, totals).map(({ label: name, of }) => (
				<Box as="li" key={name} borderRadius="lg" padding="3" background="bg.muted">
					<Box fontWeight="semibold">{formatMessage(tableMessages[name])}</Box>
					<Values columns={others.filter((column) => of(column) !== undefined)} of={of} />
				</Box>
			))}
		</Box>
	);
}

interface ValuesProps<Row> {
	columns: readonly DataColumn<Row>[];
	of: (column: DataColumn<Row>) => ReactNode;
}

/** Names of columns, and what is in them. */
function Values<Row>({ columns, of }: ValuesProps<Row>) {
	return (
		<Box
			as="dl"
			marginBlockStart="2"
			display="grid"
			gridTemplateColumns="auto 1fr"
			columnGap="4"
			rowGap="1"
			fontSize="13px"
		>
			{columns.map((column) => (
				<Box key={column.id} display="contents">
					<Box as="dt" color="fg.muted">
						{column.header}
					</Box>
					<Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums">
						{of(column)}
					</Box>
				</Box>
			))}
		</Box>
	);
}

const SKELETON_CARDS = 4;

/** Where cards will stand, while the first rows load. */
export function SkeletonCards({ columns }: { columns: number }) {
	return (
		<Box aria-busy="true" {...CARDS}>
			{Array.from({ length: SKELETON_CARDS }, (_, card) => (
				<Box key={card} aria-hidden {...CARD} background="bg.panel" display="grid" gap="3">
					<Skeleton height="4" width="50%" />
					{Array.from({ length: columns - 1 }, (_, column) => (
						<Flex key={column} justify="space-between">
							<Skeleton height="3" width="25%" />
							<Skeleton height="3" width="35%" />
						</Flex>
					))}
				</Box>
			))}
		</Box>
	);
}
