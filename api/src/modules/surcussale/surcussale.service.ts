import type { BodyOf } from '@borlette/shared/contract';
import type { Surcussale, surcussaleApi } from '@borlette/shared/contract/surcussale';
import { ApiFailure } from '../../errors.ts';
import { changeOf, found, mayBlock, versionConflict } from '../../http/changes.ts';
import { requireReferences } from '../../http/references.ts';
import type { Work } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	deleteSurcussale,
	findSurcussale,
	insertSurcussale,
	updateSurcussale,
} from './surcussale.sql.ts';

const TYPE = 'surcussale';

export const getSurcussale = async ({ db, scope }: Work, id: string): Promise<Surcussale> =>
	found(await findSurcussale(db, scope, id));

export async function createSurcussale(
	work: Work,
	{ supervisor_id = work.scope.supervisorId, ...surcussale }: BodyOf<typeof surcussaleApi.create>,
): Promise<Surcussale> {
	await requireSupervisor(work, supervisor_id);
	requireOwnRate(work, surcussale.commission, 0);
	await requireReferences(work, { generale_id: surcussale.generale_id });
	const id = await insertSurcussale(work.db, work.companyId, { ...surcussale, supervisor_id });
	const after = await getSurcussale(work, id);
	await work.audit({ action: 'create', type: TYPE, id, label: after.name, after });
	return after;
}

export async function changeSurcussale(
	work: Work,
	session: SignedIn,
	change: BodyOf<typeof surcussaleApi.update>,
): Promise<Surcussale> {
	const before = await getSurcussale(work, change.id);
	mayBlock(session, 'block_suc', before, change.is_active);
	await requireSupervisor(work, change.supervisor_id);
	requireOwnRate(work, change.commission, before.commission);
	await requireReferences(work, { generale_id: change.generale_id });
	if (!(await updateSurcussale(work.db, work.companyId, change))) {
		throw versionConflict(await getSurcussale(work, change.id));
	}
	const after = await getSurcussale(work, change.id);
	const action = changeOf(before, after);
	await work.audit({ action, type: TYPE, id: after.id, label: after.name, before, after });
	return after;
}

export async function removeSurcussale(work: Work, id: string): Promise<{ id: string }> {
	const before = await getSurcussale(work, id);
	await deleteSurcussale(work.db, work.companyId, id);
	await work.audit({ action: 'delete', type: TYPE, id, label: before.name, before });
	return { id };
}

/** Of this company; a supervisor with the right to write keeps the surcussale their own. */
async function requireSupervisor({ db, scope }: Work, id: string | null): Promise<void> {
	if (scope.supervisorId && id !== scope.supervisorId) throw new ApiFailure('forbidden');
	await requireReferences({ db, scope }, { supervisor_id: id });
}

/** Who has the surcussale gains by its rate: the house sets it. */
function requireOwnRate({ scope }: Work, wanted: number, before: number): void {
	if (scope.supervisorId && wanted !== before) throw new ApiFailure('forbidden');
}
