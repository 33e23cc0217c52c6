import { Box, Skeleton } from '@borlette/shared/ui';

/** As large as the board that comes. */
export function BoardOutline() {
	return (
		<Box aria-busy="true" display="grid" gap="4">
			<Skeleton height="88px" borderRadius="lg" />
			<Skeleton height={{ base: '420px', md: '700px' }} borderRadius="lg" />
		</Box>
	);
}
