import type { ReportPage } from '@borlette/shared/contract/rapport';
import { useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';
import { useReportAmount } from './useReport.ts';

/** What of a report is not final, in words: on the screen, on paper and in files. Undefined where all of it is. */
export function useProvisionalText(page: ReportPage | undefined) {
	const { formatMessage } = useIntl();
	const amount = useReportAmount(page);
	return (read = page): string | undefined =>
		read?.is_provisional
			? formatMessage(read.pending > 0 ? messages.withPending : messages.provisional, {
					amount: amount(read.pending),
				})
			: undefined;
}
