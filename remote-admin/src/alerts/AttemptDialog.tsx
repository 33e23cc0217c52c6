import { type AlertRule, alertsApi } from '@borlette/shared/contract/alerts';
import { sendingsApi } from '@borlette/shared/contract/sendings';
import { useWrite } from '@borlette/shared/data';
import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { ConfirmDialog, toast } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** Has a rule send something to whoever asks. */
export function AttemptDialog({ item, onClose }: { item: AlertRule; onClose: () => void }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const attempt = useWrite(alertsApi.attempt, [sendingsApi.list]);
	return (
		<ConfirmDialog
			isOpen
			title={formatMessage(messages.attempt)}
			text={formatMessage(messages.attemptText, { name: item.name })}
			confirmLabel={formatMessage(messages.attempt)}
			cancelLabel={formatMessage(words.cancel)}
			isPending={attempt.isPending}
			failure={attempt.error && errorText(attempt.error)}
			onCancel={onClose}
			onConfirm={() =>
				attempt.mutate(
					{ body: { id: item.id } },
					{
						onSuccess: ({ sendings }) => {
							const said = formatMessage(messages.attemptSent, { count: sendings });
							if (sendings > 0) toast.success(said);
							else toast.error(said);
							onClose();
						},
					},
				)
			}
		/>
	);
}
