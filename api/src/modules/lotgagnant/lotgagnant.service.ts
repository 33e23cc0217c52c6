import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import type {
	lotGagnantApi,
	TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { lotsOf } from '@borlette/shared/contract/lots';
import { cancelInstance, confirmResult, enterResult } from '../../engine/results.sql.ts';
import { found } from '../../http/changes.ts';
import type { Work } from '../../http/route.ts';
import { findInstance, resultsOf, settlementsOf } from './lotgagnant.sql.ts';

type Body<K extends 'enter' | 'confirm'> = BodyOf<(typeof lotGagnantApi)[K]>;

export const instanceOf = async ({ db, scope }: Work, id: string): Promise<TirageInstance> =>
	found(await findInstance(db, scope, id));

export async function historyOf(
	work: Work,
	id: string,
): Promise<OutputOf<typeof lotGagnantApi.history>> {
	const instance = await instanceOf(work, id);
	const { db, scope } = work;
	return {
		instance,
		results: await resultsOf(db, scope, id),
		settlements: await settlementsOf(db, scope, id),
	};
}

/** Writes a result down; who confirms it is somebody else. */
export const enter = (work: Work, actor: string, body: Body<'enter'>): Promise<TirageInstance> =>
	changing(work, body.instance_id, 'create', () =>
		enterResult(
			work.db,
			body.instance_id,
			lotsOf(body.pick3, body.pick4),
			body.reason ?? '',
			actor,
		),
	);

/** Settlement follows by itself; see scheduler/settle. */
export const confirm = (
	work: Work,
	actor: string,
	{ instance_id, revision }: Body<'confirm'>,
): Promise<TirageInstance> =>
	changing(work, instance_id, 'confirm', () =>
		confirmResult(work.db, instance_id, revision, actor),
	);

export const cancel = (
	work: Work,
	{ instance_id, reason }: BodyOf<typeof tirageInstanceApi.cancel>,
): Promise<TirageInstance> =>
	changing(work, instance_id, 'cancel', () => cancelInstance(work.db, instance_id), { reason });

async function changing(
	work: Work,
	id: string,
	action: 'create' | 'confirm' | 'cancel',
	change: () => Promise<unknown>,
	more: object = {},
): Promise<TirageInstance> {
	const before = await instanceOf(work, id);
	await change();
	const after = await instanceOf(work, id);
	const label = `${after.tirage_name} ${after.draw_date}`;
	await work.audit({ action, type: 'lotgagnant', id, label, before, after: { ...after, ...more } });
	return after;
}
