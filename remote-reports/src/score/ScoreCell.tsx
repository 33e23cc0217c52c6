import {
	type AgentScore,
	MOST_POINTS,
	SCORE_RULES,
	SIGNALS,
} from '@borlette/shared/contract/score';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

const MOST = SIGNALS.length * MOST_POINTS;

/** All points of an agent, or how many days are missing until there are any. */
export function ScoreCell({ item: { score, days } }: { item: AgentScore }) {
	if (score === null) {
		return (
			<Box as="span" color="fg.muted">
				<FormattedMessage {...messages.isNew} values={{ days, least: SCORE_RULES.leastDays }} />
			</Box>
		);
	}
	return (
		<Box as="strong" fontWeight={score > 0 ? 'semibold' : 'normal'} color={toneOf(score)}>
			<FormattedMessage {...messages.of} values={{ points: score, most: MOST }} />
		</Box>
	);
}

/** From as many points on as one signal earns at most it stands out. */
const toneOf = (score: number) =>
	score > MOST_POINTS ? 'fg.error' : score > 0 ? 'fg.warning' : 'fg.muted';
