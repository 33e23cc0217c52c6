import type { BodyOf } from '@borlette/shared/contract';
import type { passwordApi } from '@borlette/shared/contract/account';
import { found } from '../../http/changes.ts';
import type { Work } from '../../http/route.ts';
import { hashNewPassword } from '../../identity/password.ts';
import { endTerminals } from '../../identity/pos-session.sql.ts';
import type { SignedIn } from '../../identity/session.ts';
import type { SlowDown } from '../../identity/slow-down.ts';
import {
	endOtherSignIns,
	endSignIns,
	findAgentName,
	findSupervisorName,
	setAgentPassword,
	setUserPassword,
} from './account.sql.ts';
import { requirePassword } from './two-factor.service.ts';

type Given = BodyOf<typeof passwordApi.agent>;

/** The trail says that it was changed, never to what. */
const recordChange = (work: Work, type: string, id: string, label: string) =>
	work.audit({ action: 'update', type, id, label, after: { password: 'changed' } });

export async function changeAgentPassword(work: Work, { id, password }: Given) {
	const agent = found(await findAgentName(work.db, work.scope, id));
	await setAgentPassword(work.db, work.companyId, id, await hashNewPassword(password, agent));
	await endTerminals(work.db, id);
	await recordChange(work, 'agent', id, agent.username);
	return { id };
}

export async function changeSupervisorPassword(work: Work, { id, password }: Given) {
	const supervisor = found(await findSupervisorName(work.db, work.scope, id));
	await setUserPassword(work.db, id, await hashNewPassword(password, supervisor));
	await endSignIns(work.db, id);
	await recordChange(work, 'supervisor', id, supervisor.username);
	return { id };
}

export async function changeOwnPassword(
	work: Work,
	{ view, tokenHash }: SignedIn,
	{ old_password, password }: BodyOf<typeof passwordApi.own>,
	slowDown: SlowDown,
): Promise<Record<string, never>> {
	await requirePassword(work, view, old_password, { slowDown }, 'old_password');
	await setUserPassword(work.db, view.id, await hashNewPassword(password, view));
	await endOtherSignIns(work.db, tokenHash);
	await recordChange(work, 'profile', view.id, view.username);
	return {};
}
