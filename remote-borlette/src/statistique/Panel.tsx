import { Box, Heading } from '@borlette/shared/ui';
import { type ReactNode, useId } from 'react';

interface Props {
	title: ReactNode;
	text?: ReactNode;
	/** On a phone the heading is for screen readers only. */
	isCompact?: boolean;
	children: ReactNode;
}

/** A card of the board with its heading. */
export function Panel({ title, text, isCompact = false, children }: Props) {
	const id = useId();
	return (
		<Box
			as="section"
			aria-labelledby={id}
			minW="0"
			padding={{ base: '3', sm: '4' }}
			borderWidth="1px"
			borderRadius="lg"
			background="bg.panel"
			boxShadow="xs"
		>
			<Box marginBlockEnd="3" {...(isCompact && { srOnly: { base: true, lg: false } })}>
				<Heading as="h2" id={id} textStyle="md" fontWeight="semibold">
					{title}
				</Heading>
				{text && <Box textStyle="secondary">{text}</Box>}
			</Box>
			{children}
		</Box>
	);
}
