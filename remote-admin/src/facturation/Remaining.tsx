import type { Invoice } from '@borlette/shared/contract/facturation';
import { useFormats } from '@borlette/shared/i18n';

/** What is still due of an invoice. */
export function Remaining({ item: { amount, paid, currency } }: { item: Invoice }) {
	const formats = useFormats();
	return <>{formats.amount(amount - paid, currency)}</>;
}
