import { NOTHING, useFormats, useIntl } from '@borlette/shared/i18n';
import { runsMessages } from './runs.messages.ts';
import type { Figure } from './runs.ts';

/** A figure as people read it. */
export function useFigureText() {
	const { formatMessage, formatNumber } = useIntl();
	const { share } = useFormats();
	return (figure: Figure, value: number | null): string => {
		if (value === null) return NOTHING;
		if (figure === 'errorRate') return share(value, 1);
		if (figure === 'cls') return formatNumber(value, { maximumFractionDigits: 2 });
		return formatMessage(runsMessages.milliseconds, { value: formatNumber(value) });
	};
}
