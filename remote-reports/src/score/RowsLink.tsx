import { MoreLink } from '@borlette/shared/cards';
import type { AgentScore, Signal, SignalFigure } from '@borlette/shared/contract/score';
import { FormattedMessage, type MessageDescriptor, useFormats } from '@borlette/shared/i18n';
import { type ScreenRef, screenOf, useAddressOf } from '@borlette/shared/screens';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** An agent's days that were looked at. */
interface Days {
	id: string;
	agent_name: string;
	since: string;
	until: string;
}
const ofAgent = ({ id, since, until }: Days) => ({
	agent_id: id,
	start_date: since,
	end_date: until,
});
const behind = (signal: Signal) => (days: Days) => ({ ...ofAgent(days), signal });

/** Where the rows behind each signal are, and no others. */
const ROWS: Record<Signal, { to: ScreenRef<Days>; text: MessageDescriptor }> = {
	trend: { to: screenOf('rapport.agent', {}, ofAgent), text: messages.seeDays },
	debt: {
		to: screenOf('cloture', {}, ({ id, agent_name, until }: Days) => ({
			day: until,
			q: agent_name,
			agent: id,
		})),
		text: messages.seeClosing,
	},
	voids: { to: screenOf('fiche.voided', {}, behind('voids')), text: messages.seeFiches },
	late_wins: { to: screenOf('fiche.winning', {}, behind('late_wins')), text: messages.seeFiches },
	balls: { to: screenOf('fiche.list', {}, behind('balls')), text: messages.seeFiches },
	player: { to: screenOf('fiche.list', {}, behind('player')), text: messages.seeFiches },
};

interface Props {
	item: AgentScore;
	figure: SignalFigure;
}

/** To the rows that a signal counts; nothing where there are none, or they are not for this person. */
export function RowsLink({ item, figure: { signal, counted } }: Props) {
	const { dayMonth } = useFormats();
	const addressOf = useAddressOf();
	const { since, until } = item;
	if (counted === 0 || !since || !until) return null;
	const { to, text } = ROWS[signal];
	return (
		<Box ms="-2">
			<MoreLink to={addressOf(to, { ...item, since, until })}>
				<FormattedMessage {...text} values={{ count: counted, day: dayMonth(until) }} />
			</MoreLink>
		</Box>
	);
}
