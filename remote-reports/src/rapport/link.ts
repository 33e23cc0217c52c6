import type { ReportPage } from '@borlette/shared/contract/rapport';

/**
 * The address of a report with what its figures were: days, filters and order are written out, so
 * that "today" stays the day it was. The page of the table is left out: the digest is of all rows.
 */
export function linkOf(href: string, { start_date, end_date, as_of, digest }: ReportPage): string {
	const link = new URL(href);
	link.searchParams.delete('page');
	for (const [name, value] of Object.entries({ start_date, end_date, as_of, digest })) {
		link.searchParams.set(name, value);
	}
	return link.href;
}
