import { FormattedMessage, type MessageDescriptor } from '@borlette/shared/i18n';
import { type SignedOut, whySignedOut } from '@borlette/shared/session';
import { Alert } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './login.messages.ts';

const TEXTS: Record<SignedOut, MessageDescriptor> = {
	self: messages.outSelf,
	idle: messages.outIdle,
	expired: messages.outExpired,
	ended: messages.outEnded,
	password: messages.outPassword,
	second_step: messages.outSecondStep,
	blocked: messages.outBlocked,
	// Only where the new one never came: nothing that anybody did.
	replaced: messages.outUnknown,
	unknown: messages.outUnknown,
};
/** What somebody may want to do something about. */
const WARNS: readonly SignedOut[] = ['blocked', 'ended', 'password', 'second_step'];

/** Above the form: why who was signed in has to sign in again. */
export function SignedOutNote() {
	const [why] = useState(whySignedOut);
	const text = why && TEXTS[why];
	if (!text) return null;
	return (
		<Alert.Root status={WARNS.includes(why) ? 'warning' : 'info'} role="status" mb="6">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Description>
					<FormattedMessage {...text} />
				</Alert.Description>
			</Alert.Content>
		</Alert.Root>
	);
}
