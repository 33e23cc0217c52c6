import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { useRead } from '@borlette/shared/data';
import { useCan } from '@borlette/shared/session';

interface Pace {
	refetchInterval: number;
}

/** The exposure of the draw that closes next, for who may see exposures. */
export function useExposure(canFigures: boolean, pace: Pace) {
	const canExposure = useCan('view_statistique') && canFigures;
	const boards = useRead(statistiqueApi.draws, {}, { ...pace, enabled: canExposure });
	const next = boards.data?.find(({ is_selling }) => is_selling);
	const board = useRead(
		statistiqueApi.board,
		{ params: { instanceId: next?.instance_id ?? '' } },
		{ ...pace, enabled: next !== undefined },
	);
	return { canExposure, boards, next, board };
}
