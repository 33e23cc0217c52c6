import { ChartTip } from '@borlette/shared/cards';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import type { Hour } from './hours.ts';
import { sections } from './sections.messages.ts';

/** What a bar says under the pointer. */
export function HourTip({ hour, isRunning }: { hour: Hour; isRunning: boolean }) {
	const { amount } = useFormats();
	return (
		<ChartTip>
			<Box color="fg.muted">
				<FormattedMessage
					{...(isRunning ? sections.running : sections.atHour)}
					values={{ hour: hour.hour }}
				/>
			</Box>
			<Box textStyle="sm" fontWeight="semibold">
				{amount(hour.vente)}
			</Box>
			<Box color="fg.muted">
				<FormattedMessage {...sections.fichesCount} values={{ count: hour.fiches }} />
			</Box>
		</ChartTip>
	);
}
