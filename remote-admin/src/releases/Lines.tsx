import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

/** Sentences of the tool, in its own language, behind a summary. */
export function Lines({ title, lines }: { title: ReactNode; lines: readonly string[] }) {
	return (
		<Box as="details" textStyle="secondary" minW="0" maxW="full">
			<Box as="summary" cursor="pointer" fontWeight="medium">
				{title}
			</Box>
			<Box
				as="ul"
				listStyleType="none"
				mt="2"
				p="3"
				bg="bg.muted"
				borderRadius="md"
				dir="ltr"
				fontFamily="mono"
				textStyle="xs"
				display="grid"
				gap="1"
				overflowWrap="anywhere"
			>
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</Box>
		</Box>
	);
}
