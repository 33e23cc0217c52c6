import { useFormats, useIntl } from '@borlette/shared/i18n';

/** Writes an instant as `14:05`, in the company's zone. */
export function useClockTime(): (instant: string) => string {
	const intl = useIntl();
	const { zone } = useFormats();
	return (instant) =>
		intl.formatTime(instant, {
			timeZone: zone,
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
		});
}
