import type { BodyOf } from '@borlette/shared/contract';
import type { Surcussale, surcussaleApi } from '@borlette/shared/contract/surcussale';
import { ApiFailure } from '../../errors.ts';
import { changeOf, found, mayBlock, versionConflict } from '../../http/changes.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	deleteSurcussale,
	findSurcussale,
	insertSurcussale,
	updateSurcussale,
} from './surcussale.sql.ts';

const TYPE = 'surcussale';

export const getSurcussale = async ({ db, scope }: Context, id: string): Promise<Surcussale> =>
	found(await findSurcussale(db, scope, id));

export async function createSurcussale(
	context: Context,
	{
		supervisor_id = context.scope.supervisorId,
		...surcussale
	}: BodyOf<typeof surcussaleApi.create>,
): Promise<Surcussale> {
	await requireSupervisor(context, supervisor_id);
	requireOwnRate(context, surcussale.commission, 0);
	await requireReferences(context, { generale_id: surcussale.generale_id });
	const id = await insertSurcussale(context.db, context.companyId, {
		...surcussale,
		supervisor_id,
	});
	const after = await getSurcussale(context, id);
	await context.trail({ action: 'create', type: TYPE, id, label: after.name, after });
	return after;
}

export async function changeSurcussale(
	context: Context,
	session: SignedIn,
	change: BodyOf<typeof surcussaleApi.update>,
): Promise<Surcussale> {
	const before = await getSurcussale(context, change.id);
	mayBlock(session, 'block_suc', before, change.is_active);
	await requireSupervisor(context, change.supervisor_id);
	requireOwnRate(context, change.commission, before.commission);
	await requireReferences(context, { generale_id: change.generale_id });
	if (!(await updateSurcussale(context.db, context.companyId, change))) {
		throw versionConflict(await getSurcussale(context, change.id));
	}
	const after = await getSurcussale(context, change.id);
	const action = changeOf(before, after);
	await context.trail({ action, type: TYPE, id: after.id, label: after.name, before, after });
	return after;
}

export async function removeSurcussale(context: Context, id: string): Promise<{ id: string }> {
	const before = await getSurcussale(context, id);
	await deleteSurcussale(context.db, context.companyId, id);
	await context.trail({ action: 'delete', type: TYPE, id, label: before.name, before });
	return { id };
}

/** Of this company; a supervisor with the right to write keeps the surcussale their own. */
async function requireSupervisor({ db, scope }: Context, id: string | null): Promise<void> {
	if (scope.supervisorId && id !== scope.supervisorId) throw new ApiFailure('forbidden');
	await requireReferences({ db, scope }, { supervisor_id: id });
}

/** Who has the surcussale gains by its rate: the house sets it. */
function requireOwnRate({ scope }: Context, wanted: number, before: number): void {
	if (scope.supervisorId && wanted !== before) throw new ApiFailure('forbidden');
}
