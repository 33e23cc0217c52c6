import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { SkipLink } from '../layout/SkipLink.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

/** Head and foot of what anybody may see. */
export function PublicPage({ children }: { children: ReactNode }) {
	return (
		<Box minH="100dvh" display="flex" flexDirection="column">
			<SkipLink />
			<PublicHeader />
			<Box as="main" id="content" tabIndex={-1} flex="1" outline="none">
				{children}
			</Box>
			<PublicFooter />
		</Box>
	);
}
