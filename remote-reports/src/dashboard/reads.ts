import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { useRead } from '@borlette/shared/data';
import { useCan } from '@borlette/shared/session';
import { type Clock, serverClock } from '@borlette/shared/ui';
import { useState } from 'react';

/** How often a call is made by itself; only the page as a whole says it. */
export interface Pace {
	refetchInterval?: number;
}

/** The page's calls, each made only for who may make it. Of the day's figures there is one row. */
export const useApp = (pace: Pace = {}) =>
	useRead(dashboardApi.app, {}, { ...pace, enabled: useCan('view_app_report') });
export const useHourly = (pace: Pace = {}) =>
	useRead(dashboardApi.journalier, {}, { ...pace, enabled: useCan('view_graphe') });
export const useDraws = (pace: Pace = {}) =>
	useRead(dashboardApi.tirage, {}, { ...pace, enabled: useCan('view_app_report') });
export const useGames = (pace: Pace = {}) =>
	useRead(dashboardApi.lotto, {}, { ...pace, enabled: useCan('view_app_report') });
export const useResults = (pace: Pace = {}) =>
	useRead(dashboardApi.lotGagnant, {}, { ...pace, enabled: useCan('view_app_lot_gagnant') });

/** An answer that was slow to come says another second; every countdown would be drawn anew for it. */
const SAME_MS = 1_000;

/** The server's; undefined until it has told the time. The same one as long as its answers agree. */
export function useServerClock(): Clock | undefined {
	const { data, dataUpdatedAt } = useApp();
	const asOf = data?.[0]?.as_of;
	const [clock, setClock] = useState<Clock>();
	if (asOf === undefined) return clock;
	const fresh = serverClock(asOf, dataUpdatedAt);
	if (clock && Math.abs(clock() - fresh()) < SAME_MS) return clock;
	setClock(() => fresh);
	return fresh;
}
