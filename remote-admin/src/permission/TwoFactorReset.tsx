import {
	IDENTITY_PROOFS,
	type IdentityProof,
	twoFactorApi,
	type User,
	userPermissionsApi,
} from '@borlette/shared/contract/account';
import { useWrite } from '@borlette/shared/data';
import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { Box, ConfirmDialog, Stack, Text, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './messages.ts';

interface Props {
	item: User;
	onClose: () => void;
}

const PROOFS = {
	in_person: messages.inPerson,
	called_back: messages.calledBack,
	document: messages.document,
} as const;

/** Turns the second step off for somebody who lost their phone; whoever does it says how they know them. */
export function TwoFactorReset({ item, onClose }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const reset = useWrite(twoFactorApi.reset, [userPermissionsApi.list]);
	const [identity, setIdentity] = useState<IdentityProof>('in_person');
	const name = `${item.first_name} ${item.last_name}`.trim() || item.username;
	return (
		<ConfirmDialog
			isOpen
			title={formatMessage(messages.resetTitle, { name })}
			text={
				<Stack gap="4">
					<Text>{formatMessage(messages.resetText)}</Text>
					<Box as="fieldset">
						<Box as="legend" fontWeight="medium" mb="2">
							{formatMessage(messages.identity)}
						</Box>
						{IDENTITY_PROOFS.map((proof) => (
							<Box as="label" key={proof} display="flex" alignItems="center" gap="2" py="1.5">
								<input
									type="radio"
									name="identity"
									checked={identity === proof}
									onChange={() => setIdentity(proof)}
								/>
								{formatMessage(PROOFS[proof])}
							</Box>
						))}
					</Box>
				</Stack>
			}
			confirmLabel={formatMessage(messages.resetConfirm)}
			cancelLabel={formatMessage(words.cancel)}
			isDangerous
			isPending={reset.isPending}
			failure={reset.error && errorText(reset.error)}
			onCancel={onClose}
			onConfirm={() =>
				reset.mutate(
					{ body: { id: item.id, identity } },
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
