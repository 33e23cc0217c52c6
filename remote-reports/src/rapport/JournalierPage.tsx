import { useLive } from '@borlette/shared/data';
import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { useSearchParams } from '@borlette/shared/router';
import { Box, LiveBadge, PageFrame, PageHeader } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { Choices } from './Choices.tsx';
import { messages } from './messages.ts';
import { ReportBody } from './ReportBody.tsx';
import { agentsOfSupervisorsToday, agentsToday, supervisorsToday } from './reports.ts';
import { usePeriodText } from './usePeriodText.ts';
import { useReport } from './useReport.ts';

const AGENT = { name: 'name', label: words.agent } as const;
const TABLES = [
	{ name: 'agents', label: words.agents, report: agentsToday, names: [AGENT] },
	{
		name: 'supervisors',
		label: messages.supervisors,
		report: supervisorsToday,
		names: [{ name: 'name', label: words.supervisor } as const],
	},
	{
		name: 'agents-of-supervisors',
		label: messages.agentsOfSupervisors,
		report: agentsOfSupervisorsToday,
		names: [{ name: 'supervisor_name', label: words.supervisor } as const, AGENT],
	},
] as const;
type Table = (typeof TABLES)[number];

/** The running day, draws not yet closed included, as it is sold. */
export function JournalierPage() {
	const [params] = useSearchParams();
	const table = TABLES.find(({ name }) => name === params.get('table')) ?? TABLES[0];
	return <RunningDay key={table.name} table={table} />;
}

function RunningDay({ table: { name, report, names } }: { table: Table }) {
	const { formatMessage } = useIntl();
	const { time } = useFormats();
	const periodText = usePeriodText();
	const [, setParams] = useSearchParams();
	const read = useReport(report, false);
	const live = useLive(
		useMemo(() => [{ read: report.endpoints.list, on: ['sale', 'result'] }], [report]),
	);
	const { page } = read;
	const title = formatMessage(messages.journalier);
	return (
		<PageFrame>
			<PageHeader
				title={title}
				fromHome
				text={
					<Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
						<LiveBadge state={live} />
						{page && (
							<span>
								{[periodText(page), formatMessage(messages.asOf, { time: time(page.as_of) })].join(
									' · ',
								)}
							</span>
						)}
					</Box>
				}
			/>
			<Box mb="4">
				<Choices
					label={messages.tables}
					choices={TABLES}
					chosen={name}
					onChoose={(chosen) => setParams(chosen === TABLES[0].name ? {} : { table: chosen })}
				/>
			</Box>
			<ReportBody report={report} read={read} names={names} isOverTime={false} />
		</PageFrame>
	);
}
