import type { Board } from '@borlette/shared/contract/statistique';
import { FormattedMessage } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box } from '@borlette/shared/ui';
import { useState } from 'react';
import { HeatMap } from '../heat-map/HeatMap.tsx';
import { messages as heatMapMessages } from '../heat-map/messages.ts';
import { useBallText } from '../heat-map/useBallText.ts';
import { messages } from './messages.ts';
import { Tile } from './Tile.tsx';

/**
 * The balls of borlette; the one looked at in words, leading to the exposure board. The scale is said as the board says it:
 * the darkest ball is not the most expensive one where limits hold.
 */
export function Heat({ board }: { board: Board }) {
	const text = useBallText();
	const [chosen, setChosen] = useState<string>();
	const borlette = board.games.find(({ game }) => game === 'borlette');
	if (!borlette) return null;
	const ball = borlette.balls.find(({ numbers }) => numbers === chosen);
	return (
		<Tile
			area="heat"
			title={<FormattedMessage {...messages.heat} />}
			text={
				ball ? (
					<>
						{`${text(ball)}. `}
						<ScreenLink
							screen="statistique"
							query={{ draw: board.instance_id, ball: `borlette:${ball.numbers}` }}
						>
							<FormattedMessage {...messages.openBoard} />
						</ScreenLink>
					</>
				) : (
					<FormattedMessage {...heatMapMessages.scale} />
				)
			}
		>
			<Box height={{ xl: 'full' }} padding="1">
				<HeatMap isLarge game={borlette} bears={board.bears} chosen={chosen} onChoose={setChosen} />
			</Box>
		</Tile>
	);
}
