import type { ReportRow } from '@borlette/shared/contract/rapport';
import type { NameColumn } from './reports.ts';

/** Writes a day `yyyy-MM-dd`. */
export type DayText = (day: string) => string;

/** What names a row: where rows are days, their name is the day, and is written as days are. */
export function rowName(
	row: ReportRow,
	column: NameColumn | 'companyname',
	day: DayText,
): string | null {
	const name = row[column];
	return name !== null && name === row.draw_date ? day(name) : name;
}
