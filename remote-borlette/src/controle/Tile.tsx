import { Box, Heading } from '@borlette/shared/ui';
import { type ReactNode, useId } from 'react';

interface Props {
	/** Its place of the grid. */
	area: string;
	title: ReactNode;
	text?: ReactNode;
	children: ReactNode;
}

/** A part of the room; on a wall it keeps to its place, and scrolls in itself at worst. */
export function Tile({ area, title, text, children }: Props) {
	const id = useId();
	return (
		<Box
			as="section"
			aria-labelledby={id}
			gridArea={area}
			display="flex"
			flexDirection="column"
			minW="0"
			minH="0"
			padding={{ base: '4', xl: '5' }}
			borderWidth="1px"
			borderRadius="lg"
			background="bg.panel"
			boxShadow="xs"
		>
			<Box marginBlockEnd={{ base: '3', xl: '4' }}>
				<Heading as="h2" id={id} textStyle={{ base: 'md', xl: 'xl' }} fontWeight="semibold">
					{title}
				</Heading>
				{text && <Box textStyle={{ base: 'secondary', xl: 'md' }}>{text}</Box>}
			</Box>
			<Box flex="1" minH="0" overflowY="auto">
				{children}
			</Box>
		</Box>
	);
}
