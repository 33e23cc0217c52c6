const MONTHS = 12;

/** The last months that are over on a day, `yyyy-MM`, the newest first. */
export function monthsBefore(day: string): string[] {
	const month = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
	return Array.from({ length: MONTHS }, () => {
		month.setUTCMonth(month.getUTCMonth() - 1);
		return month.toISOString().slice(0, 7);
	});
}
