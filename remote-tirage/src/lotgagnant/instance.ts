import { serverNow } from '@borlette/shared/api';
import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import {
	areWinsKnown,
	type lotGagnantApi,
	type TirageInstance,
} from '@borlette/shared/contract/lotgagnant';
import { type MessageDescriptor, words } from '@borlette/shared/i18n';
import { useSecondsUntil } from '@borlette/shared/ui';

export type DateHistory = OutputOf<typeof lotGagnantApi.history>;
export type ResultBody = BodyOf<typeof lotGagnantApi.preview>;

/** What can be done with one date of a draw. */
export type Step =
	/** Its time has not come. */
	| 'not_held'
	/** Held, and nothing is known yet. */
	| 'enter'
	/** Entered; somebody confirms it. */
	| 'confirm'
	/** Confirmed; its gains are being counted. */
	| 'counting'
	| 'done'
	| 'cancelled';

function stepOf(instance: TirageInstance, isHeld: boolean): Step {
	const { state, result_state } = instance;
	if (state === 'cancelled') return 'cancelled';
	// A correction waits while the draw stays settled by the result before.
	if (result_state === 'provisional') return 'confirm';
	if (state === 'confirmed') return 'counting';
	if (state === 'settled') return instance.is_payable ? 'done' : 'counting';
	return isHeld ? 'enter' : 'not_held';
}

/** Of a date on screen: the moment of its draw comes while one looks, and never goes again. */
export function useStep(instance: TirageInstance): Step {
	const left = useSecondsUntil(instance.draw_at, serverNow);
	return stepOf(instance, left === 0);
}

/** The result that stands or waits, as it was drawn. */
export function picksOfInstance({ id, lotto3, lot2, lot3 }: TirageInstance): ResultBody {
	return {
		instance_id: id,
		pick3: lotto3 ?? '',
		pick4: lot2 !== null && lot3 !== null ? lot2 + lot3 : null,
	};
}

/** Of a date whose wins are not counted. */
export const whyWinsUnknown = (instance: TirageInstance): MessageDescriptor | undefined =>
	areWinsKnown(instance) ? undefined : words.bySettled;
