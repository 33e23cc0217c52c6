import { SignalBars, signalNames } from '@borlette/shared/cards';
import {
	type AgentScore,
	boundsOf,
	SCORE_RULES,
	type SignalFigure,
} from '@borlette/shared/contract/score';
import { FormattedMessage, useFormats, useIntl, useRelative } from '@borlette/shared/i18n';
import { Box, EmptyState, Heading } from '@borlette/shared/ui';
import { useFigureText } from './figure.ts';
import { messages } from './messages.ts';
import { RowsLink } from './RowsLink.tsx';
import { ScoreCell } from './ScoreCell.tsx';

/** The points of an agent in words: each signal with what is usual, and a way to the rows behind it. */
export function Reasons({ item }: { item: AgentScore }) {
	const { formatMessage } = useIntl();
	const { days, score, signals } = item;
	if (score === null) {
		return (
			<EmptyState
				title={formatMessage(messages.newTitle)}
				text={formatMessage(messages.newText, {
					days,
					all: SCORE_RULES.days,
					least: SCORE_RULES.leastDays,
				})}
			/>
		);
	}
	return (
		<>
			<Box textStyle="lg">
				<ScoreCell item={item} />
			</Box>
			<Period item={item} />
			<Box
				as="ul"
				listStyleType="none"
				mt="4"
				display="grid"
				aria-label={formatMessage(messages.reasons)}
			>
				{signals.map((figure) => (
					<Reason key={figure.signal} item={item} figure={figure} />
				))}
			</Box>
			<Box as="p" mt="4" textStyle="secondary">
				<FormattedMessage {...messages.about} values={{ days: SCORE_RULES.days }} />
			</Box>
		</>
	);
}

function Period({ item: { since, until, as_of } }: { item: AgentScore }) {
	const { dayMonth } = useFormats();
	const relative = useRelative();
	if (!since || !until || !as_of) return null;
	return (
		<Box textStyle="secondary">
			<FormattedMessage
				{...messages.period}
				values={{ since: dayMonth(since), until: dayMonth(until), as_of: relative(as_of) }}
			/>
		</Box>
	);
}

function Reason({ item, figure }: { item: AgentScore; figure: SignalFigure }) {
	const { amount, percent } = useFormats();
	const text = useFigureText();
	const { signal, points, value, usual, counted } = figure;
	const [one, two] = boundsOf(signal, usual).map((bound) => text(signal, bound, true));
	const isSettled = signal === 'debt' && figure.amount === 0;
	return (
		<Box as="li" display="grid" gap="1" paddingBlock="4" borderTopWidth="1px">
			<Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
				<Heading as="h3" textStyle="sm" fontWeight="semibold">
					<FormattedMessage {...signalNames[signal]} />
				</Heading>
				<SignalBars points={points} />
			</Box>
			<Box as="p">
				<FormattedMessage
					{...messages[isSettled ? 'noDebt' : signal]}
					values={{
						value: text(signal, value, true),
						amount: amount(figure.amount, item.currency),
						count: counted,
						...RULES[signal],
						share: percent(SCORE_RULES.ballShare),
					}}
				/>
			</Box>
			<Box as="p" textStyle="secondary">
				{usual === null ? (
					<FormattedMessage {...messages.noUsual} values={{ one, two }} />
				) : (
					<FormattedMessage
						{...messages.usual}
						values={{ usual: text(signal, usual, true), one, two }}
					/>
				)}
			</Box>
			<RowsLink item={item} figure={figure} />
		</Box>
	);
}

/** What the words of a signal say of its rule. */
const RULES = {
	trend: { recent: SCORE_RULES.recentDays },
	debt: {},
	voids: { seconds: SCORE_RULES.lastVoidSeconds },
	late_wins: { seconds: SCORE_RULES.lateSaleSeconds },
	balls: { fiches: SCORE_RULES.ballFiches },
	player: { fiches: SCORE_RULES.playerFiches },
} as const;
