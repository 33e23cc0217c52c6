import { twoFactorApi } from '@borlette/shared/contract/account';
import { useRead, useWrite } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { RecoveryCodes, SetupSteps } from '@borlette/shared/second-step';
import { ErrorState, Skeleton, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { ProofForm } from './ProofForm.tsx';
import { TwoFactorState } from './TwoFactorState.tsx';

type Step = 'setup' | 'disable' | 'renew';

/** The second step of one's own sign-in: how it is, or what is being done about it. */
export function TwoFactorSection() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
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
	return (
		<TwoFactorState
			state={state.data}
			onEnable={() => setStep('setup')}
			onRenew={() => setStep('renew')}
			onDisable={() => setStep('disable')}
		/>
	);
}
