import { MoreLink, Section, SignalBars, signalNames } from '@borlette/shared/cards';
import type { Overview } from '@borlette/shared/contract/overview';
import { MOST_POINTS, SCORE_RULES, SIGNALS, scoreApi } from '@borlette/shared/contract/score';
import { useList } from '@borlette/shared/data';
import { FormattedMessage } from '@borlette/shared/i18n';
import { useScreen } from '@borlette/shared/screens';
import { useCan } from '@borlette/shared/session';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const MOST = SIGNALS.length * MOST_POINTS;

/** What of an agent deserves a look, for who may see the list of them; nothing of one who is not in it. */
export function Score({ overview: { id } }: { overview: Overview }) {
	const may = useCan('view_report_agent');
	const { rows } = useList(scoreApi.list, { id, limit: 1 }, { enabled: may });
	const to = useScreen('score.list', {}, { agent: id });
	const item = rows?.[0];
	if (!item) return null;
	const told = item.signals.filter(({ points }) => points > 0);
	const { score, days } = item;
	return (
		<Section
			title={<FormattedMessage {...messages.score} />}
			text={
				score === null ? (
					<FormattedMessage
						{...messages.scoreNew}
						values={{ days, least: SCORE_RULES.leastDays }}
					/>
				) : (
					<FormattedMessage {...messages.scoreOf} values={{ points: score, most: MOST }} />
				)
			}
			actions={
				<MoreLink to={to}>
					<FormattedMessage {...messages.why} />
				</MoreLink>
			}
		>
			{told.length > 0 ? (
				<Box as="ul" listStyleType="none" display="grid" gap="2">
					{told.map(({ signal, points }) => (
						<Box
							as="li"
							key={signal}
							display="flex"
							alignItems="center"
							justifyContent="space-between"
							gap="3"
						>
							<FormattedMessage {...signalNames[signal]} />
							<SignalBars points={points} />
						</Box>
					))}
				</Box>
			) : (
				<Box as="p" color="fg.muted">
					<FormattedMessage {...messages.scoreNone} />
				</Box>
			)}
		</Section>
	);
}
