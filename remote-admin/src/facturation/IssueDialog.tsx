import { serverNow } from '@borlette/shared/api';
import { BILLING_ZONE, facturationApi } from '@borlette/shared/contract/facturation';
import { useWrite } from '@borlette/shared/data';
import { FormFrame, SelectField } from '@borlette/shared/form';
import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { RowDialog } from '@borlette/shared/resource';
import { Button, LONG_TOAST, Stack, Text, toast } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { monthsBefore } from './monthsBefore.ts';

/** Bills a month that is over. Each company is billed once a month, however often it is asked. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
	const { formatMessage, formatList } = useIntl();
	const { date, month: monthText } = useFormats();
	const issue = useWrite(facturationApi.issue, [facturationApi.list]);
	const months = monthsBefore(date(new Date(serverNow()), BILLING_ZONE));
	return (
		<RowDialog title={formatMessage(messages.issue)} onClose={onClose}>
			<Stack gap="4">
				<Text color="fg.muted">{formatMessage(messages.issueText)}</Text>
				<FormFrame
					name="facturation.issue"
					initialValues={{ month: months[0] as string }}
					body={facturationApi.issue.input.body}
					submitLabel={formatMessage(messages.issueSubmit)}
					save={(body) => issue.mutateAsync({ body })}
					onSaved={({ issued, failed = [] }) => {
						const outcome = formatMessage(messages.issued, { count: issued });
						if (issued > 0) toast.success(outcome);
						else if (failed.length === 0) toast.info(outcome);
						if (failed.length > 0)
							toast.error(
								formatMessage(messages.notIssued, { names: formatList(failed) }),
								LONG_TOAST,
							);
						onClose();
					}}
					aside={
						<Button variant="outline" onClick={onClose}>
							{formatMessage(words.cancel)}
						</Button>
					}
				>
					<SelectField
						name="month"
						label={formatMessage(messages.issueMonth)}
						choices={months.map((month) => ({ value: month, label: monthText(`${month}-01`) }))}
					/>
				</FormFrame>
			</Stack>
		</RowDialog>
	);
}
