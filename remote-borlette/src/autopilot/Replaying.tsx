import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import type { YearReplay } from './useYearReplay.ts';

/** How far the year is replayed. */
export const Replaying = ({ year: { answer, progress } }: { year: YearReplay }) => (
	<Box role="status">
		<Text textStyle="secondary">
			<FormattedMessage {...messages.replaying} values={{ count: answer?.draws ?? 0 }} />
		</Text>
		<Box height="1.5" borderRadius="full" background="bg.emphasized" aria-hidden>
			<Box
				height="full"
				borderRadius="full"
				background="fg.success"
				style={{ inlineSize: `${progress * 100}%` }}
			/>
		</Box>
	</Box>
);
