import type { Autopilot } from '@borlette/shared/contract/autopilot';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, SimpleGrid } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { useCeilingText } from './useCeilingText.ts';
import type { YearReplay } from './useYearReplay.ts';
import { Year } from './Year.tsx';

const NAMES = { draw_ceiling: messages.drawCeiling, ball_ceiling: messages.ballCeiling };

/** The ceilings for who may not change them; the year can be replayed with them as they are. */
export function CeilingsSeen({ pilot, year }: { pilot: Autopilot; year: YearReplay }) {
	const ceiling = useCeilingText();
	const { draw_ceiling, ball_ceiling } = pilot;
	const ceilings = { draw_ceiling, ball_ceiling };
	const hasSome = draw_ceiling !== null || ball_ceiling !== null;
	return (
		<>
			<SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="4" fontVariantNumeric="tabular-nums">
				{(['draw_ceiling', 'ball_ceiling'] as const).map((name) => (
					<Box key={name}>
						<Box as="dt" color="fg.muted">
							<FormattedMessage {...NAMES[name]} />
						</Box>
						<Box as="dd" fontWeight="medium">
							{ceiling(pilot[name])}
						</Box>
					</Box>
				))}
			</SimpleGrid>
			{hasSome && <Year ceilings={ceilings} year={year} />}
		</>
	);
}
