import { isServerThere } from '@borlette/shared/api';
import { useServerAway } from '@borlette/shared/data';
import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { Box, Button, OfflineIcon, toast } from '@borlette/shared/ui';
import { useEffect, useRef } from 'react';
import { messages } from './offline.messages.ts';

/** Above every page while no server can be reached; it stays in sight, and says when that is over. */
export function OfflineNote() {
	const isAway = useServerAway();
	const { formatMessage } = useIntl();
	const wasAway = useRef(isAway);
	useEffect(
		function tellThatItIsBack() {
			if (wasAway.current && !isAway) toast.success(formatMessage(messages.back));
			wasAway.current = isAway;
		},
		[isAway, formatMessage],
	);
	return (
		// Always there: a reader announces what joins it.
		<Box role="status" position="sticky" top="topbar" zIndex="docked">
			{isAway && (
				<Box
					display="flex"
					alignItems="center"
					flexWrap={{ base: 'wrap', sm: 'nowrap' }}
					gap="2"
					px={{ base: '4', sm: '6' }}
					py="2"
					bg="bg.warning"
					color="fg.warning"
					borderBottomWidth="1px"
					borderColor="border"
				>
					<OfflineIcon size={18} aria-hidden style={{ flexShrink: 0 }} />
					<Box as="span" textStyle="xs" flex={{ base: '1 1 16rem', sm: '0 1 auto' }}>
						<Box as="b" me="2">
							<FormattedMessage {...messages.title} />
						</Box>
						<FormattedMessage {...messages.note} />
					</Box>
					<Button
						size="xs"
						variant="outline"
						colorPalette="gray"
						ms={{ sm: 'auto' }}
						onClick={() => void isServerThere()}
					>
						<FormattedMessage {...words.retry} />
					</Button>
				</Box>
			)}
		</Box>
	);
}
