import { useFormats, useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

const STEPS = [
	[86_400, messages.days],
	[3_600, messages.hours],
	[60, messages.minutes],
] as const;
const UNITS = [
	[1e9, 'gigabyte'],
	[1e6, 'megabyte'],
	[1e3, 'kilobyte'],
] as const;

/** How spans of time and sizes read. */
export function useReading() {
	const { formatMessage, formatNumber } = useIntl();
	const { count } = useFormats();
	return {
		duration(seconds: number): string {
			const [size, text] = STEPS.find(([size]) => seconds >= size) ?? [1, messages.seconds];
			return formatMessage(text, { count: count(Math.round(seconds / size)) });
		},
		milliseconds: (value: number): string =>
			formatMessage(messages.milliseconds, { count: count(value) }),
		size(bytes: number): string {
			const [size, unit] = UNITS.find(([size]) => bytes >= size) ?? [1, 'byte'];
			return formatNumber(bytes / size, { style: 'unit', unit, maximumFractionDigits: 1 });
		},
	};
}
export type Reading = ReturnType<typeof useReading>;
