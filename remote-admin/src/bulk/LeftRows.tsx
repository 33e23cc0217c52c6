import type { BulkDone, BulkReason } from '@borlette/shared/contract/bulk';
import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { Box, Notice, Stack, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

export const REASONS: Record<BulkReason, MessageDescriptor> = {
	same: messages.same,
	changed_meanwhile: messages.changedMeanwhile,
	gone: messages.gone,
	forbidden: messages.forbidden,
};

/** What stayed as it was while the rest was changed, and why. */
export function LeftRows({ left }: { left: BulkDone['left'] }) {
	const { formatMessage } = useIntl();
	return (
		<Stack gap="4">
			<Notice
				status="warning"
				role="alert"
				title={formatMessage(messages.leftTitle, { count: left.length })}
			/>
			<Box
				as="ul"
				listStyleType="none"
				borderWidth="1px"
				borderRadius="lg"
				maxHeight="50dvh"
				overflow="auto"
			>
				{left.map(({ id, name, reason }) => (
					<Box as="li" key={id} padding="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
						<Text fontWeight="medium">{name}</Text>
						<Text color="fg.muted">{formatMessage(REASONS[reason])}</Text>
					</Box>
				))}
			</Box>
		</Stack>
	);
}
