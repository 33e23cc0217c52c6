import {
	lotGagnantApi,
	type TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { useList, useLive } from '@borlette/shared/data';
import { useCan } from '@borlette/shared/session';

/** Others work on the same draws: what they did is seen soon. */
const LIVE = [{ read: tirageInstanceApi.list, on: ['result'] }] as const;
const LIMIT = 50;

/** Dates whose sales are over and that have no result, then those whose result waits for a second person. */
export function useWaiting() {
	const mayList = useCan('view_tirage');
	const closed = useList(
		tirageInstanceApi.list,
		{ state: 'closed', sort: 'draw_at', limit: LIMIT },
		{ enabled: mayList },
	);
	// The list below these, of the same call, is live already.
	const entered = useList(lotGagnantApi.list, {
		result_state: 'provisional',
		sort: 'draw_at',
		limit: LIMIT,
	});
	useLive(LIVE);
	const rows = [...((closed.rows ?? []) as TirageInstance[]), ...(entered.rows ?? [])];
	return {
		rows: (mayList ? closed.rows : entered.rows) ? rows : undefined,
		/** More than are shown. */
		left: closed.total + entered.total - rows.length,
	};
}
