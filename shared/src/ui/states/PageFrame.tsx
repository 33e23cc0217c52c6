import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSettings } from '../theme/settings.ts';

/** Gutters of a page, and its width: 1440 px unless the person stretched it. */
export function PageFrame({ children }: { children: ReactNode }) {
	const isStretched = useSettings((state) => state.themeStretch);
	return (
		<Box
			data-stretch={isStretched}
			mx="auto"
			w="full"
			maxW={isStretched ? 'none' : 'page'}
			px={{ base: '4', sm: '6' }}
			pt={{ base: '4', sm: '6' }}
			pb="12"
		>
			{children}
		</Box>
	);
}
