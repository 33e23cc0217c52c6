import { useIntl, words } from '@borlette/shared/i18n';
import { ConfirmDialog } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { type Turning, useTurning } from './useTurning.ts';

export function TurnOff(props: Turning) {
	const { formatMessage } = useIntl();
	return (
		<ConfirmDialog
			{...useTurning(props)}
			title={formatMessage(messages.turnOffTitle)}
			text={formatMessage(messages.turnOffText)}
			confirmLabel={formatMessage(messages.turnOff)}
			cancelLabel={formatMessage(words.cancel)}
			isDangerous
		/>
	);
}
