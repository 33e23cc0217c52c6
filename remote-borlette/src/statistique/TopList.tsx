import { FormattedMessage, gameMessages, useFormats, useIntl } from '@borlette/shared/i18n';
import { BlockIcon, Box, Button } from '@borlette/shared/ui';
import { useState } from 'react';
import { Bar } from '../heat-map/Bar.tsx';
import { useBallText } from '../heat-map/useBallText.ts';
import { type BoardGame, keyOfBall, weightOf } from '../heat-map/weight.ts';
import { boardMessages as messages } from './messages.board.ts';
import { Panel } from './Panel.tsx';
import { topListStyle } from './topListStyle.ts';

const FIRST = 8;

interface Props {
	game: BoardGame;
	/** What the draw can bear. */
	bears: number;
	/** `game:key` of the ball chosen. */
	chosen: string | undefined;
	onChoose: (ball: string) => void;
}

/** The combinations of a game that would cost most. */
export function TopList({ game, bears, chosen, onChoose }: Props) {
	const { amount } = useFormats();
	const { formatMessage } = useIntl();
	const text = useBallText();
	const [isWhole, setWhole] = useState(false);
	const { balls } = game;
	const heaviest = Math.max(1, ...balls.map(({ liability }) => liability));
	const name = formatMessage(gameMessages[game.game]);
	const more = formatMessage(isWhole ? messages.showLess : messages.showAll, {
		count: balls.length,
	});
	const shown = isWhole ? balls : balls.slice(0, FIRST);
	return (
		<Panel
			title={name}
			text={<FormattedMessage {...(balls.length > 0 ? messages.top : messages.topEmpty)} />}
		>
			<Box css={topListStyle}>
				<ol>
					{shown.map((ball) => {
						const key = `${game.game}:${keyOfBall(ball)}`;
						return (
							<li key={key}>
								<button
									type="button"
									aria-pressed={key === chosen}
									title={text(ball)}
									onClick={() => onChoose(key)}
								>
									<b dir="ltr">{ball.numbers}</b>
									<span>
										{ball.option !== null && (
											<FormattedMessage {...messages.option} values={{ option: ball.option }} />
										)}
										{ball.is_blocked && <BlockIcon size={14} aria-hidden />}
										{!ball.is_blocked && ball.blocked_agents > 0 && (
											<BlockIcon size={14} strokeWidth={1} aria-hidden />
										)}
									</span>
									<em>{amount(ball.staked)}</em>
									<strong>{amount(ball.liability)}</strong>
									<div>
										<Bar share={weightOf(ball, bears).share} length={ball.liability / heaviest} />
									</div>
								</button>
							</li>
						);
					})}
				</ol>
				{balls.length > FIRST && (
					<Button
						variant="ghost"
						size="sm"
						// Each game has one.
						aria-label={[more, name].join(' · ')}
						onClick={() => setWhole(!isWhole)}
					>
						{more}
					</Button>
				)}
			</Box>
		</Panel>
	);
}
