import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage } from '../../i18n/index.ts';
import { messages } from './messages.ts';
import { PageFrame } from './PageFrame.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The outline of a list page, so that nothing jumps when the page itself arrives. */
export function PageSkeleton() {
	return (
		<Box role="status" aria-busy="true" data-testid="page-skeleton">
			<VisuallyHidden>
				<FormattedMessage {...messages.loading} />
			</VisuallyHidden>
			<PageFrame>
				<Skeleton h="4" w="40" mb="2" />
				<Skeleton h="7" w="64" mb="6" />
				<Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="lg" p="4">
					<Box display="flex" gap="3" mb="4">
						<Skeleton h="10" flex="1" maxW="sm" />
						<Skeleton h="10" w="28" />
					</Box>
					{ROWS.map((row) => (
						<Skeleton key={row} h="9" mb="2" />
					))}
				</Box>
			</PageFrame>
		</Box>
	);
}
