import { SIGNAL_RULES, type Signal } from '@borlette/shared/contract/score';
import { useFormats, useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

/** How the figure of a signal reads: a fall of sales with its sign, a debt in days of sales. */
export function useFigureText(): (signal: Signal, value: number, isLong?: boolean) => string {
	const { formatMessage, formatNumber } = useIntl();
	const { percent } = useFormats();
	return (signal, value, isLong = false) => {
		if (SIGNAL_RULES[signal].unit === 'days') {
			const days = Math.round(value / 10) / 10;
			return isLong
				? formatMessage(messages.inDaysLong, { days })
				: formatMessage(messages.inDays, { days: formatNumber(days) });
		}
		if (signal !== 'trend') return percent(rounded(value));
		const change = -rounded(value);
		return change > 0 ? `+${percent(change)}` : percent(change);
	};
}

/** Basis points as they are read at a glance: a tenth of a percent matters below ten alone. */
const rounded = (value: number): number => {
	const step = Math.abs(value) < 1_000 ? 10 : 100;
	return Math.round(value / step) * step;
};
