import { ficheStates } from '../cards/index.ts';
import {
	type FicheSituation,
	type FicheVerification,
	situationOf,
} from '../contract/fiche.ticket.ts';
import { type MessageDescriptor, useIntl, words } from '../i18n/index.ts';
import { Box, PrintSheet } from '../ui/index.ts';
import { messages } from './messages.ts';
import { PAPER_TONES, Pair, Paper, Rule } from './Paper.tsx';
import { TicketDraw } from './TicketDraw.tsx';
import { TicketFoot } from './TicketFoot.tsx';
import { useTicketFormats } from './useTicketFormats.ts';

/** What became of a ticket, in words. */
const OUTCOMES: Record<FicheSituation, MessageDescriptor> = {
	sold: messages.saySold,
	won_so_far: messages.sayWonSoFar,
	winning: messages.sayWinning,
	paid: messages.sayPaid,
	losing: messages.sayLosing,
	deleted: messages.sayDeleted,
	expired: messages.sayExpired,
};

const PAPER_WIDTH = 80;

/** What became of a ticket, first; nothing of who sold it. */
export function TicketVerification({ ticket }: { ticket: FicheVerification }) {
	const { formatMessage } = useIntl();
	const formats = useTicketFormats(ticket);
	const situation = situationOf(ticket);
	const { tone, icon: Icon } = ficheStates[situation];
	const { ground, ink } = PAPER_TONES[tone];
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
				>
					<Box as="span" flexShrink="0" display="inline-flex" aria-hidden>
						<Icon size={20} />
					</Box>
					{formatMessage(OUTCOMES[situation], { amount: formats.amount(ticket.gain) })}
				</Box>
				<Rule />
				{ticket.draws.map((draw) => (
					<TicketDraw key={draw.instance_id} draw={draw} formats={formats} />
				))}
				<Rule />
				<Pair name={formatMessage(messages.drawDate)}>{formats.day(ticket.draw_date)}</Pair>
				<Pair name={formatMessage(words.total)}>{formats.amount(ticket.total)}</Pair>
				<Rule />
				<TicketFoot ticket={ticket} />
			</Paper>
		</PrintSheet>
	);
}
