import type { Controle } from '@borlette/shared/contract/controle';
import type { Board } from '@borlette/shared/contract/statistique';
import { Box } from '@borlette/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { Costliest } from './Costliest.tsx';
import { Heat } from './Heat.tsx';
import { Result } from './Result.tsx';
import { RoomHead } from './RoomHead.tsx';
import { Sales } from './Sales.tsx';
import { Suggestions } from './Suggestions.tsx';
import { Unusual } from './Unusual.tsx';
import type { useControle } from './useControle.ts';
import { useFullscreen } from './useFullscreen.ts';
import { Worst } from './Worst.tsx';

const AREAS = {
	base: '"head" "first" "second" "heat" "costliest" "sales"',
	md: '"head head" "first second" "heat heat" "costliest sales"',
	lg: '"head head head" "first heat heat" "second heat heat" "costliest sales sales"',
	xl: '"head head head" "first heat costliest" "second heat costliest" "second heat sales"',
};
/** For whom the sales of the whole house are not. */
const WITHOUT_SALES = {
	base: '"head" "first" "second" "heat" "costliest"',
	md: '"head head" "first second" "heat heat" "costliest costliest"',
	lg: '"head head head" "first heat heat" "second heat heat" "costliest costliest costliest"',
	xl: '"head head head" "first heat costliest" "second heat costliest" "second heat costliest"',
};
/** The same while it sells: what it may cost the house is not for them either. */
const BALLS_ALONE = {
	base: '"head" "heat" "costliest"',
	md: '"head head" "heat heat" "costliest costliest"',
	lg: '"head head head" "heat heat costliest"',
	xl: '"head head head" "heat heat costliest" "heat heat costliest" "heat heat costliest"',
};
const COLUMNS = {
	base: 'minmax(0, 1fr)',
	md: 'repeat(2, minmax(0, 1fr))',
	lg: 'repeat(3, minmax(0, 1fr))',
	xl: 'minmax(0, 5fr) minmax(0, 8fr) minmax(0, 5fr)',
};
const ROWS = { lg: 'auto auto 1fr auto', xl: 'auto auto minmax(0, 1fr) 30%' };
/** What the frame and its notes above leave. */
const HEIGHT = { xl: 'calc(100dvh - var(--room-top))' };

interface Props extends ReturnType<typeof useControle> {
	controle: Controle;
	board: Board;
}

/** All of a draw at a glance: before its sales end what it may cost, afterwards what it does. */
export function Room({ controle, board, ...room }: Props) {
	const { house, after, costliest, next } = controle;
	const whole = useRef<HTMLDivElement>(null);
	const full = useFullscreen(whole);
	// Each time: notes above it come and go.
	useLayoutEffect(function keepTop() {
		const room = whole.current;
		if (!room || document.fullscreenElement) return;
		const top = room.getBoundingClientRect().top + window.scrollY;
		room.style.setProperty('--room-top', `${top}px`);
	});
	return (
		<Box
			ref={whole}
			display="grid"
			gap={{ base: '4', xl: '5' }}
			padding={{ base: '4', sm: '6', xl: '5' }}
			height={HEIGHT}
			background="bg"
			overflow="auto"
			gridTemplateAreas={house ? AREAS : after ? WITHOUT_SALES : BALLS_ALONE}
			gridTemplateColumns={COLUMNS}
			gridTemplateRows={ROWS}
			alignContent="start"
			css={{ '&:fullscreen': { height: '100dvh' } }}
		>
			<RoomHead board={board} next={next} full={full} {...room} />
			{after ? (
				<>
					<Result board={board} after={after} />
					<Unusual after={after} />
				</>
			) : (
				house && (
					<>
						<Worst house={house} />
						<Suggestions board={board} house={house} />
					</>
				)
			)}
			<Heat board={board} />
			<Costliest costliest={costliest} />
			{house && <Sales board={board} house={house} />}
		</Box>
	);
}
