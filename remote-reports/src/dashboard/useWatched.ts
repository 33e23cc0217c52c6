import { rapportApi } from '@borlette/shared/contract/rapport';
import { useRead } from '@borlette/shared/data';
import { useCan } from '@borlette/shared/session';

/** More are on the report of the day. */
const MOST = 4;

/** The agents who lose most today, for who may see the running day. */
export function useWatched(canFigures: boolean, pace: { refetchInterval: number }) {
	const canWatch = useCan('view_report_partiel') && canFigures;
	const watched = useRead(
		rapportApi.journalier,
		{ query: { limit: MOST, sort: 'pp_avec_commission' } },
		{ ...pace, enabled: canWatch },
	);
	return { canWatch, watched };
}
