import type { Board } from '@borlette/shared/contract/statistique';
import { useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { HeatMap } from '../heat-map/HeatMap.tsx';
import { BallDetails } from './BallDetails.tsx';
import { findBall } from './chosenBall.ts';
import { GameTotals } from './GameTotals.tsx';
import { Legend } from './Legend.tsx';
import { boardMessages as messages } from './messages.board.ts';
import { Panel } from './Panel.tsx';
import { TopList } from './TopList.tsx';

interface Props {
	board: Board;
	/** As the address has it: `borlette:07`. */
	chosen: string | undefined;
	onChoose: (ball: string) => void;
}

/** What is staked in a draw date: balls 00–99, the chosen one, sums by game, and of each other game the fullest. */
export function BoardBalls({ board, chosen, onChoose }: Props) {
	const { formatMessage } = useIntl();
	const shown = findBall(board.games, chosen);
	const [borlette, ...others] = board.games;
	return (
		<>
			<Box
				display="grid"
				gap="4"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
				alignItems="start"
			>
				{borlette && (
					<Panel title={formatMessage(messages.heat)} text={formatMessage(messages.heatText)}>
						<HeatMap
							game={borlette}
							bears={board.bears}
							chosen={shown?.game === borlette ? shown.ball.numbers : undefined}
							onChoose={(numbers) => onChoose(`borlette:${numbers}`)}
						/>
						<Legend />
					</Panel>
				)}
				<BallDetails board={board} chosen={shown} />
			</Box>
			<GameTotals games={board.games} />
			<Box
				display="grid"
				gap="4"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
				alignItems="start"
			>
				{others.map((game) => (
					<TopList
						key={game.game}
						game={game}
						bears={board.bears}
						chosen={chosen}
						onChoose={onChoose}
					/>
				))}
			</Box>
		</>
	);
}
