import { FormattedMessage, gameMessages, useFormats, useIntl } from '@borlette/shared/i18n';
import { BlockIcon, Box, Button } from '@borlette/shared/ui';
import { memo, useState } from 'react';
import { Bar } from '../heat-map/Bar.tsx';
import { useBallText } from '../heat-map/useBallText.ts';
import { useSteady } from '../heat-map/useSteady.ts';
import { type BoardBall, type BoardGame, keyOfBall, weightOf } from '../heat-map/weight.ts';
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
	const { formatMessage } = useIntl();
	const choose = useSteady(onChoose);
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
							<Combination
								key={key}
								ball={ball}
								name={key}
								percent={Math.floor(weightOf(ball, bears).share * 100)}
								length={Math.ceil((ball.liability / heaviest) * 100)}
								isChosen={key === chosen}
								onChoose={choose}
							/>
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

interface CombinationProps {
	ball: BoardBall;
	/** `game:key`. */
	name: string;
	/**
	 * Of all that it may weigh, and of the heaviest of the list; whole, since with each sale the draw bears a little more than
	 * before, and rounded so that no colour begins early and none that costs something is without a bar.
	 */
	percent: number;
	length: number;
	isChosen: boolean;
	onChoose: (ball: string) => void;
}

const Combination = memo(function Combination({
	ball,
	name,
	percent,
	length,
	isChosen,
	onChoose,
}: CombinationProps) {
	const { amount } = useFormats();
	const text = useBallText();
	return (
		<li>
			<button
				type="button"
				aria-pressed={isChosen}
				title={text(ball)}
				onClick={() => onChoose(name)}
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
					<Bar share={percent / 100} length={length / 100} />
				</div>
			</button>
		</li>
	);
});
