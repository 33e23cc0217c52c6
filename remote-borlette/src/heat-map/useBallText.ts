import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { useCallback } from 'react';
import { messages } from './messages.ts';
import type { BoardBall } from './weight.ts';

/** A ball in words: what is staked, what it would cost, what it still takes, and whether it is blocked. */
export function useBallText(): (ball: BoardBall) => string {
	const intl = useIntl();
	const { amount } = useFormats();
	return useCallback(
		({ numbers, staked, liability, remaining, is_blocked, blocked_agents }) =>
			[
				numbers,
				intl.formatMessage(messages.saysStake, { amount: amount(staked) }),
				intl.formatMessage(messages.saysLiability, { amount: amount(liability) }),
				remaining === null
					? intl.formatMessage(messages.saysNoLimit)
					: intl.formatMessage(messages.saysRemaining, { amount: amount(remaining) }),
				...(is_blocked ? [intl.formatMessage(words.blockedF)] : []),
				...(!is_blocked && blocked_agents > 0
					? [intl.formatMessage(messages.blockedAgents, { count: blocked_agents })]
					: []),
			].join('. '),
		[intl, amount],
	);
}
