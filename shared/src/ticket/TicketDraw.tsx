import type { ReactNode } from 'react';
import type { FicheVerification } from '../contract/fiche.ticket.ts';
import { type Formats, useIntl } from '../i18n/index.ts';
import { Box } from '../ui/index.ts';
import { drawStates } from './drawStates.ts';
import { messages } from './messages.ts';
import { PAPER } from './Paper.tsx';

interface Props {
	draw: FicheVerification['draws'][number];
	formats: Formats;
	/** Its lines. */
	children?: ReactNode;
}

/** `America/New_York` as people say it. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** A draw of a ticket: when it takes place, and its lots once they are there. */
export function TicketDraw({ draw, formats, children }: Props) {
	const { formatMessage } = useIntl();
	const { tirage_name, draw_at, timezone, state, lotto3, lot1, lot2, lot3 } = draw;
	return (
		<Box as="section" aria-label={tirage_name} mb="3" _last={{ mb: '0' }}>
			<Box fontWeight="semibold" fontSize="14px">
				{tirage_name}
			</Box>
			<Box color={PAPER.faded}>
				{formatMessage(messages.timeThere, {
					moment: formats.dateTime(draw_at, timezone),
					place: placeOf(timezone),
				})}
			</Box>
			<Box fontWeight={lot1 ? 'semibold' : undefined} color={lot1 ? undefined : PAPER.faded}>
				{lot1
					? formatMessage(messages.lots, { lot1, lot2, lot3, lotto3 })
					: formatMessage(drawStates[state])}
			</Box>
			{children}
		</Box>
	);
}
