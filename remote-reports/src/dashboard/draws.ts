import type { OutputOf } from '@borlette/shared/contract';
import type { dashboardApi } from '@borlette/shared/contract/dashboard';

export type Draw = OutputOf<typeof dashboardApi.tirage>[number];

export const isOpen = ({ state }: Pick<Draw, 'state'>) => state === 'open';

/** Those that still sell first, the next to close on top; then the others as they are drawn. */
export const inOrder = (draws: readonly Draw[]): Draw[] => [
	...draws.filter(isOpen).sort((a, b) => Date.parse(a.close_at) - Date.parse(b.close_at)),
	...draws.filter((draw) => !isOpen(draw)),
];
