import type { ReactNode } from 'react';
import { Box } from '../ui/index.ts';
import type { DataColumn } from './column.ts';

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const SHORT = { lineClamp: '2' } as const;

interface ValuesProps<Row> {
	columns: readonly DataColumn<Row>[];
	of: (column: DataColumn<Row>) => ReactNode;
}

/** Two beside each other; what is no name may be long, and the card opens for the rest of it. */
export function FirstValues<Row>({ columns, of }: ValuesProps<Row>) {
	return (
		<Box
			as="dl"
			display="grid"
			gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
			columnGap="4"
			rowGap="1"
			fontSize="0.8125rem"
			lineHeight="1.125rem"
		>
			{columns.map((column) => (
				<Box key={column.id} minWidth="0">
					<Box as="dt" color="fg.muted" fontSize="0.75rem" lineHeight="0.875rem" {...CUT}>
						{column.header}
					</Box>
					<Box as="dd" overflowWrap="anywhere" {...(!column.isName && SHORT)}>
						{of(column)}
					</Box>
				</Box>
			))}
		</Box>
	);
}

/** Names of columns, and what is in them. */
export function AllValues<Row>({ columns, of }: ValuesProps<Row>) {
	return (
		<Box
			as="dl"
			marginBlockStart="1"
			display="grid"
			gridTemplateColumns="auto 1fr"
			columnGap="4"
			rowGap="1"
			fontSize="0.8125rem"
		>
			{columns.map((column) => (
				<Box key={column.id} display="contents">
					<Box as="dt" color="fg.muted">
						{column.header}
					</Box>
					<Box as="dd" textAlign="end" overflowWrap="anywhere">
						{of(column)}
					</Box>
				</Box>
			))}
		</Box>
	);
}
