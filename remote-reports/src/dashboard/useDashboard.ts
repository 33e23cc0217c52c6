import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { useLive } from '@borlette/shared/data';
import { useApp, useDraws, useGames, useHourly, useResults } from './reads.ts';
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

/**
 * All of the page's calls, read again when something happens. Only what says how old the figures are uses it: whoever does is
 * drawn with each of their answers, so a card reads its own.
 */
export function useDashboard() {
	const live = useLive(LIVE);
	const pace = live === 'live' ? EVERY : OFTEN;
	const { boards, board } = useExposure(pace);
	const reads = [
		useApp(pace),
		useHourly(pace),
		useDraws(pace),
		useGames(pace),
		useResults(pace),
		boards,
		board,
		useWatched(pace).watched,
	];
	return {
		/** Whether what happens shows by itself. */
		live,
		/** Of the newest answer, by this machine's clock, ms; 0 while there is none. */
		updatedAt: Math.max(0, ...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
		/** Something shown could not be read again. */
		isStale: reads.some(({ isRefetchError }) => isRefetchError),
		refresh: () =>
			Promise.all(reads.filter(({ isEnabled }) => isEnabled).map(({ refetch }) => refetch())),
	};
}
