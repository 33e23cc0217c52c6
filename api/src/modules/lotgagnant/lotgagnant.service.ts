import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import type {
	lotGagnantApi,
	TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { lotsOf } from '@borlette/shared/contract/lots';
import { cancelInstance, confirmResult, enterResult } from '../../engine/results.sql.ts';
import { found } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import { findInstance, resultsOf, settlementsOf } from './lotgagnant.sql.ts';

type Body<K extends 'enter' | 'confirm'> = BodyOf<(typeof lotGagnantApi)[K]>;

export const instanceOf = async ({ db, scope }: Context, id: string): Promise<TirageInstance> =>
	found(await findInstance(db, scope, id));

export async function historyOf(
	context: Context,
	id: string,
): Promise<OutputOf<typeof lotGagnantApi.history>> {
	const instance = await instanceOf(context, id);
	const { db, scope } = context;
	return {
		instance,
		results: await resultsOf(db, scope, id),
		settlements: await settlementsOf(db, scope, id),
	};
}

/** Writes a result down; who confirms it is somebody else. */
export const enter = (
	context: Context,
	actor: string,
	body: Body<'enter'>,
): Promise<TirageInstance> =>
	changing(context, body.instance_id, 'create', () =>
		enterResult(
			context.db,
			body.instance_id,
			lotsOf(body.pick3, body.pick4),
			body.reason ?? '',
			actor,
		),
	);

/** Settlement follows by itself; see scheduler/settle. */
export const confirm = (
	context: Context,
	actor: string,
	{ instance_id, revision }: Body<'confirm'>,
): Promise<TirageInstance> =>
	changing(context, instance_id, 'confirm', () =>
		confirmResult(context.db, instance_id, revision, actor),
	);

export const cancel = (
	context: Context,
	{ instance_id, reason }: BodyOf<typeof tirageInstanceApi.cancel>,
): Promise<TirageInstance> =>
	changing(context, instance_id, 'cancel', () => cancelInstance(context.db, instance_id), {
		reason,
	});

async function changing(
	context: Context,
	id: string,
	action: 'create' | 'confirm' | 'cancel',
	change: () => Promise<unknown>,
	more: object = {},
): Promise<TirageInstance> {
	const before = await instanceOf(context, id);
	await change();
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
