import { cityOf, FormattedMessage, ownZone, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { boardMessages } from './messages.board.ts';

/** When sales end by each clock that matters: the company's, the draw's, the viewer's. */
export function ClosingTimes({ at, drawZone }: { at: string; drawZone: string }) {
	const intl = useIntl();
	const { zone } = useFormats();
	const timeIn = (timeZone: string) =>
		intl.formatTime(at, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
	const own = ownZone();
	const zones = [...new Set([zone, drawZone])];
	return (
		<Box as="ul" listStyleType="none" textStyle="secondary" fontVariantNumeric="tabular-nums">
			{zones.map((one) => (
				<li key={one}>
					<FormattedMessage
						{...boardMessages.closesAt}
						values={{ time: timeIn(one), city: cityOf(one) }}
					/>
				</li>
			))}
			{!zones.includes(own) && (
				<li>
					<FormattedMessage {...boardMessages.closesForYou} values={{ time: timeIn(own) }} />
				</li>
			)}
		</Box>
	);
}
