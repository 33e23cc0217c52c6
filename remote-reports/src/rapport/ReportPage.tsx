import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Box, PageFrame, PageHeader } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { Choices } from './Choices.tsx';
import { CopyLink } from './CopyLink.tsx';
import { messages } from './messages.ts';
import { QuickPeriods } from './QuickPeriods.tsx';
import { ReportBody } from './ReportBody.tsx';
import {
	AGENT_GROUPS,
	agentReport,
	type GroupChoice,
	VENTE_GROUPS,
	venteReport,
} from './reports.ts';
import { ShareLink } from './ShareLink.tsx';
import { usePeriodText } from './usePeriodText.ts';
import { useReport } from './useReport.ts';

/** Sales of a period, by agent, branch, draw or day. */
export const VentePage = () => <GroupedReport report={venteReport} groups={VENTE_GROUPS} />;
/** What each agent sold, day by day or by what else is chosen. */
export const AgentPage = () => <GroupedReport report={agentReport} groups={AGENT_GROUPS} />;

interface Props {
	report: typeof venteReport | typeof agentReport;
	groups: readonly GroupChoice[];
}

function GroupedReport({ report, groups }: Props) {
	const { formatMessage } = useIntl();
	const { time } = useFormats();
	const periodText = usePeriodText();
	const read = useReport(report, true);
	const { page, url } = read;
	const chosen = groups.find(({ group }) => group === read.group) ?? (groups[0] as GroupChoice);
	const names = useMemo(
		() => [
			...(report === agentReport && chosen.group !== 'agent'
				? [{ name: 'agent_name', label: words.agent } as const]
				: []),
			{ name: 'name', label: chosen.column } as const,
		],
		[report, chosen],
	);
	const title = formatMessage(report.messages.list);
	return (
		<PageFrame>
			<PageHeader
				title={title}
				fromHome
				text={
					page &&
					`${periodText(page)} · ${formatMessage(messages.asOf, { time: time(page.as_of) })}`
				}
				actions={
					<>
						<ShareLink page={page} title={title} />
						<CopyLink page={page} />
					</>
				}
			/>
			<Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" mb="4">
				<Choices
					label={messages.by}
					choices={groups.map(({ group, label }) => ({ name: group, label }))}
					chosen={chosen.group}
					onChoose={(group) =>
						url.change({
							filters: { filter_choice: group === groups[0]?.group ? undefined : group },
						})
					}
				/>
				<QuickPeriods url={url} />
			</Box>
			<ReportBody
				report={report}
				read={read}
				names={names}
				isOverTime={chosen.group === 'date' && report === venteReport}
			/>
		</PageFrame>
	);
}
