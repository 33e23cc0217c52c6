import { ApiError } from '@borlette/shared/api';
import type { BodyOf } from '@borlette/shared/contract';
import { type Outcome, officialResultApi } from '@borlette/shared/contract/official-results';
import { useWrite } from '@borlette/shared/data';
import { picksOf } from '../picks/Picks.tsx';

export type DrawName = BodyOf<typeof officialResultApi.confirm>;

export interface Entered {
	/** Of this run: what follows belongs to it. */
	readonly id: number;
	readonly draw: DrawName;
	readonly outcomes: readonly Outcome[];
}

export interface EntryValues {
	/** `state|slot`, one choice of the draws that companies play; empty: none. */
	readonly draw: string;
	readonly draw_date: string;
	readonly pick3: string;
	readonly pick4: string;
}

export const drawKey = ({ state, slot }: Pick<DrawName, 'state' | 'slot'>) => `${state}|${slot}`;

/** The draw and day that the form names so far; undefined while it is incomplete. */
export function drawOf({ draw, draw_date }: EntryValues): DrawName | undefined {
	const [state = '', slot = ''] = draw.split('|');
	if (!state || !slot || !draw_date) return undefined;
	return { state, slot: slot as DrawName['slot'], draw_date };
}

/** Enters a result everywhere. Rejects as the API does; without a draw, at its field. */
export function useEntry(): (values: EntryValues) => Promise<Entered> {
	const enter = useWrite(officialResultApi.enter, [
		officialResultApi.list,
		officialResultApi.draws,
	]);
	return async (values) => {
		const draw = drawOf(values);
		if (!draw) {
			const fields = { draw: { code: 'required' } } as const;
			throw new ApiError('validation_failed', 422, { fields });
		}
		const outcomes = await enter.mutateAsync({ body: { ...draw, ...picksOf(values) } });
		return { id: Date.now(), draw, outcomes };
	};
}
