import { useIntl } from '@borlette/shared/i18n';
import { Field, HideIcon, IconButton, Input, InputGroup, ShowIcon } from '@borlette/shared/ui';
import { type ComponentProps, useState } from 'react';
import { messages } from './login.messages.ts';
import { WORDS } from './words.ts';

interface Props extends ComponentProps<typeof Input> {
	error: string | undefined;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ error, ...input }: Props) {
	const { formatMessage } = useIntl();
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? HideIcon : ShowIcon;
	return (
		<Field.Root invalid={Boolean(error)}>
			<Field.Label>{WORDS.password}</Field.Label>
			<InputGroup
				endElementProps={{ px: '1' }}
				endElement={
					<IconButton
						size="sm"
						variant="ghost"
						colorPalette="gray"
						color="fg.muted"
						aria-label={formatMessage(isShown ? messages.hidePassword : messages.showPassword)}
						aria-pressed={isShown}
						onClick={() => setShown(!isShown)}
					>
						<Icon aria-hidden />
					</IconButton>
				}
			>
				<Input
					size="lg"
					type={isShown ? 'text' : 'password'}
					autoComplete="current-password"
					maxLength={128}
					pe="12"
					{...input}
				/>
			</InputGroup>
			<Field.ErrorText>{error}</Field.ErrorText>
		</Field.Root>
	);
}
