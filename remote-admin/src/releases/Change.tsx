import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Box, NextIcon, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

/** The build that is there, and the one that will be. */
export function Change({ was, becomes }: { was: string | null; becomes: string | null }) {
	return (
		<Box
			display="grid"
			gridTemplateColumns="minmax(0, 1fr) auto minmax(0, 1fr)"
			gap="3"
			alignItems="center"
			borderWidth="1px"
			borderRadius="md"
			p="4"
		>
			<Side label={<FormattedMessage {...messages.was} />} build={was} />
			<Box as="span" color="fg.muted" _rtl={{ transform: 'scaleX(-1)' }} aria-hidden>
				<NextIcon size={18} />
			</Box>
			<Side label={<FormattedMessage {...messages.becomes} />} build={becomes} />
		</Box>
	);
}

function Side({ label, build }: { label: ReactNode; build: string | null }) {
	const { formatMessage } = useIntl();
	return (
		<Box minW="0">
			<Text textStyle="secondary">{label}</Text>
			<Text fontWeight="semibold" dir="ltr" overflowWrap="anywhere">
				{build ?? formatMessage(messages.nothing)}
			</Text>
		</Box>
	);
}
