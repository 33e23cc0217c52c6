import { Fragment, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Box } from '../ui/index.ts';

const LETTERS = 'Mm 00,0';
/** Invisible; as wide as its letters. */
const PROBE = { position: 'absolute', visibility: 'hidden', fontSize: '12px' } as const;

interface Props {
	/** What the chart says, in words. */
	label: string;
	/** px of the chart, which keeps its place until it is drawn. Without it, as earlier builds have it, the chart is drawn with the page. */
	height?: number;
	children: ReactNode;
}

/**
 * Around a chart, in which time runs from left to right in every direction of writing. A chart leaves its texts the room that
 * they took when it was drawn: where letters stand further apart since (WCAG 1.4.12), or their font came later, it is drawn anew.
 *
 * A chart is drawn after the page it stands in: what it measures and draws takes as long as all the rest.
 */
export function ChartBox({ label, height, children }: Props) {
	const isDrawn = useDeferredValue(true, height === undefined);
	const probe = useRef<HTMLDivElement>(null);
	const known = useRef<number>(undefined);
	const [times, setTimes] = useState(0);
	useEffect(function watchLetters() {
		const letters = probe.current;
		if (!letters) return;
		const observer = new ResizeObserver(() => {
			const width = letters.offsetWidth;
			if (known.current !== undefined && known.current !== width) setTimes((now) => now + 1);
			known.current = width;
		});
		observer.observe(letters);
		return () => observer.disconnect();
	}, []);
	return (
		<Box role="img" aria-label={label} dir="ltr" position="relative">
			<Box ref={probe} aria-hidden {...PROBE}>
				{LETTERS}
			</Box>
			<Box style={{ height }}>{isDrawn && <Fragment key={times}>{children}</Fragment>}</Box>
		</Box>
	);
}
