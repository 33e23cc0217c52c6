import { Box, InfoIcon } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

interface Props {
	/** Something is not as it should be; else it is merely news. */
	isWarning?: boolean;
	/** What can be done about it. */
	action?: ReactNode;
	children: ReactNode;
}

/** A quiet line above the page. */
export function Note({ isWarning = false, action, children }: Props) {
	const status = isWarning ? 'warning' : 'info';
	return (
		<Box
			role="note"
			display="flex"
			alignItems="center"
			flexWrap={{ base: 'wrap', sm: 'nowrap' }}
			gap="2"
			px={{ base: '4', sm: '6' }}
			py="2"
			bg={`bg.${status}`}
			color={`fg.${status}`}
			textStyle="xs"
		>
			<InfoIcon size={18} aria-hidden style={{ flexShrink: 0 }} />
			{/* On a phone what can be done is below what it is about. */}
			<Box as="span" flex={{ base: '1 1 16rem', sm: '0 1 auto' }}>
				{children}
			</Box>
			{action}
		</Box>
	);
}
