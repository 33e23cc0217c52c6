import type { Invoice } from '@borlette/shared/contract/facturation';
import { useIntl } from '@borlette/shared/i18n';

/** Says a month, by its first day, in words. */
export function useMonthText(): (firstDay: string) => string {
	const { formatDate } = useIntl();
	return (firstDay) => formatDate(firstDay, { timeZone: 'UTC', month: 'long', year: 'numeric' });
}

/** The month that is billed. */
export function Month({ item: { month } }: { item: Pick<Invoice, 'month'> }) {
	const textOf = useMonthText();
	return <time dateTime={month}>{textOf(month)}</time>;
}
