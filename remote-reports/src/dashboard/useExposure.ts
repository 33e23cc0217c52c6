import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { useRead } from '@borlette/shared/data';
import { useCan } from '@borlette/shared/session';
import type { Pace } from './reads.ts';

/** Who sees figures and exposures. */
export function useSeesExposure(): boolean {
	const canFigures = useCan('view_app_report');
	return useCan('view_statistique') && canFigures;
}

/** The exposure of the draw that closes next. */
export function useExposure(pace: Pace = {}) {
	const boards = useRead(statistiqueApi.draws, {}, { ...pace, enabled: useSeesExposure() });
	const next = boards.data?.find(({ is_selling }) => is_selling);
	const board = useRead(
		statistiqueApi.board,
		{ params: { instanceId: next?.instance_id ?? '' } },
		{ ...pace, enabled: next !== undefined },
	);
	return { boards, next, board };
}
