import { twoFactorApi } from '@borlette/shared/contract/account';
import { useRead, useWrite } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { RecoveryCodes, SetupSteps } from '@borlette/shared/second-step';
import { Box, Button, ErrorState, Skeleton, Text, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { ProofForm } from './ProofForm.tsx';

type Step = 'setup' | 'disable' | 'renew';
const FEW = 3;

/** Whether the sign-in asks for a code, and what can be changed about it. */
export function TwoFactorSection() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { dateTime } = useFormats();
	const state = useRead(twoFactorApi.read, {});
	const disable = useWrite(twoFactorApi.disable, [twoFactorApi.read]);
	const renew = useWrite(twoFactorApi.renewCodes, [twoFactorApi.read]);
	const [step, setStep] = useState<Step>();
	const [codes, setCodes] = useState<readonly string[]>();
	const leave = () => setStep(undefined);

	if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
	if (state.error && !state.data)
		return (
			<ErrorState
				title={formatMessage(messages.twoFactorFailed)}
				text={errorText(state.error)}
				onRetry={() => void state.refetch()}
			/>
		);
	if (!state.data) return <Skeleton height="80px" />;
	const { confirmed_at, recovery_left } = state.data;
	const show = (given: { recovery_codes: string[] }) => {
		setCodes(given.recovery_codes);
		leave();
	};

	if (step === 'setup') return <SetupSteps onCodes={show} onCancel={leave} />;
	if (step === 'disable')
		return (
			<ProofForm
				key="disable"
				name="account.two-factor.disable"
				text={messages.disableText}
				submit={messages.disable}
				save={(body) => disable.mutateAsync({ body })}
				onSaved={() => {
					toast.success(formatMessage(messages.disabled));
					leave();
				}}
				onCancel={leave}
			/>
		);
	if (step === 'renew')
		return (
			<ProofForm
				key="renew"
				name="account.two-factor.renew"
				text={messages.renewText}
				submit={messages.renew}
				save={(body) => renew.mutateAsync({ body })}
				onSaved={show}
				onCancel={leave}
			/>
		);
	if (!confirmed_at)
		return (
			<>
				<Box>
					<StatusBadge tone="neutral">{formatMessage(messages.isOff)}</StatusBadge>
				</Box>
				<Box>
					<Button onClick={() => setStep('setup')}>
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
				<Button variant="outline" onClick={() => setStep('renew')}>
					<FormattedMessage {...messages.renew} />
				</Button>
				<Button variant="outline" colorPalette="error" onClick={() => setStep('disable')}>
					<FormattedMessage {...messages.disable} />
				</Button>
			</Box>
		</>
	);
}
