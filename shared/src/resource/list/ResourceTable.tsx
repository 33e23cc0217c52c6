import { useCallback, useMemo } from 'react';
import { useErrorText, useIntl } from '../../i18n/index.ts';
import { useSearchParams } from '../../router/index.ts';
import { DataTable, SearchBox, tableMessages } from '../../table/index.ts';
import { Alert, Button, EmptyState, ErrorState, Flex } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';
import { useRowHref } from '../screens.ts';
import { Filters } from './Filters.tsx';
import { Headline } from './Headline.tsx';
import { QuickViews } from './QuickViews.tsx';
import { useBulkActions } from './useBulkActions.tsx';
import { useColumns } from './useColumns.ts';
import { useFilterWords } from './useFilterWords.ts';
import { type ResourceList, searchOfState } from './useResourceList.ts';
import { useRowMenu } from './useRowMenu.tsx';
import { WidenButton } from './WidenButton.tsx';

interface Props {
	resource: AnyResource;
	list: ResourceList;
	/** Shown in a list without any row, e.g. the button that adds the first. */
	emptyAction?: React.ReactNode;
	/** Where a row's link leads; the row's own page, or the one that changes it, unless given. */
	rowHref?: (row: Row) => string | undefined;
}

/** Of the address: the row that a form just added. */
export const MARKED = 'new';

const rowId = ({ id }: Row) => id;

/** The table of a resource: search, filters, columns, and what may be done with its rows. */
export function ResourceTable({ resource, list, emptyAction, rowHref }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const columns = useColumns(resource, list.rows, list.totals);
	const ownHref = useRowHref(resource);
	const { actions, dialogs, activation, mayTick } = useRowMenu(resource);
	const { url } = list;
	const marked = useSearchParams()[0].get(MARKED) ?? undefined;
	const title = formatMessage(resource.messages.list);
	const about = useFilterWords(resource, url.state);
	const source = useMemo(
		() => ({ endpoint: resource.endpoints.list, query: searchOfState(url.state), title, about }),
		[resource, url.state, title, about],
	);
	const { change } = url;
	const search = useCallback((q: string) => change({ q }, { replace: true }), [change]);

	const widen = <WidenButton resource={resource} url={url} />;
	const bulk = useBulkActions(resource, list, activation, mayTick);

	return (
		<>
			<Headline resource={resource} totals={list.totals} />
			{list.isOutside && (
				<Alert.Root status="info" role="status" mb="4">
					<Alert.Indicator />
					<Alert.Title fontWeight="normal">{formatMessage(tableMessages.outside)}</Alert.Title>
				</Alert.Root>
			)}
			<DataTable<Row>
				label={title}
				name={resource.name}
				columns={columns}
				rows={list.rows}
				total={list.total}
				rowId={rowId}
				rowHref={rowHref ?? ownHref}
				state={url.state}
				onChange={url.change}
				source={source}
				markedId={marked}
				{...(columns.some(({ footer }) => footer) && { totals: 'page' })}
				isRefreshing={list.isPlaceholder}
				{...(bulk && { bulk })}
				{...(actions && { actions })}
				toolbar={
					<>
						<SearchBox key={url.cleared} value={url.state.q} onSearch={search} />
						<QuickViews resource={resource} url={url} />
					</>
				}
				filters={<Filters resource={resource} url={url} />}
				failure={
					list.error && !list.rows ? (
						<ErrorState
							title={formatMessage(resourceMessages.loadFailed)}
							text={errorText(list.error)}
							onRetry={() => void list.refetch()}
						/>
					) : undefined
				}
				empty={
					url.isFiltered ? (
						<NoMatch onClear={url.clear} further={widen} />
					) : (
						<Empty messages={resource.messages} action={emptyAction} further={widen} />
					)
				}
			/>
			{dialogs}
		</>
	);
}

function NoMatch({ onClear, further }: { onClear: () => void; further: React.ReactNode }) {
	const { formatMessage } = useIntl();
	return (
		<EmptyState
			title={formatMessage(tableMessages.noMatchTitle)}
			text={formatMessage(tableMessages.noMatchText)}
			action={
				<Group>
					{further}
					<Button variant="outline" onClick={onClear}>
						{formatMessage(tableMessages.clearFilters)}
					</Button>
				</Group>
			}
		/>
	);
}

interface EmptyProps extends Pick<AnyResource, 'messages'> {
	action: React.ReactNode;
	further: React.ReactNode;
}

const Group = ({ children }: { children: React.ReactNode }) => (
	<Flex gap="2" wrap="wrap" justify="center">
		{children}
	</Flex>
);

/** Without any row. Who may not add one is not told to. */
function Empty({ messages, action, further }: EmptyProps) {
	const { formatMessage } = useIntl();
	const mayAdd = !messages.create || Boolean(action);
	return (
		<EmptyState
			title={formatMessage(tableMessages.emptyTitle)}
			text={formatMessage(mayAdd ? messages.empty : resourceMessages.emptyForNow)}
			action={
				<Group>
					{further}
					{action}
				</Group>
			}
		/>
	);
}
