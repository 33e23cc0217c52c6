import type { FicheState, FicheVerification } from '../contract/fiche.ticket.ts';
import { type MessageDescriptor, useIntl, words } from '../i18n/index.ts';
import { Box, PrintSheet, StatusIcon } from '../ui/index.ts';
import { messages } from './messages.ts';
import { Pair, Paper, Rule } from './Paper.tsx';
import { TicketDraw } from './TicketDraw.tsx';
import { TicketFoot } from './TicketFoot.tsx';
import { useTicketFormats } from './useTicketFormats.ts';

/** Words, colours of the paper (the light mode's) and sign of what became of a ticket. */
const OUTCOMES: Record<
	FicheState,
	{
		say: MessageDescriptor;
		ground: string;
		ink: string;
		sign: 'success' | 'warning' | 'error' | 'info';
	}
> = {
	sold: { say: messages.saySold, ground: '#E2F2FB', ink: '#0B5C8A', sign: 'info' },
	winning: { say: messages.sayWinning, ground: '#E3F6EA', ink: '#0B6B3A', sign: 'success' },
	paid: { say: messages.sayPaid, ground: '#E2F2FB', ink: '#0B5C8A', sign: 'success' },
	losing: { say: messages.sayLosing, ground: '#EEF1F4', ink: '#1B232B', sign: 'info' },
	deleted: { say: messages.sayDeleted, ground: '#FDE9E7', ink: '#B3261E', sign: 'error' },
	expired: { say: messages.sayExpired, ground: '#FFF3DA', ink: '#8A4B00', sign: 'warning' },
};

const PAPER_WIDTH = 80;

/** What became of a ticket, first; nothing of who sold it. */
export function TicketVerification({ ticket }: { ticket: FicheVerification }) {
	const { formatMessage } = useIntl();
	const formats = useTicketFormats(ticket);
	const { say, ground, ink, sign } = OUTCOMES[ticket.status];
	return (
		<PrintSheet width={PAPER_WIDTH}>
			<Paper label={formatMessage(messages.qr, { ref: ticket.ref_code })}>
				<Box textAlign="center" fontSize="18px" lineHeight="26px" fontWeight="semibold">
					{ticket.companyname}
				</Box>
				<Box
					role="status"
					mt="3"
					p="3"
					display="flex"
					alignItems="center"
					justifyContent="center"
					gap="2"
					borderRadius="md"
					bg={ground}
					color={ink}
					fontSize="16px"
					lineHeight="24px"
					fontWeight="semibold"
					css={{ '& > span:first-of-type': { color: ink } }}
				>
					<StatusIcon status={sign} />
					{formatMessage(say, { amount: formats.amount(ticket.gain) })}
				</Box>
				<Rule />
				{ticket.draws.map((draw) => (
					<TicketDraw key={draw.instance_id} draw={draw} formats={formats} />
				))}
				<Rule />
				<Pair name={formatMessage(messages.drawDate)}>{ticket.draw_date}</Pair>
				<Pair name={formatMessage(words.total)}>{formats.amount(ticket.total)}</Pair>
				<Rule />
				<TicketFoot ticket={ticket} />
			</Paper>
		</PrintSheet>
	);
}
