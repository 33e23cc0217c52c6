import { rapportApi } from '@borlette/shared/contract/rapport';
import { useRead } from '@borlette/shared/data';
import { useCan } from '@borlette/shared/session';
import type { Pace } from './reads.ts';

/** More are on the report of the day. */
const MOST = 4;

/** The agents who lose most today, for who may see the running day. */
export function useWatched(pace: Pace = {}) {
	const canFigures = useCan('view_app_report');
	const canWatch = useCan('view_report_partiel') && canFigures;
	const watched = useRead(
		rapportApi.journalier,
		{ query: { limit: MOST, sort: 'pp_avec_commission' } },
		{ ...pace, enabled: canWatch },
	);
	return { canWatch, watched };
}
