import { MOST_POINTS } from '../contract/score.ts';
import { useIntl } from '../i18n/index.ts';
import { Box, VisuallyHidden } from '../ui/index.ts';
import { cardMessages } from './messages.ts';

const COLOURS = ['border.emphasized', 'warning.solid', 'error.solid'] as const;
const PLACES = Array.from({ length: MOST_POINTS }, (_, place) => place);

/** The points of a signal: as many bars as there are points to earn, filled as far as they were. */
export function SignalBars({ points }: { points: number }) {
	const { formatMessage } = useIntl();
	return (
		<Box as="span" display="inline-flex" gap="0.5" flexShrink="0">
			{PLACES.map((place) => (
				<Box
					as="span"
					key={place}
					width="12px"
					height="8px"
					borderRadius="2px"
					bg={COLOURS[place < points ? points : 0] ?? COLOURS[0]}
					data-swatch=""
					aria-hidden
				/>
			))}
			<VisuallyHidden>
				{formatMessage(cardMessages.points, { points, of: MOST_POINTS })}
			</VisuallyHidden>
		</Box>
	);
}
