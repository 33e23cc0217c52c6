import { useFormValues } from '@borlette/shared/form';
import type { YearReplay } from './useYearReplay.ts';
import { Year } from './Year.tsx';

const ceiling = (value: unknown) =>
	Number.isInteger(value) && Number(value) > 0 ? Number(value) : null;

/** The last year with the ceilings as they are typed. */
export function TypedYear({ year }: { year: YearReplay }) {
	const { values } = useFormValues<Record<string, unknown>>();
	const typed = {
		draw_ceiling: ceiling(values.draw_ceiling),
		ball_ceiling: ceiling(values.ball_ceiling),
	};
	return <Year ceilings={typed} year={year} />;
}
