import type { Invoice } from '@borlette/shared/contract/facturation';
import { Link } from '@borlette/shared/router';
import { pdfPathOf } from './paths.ts';

/** The number of an invoice, which opens its PDF. */
export const NumberLink = ({ item: { id, number } }: { item: Invoice }) => (
	<Link to={pdfPathOf(id)}>{number}</Link>
);
