import type { PublicFiche } from '../contract/fiche.ticket.ts';
import { type Formats, gameMessages, useIntl } from '../i18n/index.ts';
import { Box } from '../ui/index.ts';
import { messages } from './messages.ts';
import { PAPER } from './Paper.tsx';

interface Props {
	line: PublicFiche['lines'][number];
	formats: Formats;
}

/** A line of a ticket: what was played, for how much, at which prime, and what it won. */
export function TicketLine({ line, formats }: Props) {
	const { formatMessage } = useIntl();
	const { game, option, numbers, stake, prime1, prime2, prime3, gain } = line;
	const name = formatMessage(gameMessages[game]);
	// Only the borlette pays by lot; the others have one rate.
	const prime = [prime1, prime2, prime3].filter((rate, index) => index === 0 || rate > 0).join('/');
	return (
		<Box
			as="li"
			display="grid"
			gridTemplateColumns="56px minmax(0, 1fr) auto"
			columnGap="2"
			py="1"
			{...(gain > 0 && { fontWeight: 'semibold' })}
		>
			<Box dir="ltr" fontFamily="mono" fontSize="15px" fontWeight="semibold">
				{numbers}
			</Box>
			<Box minWidth="0">
				{option ? formatMessage(messages.option, { game: name, option }) : name}
			</Box>
			<Box textAlign="end">
				{game === 'mariage_gratuit' ? formatMessage(messages.free) : formats.amount(stake)}
			</Box>
			<Box
				gridColumn="2 / -1"
				display="flex"
				flexWrap="wrap"
				justifyContent="space-between"
				columnGap="1"
				fontSize="12px"
			>
				<Box color={PAPER.faded} fontWeight="normal">
					{formatMessage(messages.prime, { prime })}
				</Box>
				{gain > 0 && (
					<Box marginInlineStart="auto">
						{formatMessage(messages.lineGain, { amount: formats.amount(gain) })}
					</Box>
				)}
			</Box>
		</Box>
	);
}
