import type { BodyOf } from '@borlette/shared/contract';
import type { Supervisor, supervisorApi } from '@borlette/shared/contract/supervisor';
import { changeOf, found, mayBlock, versionConflict } from '../../http/changes.ts';
import type { Work } from '../../http/route.ts';
import { hashNewPassword } from '../../identity/password.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	deleteSupervisor,
	findSupervisor,
	insertSupervisor,
	updateSupervisor,
} from './supervisor.sql.ts';

const TYPE = 'supervisor';
const labelOf = (one: Supervisor) => `${one.first_name} ${one.last_name} (${one.username})`;

export const getSupervisor = async ({ db, scope }: Work, id: string): Promise<Supervisor> =>
	found(await findSupervisor(db, scope, id));

export async function createSupervisor(
	work: Work,
	{ password, ...supervisor }: BodyOf<typeof supervisorApi.create>,
): Promise<Supervisor> {
	const passwordHash = await hashNewPassword(password, supervisor);
	const id = await insertSupervisor(work.db, work.companyId, supervisor, passwordHash);
	const after = await getSupervisor(work, id);
	await work.audit({ action: 'create', type: TYPE, id, label: labelOf(after), after });
	return after;
}

export async function changeSupervisor(
	work: Work,
	session: SignedIn,
	change: BodyOf<typeof supervisorApi.update>,
): Promise<Supervisor> {
	const before = await getSupervisor(work, change.id);
	mayBlock(session, 'block_sup', before, change.is_active);
	if (!(await updateSupervisor(work.db, work.companyId, change))) {
		throw versionConflict(await getSupervisor(work, change.id));
	}
	const after = await getSupervisor(work, change.id);
	const action = changeOf(before, after);
	await work.audit({ action, type: TYPE, id: after.id, label: labelOf(after), before, after });
	return after;
}

export async function removeSupervisor(work: Work, id: string): Promise<{ id: string }> {
	const before = await getSupervisor(work, id);
	await deleteSupervisor(work.db, work.companyId, id);
	await work.audit({ action: 'delete', type: TYPE, id, label: labelOf(before), before });
	return { id };
}
