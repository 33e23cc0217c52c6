import { useFormats, useIntl } from '@borlette/shared/i18n';
import type { Days } from '@borlette/shared/resource';
import { messages } from './messages.ts';

/** "Du 1 mars 2026 au 31 mars 2026", or the one day. */
export function usePeriodText(): (days: Days) => string {
	const intl = useIntl();
	const { day: dayText } = useFormats();
	return ({ start_date, end_date }) =>
		start_date === end_date
			? intl.formatMessage(messages.day, { day: dayText(start_date) })
			: intl.formatMessage(messages.period, { start: dayText(start_date), end: dayText(end_date) });
}
