import type { BodyOf } from '@borlette/shared/contract';
import type { Tirage, tirageApi } from '@borlette/shared/contract/tirage';
import { planInstances, unplanInstances } from '../../engine/instances.sql.ts';
import { changeOf, found, mayBlock, versionConflict } from '../../http/changes.ts';
import { requireReferences } from '../../http/references.ts';
import type { Work } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import { deleteTirage, findTirage, insertTirage, updateTirage } from './tirage.sql.ts';

const TYPE = 'tirage';

export const getTirage = async ({ db, scope }: Work, id: string): Promise<Tirage> =>
	found(await findTirage(db, scope, id));

export async function createTirage(
	work: Work,
	tirage: BodyOf<typeof tirageApi.create>,
): Promise<Tirage> {
	const { info_tirage_id } = tirage;
	await requireReferences(work, { info_tirage_id });
	const id = await insertTirage(work.db, work.companyId, tirage);
	await planInstances(work.db, work.companyId, id);
	const after = await getTirage(work, id);
	await work.audit({ action: 'create', type: TYPE, id, label: after.name, after });
	return after;
}

/** Dates that were sold on keep their times; the others follow the changed schedule. */
export async function changeTirage(
	work: Work,
	session: SignedIn,
	change: BodyOf<typeof tirageApi.update>,
): Promise<Tirage> {
	const before = await getTirage(work, change.id);
	mayBlock(session, 'block_tirage', before, change.is_active);
	const { info_tirage_id } = change;
	await requireReferences(work, { info_tirage_id });
	if (!(await updateTirage(work.db, work.companyId, change))) {
		throw versionConflict(await getTirage(work, change.id));
	}
	await unplanInstances(work.db, work.companyId, change.id);
	await planInstances(work.db, work.companyId, change.id);
	const after = await getTirage(work, change.id);
	const action = changeOf(before, after);
	await work.audit({ action, type: TYPE, id: after.id, label: after.name, before, after });
	return after;
}

export async function removeTirage(work: Work, id: string): Promise<{ id: string }> {
	const before = await getTirage(work, id);
	await unplanInstances(work.db, work.companyId, id);
	await deleteTirage(work.db, work.companyId, id);
	await work.audit({ action: 'delete', type: TYPE, id, label: before.name, before });
	return { id };
}
