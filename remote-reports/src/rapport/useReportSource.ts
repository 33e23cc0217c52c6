import type { Page } from '@borlette/shared/contract';
import type { ReportPage } from '@borlette/shared/contract/rapport';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { type AnyResource, useFilterWords } from '@borlette/shared/resource';
import { messages } from './messages.ts';
import type { Report } from './reports.ts';
import { usePeriodText } from './usePeriodText.ts';
import { useProvisionalText } from './useProvisionalText.ts';
import type { ReportRead } from './useReport.ts';

/** What files and paper of a report are made of: its call, and what they say above the rows. */
export function useReportSource(report: Report, { page, asked }: ReportRead) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const { sort, q, filters } = asked;
	const periodText = usePeriodText();
	// Its days are said by the period, a running day's too.
	const days = page && { start_date: page.start_date, end_date: page.end_date };
	const words = useFilterWords(report as AnyResource, { q, filters: { ...filters, ...days } });
	// On paper stand the figures that were read for it, and what proves them.
	const readAs = ({ as_of, digest }: Page<unknown>) => [
		as_of && formatMessage(messages.asOf, { time: dateTime(as_of) }),
		digest && formatMessage(messages.digest, { digest }),
	];
	const provisionalText = useProvisionalText(page);
	const about = async (read?: Page<unknown>) =>
		[
			page && periodText(page),
			await words(),
			provisionalText((read as ReportPage | undefined) ?? page),
			...(read ? readAs(read) : []),
		]
			.filter(Boolean)
			.join(' · ');
	return {
		endpoint: report.endpoints.list,
		query: { sort, ...(q && { q }), ...filters },
		title: formatMessage(report.messages.list),
		about,
	};
}
