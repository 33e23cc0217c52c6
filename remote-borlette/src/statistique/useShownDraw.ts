import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { useRead } from '@borlette/shared/data';
import type { BoardUrl, ShownDraw } from './useBoardUrl.ts';

/**
 * The draw date of the board: the one that the address names, unless the table was filtered by another draw
 * since; else one of the draw filtered by, or the next to close. In the table nothing is read.
 */
export function useShownDraw({ view, draw, tirageId }: BoardUrl) {
	const isBoard = view === 'board';
	const draws = useRead(statistiqueApi.draws, {}, { refetchInterval: 60_000, enabled: isBoard });
	const all = draws.data ?? [];
	const listed = all.find(({ instance_id }) => instance_id === draw);
	const isOther = tirageId !== undefined && listed !== undefined && listed.tirage_id !== tirageId;
	const first = all.find(({ tirage_id }) => tirage_id === tirageId) ?? all[0];
	const instanceId = (isOther ? undefined : draw) ?? first?.instance_id;
	// A link may name a draw that is listed no more; what the board reads is not read twice.
	const isUnlisted = isBoard && draws.data !== undefined && draw !== undefined && !listed;
	const named = useRead(
		statistiqueApi.board,
		{ params: { instanceId: draw ?? '' } },
		{ enabled: isUnlisted },
	);
	const shown: ShownDraw | undefined =
		all.find(({ instance_id }) => instance_id === instanceId) ?? named.data;
	return { draws, instanceId, shown };
}
