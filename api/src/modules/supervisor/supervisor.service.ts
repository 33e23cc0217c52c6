import type { BodyOf } from '@borlette/shared/contract';
import type { Supervisor, supervisorApi } from '@borlette/shared/contract/supervisor';
import { changeOf, found, mayBlock, versionConflict } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import { hashGivenPassword } from '../../identity/password.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	deleteSupervisor,
	findSupervisor,
	insertSupervisor,
	updateSupervisor,
} from './supervisor.sql.ts';

const TYPE = 'supervisor';
const labelOf = (one: Supervisor) => `${one.first_name} ${one.last_name} (${one.username})`;

export const getSupervisor = async ({ db, scope }: Context, id: string): Promise<Supervisor> =>
	found(await findSupervisor(db, scope, id));

export async function createSupervisor(
	context: Context,
	{ password, ...supervisor }: BodyOf<typeof supervisorApi.create>,
): Promise<Supervisor> {
	const passwordHash = await hashGivenPassword(password, supervisor);
	const id = await insertSupervisor(context.db, context.companyId, supervisor, passwordHash);
	const after = await getSupervisor(context, id);
	await context.trail({ action: 'create', type: TYPE, id, label: labelOf(after), after });
	return after;
}

export async function changeSupervisor(
	context: Context,
	session: SignedIn,
	change: BodyOf<typeof supervisorApi.update>,
): Promise<Supervisor> {
	const before = await getSupervisor(context, change.id);
	mayBlock(session, 'block_sup', before, change.is_active);
	if (!(await updateSupervisor(context.db, context.companyId, change))) {
		throw versionConflict(await getSupervisor(context, change.id));
	}
	const after = await getSupervisor(context, change.id);
	const action = changeOf(before, after);
	await context.trail({ action, type: TYPE, id: after.id, label: labelOf(after), before, after });
	return after;
}

export async function removeSupervisor(context: Context, id: string): Promise<{ id: string }> {
	const before = await getSupervisor(context, id);
	await deleteSupervisor(context.db, context.companyId, id);
	await context.trail({ action: 'delete', type: TYPE, id, label: labelOf(before), before });
	return { id };
}
