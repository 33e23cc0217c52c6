import type { Invoice } from '@borlette/shared/contract/facturation';
import { ScreenLink } from '@borlette/shared/screens';

/** The number of an invoice, which opens its PDF. */
export const NumberLink = ({ item: { id, number } }: { item: Invoice }) => (
	<ScreenLink screen="facturation.pdf" params={{ factuId: id }}>
		{number}
	</ScreenLink>
);
