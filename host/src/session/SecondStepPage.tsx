import { useIntl, words } from '@borlette/shared/i18n';
import { RecoveryCodes, SetupSteps } from '@borlette/shared/second-step';
import { page } from '@borlette/shared/session';
import { useState } from 'react';
import { DuePage } from './DuePage.tsx';
import { messages } from './login.messages.ts';
import { useLogout } from './useLogout.ts';

/** Where a second step is demanded of somebody who has none. */
export function SecondStepPage() {
	const { formatMessage } = useIntl();
	const leave = useLogout();
	const [codes, setCodes] = useState<readonly string[]>();
	return (
		<DuePage title={formatMessage(words.twoFactor)} text={formatMessage(messages.secondStepText)}>
			{codes ? (
				<RecoveryCodes codes={codes} onDone={() => page.reload()} />
			) : (
				<SetupSteps
					onCodes={({ recovery_codes }) => setCodes(recovery_codes)}
					onCancel={() => void leave()}
					cancelLabel={formatMessage(words.signOut)}
				/>
			)}
		</DuePage>
	);
}
