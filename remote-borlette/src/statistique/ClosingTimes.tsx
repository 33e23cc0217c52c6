import { cityOf, FormattedMessage, ownZone, useFormats } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { boardMessages } from './messages.board.ts';

/** When sales end by each clock that matters: the company's, the draw's, the viewer's. */
export function ClosingTimes({ at, drawZone }: { at: string; drawZone: string }) {
	const { zone, clock } = useFormats();
	const own = ownZone();
	const zones = [...new Set([zone, drawZone])];
	return (
		<Box as="ul" listStyleType="none" textStyle="secondary" fontVariantNumeric="tabular-nums">
			{zones.map((one) => (
				<li key={one}>
					<FormattedMessage
						{...boardMessages.closesAt}
						values={{ time: clock(at, one), city: cityOf(one) }}
					/>
				</li>
			))}
			{!zones.includes(own) && (
				<li>
					<FormattedMessage {...boardMessages.closesForYou} values={{ time: clock(at, own) }} />
				</li>
			)}
		</Box>
	);
}
