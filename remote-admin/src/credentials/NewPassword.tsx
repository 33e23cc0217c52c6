import type { passwordApi } from '@borlette/shared/contract/account';
import { useWrite } from '@borlette/shared/data';
import { FormFrame, PasswordField } from '@borlette/shared/form';
import { type MessageDescriptor, useIntl, words } from '@borlette/shared/i18n';
import { RowDialog } from '@borlette/shared/resource';
import { Button, Flex, Stack, Text } from '@borlette/shared/ui';
import { type ReactNode, useState } from 'react';
import { Given } from './Given.tsx';
import { messages } from './messages.ts';

export interface NewPasswordProps {
	endpoint: (typeof passwordApi)['agent' | 'supervisor' | 'office'];
	person: { id: string; username: string };
	/** Of the person. */
	name: string;
	/** What it means for who is signed in. */
	warning: MessageDescriptor;
	onClose: () => void;
	/** What the person signs in with now; name and password unless given. */
	slip?: (password: string) => ReactNode;
}

/** Gives somebody a new password, typed or made, and shows it once to be passed on. */
export function NewPassword(props: NewPasswordProps) {
	const { endpoint, person, name, warning, onClose, slip } = props;
	const { formatMessage } = useIntl();
	const write = useWrite(endpoint);
	const [given, setGiven] = useState<string>();
	return (
		<RowDialog
			title={formatMessage(messages.title, { name })}
			onClose={onClose}
			isOnce={given !== undefined}
		>
			{given === undefined ? (
				<Stack gap="4">
					<Text color="fg.muted">{formatMessage(warning)}</Text>
					<FormFrame
						name={`password.${person.id}`}
						initialValues={{ password: '' }}
						body={endpoint.input.body}
						submitLabel={formatMessage(messages.submit)}
						save={async ({ password }) => {
							await write.mutateAsync({ body: { id: person.id, password } });
							return password;
						}}
						onSaved={setGiven}
						aside={
							<Button variant="outline" onClick={onClose}>
								{formatMessage(words.cancel)}
							</Button>
						}
					>
						<PasswordField
							name="password"
							label={formatMessage(words.password)}
							help={formatMessage(messages.passwordHelp)}
							canMake
						/>
					</FormFrame>
				</Stack>
			) : (
				<Stack gap="4">
					{slip?.(given) ?? <Given username={person.username} password={given} />}
					<Flex justify="flex-end">
						<Button onClick={onClose}>{formatMessage(messages.done)}</Button>
					</Flex>
				</Stack>
			)}
		</RowDialog>
	);
}
