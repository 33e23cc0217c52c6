/** Days `yyyy-MM-dd`, both included. */
export interface Days {
	start_date: string;
	end_date: string;
}

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function daysBefore(day: string, count: number): string {
	const date = at(day);
	date.setUTCDate(date.getUTCDate() - count);
	return dayOf(date);
}
const monthStart = (day: string) => `${day.slice(0, 8)}01`;

/** The periods that reports are most asked for, by the day that is today where the company is. */
export const PERIODS = {
	today: (today: string): Days => ({ start_date: today, end_date: today }),
	yesterday(today: string): Days {
		const day = daysBefore(today, 1);
		return { start_date: day, end_date: day };
	},
	week: (today: string): Days => ({ start_date: daysBefore(today, 6), end_date: today }),
	month: (today: string): Days => ({ start_date: monthStart(today), end_date: today }),
	lastMonth(today: string): Days {
		const end = daysBefore(monthStart(today), 1);
		return { start_date: monthStart(end), end_date: end };
	},
} as const;
export type PeriodName = keyof typeof PERIODS;
