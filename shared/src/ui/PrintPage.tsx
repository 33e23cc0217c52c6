import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { SHEET_ALONE } from './printStyles.ts';

/** Black on white whatever the mode of the screen, nothing cut off, heads on every page. */
const ON_PAPER = `
	@page { size: A4 landscape; margin: 10mm; }
	${SHEET_ALONE}
	@media screen { [data-paper-only] { display: none; } }
	@media print {
		[data-print-sheet] [data-screen-only] { display: none !important; }
		[data-print-sheet], [data-print-sheet] * {
			color: #000 !important;
			background: none !important;
			border-color: #9ba7b3 !important;
			overflow: visible !important;
			max-height: none !important;
			position: static !important;
			opacity: 1 !important;
		}
		[data-print-sheet] > * { border: 0 !important; }
		[data-print-sheet] thead svg { display: none; }
		[data-print-sheet] table { font-size: 8.5pt; min-width: 0 !important; }
		[data-print-sheet] :is(th, td) { height: auto !important; padding: 3px 5px !important; }
		[data-print-sheet] thead :is(th, button) { white-space: normal !important; }
		[data-print-sheet] tr { break-inside: avoid; }
		[data-print-sheet] a { text-decoration: none !important; }
	}
`;

/**
 * What a page with it prints on A4 across: its children alone. Among them `data-screen-only` is left
 * out on paper, and `data-paper-only` on the screen.
 */
export function PrintPage({ children }: { children: ReactNode }) {
	return (
		<>
			<Global styles={ON_PAPER} />
			<Box data-print-sheet="">{children}</Box>
		</>
	);
}
