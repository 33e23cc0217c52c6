import { Box } from '@chakra-ui/react';
import { type MessageDescriptor, useIntl, words } from '../i18n/index.ts';

/** A dash in place of a figure that nobody knows yet, and why. */
export function Unknown({ why }: { why: MessageDescriptor }) {
	const { formatMessage } = useIntl();
	return (
		<Box as="span" color="fg.muted" title={formatMessage(why)}>
			{formatMessage(words.none)}
		</Box>
	);
}
