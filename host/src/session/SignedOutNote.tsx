import { FormattedMessage, type MessageDescriptor } from '@borlette/shared/i18n';
import { type SignedOut, unsaved } from '@borlette/shared/session';
import { Alert, Text } from '@borlette/shared/ui';
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

/** Above the form: why who was signed in has to sign in again, and that what they had typed is not lost. */
export function SignedOutNote({ id, why }: { id: string; why: SignedOut }) {
	const [isTypedKept] = useState(unsaved.isKept);
	const text = TEXTS[why];
	// What the browser had kept may be anything.
	if (!text) return null;
	return (
		<Alert.Root id={id} status={WARNS.includes(why) ? 'warning' : 'info'} role="status" mb="6">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Description>
					<FormattedMessage {...text} />
					{isTypedKept && (
						<Text mt="1">
							<FormattedMessage {...messages.typedKept} />
						</Text>
					)}
				</Alert.Description>
			</Alert.Content>
		</Alert.Root>
	);
}
