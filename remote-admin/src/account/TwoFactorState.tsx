import type { OutputOf } from '@borlette/shared/contract';
import type { twoFactorApi } from '@borlette/shared/contract/account';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { Box, Button, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

interface Props {
	state: OutputOf<typeof twoFactorApi.read>;
	onEnable: () => void;
	onRenew: () => void;
	onDisable: () => void;
}

const FEW = 3;

/** Whether the sign-in asks for a code, and what can be changed about it. */
export function TwoFactorState({ state, onEnable, onRenew, onDisable }: Props) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const { confirmed_at, recovery_left } = state;
	if (!confirmed_at)
		return (
			<>
				<Box>
					<StatusBadge tone="neutral">{formatMessage(messages.isOff)}</StatusBadge>
				</Box>
				<Box>
					<Button onClick={onEnable}>
						<FormattedMessage {...messages.enable} />
					</Button>
				</Box>
			</>
		);
	return (
		<>
			<Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
				<StatusBadge tone="success">{formatMessage(messages.isOn)}</StatusBadge>
				<Text color="fg.muted">
					{formatMessage(messages.onSince, { moment: dateTime(confirmed_at) })}
				</Text>
			</Box>
			<Text color={recovery_left < FEW ? 'fg.warning' : undefined}>
				{formatMessage(messages.codesLeft, { count: recovery_left })}
			</Text>
			<Box display="flex" flexWrap="wrap" gap="3">
				<Button variant="outline" onClick={onRenew}>
					<FormattedMessage {...messages.renew} />
				</Button>
				<Button variant="outline" colorPalette="error" onClick={onDisable}>
					<FormattedMessage {...messages.disable} />
				</Button>
			</Box>
		</>
	);
}
