import { NEAR_PERCENT } from '@borlette/shared/contract/autopilot';
import type { House } from '@borlette/shared/contract/controle';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { Tile } from './Tile.tsx';

/** What the draw can lose, against what the house means to lose at most. */
export function Worst({ house }: { house: House }) {
	const { worst, foretold } = house;
	const { amount } = useFormats();
	return (
		<Tile
			area="first"
			title={<FormattedMessage {...messages.worst} />}
			text={<FormattedMessage {...messages.worstText} />}
		>
			<Box containerType="inline-size">
				<Box
					data-figure="worst"
					// Sixteen characters, as of a hundred million, stay on one line.
					fontSize="clamp(28px, 10.5cqi, 56px)"
					lineHeight="1.1"
					fontWeight="semibold"
					letterSpacing="tighter"
					fontVariantNumeric="tabular-nums"
				>
					{worst > 0 ? amount(worst) : <FormattedMessage {...messages.noLoss} />}
				</Box>
			</Box>
			<Ceiling {...house} />
			{foretold !== null && (
				<Box marginBlockStart="2" textStyle={{ base: 'body', xl: 'lg' }}>
					<FormattedMessage
						{...messages.foretold}
						values={{ amount: <strong>{amount(foretold)}</strong> }}
					/>
				</Box>
			)}
		</Tile>
	);
}

function Ceiling({ worst, draw_ceiling, ball_ceiling, is_piloted }: House) {
	const { amount } = useFormats();
	if (draw_ceiling === null && ball_ceiling === null) {
		return (
			<Line isMuted>
				<FormattedMessage {...messages.noCeiling} />
			</Line>
		);
	}
	return (
		<>
			{draw_ceiling !== null && <DrawCeiling worst={worst} ceiling={draw_ceiling} />}
			{ball_ceiling !== null && (
				<Line>
					<FormattedMessage
						{...messages.ofBallCeiling}
						values={{ ceiling: amount(ball_ceiling) }}
					/>
				</Line>
			)}
			{!is_piloted && (
				<Line isMuted>
					<FormattedMessage {...messages.pilotIsOff} />
				</Line>
			)}
		</>
	);
}

/** Leads to where ceilings are set. */
function Line({ isMuted = false, children }: { isMuted?: boolean; children: ReactNode }) {
	return (
		<Box
			marginBlockStart="2"
			color={isMuted ? 'fg.muted' : undefined}
			textStyle={{ base: 'body', xl: 'lg' }}
			fontVariantNumeric="tabular-nums"
		>
			<ScreenLink screen="autopilot">{children}</ScreenLink>
		</Box>
	);
}

function DrawCeiling({ worst, ceiling }: { worst: number; ceiling: number }) {
	const { amount, share: asShare } = useFormats();
	const share = Math.max(worst / ceiling, 0);
	return (
		<Box marginBlockStart="2">
			<Box height="3" borderRadius="full" background="bg.emphasized" aria-hidden>
				<Box
					height="full"
					borderRadius="full"
					background={share * 100 > NEAR_PERCENT ? 'fg.warning' : 'fg.success'}
					data-swatch=""
					style={{ inlineSize: `${Math.min(share, 1) * 100}%` }}
				/>
			</Box>
			<Line>
				<FormattedMessage
					{...messages.ofCeiling}
					values={{
						percent: asShare(share, 1),
						ceiling: amount(ceiling),
					}}
				/>
			</Line>
		</Box>
	);
}
