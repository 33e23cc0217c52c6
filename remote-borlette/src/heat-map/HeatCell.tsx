import { useIntl, words } from '@borlette/shared/i18n';
import { BlockIcon } from '@borlette/shared/ui';
import { memo } from 'react';
import { useBallText } from './useBallText.ts';
import { type BoardBall, levelOf, weightOf } from './weight.ts';

interface Props {
	ball: BoardBall;
	/** What the draw can bear. */
	bears: number;
	isChosen: boolean;
	/** Where the Tab key comes in. */
	isStop: boolean;
	onChoose: (numbers: string) => void;
}

/** Plain elements: a styled part for each of a hundred cells would make every sale a slow one. */
function Cell({ ball, bears, isChosen, isStop, onChoose }: Props) {
	const intl = useIntl();
	const text = useBallText();
	const { share } = weightOf(ball, bears);
	const { numbers, staked, is_blocked, blocked_agents } = ball;
	const choose = () => onChoose(numbers);
	return (
		// biome-ignore lint/a11y/useSemanticElements: part of the ARIA grid
		// biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys for all its cells
		<div
			role="gridcell"
			data-ball={numbers}
			data-level={levelOf(share)}
			data-blocked={is_blocked}
			data-partly={!is_blocked && blocked_agents > 0}
			aria-selected={isChosen}
			aria-label={text(ball)}
			tabIndex={isStop ? 0 : -1}
			onClick={choose}
			onFocus={choose}
		>
			<b>{numbers}</b>
			{is_blocked ? (
				<span data-part="blocked">
					<BlockIcon size={12} aria-hidden />
					<span data-part="word" data-drawn={intl.formatMessage(words.blockedF)} />
				</span>
			) : (
				<span
					data-part="stake"
					data-drawn={
						staked > 0
							? intl.formatNumber(staked / 100, { notation: 'compact', maximumFractionDigits: 1 })
							: ''
					}
				/>
			)}
			<i style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />
		</div>
	);
}

export const HeatCell = memo(Cell);
