import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import type {
	lotGagnantApi,
	TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { type Lots, lotsOf } from '@borlette/shared/contract/lots';
import { findInstance } from '../../engine/draw-dates.sql.ts';
import { requireSeen } from '../../engine/preview.ts';
import { cancelInstance, confirmResult, enterResult } from '../../engine/results.sql.ts';
import { ApiFailure } from '../../errors.ts';
import { found } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import { refreshTodos } from '../../todo/keep.ts';
import { resultsOf, settlementsOf } from './lotgagnant.sql.ts';

type Body<K extends 'enter' | 'confirm'> = BodyOf<(typeof lotGagnantApi)[K]>;

export const instanceOf = async ({ db, scope }: Context, id: string): Promise<TirageInstance> =>
	found(await findInstance(db, scope, id));

export async function historyOf(
	context: Context,
	id: string,
): Promise<OutputOf<typeof lotGagnantApi.history>> {
	const instance = await instanceOf(context, id);
	const { db, scope } = context;
	const results = await resultsOf(db, scope, id);
	return {
		instance,
		results: isUnseen(instance) ? results.map(withoutLots) : results,
		settlements: await settlementsOf(db, scope, id),
	};
}

/** The caller is to confirm it and types what they read. */
const isUnseen = ({ result_state, lotto3 }: TirageInstance): boolean =>
	result_state === 'provisional' && lotto3 === null;

type Result = OutputOf<typeof lotGagnantApi.history>['results'][number];

/** What was replaced before anybody confirmed it is much like what waits. */
const withoutLots = (result: Result): Result =>
	result.confirmed_at ? result : { ...result, lotto3: null, lot1: null, lot2: null, lot3: null };

/** Writes a result down; who confirms it is somebody else. */
export const enter = (
	context: Context,
	actor: string,
	body: Body<'enter'>,
): Promise<TirageInstance> =>
	changing(context, body.instance_id, 'create', async () => {
		const lots = lotsOf(body.pick3, body.pick4);
		await enterResult(context.db, body.instance_id, lots, body.reason ?? '', actor);
		await requireSeen(context.db, body.instance_id, lots, body.seen_warnings);
	});

/** Settlement follows by itself: `scheduler/draws.ts`. */
export const confirm = (
	context: Context,
	actor: string,
	{ instance_id, revision, pick3, pick4, seen_warnings }: Body<'confirm'>,
): Promise<TirageInstance> =>
	changing(context, instance_id, 'confirm', async (before) => {
		const typed = pick3 === undefined ? undefined : lotsOf(pick3, pick4 ?? null);
		await confirmResult(context.db, instance_id, revision, typed, actor);
		await requireSeen(context.db, instance_id, typed ?? lotsWaiting(before), seen_warnings);
	});

/** Of a result that its confirmation needs no digits for: it is seen. */
function lotsWaiting({ lotto3, lot1, lot2, lot3 }: TirageInstance): Lots {
	if (lotto3 === null || lot1 === null) throw new ApiFailure('conflict');
	return { lotto3, lot1, lot2, lot3 };
}

export const cancel = (
	context: Context,
	{ instance_id, reason }: BodyOf<typeof tirageInstanceApi.cancel>,
): Promise<TirageInstance> =>
	changing(context, instance_id, 'void', () => cancelInstance(context.db, instance_id), {
		reason,
	});

async function changing(
	context: Context,
	id: string,
	action: 'create' | 'confirm' | 'void',
	change: (before: TirageInstance) => Promise<unknown>,
	more: object = {},
): Promise<TirageInstance> {
	const before = await instanceOf(context, id);
	await change(before);
	await refreshTodos(context.db, context.scope, ['result_missing', 'result_waiting']);
	const after = await instanceOf(context, id);
	const label = `${after.tirage_name} ${after.draw_date}`;
	await context.trail({
		action,
		type: 'lotgagnant',
		id,
		label,
		before,
		after: { ...after, ...more },
	});
	return after;
}
