import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Hour } from './hours.ts';

type Chart = ComponentType<{ hours: readonly Hour[] }>;

/**
 * The chart, whose library is a chunk of its own. It is not a `lazy` component, because one whose
 * chunk cannot be fetched would throw, and take the whole page with it.
 */
export function useChart(isWanted: boolean) {
	const [chart, setChart] = useState<{ Chart: Chart }>();
	const [hasFailed, setFailed] = useState(false);

	const load = useCallback(async () => {
		setFailed(false);
		try {
			const { HourlyChart } = await import('./HourlyChart.tsx');
			setChart({ Chart: HourlyChart });
		} catch {
			setFailed(true);
		}
	}, []);
	useEffect(
		function loadOnce() {
			if (isWanted) void load();
		},
		[isWanted, load],
	);
	return { Chart: chart?.Chart, hasFailed, retry: load };
}
