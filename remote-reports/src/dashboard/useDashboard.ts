import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { useRead } from '@borlette/shared/data';
import { useCan } from '@borlette/shared/session';
import { serverClock } from '@borlette/shared/ui';
import { useMemo } from 'react';

/** While the tab is visible; the cache lets it rest when it is not. */
const EVERY = { refetchInterval: 30_000 };

/** The page's calls, each made only for who may make it, and the server's clock. */
export function useDashboard() {
	const canFigures = useCan('view_app_report');
	// The API gives hours to holders of view_app_report only.
	const canCharts = useCan('view_graphe') && canFigures;
	const canResults = useCan('view_app_lot_gagnant');

	const app = useRead(dashboardApi.app, {}, { ...EVERY, enabled: canFigures });
	const hourly = useRead(dashboardApi.journalier, {}, { ...EVERY, enabled: canCharts });
	const draws = useRead(dashboardApi.tirage, {}, { ...EVERY, enabled: canFigures });
	const games = useRead(dashboardApi.lotto, {}, { ...EVERY, enabled: canFigures });
	const results = useRead(dashboardApi.lotGagnant, {}, { ...EVERY, enabled: canResults });

	const asOf = app.data?.as_of;
	const receivedAt = app.dataUpdatedAt;
	const clock = useMemo(
		() => (asOf === undefined ? undefined : serverClock(asOf, receivedAt)),
		[asOf, receivedAt],
	);
	const reads = [
		...(canFigures ? [app, draws, games] : []),
		...(canCharts ? [hourly] : []),
		...(canResults ? [results] : []),
	];
	return {
		canFigures,
		canCharts,
		canResults,
		app,
		hourly,
		draws,
		games,
		results,
		/** The server's; undefined until it has told the time. */
		clock,
		/** Of the newest answer, by this machine's clock, ms; 0 while there is none. */
		updatedAt: Math.max(0, ...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
		/** Something shown could not be read anew. */
		isStale: reads.some(({ isRefetchError }) => isRefetchError),
		refresh: () => Promise.all(reads.map(({ refetch }) => refetch())),
	};
}
export type Dashboard = ReturnType<typeof useDashboard>;
