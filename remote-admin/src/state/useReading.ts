import { useFormats, useIntl } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

const STEPS = [
	[86_400, messages.days],
	[3_600, messages.hours],
	[60, messages.minutes],
] as const;

/** How spans of time and sizes read. */
export function useReading() {
	const { formatMessage } = useIntl();
	const { count, size } = useFormats();
	return {
		duration(seconds: number): string {
			const [size, text] = STEPS.find(([size]) => seconds >= size) ?? [1, messages.seconds];
			return formatMessage(text, { count: count(Math.round(seconds / size)) });
		},
		milliseconds: (value: number): string =>
			formatMessage(messages.milliseconds, { count: count(value) }),
		size,
	};
}
export type Reading = ReturnType<typeof useReading>;
