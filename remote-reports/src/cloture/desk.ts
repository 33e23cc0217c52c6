import type { AgentDay } from '@borlette/shared/contract/cloture';
import { createContext, useContext } from 'react';
import type { useCounts } from './counts.ts';

export interface Desk {
	/** That is closed, `yyyy-MM-dd`: of the rows that are shown. */
	readonly day: string;
	readonly rows: readonly AgentDay[];
	readonly counts: ReturnType<typeof useCounts>;
	/** To the field before (−1) or after (1) this one; over the end of the page to the next page. */
	readonly walk: (from: HTMLInputElement, step: -1 | 1) => void;
	readonly showSlip: (agentId: string) => void;
	readonly onBooked: (day: AgentDay) => void;
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

/** What the fields of the page share. */
export function useDesk(): Desk {
	const desk = useContext(DeskContext);
	if (!desk) throw new Error('useDesk is for parts of CloturePage');
	return desk;
}

/** Where a row says what comes of its amount; the field is described by it. */
export const stateIdOf = ({ id }: Pick<AgentDay, 'id'>) => `cloture-state-${id}`;
