import { type MessageDescriptor, useIntl } from '../../i18n/index.ts';
import { Box } from '../../ui/index.ts';
import { resourceMessages } from '../messages.ts';

/** A dash in place of a figure that nobody knows yet, and why. */
export function Unknown({ why }: { why: MessageDescriptor }) {
	const { formatMessage } = useIntl();
	return (
		<Box as="span" color="fg.muted" title={formatMessage(why)}>
			{formatMessage(resourceMessages.none)}
		</Box>
	);
}
