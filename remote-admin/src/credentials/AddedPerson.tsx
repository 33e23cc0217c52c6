import { useIntl } from '@borlette/shared/i18n';
import { type AddedProps, RowDialog } from '@borlette/shared/resource';
import { Button, Flex, Stack } from '@borlette/shared/ui';
import { Given } from './Given.tsx';
import { messages } from './messages.ts';

/** After somebody was added who signs in with a password that somebody else typed: it is shown once, to be passed on. */
export function AddedPerson({ values, onClose }: AddedProps<unknown>) {
	const { formatMessage } = useIntl();
	const username = String(values.username ?? '');
	return (
		<RowDialog
			title={formatMessage(messages.signInOf, { name: username })}
			onClose={onClose}
			isOnce
		>
			<Stack gap="4">
				<Given
					title={messages.added}
					username={username}
					password={String(values.password ?? '')}
				/>
				<Flex justify="flex-end">
					<Button onClick={onClose}>{formatMessage(messages.done)}</Button>
				</Flex>
			</Stack>
		</RowDialog>
	);
}
