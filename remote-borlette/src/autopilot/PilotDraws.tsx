import type { Autopilot, PilotDraw, PilotMove } from '@borlette/shared/contract/autopilot';
import { FormattedMessage, gameMessages, useFormats, useIntl } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box, Stack, Text } from '@borlette/shared/ui';
import { CeilingBar } from './CeilingBar.tsx';
import { messages } from './messages.ts';

/** Each draw of today: its worst case and its costliest ball against the ceilings, and what the autopilot did. */
export function PilotDraws({ pilot }: { pilot: Autopilot }) {
	const sold = pilot.draws.filter(({ ball }) => ball !== null);
	if (sold.length === 0) {
		return (
			<Text color="fg.muted">
				<FormattedMessage {...messages.noToday} />
			</Text>
		);
	}
	return (
		<Stack as="ul" listStyleType="none" gap="4">
			{sold.map((draw) => (
				<Box as="li" key={draw.instance_id} borderTopWidth="1px" pt="3">
					<Draw draw={draw} pilot={pilot} />
				</Box>
			))}
		</Stack>
	);
}

function Draw({ draw, pilot }: { draw: PilotDraw; pilot: Autopilot }) {
	const { clock } = useFormats();
	const name = useBallName();
	const time = clock(draw.close_at);
	return (
		<Stack gap="2">
			<Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
				<Text fontWeight="semibold">
					<ScreenLink screen="statistique" query={{ draw: draw.instance_id }}>
						{draw.tirage_name}
					</ScreenLink>
				</Text>
				<Text textStyle="secondary">
					<FormattedMessage
						{...(draw.is_selling ? messages.closes : messages.closed)}
						values={{ time }}
					/>
				</Text>
			</Box>
			<CeilingBar
				label={<FormattedMessage {...messages.drawWorst} />}
				used={draw.worst}
				ceiling={pilot.draw_ceiling}
			/>
			{draw.ball && (
				<CeilingBar
					label={<FormattedMessage {...messages.costliest} values={{ ball: name(draw.ball) }} />}
					used={draw.ball.liability}
					ceiling={pilot.ball_ceiling}
				/>
			)}
			{draw.moves.length > 0 && <Moves moves={draw.moves} />}
		</Stack>
	);
}

const STEPS = {
	near: messages.moveNear,
	refused: messages.moveRefused,
	passed: messages.movePassed,
} as const;

function Moves({ moves }: { moves: readonly PilotMove[] }) {
	const { formatMessage } = useIntl();
	const { amount, clock } = useFormats();
	const name = useBallName();
	return (
		<Box
			as="ul"
			listStyleType="none"
			textStyle="secondary"
			aria-label={formatMessage(messages.moves)}
		>
			{moves.map((move) => (
				<li key={`${move.game} ${move.option} ${move.numbers} ${move.step}`}>
					<FormattedMessage
						{...STEPS[move.step]}
						values={{
							time: clock(move.last_at),
							what: move.game
								? name({ ...move, game: move.game })
								: formatMessage(messages.moveWholeDraw),
							reached: amount(move.reached),
							ceiling: amount(move.ceiling),
							times: move.times,
							staked: amount(move.staked),
						}}
					/>
				</li>
			))}
		</Box>
	);
}

type Ball = Pick<NonNullable<PilotDraw['ball']>, 'game' | 'option' | 'numbers'>;

/** A ball with its game, as people say it. */
function useBallName(): (ball: Ball) => string {
	const { formatMessage } = useIntl();
	return ({ game, option, numbers }) =>
		[
			formatMessage(gameMessages[game]),
			...(option === null ? [] : [formatMessage(messages.option, { option })]),
			numbers,
		].join(' ');
}
