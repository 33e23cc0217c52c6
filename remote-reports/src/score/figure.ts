import { SIGNAL_RULES, type Signal } from '@borlette/shared/contract/score';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** How the figure of a signal reads: a fall of sales with its sign, a debt in days of sales. */
export function useFigureText(): (signal: Signal, value: number, isLong?: boolean) => string {
	const { formatMessage, formatNumber } = useIntl();
	const { percent } = useFormats();
	return (signal, value, isLong = false) => {
		if (SIGNAL_RULES[signal].unit === 'days') {
			const days = formatNumber(value / 100, { maximumFractionDigits: 1 });
			return formatMessage(isLong ? messages.inDaysLong : messages.inDays, { days });
		}
		if (signal !== 'trend') return percent(value);
		const whole = Math.round(value / 100) * 100;
		return whole < 0 ? `+${percent(-whole)}` : percent(-whole);
	};
}
