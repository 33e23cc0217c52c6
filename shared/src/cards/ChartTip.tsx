import type { ReactNode } from 'react';
import { Box } from '../ui/index.ts';

/** The box under the pointer of a chart. */
export function ChartTip({ children }: { children: ReactNode }) {
	return (
		<Box
			bg="bg.panel"
			color="fg"
			borderWidth="1px"
			borderColor="border"
			borderRadius="md"
			boxShadow="soft"
			px="3"
			py="2"
			textStyle="xs"
			fontVariantNumeric="tabular-nums"
		>
			{children}
		</Box>
	);
}
