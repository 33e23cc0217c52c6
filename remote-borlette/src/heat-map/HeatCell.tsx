import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { BlockIcon } from '@borlette/shared/ui';
import { memo } from 'react';
import { useBallText } from './useBallText.ts';
import type { BoardBall, Level } from './weight.ts';

interface Props {
	ball: BoardBall;
	level: Level;
	/** Of all that it may weigh, so much; whole, since with each sale the draw bears a little more than before. */
	percent: number;
	isChosen: boolean;
	/** Where the Tab key comes in. */
	isStop: boolean;
	onChoose: (numbers: string) => void;
}

/** Plain elements: a styled part for each of a hundred cells would make every sale a slow one. */
function Cell({ ball, level, percent, isChosen, isStop, onChoose }: Props) {
	const intl = useIntl();
	const { amountShort } = useFormats();
	const text = useBallText();
	const { numbers, staked, is_blocked, blocked_agents } = ball;
	const choose = () => onChoose(numbers);
	return (
		// biome-ignore lint/a11y/useSemanticElements: part of the ARIA grid
		// biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys for all its cells
		<div
			role="gridcell"
			data-ball={numbers}
			data-level={level}
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
				<span data-part="stake" data-drawn={staked > 0 ? amountShort(staked) : ''} />
			)}
			<i style={{ inlineSize: `${percent}%` }} />
		</div>
	);
}

export const HeatCell = memo(Cell);
