import { useMemo } from 'react';
import type { ItemOf, ListEndpoint, QueryOf } from '../../contract/index.ts';
import { useList } from '../../data/index.ts';
import { type MessageDescriptor, useErrorText, useIntl } from '../../i18n/index.ts';
import { type ScreenRef, useAddressOf } from '../../screens/index.ts';
import { FewRows } from '../../table/index.ts';
import { Box, ErrorState } from '../../ui/index.ts';
import type { AnyColumn, Column } from '../columns/index.ts';
import { resourceMessages } from '../messages.ts';
import { rowsIn } from '../row.ts';
import { useColumns } from './useColumns.ts';

/** The first rows of a list, for the page of another thing. */
export interface ExcerptDefinition<L extends ListEndpoint> {
	readonly list: L;
	/** The first one is the row's link. */
	readonly columns: readonly Column<ItemOf<L>>[];
	/** Where a row leads. */
	readonly row?: ScreenRef<ItemOf<L>>;
	/** Said where there is no row. */
	readonly empty: MessageDescriptor;
}

interface Props<L extends ListEndpoint> {
	excerpt: ExcerptDefinition<L>;
	/** What the rows are, for screen readers. */
	label: string;
	/** Filters of the list, and how many rows. */
	query: QueryOf<L> & { limit: number };
}

const rowId = ({ id }: { id: string }) => id;

export function Excerpt<L extends ListEndpoint>({ excerpt, label, query }: Props<L>) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const addressOf = useAddressOf();
	const { list, empty } = excerpt;
	const drawn = useMemo(
		() => ({ columns: excerpt.columns as readonly AnyColumn[], endpoints: { list } }),
		[excerpt, list],
	);
	const read = useList(list, query);
	const rows = useMemo(() => read.rows && rowsIn(read.rows), [read.rows]);
	const columns = useColumns(drawn, undefined, undefined);
	if (read.error && !rows)
		return (
			<ErrorState
				title={formatMessage(resourceMessages.loadFailed)}
				text={errorText(read.error)}
				onRetry={() => void read.refetch()}
			/>
		);
	if (rows?.length === 0)
		return (
			<Box as="p" color="fg.muted" py="2">
				{formatMessage(empty)}
			</Box>
		);
	const to = excerpt.row as ScreenRef<object> | undefined;
	return (
		<FewRows
			label={label}
			columns={columns}
			rows={rows}
			rowId={rowId}
			{...(to && { rowHref: (row: object) => addressOf(to, row) ?? undefined })}
		/>
	);
}
