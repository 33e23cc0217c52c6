import type { ReportRow } from '@borlette/shared/contract/rapport';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import {
	type AnyResource,
	DataTable,
	ResourceFilters,
	SearchBox,
	tableMessages,
} from '@borlette/shared/resource';
import { useAddressOf } from '@borlette/shared/screens';
import { Button, EmptyState, ErrorState } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { type Asked, daysOf, OF_AGENT } from './drill.ts';
import { messages } from './messages.ts';
import { agentReport, type Report } from './reports.ts';
import type { ReportRead } from './useReport.ts';
import { type NamedColumn, useReportColumns } from './useReportColumns.tsx';
import { useReportSource } from './useReportSource.ts';

interface Props {
	report: Report;
	read: ReportRead;
	names: readonly NamedColumn[];
}

/** The table of a report. Without a group of its own an agent's row leads to the agent's days. */
export function ReportTable({ report, read, names }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const addressOf = useAddressOf();
	const { url, page, asked: state } = read;
	const { start_date, end_date } = page ?? {};
	const asked = useMemo(
		(): Asked | undefined =>
			start_date && end_date ? { start_date, end_date, filters: state.filters } : undefined,
		[start_date, end_date, state.filters],
	);
	const columns = useReportColumns({ names, page, asked, isSearch: state.q !== '' });
	const title = formatMessage(report.messages.list);
	const source = useReportSource(report, read);
	const agentHref = ({ agent_id }: ReportRow) =>
		agent_id && asked && report !== agentReport
			? (addressOf(OF_AGENT, { ...daysOf(asked), agent_id }) ?? undefined)
			: undefined;
	return (
		<DataTable<ReportRow>
			label={title}
			name={report.name}
			columns={columns}
			rows={read.rows}
			total={read.total}
			rowId={({ id }) => id}
			rowHref={agentHref}
			state={url.state}
			onChange={url.change}
			source={source}
			{...(columns.some(({ footer }) => footer) && { totals: 'filter' })}
			isRefreshing={read.isPlaceholder}
			toolbar={
				<SearchBox
					key={url.cleared}
					value={state.q}
					onSearch={(words) => url.change({ q: words }, { replace: true })}
				/>
			}
			filters={<ResourceFilters resource={report as AnyResource} url={url} />}
			failure={
				read.error && !read.rows ? (
					<ErrorState
						title={formatMessage(messages.loadFailed)}
						text={errorText(read.error)}
						onRetry={() => void read.refetch()}
					/>
				) : undefined
			}
			empty={
				<EmptyState
					title={formatMessage(
						url.isFiltered ? tableMessages.noMatchTitle : tableMessages.emptyTitle,
					)}
					text={formatMessage(report.messages.empty)}
					action={
						url.isFiltered && (
							<Button variant="outline" onClick={url.clear}>
								{formatMessage(tableMessages.clearFilters)}
							</Button>
						)
					}
				/>
			}
		/>
	);
}
