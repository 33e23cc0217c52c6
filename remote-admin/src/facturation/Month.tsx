import type { Invoice } from '@borlette/shared/contract/facturation';
import { useFormats } from '@borlette/shared/i18n';

/** The month that is billed. */
export function Month({ item: { month } }: { item: Pick<Invoice, 'month'> }) {
	const { month: textOf } = useFormats();
	return <time dateTime={month}>{textOf(month)}</time>;
}
