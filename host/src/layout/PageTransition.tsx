import { useLocation } from '@borlette/shared/router';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

/** A page comes in from a little below; at once for people who asked for less motion. */
export function PageTransition({ children }: { children: ReactNode }) {
	const { pathname } = useLocation();
	return (
		<Box
			key={pathname}
			animation="fade-in 160ms ease-out, slide-from-bottom 160ms ease-out"
			_motionReduce={{ animation: 'none' }}
		>
			{children}
		</Box>
	);
}
