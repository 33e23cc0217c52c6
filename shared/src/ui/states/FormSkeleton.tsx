import { Box, Card, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { FormattedMessage } from '../../i18n/index.ts';
import { messages } from './messages.ts';

const ROWS = ['a', 'b', 'c', 'd'];

/** The outline of a form, while its code is under way. */
export function FormSkeleton() {
	return (
		<Box role="status" aria-busy="true" maxWidth="760px">
			<VisuallyHidden>
				<FormattedMessage {...messages.loading} />
			</VisuallyHidden>
			<Card.Root>
				<Card.Body>
					{ROWS.map((row) => (
						<Skeleton key={row} h="10" mb="5" />
					))}
				</Card.Body>
			</Card.Root>
		</Box>
	);
}
