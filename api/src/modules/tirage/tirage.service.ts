import type { BodyOf } from '@borlette/shared/contract';
import type { Tirage, tirageApi } from '@borlette/shared/contract/tirage';
import { planInstances, unplanInstances } from '../../engine/instances.sql.ts';
import { changeOf, found, mayBlock, versionConflict } from '../../http/changes.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import { deleteTirage, findTirage, insertTirage, updateTirage } from './tirage.sql.ts';

const TYPE = 'tirage';

export const getTirage = async ({ db, scope }: Context, id: string): Promise<Tirage> =>
	found(await findTirage(db, scope, id));

export async function createTirage(
	context: Context,
	tirage: BodyOf<typeof tirageApi.create>,
): Promise<Tirage> {
	const { info_tirage_id } = tirage;
	await requireReferences(context, { info_tirage_id });
	const id = await insertTirage(context.db, context.companyId, tirage);
	await planInstances(context.db, context.companyId, id);
	const after = await getTirage(context, id);
	await context.trail({ action: 'create', type: TYPE, id, label: after.name, after });
	return after;
}

/** Dates that were sold on keep their times; the others follow the changed schedule. */
export async function changeTirage(
	context: Context,
	session: SignedIn,
	change: BodyOf<typeof tirageApi.update>,
): Promise<Tirage> {
	const before = await getTirage(context, change.id);
	mayBlock(session, 'block_tirage', before, change.is_active);
	const { info_tirage_id } = change;
	await requireReferences(context, { info_tirage_id });
	if (!(await updateTirage(context.db, context.companyId, change))) {
		throw versionConflict(await getTirage(context, change.id));
	}
	await unplanInstances(context.db, context.companyId, change.id);
	await planInstances(context.db, context.companyId, change.id);
	const after = await getTirage(context, change.id);
	const action = changeOf(before, after);
	await context.trail({ action, type: TYPE, id: after.id, label: after.name, before, after });
	return after;
}

export async function removeTirage(context: Context, id: string): Promise<{ id: string }> {
	const before = await getTirage(context, id);
	await unplanInstances(context.db, context.companyId, id);
	await deleteTirage(context.db, context.companyId, id);
	await context.trail({ action: 'delete', type: TYPE, id, label: before.name, before });
	return { id };
}
