import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage, gameMessages, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { memo } from 'react';
import { Bar } from '../heat-map/Bar.tsx';
import { boardMessages as messages } from './messages.board.ts';

/** Each game's stakes, its limit, and what its most expensive ball would cost. */
export function GameTotals({ games }: { games: Board['games'] }) {
	const intl = useIntl();
	return (
		<Box
			as="ul"
			listStyleType="none"
			aria-label={intl.formatMessage(messages.totals)}
			display="grid"
			gap="3"
			gridTemplateColumns={{
				base: 'repeat(2, minmax(0, 1fr))',
				md: 'repeat(3, minmax(0, 1fr))',
				xl: 'repeat(6, minmax(0, 1fr))',
			}}
		>
			{games.map((game) => (
				<Total key={game.game} game={game} />
			))}
		</Box>
	);
}

/** Drawn anew where something of its game was sold. */
const Total = memo(function Total({
	game: { game, staked, limite, remaining, balls },
}: {
	game: Board['games'][number];
}) {
	const { amount, share: asShare } = useFormats();
	const worst = Math.max(0, ...balls.map(({ liability }) => liability));
	const share = limite === null || remaining === null ? null : limite ? 1 - remaining / limite : 1;
	return (
		<Box
			as="li"
			padding="3"
			borderWidth="1px"
			borderRadius="lg"
			background="bg.panel"
			fontVariantNumeric="tabular-nums"
			minW="0"
		>
			<Box textStyle="secondary">
				<FormattedMessage {...gameMessages[game]} />
			</Box>
			<Box textStyle="md" fontWeight="semibold">
				{amount(staked)}
			</Box>
			<Box textStyle="secondary">
				<FormattedMessage {...messages.worst} values={{ amount: amount(worst) }} />
			</Box>
			<Box marginBlockStart="2" textStyle="secondary">
				{share === null || limite === null ? (
					<FormattedMessage {...messages.noLimit} />
				) : (
					<>
						<Bar share={share} />
						<FormattedMessage
							{...messages.limitOf}
							values={{
								percent: asShare(share, 1),
								limit: amount(limite),
							}}
						/>
					</>
				)}
			</Box>
		</Box>
	);
});
