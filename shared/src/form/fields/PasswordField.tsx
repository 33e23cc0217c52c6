import { useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import {
	Button,
	HideIcon,
	HStack,
	IconButton,
	Input,
	InputGroup,
	ShowIcon,
	useBeginsHere,
} from '../../ui/index.ts';
import { type FieldProps, FieldShell } from '../FieldShell.tsx';
import { formMessages } from '../messages.ts';
import { strongPassword } from '../strongPassword.ts';
import { useFormField } from '../useFormField.ts';

interface Props extends FieldProps {
	/** `new-password` where one is given, `current-password` where one is asked for. */
	readonly autoComplete?: 'new-password' | 'current-password';
	/** Offers a strong one, shown so that it can be passed on. */
	readonly canMake?: boolean;
	/** The page begins here: there is nothing before it to read or to choose. */
	readonly isFirst?: boolean;
}

export function PasswordField({
	autoComplete = 'new-password',
	canMake = false,
	isFirst = false,
	...props
}: Props) {
	const { formatMessage } = useIntl();
	const field = useFormField<string>(props.name);
	const begin = useBeginsHere(isFirst, field.touch);
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? HideIcon : ShowIcon;
	return (
		<FieldShell {...props} field={field}>
			{(tie) => (
				<HStack width="full">
					<InputGroup
						flex="1"
						endElementProps={{ paddingInline: '1' }}
						endElement={
							<IconButton
								variant="ghost"
								size="xs"
								aria-label={formatMessage(
									isShown ? formMessages.hidePassword : formMessages.showPassword,
								)}
								aria-pressed={isShown}
								onClick={() => setShown(!isShown)}
							>
								<Icon />
							</IconButton>
						}
					>
						<Input
							{...tie}
							type={isShown ? 'text' : 'password'}
							name={props.name}
							autoComplete={autoComplete}
							value={field.value ?? ''}
							{...begin}
							onChange={(event) => field.setValue(event.currentTarget.value)}
						/>
					</InputGroup>
					{canMake && (
						<Button
							variant="outline"
							onClick={() => {
								field.setValue(strongPassword());
								setShown(true);
							}}
						>
							{formatMessage(formMessages.makePassword)}
						</Button>
					)}
				</HStack>
			)}
		</FieldShell>
	);
}
