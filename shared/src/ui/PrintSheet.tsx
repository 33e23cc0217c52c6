import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SHEET_ALONE } from './printStyles.ts';

const MM_PER_PX = 25.4 / 96;
/** Below the last line, so that the knife of the printer does not meet it. */
const TAIL_MM = 6;

/** A roll has no pages: the paper is as long as what is on it. */
const onPaper = (widthMm: number, heightMm: number | undefined) => `
	@page {
		margin: 0;
		${heightMm ? `size: ${widthMm}mm ${heightMm}mm;` : ''}
	}
	${SHEET_ALONE}
`;

interface Props {
	/** Of the paper, in mm; the sheet is as wide on the screen. */
	width: number;
	/** Of the paper, in mm; without it the paper is a roll, as long as what is on it. */
	height?: number;
	children: ReactNode;
}

/** What a page with it prints, by its own button as by the browser's: this sheet and nothing else. */
export function PrintSheet({ width, height: given, children }: Props) {
	const sheet = useRef<HTMLDivElement>(null);
	const [height, setHeight] = useState<number>();
	useEffect(function measureLength() {
		const element = sheet.current;
		if (!element) return;
		const observer = new ResizeObserver(() =>
			setHeight(Math.ceil(element.offsetHeight * MM_PER_PX) + TAIL_MM),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return (
		<>
			<Global styles={onPaper(width, given ?? height)} />
			<Box ref={sheet} data-print-sheet="" width={`${width}mm`} maxWidth="100%" mx="auto">
				{children}
			</Box>
		</>
	);
}
