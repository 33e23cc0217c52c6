import { useSearchParams } from '@borlette/shared/router';
import { useCallback } from 'react';

/** What of the tour is shown; a step back of the browser is a step back here. */
export type TourView =
	| { show: 'stops' }
	| { show: 'stop'; stopId: string }
	| { show: 'take'; agentId: string }
	| { show: 'receipt'; key: string }
	| { show: 'outbox' }
	| { show: 'scan' };

const NAMES = { stop: 'lieu', take: 'agent', receipt: 'recu', open: 'voir' } as const;

function viewOf(params: URLSearchParams): TourView {
	const [stopId, agentId, key] = [NAMES.stop, NAMES.take, NAMES.receipt].map((name) =>
		params.get(name),
	);
	if (key) return { show: 'receipt', key };
	if (agentId) return { show: 'take', agentId };
	if (stopId) return { show: 'stop', stopId };
	const open = params.get(NAMES.open);
	if (open === 'scan' || open === 'outbox') return { show: open };
	return { show: 'stops' };
}

function queryOf(view: TourView): Record<string, string> {
	switch (view.show) {
		case 'stops':
			return {};
		case 'stop':
			return { [NAMES.stop]: view.stopId };
		case 'take':
			return { [NAMES.take]: view.agentId };
		case 'receipt':
			return { [NAMES.receipt]: view.key };
		default:
			return { [NAMES.open]: view.show };
	}
}

/** @returns what the address shows, the query of something else, and a way there that leaves no step behind */
export function useTourUrl() {
	const [params, setParams] = useSearchParams();
	const replace = useCallback(
		(view: TourView) => setParams(queryOf(view), { replace: true }),
		[setParams],
	);
	return { view: viewOf(params), replace };
}

/** For a link: `?lieu=…`. */
export const searchOf = (view: TourView): string => `?${new URLSearchParams(queryOf(view))}`;
