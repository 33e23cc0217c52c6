import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { useLive, useRead } from '@borlette/shared/data';
import { useCan } from '@borlette/shared/session';
import { serverClock } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { useExposure } from './useExposure.ts';
import { useWatched } from './useWatched.ts';

/** What happens is told; this catches what no event tells, such as midnight, while the tab is seen. */
const EVERY = { refetchInterval: 300_000 };
/** Without the stream figures are asked for instead. */
const OFTEN = { refetchInterval: 30_000 };

const SALES = ['sale', 'result'] as const;
const LIVE = [
	{ read: dashboardApi.app, on: SALES },
	{ read: dashboardApi.journalier, on: ['sale'] },
	{ read: dashboardApi.tirage, on: SALES },
	{ read: dashboardApi.lotto, on: ['sale'] },
	{ read: dashboardApi.lotGagnant, on: ['result'] },
	{ read: statistiqueApi.board, on: SALES },
	{ read: statistiqueApi.draws, on: ['result'] },
	{ read: rapportApi.journalier, on: SALES },
] as const;

/** The page's calls, each made only for who may make it, and the server's clock. */
export function useDashboard() {
	const canFigures = useCan('view_app_report');
	const canCharts = useCan('view_graphe');
	const canResults = useCan('view_app_lot_gagnant');

	const live = useLive(LIVE);
	const pace = live === 'live' ? EVERY : OFTEN;
	const figures = useRead(dashboardApi.app, {}, { ...pace, enabled: canFigures });
	const app = { ...figures, data: figures.data?.[0] };
	const hourly = useRead(dashboardApi.journalier, {}, { ...pace, enabled: canCharts });
	const draws = useRead(dashboardApi.tirage, {}, { ...pace, enabled: canFigures });
	const games = useRead(dashboardApi.lotto, {}, { ...pace, enabled: canFigures });
	const results = useRead(dashboardApi.lotGagnant, {}, { ...pace, enabled: canResults });
	const { canExposure, boards, next, board } = useExposure(canFigures, pace);
	const { canWatch, watched } = useWatched(canFigures, pace);

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
		...(canExposure ? [boards] : []),
		...(next ? [board] : []),
		...(canWatch ? [watched] : []),
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
		canExposure,
		boards,
		/** The draw that closes next, and its exposure. */
		next,
		board,
		canWatch,
		watched,
		/** The server's; undefined until it has told the time. */
		clock,
		/** Whether what happens shows by itself. */
		live,
		/** Of the newest answer, by this machine's clock, ms; 0 while there is none. */
		updatedAt: Math.max(0, ...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
		/** Something shown could not be read anew. */
		isStale: reads.some(({ isRefetchError }) => isRefetchError),
		refresh: () => Promise.all(reads.map(({ refetch }) => refetch())),
	};
}
export type Dashboard = ReturnType<typeof useDashboard>;
