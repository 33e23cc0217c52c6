import type { ReportPage } from '@borlette/shared/contract/rapport';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Notice, Stack } from '@borlette/shared/ui';
import { Legend } from './Legend.tsx';
import { LinkCheck } from './LinkCheck.tsx';
import { messages } from './messages.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportSummary } from './ReportSummary.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { Report } from './reports.ts';
import { isMixed, type ReportRead } from './useReport.ts';
import { hasPending, type NamedColumn } from './useReportColumns.tsx';

interface Props {
	report: Report;
	read: ReportRead;
	names: readonly NamedColumn[];
	/** The rows are days. */
	isOverTime: boolean;
}

/** One bar is no picture, and one bar of two monies means nothing. */
const hasChart = (page: ReportPage, isOverTime: boolean) =>
	!isMixed(page) && (isOverTime ? page.start_date < page.end_date : page.items.length > 1);

/** What every report shows: sums, chart, table and how it all follows. */
export function ReportBody({ report, read, names, isOverTime }: Props) {
	const { page, linked, forgetLink } = read;
	const current = read.isPlaceholder ? undefined : page;
	return (
		<Stack gap={{ base: '4', sm: '6' }}>
			{linked && current && <LinkCheck linked={linked} page={current} onForget={forgetLink} />}
			{isMixed(page) ? (
				<Notice status="info" role="status" title={<FormattedMessage {...messages.mixed} />}>
					<FormattedMessage {...messages.mixedText} />
				</Notice>
			) : (
				!read.error && <ReportSummary page={page} />
			)}
			<ReportTable report={report} read={read} names={names} />
			<Legend hasPending={hasPending(page)} />
			{page && hasChart(page, isOverTime) && (
				<ReportChart
					page={page}
					filters={read.asked.filters}
					names={names}
					isOverTime={isOverTime}
				/>
			)}
		</Stack>
	);
}
