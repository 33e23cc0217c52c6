import { serverNow } from '@borlette/shared/api';
import type { Board, BoardDraw } from '@borlette/shared/contract/statistique';
import { FINAL_STATES } from '@borlette/shared/contract/tirage';
import type { LiveState } from '@borlette/shared/data';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box, Countdown, LiveBadge } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { ClosingTimes } from './ClosingTimes.tsx';
import { DrawChoice } from './DrawChoice.tsx';
import { boardMessages as messages } from './messages.board.ts';

interface Props {
	board: Board;
	draws: readonly BoardDraw[];
	live: LiveState;
	onChoose: (instanceId: string) => void;
	/** The draw has just stopped selling. */
	onClose: () => void;
}

/** Which draw date, how long it still sells, and how fresh the figures are. */
export function BoardHead({ board, draws, live, onChoose, onClose }: Props) {
	const { time } = useFormats();
	const isFinal = (FINAL_STATES as readonly string[]).includes(board.state);
	const closed = (
		<Large>
			<FormattedMessage {...messages.closed} />
		</Large>
	);
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="6"
			rowGap="3"
			padding={{ base: '3', sm: '4' }}
			borderWidth="1px"
			borderRadius="lg"
			background="bg.panel"
		>
			<DrawChoice draws={draws} board={board} onChoose={onChoose} />
			<Box minW="0">
				{board.is_selling ? (
					<Countdown
						to={board.close_at}
						now={serverNow}
						ended={closed}
						onEnd={onClose}
						within={(time) => (
							<>
								<Box textStyle="secondary">
									<FormattedMessage {...messages.closesIn} />
								</Box>
								<Large>{time}</Large>
							</>
						)}
					/>
				) : (
					closed
				)}
			</Box>
			<ClosingTimes at={board.close_at} drawZone={board.timezone} />
			<Box
				marginInlineStart={{ md: 'auto' }}
				display="flex"
				alignItems="center"
				flexWrap="wrap"
				columnGap="3"
				rowGap="1"
				textStyle="secondary"
			>
				{!isFinal && <FormattedMessage {...messages.provisional} />}
				{board.pilot && <PilotLine pilot={board.pilot} />}
				<LiveBadge state={live} />
				<span>
					<FormattedMessage
						{...messages.asOf}
						values={{ time: <time dateTime={board.as_of}>{time(board.as_of)}</time> }}
					/>
				</span>
			</Box>
		</Box>
	);
}

const Large = ({ children }: { children: ReactNode }) => (
	<Box textStyle="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
		{children}
	</Box>
);

/** How far the draw is from what the house may lose, leading to the risk autopilot. */
function PilotLine({ pilot }: { pilot: NonNullable<Board['pilot']> }) {
	const { amount } = useFormats();
	const { draw_ceiling, ball_ceiling, worst } = pilot;
	const ceiling = amount(draw_ceiling ?? ball_ceiling ?? 0);
	return (
		<ScreenLink screen="autopilot">
			<FormattedMessage
				{...(draw_ceiling === null ? messages.pilotBall : messages.pilot)}
				values={{ worst: amount(worst), ceiling }}
			/>
		</ScreenLink>
	);
}
