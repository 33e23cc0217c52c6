import type { ReactNode } from 'react';
import { Flex } from '../ui/index.ts';
import { ArrangeSheet } from './ArrangeSheet.tsx';
import type { DataColumn, ListTable } from './column.ts';
import { ExportMenu } from './ExportMenu.tsx';
import type { ListPatch, ListState } from './listUrl.ts';
import type { TableView } from './tableView.ts';
import type { ListSource } from './useExport.ts';
import { ViewMenu } from './ViewMenu.tsx';

/** On a phone what is in a line fills it, instead of leaving a ragged edge. */
const FULL_LINES = { smDown: { '& > *': { flex: '1 1 140px' } } };

const FIRST_FILLS = { smDown: { width: 'full', '& > :first-of-type': { flex: 1 } } };

interface Props<Row extends object> {
	readonly name: string;
	readonly total: number;
	readonly state: ListState;
	readonly onChange: (patch: ListPatch) => void;
	readonly source: ListSource | undefined;
	readonly toolbar: ReactNode;
	readonly filters: ReactNode;
	readonly table: ListTable<Row>;
	/** All columns, in their order. */
	readonly ordered: readonly DataColumn<Row>[];
	/** Of them those that are not hidden. */
	readonly shown: readonly DataColumn<Row>[];
	readonly view: TableView;
	readonly onView: (patch: Partial<TableView>) => void;
	readonly isWide: boolean;
}

/** What stands above the rows: search and filters, files of the list, and how it is shown. */
export function ListBar<Row extends object>({
	name,
	total,
	state,
	onChange,
	source,
	toolbar,
	filters,
	table,
	ordered,
	shown,
	view,
	onView,
	isWide,
}: Props<Row>) {
	return (
		<Flex
			data-screen-only=""
			minHeight="64px"
			padding="3"
			gap="2"
			wrap="wrap"
			align="center"
			borderBottomWidth="1px"
			css={FULL_LINES}
		>
			{toolbar}
			{isWide && filters}
			<Flex gap="2" marginInlineStart="auto" css={FIRST_FILLS}>
				{!isWide && filters !== undefined && (
					<ArrangeSheet
						columns={shown}
						total={total}
						state={state}
						onChange={onChange}
						filters={filters}
					/>
				)}
				{source && <ExportMenu columns={shown} source={source} total={total} />}
				<ViewMenu
					name={name}
					table={table}
					columns={ordered}
					shown={shown}
					view={view}
					onView={onView}
					state={state}
					onChange={onChange}
				/>
			</Flex>
		</Flex>
	);
}
