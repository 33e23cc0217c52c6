import { invalidField } from '../errors.ts';

/** Days of a list or report, both included and either absent. Throws `end_before_start` at `end_date`. */
export function requireDaysInOrder({
	start_date,
	end_date,
}: {
	start_date?: string | undefined;
	end_date?: string | undefined;
}): void {
	if (start_date && end_date && end_date < start_date) {
		throw invalidField('end_date', 'end_before_start');
	}
}
