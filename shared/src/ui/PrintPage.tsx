import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { defineTexts, useIntl } from '../i18n/index.ts';
import { SHEET_ALONE } from './printStyles.ts';

const messages = defineTexts('ui.paper', {
	// At the foot of a printed page
	pageOf: 'Page {page} sur {pages}',
});

/** Black on white whatever the mode of the screen, nothing cut off, heads on every page, and which page of how many. */
const onPaper = (pageOf: string) => `
	@page {
		size: A4 landscape;
		margin: 10mm 10mm 14mm;
		@bottom-right { content: ${pageOf}; font: 8pt sans-serif; color: #5a6672; }
	}
	${SHEET_ALONE}
	@media screen { [data-paper-only] { display: none; } }
	@media print {
		[data-print-sheet] [data-screen-only] { display: none !important; }
		[data-print-sheet], [data-print-sheet] :not([data-swatch]) {
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
		/* "Il y a 5 minutes" says nothing on paper. */
		[data-print-sheet] [data-relative] { font-size: 0; }
		[data-print-sheet] [data-relative]::after { content: attr(title); font-size: 8.5pt; }
	}
`;

/**
 * What a page with it prints on A4 across: its children alone. Among them `data-screen-only` is left
 * out on paper, and `data-paper-only` on the screen.
 */
export function PrintPage({ children }: { children: ReactNode }) {
	const { formatMessage } = useIntl();
	// The numbers are the browser's, which the sentence leaves room for.
	const [page, pages] = ['\u0001', '\u0002'];
	const pageOf = JSON.stringify(formatMessage(messages.pageOf, { page, pages }))
		.replace('\\u0001', '" counter(page) "')
		.replace('\\u0002', '" counter(pages) "');
	return (
		<>
			<Global styles={onPaper(pageOf)} />
			<Box data-print-sheet="">{children}</Box>
		</>
	);
}
