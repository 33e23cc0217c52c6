import type { BodyOf } from '@borlette/shared/contract';
import type { passwordApi } from '@borlette/shared/contract/account';
import type { TraceObject } from '@borlette/shared/contract/tracabilite';
import { ApiFailure, invalidField } from '../../errors.ts';
import { found } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import { requireAdministers } from '../../identity/administer.ts';
import { holdSignIn } from '../../identity/hold-sign-in.ts';
import { hashGivenPassword, hashNewPassword, passwordMatches } from '../../identity/password.ts';
import { endTerminals } from '../../identity/pos-session.sql.ts';
import { findCredentials } from '../../identity/session.sql.ts';
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
import { getUser } from './permissions.service.ts';
import { requirePassword } from './two-factor.service.ts';

type Given = BodyOf<typeof passwordApi.agent>;

/** The trail says that it was changed, never to what. */
const recordChange = (context: Context, type: TraceObject, id: string, label: string) =>
	context.trail({ action: 'update', type, id, label, after: { password: 'changed' } });

export async function changeAgentPassword(context: Context, { id, password }: Given) {
	const agent = found(await findAgentName(context.db, context.scope, id));
	await setAgentPassword(context.db, context.companyId, id, await hashNewPassword(password, agent));
	await endTerminals(context.db, id);
	await recordChange(context, 'agent', id, agent.username);
	return { id };
}

export async function changeSupervisorPassword(context: Context, { id, password }: Given) {
	const supervisor = found(await findSupervisorName(context.db, context.scope, id));
	await setUserPassword(context.db, id, await hashGivenPassword(password, supervisor));
	await endSignIns(context.db, id, 'password');
	await recordChange(context, 'supervisor', id, supervisor.username);
	return { id };
}

export async function changeOfficePassword(
	context: Context,
	session: SignedIn,
	{ id, password }: Given,
): Promise<{ id: string }> {
	const person = await getUser(context, id);
	if (person.role !== 'company') throw new ApiFailure('not_found');
	await requireAdministers(context.db, session, person, 'password');
	await setUserPassword(context.db, id, await hashGivenPassword(password, person));
	await endSignIns(context.db, id, 'password');
	await recordChange(context, 'office', id, person.username);
	return { id };
}

/** In place of one that somebody else gave, who may know it still. */
export async function chooseOwnPassword(
	context: Context,
	session: SignedIn,
	{ password }: BodyOf<typeof passwordApi.choose>,
): Promise<Record<string, never>> {
	const { view, tokenHash } = session;
	const { password_given } = await holdSignIn(context.db, session);
	if (!password_given) throw new ApiFailure('conflict');
	const stored = await findCredentials(context.db, view.username);
	if (await passwordMatches(stored?.password_hash, password)) {
		throw invalidField('password', 'same_password');
	}
	await setUserPassword(context.db, view.id, await hashNewPassword(password, view));
	await endOtherSignIns(context.db, tokenHash, 'password');
	await recordChange(context, 'profile', view.id, view.username);
	return {};
}

export async function changeOwnPassword(
	context: Context,
	session: SignedIn,
	{ old_password, password }: BodyOf<typeof passwordApi.own>,
	slowDown: SlowDown,
): Promise<Record<string, never>> {
	const { view, tokenHash } = session;
	await holdSignIn(context.db, session);
	await requirePassword(context, view, old_password, { slowDown }, 'old_password');
	await setUserPassword(context.db, view.id, await hashNewPassword(password, view));
	await endOtherSignIns(context.db, tokenHash, 'password');
	await recordChange(context, 'profile', view.id, view.username);
	return {};
}
