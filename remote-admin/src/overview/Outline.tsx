import { KPI_CARD } from '@borlette/shared/cards';
import { useIntl } from '@borlette/shared/i18n';
import { Box, Skeleton, VisuallyHidden } from '@borlette/shared/ui';
import { CARDS, COLUMNS } from './layout.ts';
import { messages } from './messages.ts';

/** Where all of it will stand, while the head loads. */
export function Outline({ isGroup }: { isGroup: boolean }) {
	const { formatMessage } = useIntl();
	return (
		<Box role="status" aria-busy="true">
			<VisuallyHidden>{formatMessage(messages.figures)}</VisuallyHidden>
			<Skeleton h="7" w="280px" maxW="80%" mb="2" />
			<Skeleton h="5" w="420px" maxW="100%" mb="6" />
			<Box {...CARDS} mb="6">
				{Array.from({ length: 6 }, (_, card) => (
					<Box key={card} {...KPI_CARD}>
						<Skeleton h="4" w="16" my="1" />
						<Skeleton h="7" w="75%" mt="2" mb="2.5" />
						<Skeleton h="4" w="80%" />
					</Box>
				))}
			</Box>
			<Box {...COLUMNS}>
				<Skeleton h="360px" borderRadius="lg" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }} />
				<Skeleton h={isGroup ? '420px' : '360px'} borderRadius="lg" />
			</Box>
		</Box>
	);
}
