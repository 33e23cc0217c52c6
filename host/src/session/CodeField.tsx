import { FormattedMessage } from '@borlette/shared/i18n';
import { Button, Field, FieldFrame, Input } from '@borlette/shared/ui';
import { type ComponentProps, useState } from 'react';
import { messages } from './login.messages.ts';

/** An authenticator's code; a recovery code has letters too, and is longer. */
const DIGITS = { inputMode: 'numeric', maxLength: 7 } as const;
const RECOVERY = { inputMode: 'text', maxLength: 20, autoCapitalize: 'characters' } as const;

interface Props extends ComponentProps<typeof Input> {
	error: string | undefined;
	submitCount: number;
}

/** The second step of the sign-in, in place of name and password. */
export function CodeField({ error, submitCount, ...input }: Props) {
	const [isRecovery, setRecovery] = useState(false);
	return (
		<>
			<FieldFrame
				help={<FormattedMessage {...(isRecovery ? messages.recoveryHelp : messages.codeHelp)} />}
				error={error}
				submitCount={submitCount}
			>
				{(tie) => (
					<>
						<Field.Label>
							<FormattedMessage {...(isRecovery ? messages.recoveryCode : messages.code)} />
						</Field.Label>
						<Input
							key={String(isRecovery)}
							size="lg"
							autoComplete="one-time-code"
							spellCheck={false}
							dir="ltr"
							fontVariantNumeric="tabular-nums"
							letterSpacing="0.15em"
							autoFocus
							{...tie}
							{...(isRecovery ? RECOVERY : DIGITS)}
							{...input}
						/>
					</>
				)}
			</FieldFrame>
			<Button
				alignSelf="flex-start"
				variant="plain"
				h="auto"
				px="1"
				fontWeight="medium"
				textDecoration="underline"
				onClick={() => setRecovery(!isRecovery)}
			>
				<FormattedMessage {...(isRecovery ? messages.useCode : messages.useRecovery)} />
			</Button>
		</>
	);
}
