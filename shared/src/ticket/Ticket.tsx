import { ficheStates } from '../cards/index.ts';
import { type FicheSituation, type PublicFiche, situationOf } from '../contract/fiche.ticket.ts';
import { useIntl, words } from '../i18n/index.ts';
import { Box, Image, PrintSheet } from '../ui/index.ts';
import { messages } from './messages.ts';
import { PAPER, PAPER_TONES, Pair, Paper, Rule } from './Paper.tsx';
import { TicketDraw } from './TicketDraw.tsx';
import { TicketFoot } from './TicketFoot.tsx';
import { TicketLine } from './TicketLine.tsx';
import { useTicketFormats } from './useTicketFormats.ts';

/** The paper of the terminals' printers, in mm. */
const PAPER_WIDTH = 80;

/** A ticket as it was printed, with what became of it since. The page that shows it prints it. */
export function Ticket({ ticket }: { ticket: PublicFiche }) {
	const { formatMessage } = useIntl();
	const formats = useTicketFormats(ticket);
	const { draws, lines } = ticket;
	const situation = situationOf(ticket);
	return (
		<PrintSheet width={PAPER_WIDTH}>
			<Paper label={formatMessage(messages.number, { number: ticket.number })}>
				<Head ticket={ticket} />
				<Rule />
				<Box fontWeight="semibold">{formatMessage(messages.number, { number: ticket.number })}</Box>
				<Pair name={formatMessage(words.soldAt)}>{formats.dateTime(ticket.sold_at)}</Pair>
				<Pair name={formatMessage(words.agent)}>{ticket.agent_name}</Pair>
				<Pair name={formatMessage(messages.drawDate)}>{formats.day(ticket.draw_date)}</Pair>
				<Stamp situation={situation} />
				<Rule />
				{draws.map((draw) => (
					<TicketDraw key={draw.instance_id} draw={draw} formats={formats}>
						<Box as="ul" listStyleType="none" mt="1">
							{lines
								.filter(({ instance_id }) => instance_id === draw.instance_id)
								.map((line) => (
									<TicketLine key={line.line_no} line={line} formats={formats} />
								))}
						</Box>
					</TicketDraw>
				))}
				<Rule />
				<Pair name={formatMessage(words.total)} isLoud>
					{formats.amount(ticket.total)}
				</Pair>
				{ticket.gain > 0 && (
					<Pair
						name={formatMessage(situation === 'won_so_far' ? messages.gainSoFar : messages.gain)}
						isLoud
					>
						{formats.amount(ticket.gain)}
					</Pair>
				)}
				<Rule />
				<TicketFoot ticket={ticket} />
			</Paper>
		</PrintSheet>
	);
}

function Head({ ticket }: { ticket: PublicFiche }) {
	const { user_photo, companyname, surcussale_name, surcussale_city } = ticket;
	return (
		<Box textAlign="center">
			{user_photo && (
				<Image src={user_photo} alt="" boxSize="48px" mx="auto" mb="2" objectFit="contain" />
			)}
			<Box fontSize="18px" lineHeight="26px" fontWeight="semibold">
				{companyname}
			</Box>
			<Box color={PAPER.faded}>{[surcussale_name, surcussale_city].filter(Boolean).join(', ')}</Box>
		</Box>
	);
}

/** Where it stands, framed as a stamp would be. */
function Stamp({ situation }: { situation: FicheSituation }) {
	const { formatMessage } = useIntl();
	const { tone, icon: Icon, label } = ficheStates[situation];
	const { ground, ink } = PAPER_TONES[tone];
	return (
		<Box
			mt="3"
			display="flex"
			alignItems="center"
			justifyContent="center"
			gap="2"
			bg={ground}
			color={ink}
			py="1"
			borderWidth="2px"
			borderColor="currentColor"
			borderRadius="sm"
			fontWeight="semibold"
			textTransform="uppercase"
			letterSpacing="wide"
			{...(situation === 'deleted' && { textDecoration: 'line-through' })}
		>
			<Icon size={18} aria-hidden />
			{formatMessage(label)}
		</Box>
	);
}
