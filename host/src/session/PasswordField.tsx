import { useIntl } from '@borlette/shared/i18n';
import {
	Field,
	FieldFrame,
	HideIcon,
	IconButton,
	Input,
	InputGroup,
	ShowIcon,
} from '@borlette/shared/ui';
import { type ComponentProps, useState } from 'react';
import { messages } from './login.messages.ts';
import { WORDS } from './words.ts';

interface Props extends ComponentProps<typeof Input> {
	error: string | undefined;
	submitCount: number;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ error, submitCount, ...input }: Props) {
	const { formatMessage } = useIntl();
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? HideIcon : ShowIcon;
	return (
		<FieldFrame error={error} submitCount={submitCount}>
			{(tie) => (
				<>
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
							{...tie}
							{...input}
						/>
					</InputGroup>
				</>
			)}
		</FieldFrame>
	);
}
