import { type MessageDescriptor, useIntl, words } from '@borlette/shared/i18n';
import { Box, CopyText, Flex, Notice, Stack } from '@borlette/shared/ui';
import { messages } from './messages.ts';

interface Props {
	/** What was done; that the password is another one now unless given. */
	title?: MessageDescriptor;
	username: string;
	password: string;
}

/** The password that holds from now on: nobody can look it up later, here or in the database. */
export function Given({ title = messages.givenTitle, username, password }: Props) {
	const { formatMessage } = useIntl();
	return (
		<Stack gap="4">
			<Notice status="success" role="status" title={formatMessage(title)}>
				{formatMessage(messages.givenText)}
			</Notice>
			<Box asChild display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2">
				<dl>
					<Box as="dt" color="fg.muted">
						{formatMessage(words.username)}
					</Box>
					<Box as="dd" fontFamily="mono" overflowWrap="anywhere" dir="ltr">
						{username}
					</Box>
					<Box as="dt" color="fg.muted">
						{formatMessage(words.password)}
					</Box>
					<Box as="dd" fontFamily="mono" fontWeight="semibold" overflowWrap="anywhere" dir="ltr">
						{password}
					</Box>
				</dl>
			</Box>
			<Flex>
				<CopyText label={messages.copy} text={() => password} />
			</Flex>
		</Stack>
	);
}
