import { useState } from 'react';
import { deviceApi, twoFactorApi } from '../contract/account.ts';
import type { OutputOf } from '../contract/index.ts';
import { useWrite } from '../data/index.ts';
import { FormFrame, PasswordField } from '../form/index.ts';
import { FormattedMessage, useIntl, words } from '../i18n/index.ts';
import { QRCodeSVG } from '../ticket/index.ts';
import { Box, Button, Text } from '../ui/index.ts';
import { CodeField } from './CodeField.tsx';
import { messages } from './messages.ts';

const QR_PX = 192;

interface Props {
	readonly onCodes: (given: OutputOf<typeof twoFactorApi.confirm>) => void;
	readonly onCancel: () => void;
	/** Where it may not be put off: what leaves instead. */
	readonly cancelLabel?: string;
}

/** The password, then the QR code and a first code of the authenticator. */
export function SetupSteps({ onCodes, onCancel, cancelLabel }: Props) {
	const { formatMessage } = useIntl();
	const begin = useWrite(twoFactorApi.begin);
	const confirm = useWrite(twoFactorApi.confirm, [twoFactorApi.read, deviceApi.list]);
	const [secret, setSecret] = useState<OutputOf<typeof twoFactorApi.begin>>();
	const cancel = (
		<Button variant="outline" onClick={onCancel}>
			{cancelLabel ?? formatMessage(words.cancel)}
		</Button>
	);
	if (!secret)
		return (
			<FormFrame
				key="begin"
				name="account.two-factor.begin"
				initialValues={{ password: '' }}
				body={twoFactorApi.begin.input.body}
				submitLabel={formatMessage(messages.next)}
				save={(body) => begin.mutateAsync({ body })}
				onSaved={setSecret}
				aside={cancel}
			>
				<Text>
					<FormattedMessage {...messages.beginText} />
				</Text>
				<PasswordField
					name="password"
					label={formatMessage(words.password)}
					autoComplete="current-password"
				/>
			</FormFrame>
		);
	return (
		<FormFrame
			key="confirm"
			name="account.two-factor.confirm"
			initialValues={{ code: '' }}
			body={twoFactorApi.confirm.input.body}
			submitLabel={formatMessage(messages.confirm)}
			save={({ code }) => confirm.mutateAsync({ body: { code: code.trim() } })}
			onSaved={onCodes}
			aside={cancel}
		>
			<Text>
				<FormattedMessage {...messages.scan} />
			</Text>
			<Box display="flex" flexWrap="wrap" alignItems="center" gap="6">
				<Box bg="white" p="2" borderRadius="md" borderWidth="1px">
					<QRCodeSVG
						value={secret.uri}
						size={QR_PX}
						level="M"
						marginSize={2}
						title={formatMessage(messages.qr)}
					/>
				</Box>
				<Box flex="1" minWidth="220px">
					<Text color="fg.muted">
						<FormattedMessage {...messages.byHand} />
					</Text>
					<Text mt="1" dir="ltr" textStyle="reference" overflowWrap="anywhere" data-testid="secret">
						{secret.secret.match(/.{1,4}/g)?.join(' ')}
					</Text>
				</Box>
			</Box>
			<CodeField />
		</FormFrame>
	);
}
