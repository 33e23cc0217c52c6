import type { ReportPage } from '@borlette/shared/contract/rapport';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { usePeriodText } from './usePeriodText.ts';

/** On paper only: whose figures these are, of which days, and when they were read. */
export function PaperHead({ title, page }: { title: string; page: ReportPage | undefined }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const company = useSession(({ user }) => user?.companyname);
	const periodText = usePeriodText();
	if (!page) return null;
	const isCut = page.items.length < page.total;
	return (
		<Box data-paper-only="" marginBlockEnd="4">
			<Box fontWeight="semibold" textStyle="lg">
				{[company ?? formatMessage(messages.everyCompany), title].join(' · ')}
			</Box>
			<Box>
				{[
					periodText(page),
					formatMessage(messages.asOf, { time: dateTime(page.as_of) }),
					isCut &&
						formatMessage(messages.rowsShown, { shown: page.items.length, total: page.total }),
				]
					.filter(Boolean)
					.join(' · ')}
			</Box>
			<Box fontFamily="mono" textStyle="2xs">
				{formatMessage(messages.digest, { digest: page.digest })}
			</Box>
		</Box>
	);
}
