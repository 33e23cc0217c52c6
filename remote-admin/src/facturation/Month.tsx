import type { Invoice } from '@borlette/shared/contract/facturation';
import { useIntl } from '@borlette/shared/i18n';

/** The month that is billed, in words. */
export function Month({ item: { month } }: { item: Pick<Invoice, 'month'> }) {
	const { formatDate } = useIntl();
	return (
		<time dateTime={month}>
			{formatDate(month, { timeZone: 'UTC', month: 'long', year: 'numeric' })}
		</time>
	);
}
