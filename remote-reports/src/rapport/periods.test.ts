import { PERIODS } from './periods.ts';

test.each([
	['today', '2026-03-01', '2026-03-01', '2026-03-01'],
	['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
	['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
	['week', '2026-01-03', '2025-12-28', '2026-01-03'],
	['month', '2026-03-31', '2026-03-01', '2026-03-31'],
	['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
	['lastMonth', '2026-01-10', '2025-12-01', '2025-12-31'],
] as const)('%s of %s', (name, today, start_date, end_date) => {
	expect(PERIODS[name](today)).toEqual({ start_date, end_date });
});
