import { Box, PrintSheet } from '@borlette/shared/ui';
import { useEffect, useRef } from 'react';

/** A4. */
const SHEET_MM = { width: 210, height: 297 };

interface Props {
	pages: readonly HTMLCanvasElement[];
	/** What they show, for those who do not see them. */
	label: string;
}

/** The drawn pages of a PDF; they are what the page prints. */
export function Pages({ pages, label }: Props) {
	const sheet = useRef<HTMLDivElement>(null);
	useEffect(
		function putOnSheet() {
			sheet.current?.replaceChildren(...pages);
		},
		[pages],
	);
	return (
		<PrintSheet width={SHEET_MM.width} height={SHEET_MM.height}>
			<Box
				ref={sheet}
				role="img"
				aria-label={label}
				data-testid="invoice-pages"
				bg="white"
				borderWidth="1px"
				borderRadius="md"
				overflow="hidden"
				boxShadow="soft"
			/>
		</PrintSheet>
	);
}
