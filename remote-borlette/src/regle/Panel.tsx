import { Box, Heading } from '@borlette/shared/ui';
import { type ReactNode, useId } from 'react';

interface Props {
	title: ReactNode;
	text?: ReactNode;
	children: ReactNode;
}

/** A card of the answer with its heading. */
export function Panel({ title, text, children }: Props) {
	const id = useId();
	return (
		<Box
			as="section"
			aria-labelledby={id}
			minW="0"
			padding="4"
			borderWidth="1px"
			borderRadius="lg"
			background="bg.panel"
		>
			<Heading as="h2" id={id} textStyle="md" fontWeight="semibold">
				{title}
			</Heading>
			{text && <Box textStyle="secondary">{text}</Box>}
			<Box marginBlockStart="3">{children}</Box>
		</Box>
	);
}
