import { Box, Skeleton } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { useSeen } from './useSeen.ts';

/** What loads when it comes into view; until then as much room as it will take at least. */
export function Seen({ height, children }: { height: string; children: () => ReactNode }) {
	const { ref, isSeen } = useSeen<HTMLDivElement>();
	return (
		<Box ref={ref} minW="0">
			{isSeen ? children() : <Skeleton h={height} aria-hidden />}
		</Box>
	);
}
