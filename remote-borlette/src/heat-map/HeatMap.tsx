import { useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { HeatCell } from './HeatCell.tsx';
import { heatMapStyle, largeMapStyle } from './heatMapStyle.ts';
import { messages } from './messages.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useSteady } from './useSteady.ts';
import { type BoardGame, levelOf, type Weight, weightOf } from './weight.ts';

const COLUMNS = 10;
const ROWS = Array.from({ length: 10 }, (_, row) => row);

const shownOf = ({ share }: Weight) => ({
	level: levelOf(share),
	percent: Math.round(Math.min(share, 1) * 100),
});

interface Props {
	game: BoardGame;
	/** What the draw can bear. */
	bears: number;
	/** `07`; none until one is chosen. */
	chosen: string | undefined;
	onChoose: (numbers: string) => void;
	/** On a wall: as high as its place, its figures to be read from afar. */
	isLarge?: boolean;
}

/**
 * Balls 00 to 99 by what they would cost. One stop of the Tab key: arrows go from ball to ball, two
 * digits go to the ball they name, and the ball with the focus is the one chosen.
 */
export function HeatMap({ game, bears, chosen, onChoose, isLarge = false }: Props) {
	const intl = useIntl();
	const { balls } = game;
	const at = Math.max(
		0,
		balls.findIndex(({ numbers }) => numbers === chosen),
	);
	const choose = useSteady(onChoose);
	const { gridRef, onKeyDown } = useGridKeys({
		at,
		columns: COLUMNS,
		count: balls.length,
		onMove: (place) => {
			const ball = balls[place];
			if (ball) onChoose(ball.numbers);
		},
	});
	return (
		<Box css={isLarge ? largeMapStyle : heatMapStyle} minW="0">
			{/* biome-ignore lint/a11y/useSemanticElements: a table has no roving focus; this is the ARIA grid */}
			<div
				ref={gridRef}
				role="grid"
				aria-label={intl.formatMessage(messages.map)}
				aria-rowcount={ROWS.length}
				aria-colcount={COLUMNS}
				onKeyDown={onKeyDown}
				tabIndex={-1}
				dir="ltr"
			>
				{ROWS.map((row) => (
					// biome-ignore lint/a11y/useSemanticElements: part of the ARIA grid
					<div role="row" key={row} tabIndex={-1}>
						{balls.slice(row * COLUMNS, (row + 1) * COLUMNS).map((ball, column) => (
							<HeatCell
								key={ball.numbers}
								ball={ball}
								{...shownOf(weightOf(ball, bears))}
								isChosen={ball.numbers === chosen}
								isStop={row * COLUMNS + column === at}
								onChoose={choose}
							/>
						))}
					</div>
				))}
			</div>
		</Box>
	);
}
