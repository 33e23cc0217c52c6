import { twoFactorApi, type User, userPermissionsApi } from '@borlette/shared/contract/account';
import { useWrite } from '@borlette/shared/data';
import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { ConfirmDialog, toast } from '@borlette/shared/ui';
import { messages } from './messages.ts';

interface Props {
	item: User;
	onClose: () => void;
}

/** Turns the second step off for somebody who lost their phone. */
export function TwoFactorReset({ item, onClose }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const reset = useWrite(twoFactorApi.reset, [userPermissionsApi.list]);
	const name = `${item.first_name} ${item.last_name}`.trim() || item.username;
	return (
		<ConfirmDialog
			isOpen
			title={formatMessage(messages.resetTitle, { name })}
			text={formatMessage(messages.resetText)}
			confirmLabel={formatMessage(messages.resetConfirm)}
			cancelLabel={formatMessage(words.cancel)}
			isDangerous
			isPending={reset.isPending}
			failure={reset.error && errorText(reset.error)}
			onCancel={onClose}
			onConfirm={() =>
				reset.mutate(
					{ body: { id: item.id } },
					{
						onSuccess: () => {
							toast.success(formatMessage(messages.resetDone, { name }));
							onClose();
						},
					},
				)
			}
		/>
	);
}
