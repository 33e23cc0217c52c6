import type { BodyOf } from '@borlette/shared/contract';
import type { Agent, agentApi } from '@borlette/shared/contract/agent';
import { changeOf, found, mayBlock, versionConflict } from '../../http/changes.ts';
import { requireReferences } from '../../http/references.ts';
import type { Work } from '../../http/route.ts';
import { hashNewPassword } from '../../identity/password.ts';
import type { SignedIn } from '../../identity/session.ts';
import { deleteAgent, findAgent, insertAgent, updateAgent } from './agent.sql.ts';

const labelOf = (agent: Agent) => `${agent.first_name} ${agent.last_name} (${agent.username})`;

export const getAgent = async ({ db, scope }: Work, id: string): Promise<Agent> =>
	found(await findAgent(db, scope, id));

export async function createAgent(
	work: Work,
	{ password, ...agent }: BodyOf<typeof agentApi.create>,
): Promise<Agent> {
	const { surcussale_id } = agent;
	await requireReferences(work, { surcussale_id });
	const passwordHash = await hashNewPassword(password, agent);
	const id = await insertAgent(work.db, work.companyId, agent, passwordHash);
	const after = await getAgent(work, id);
	await work.audit({ action: 'create', type: 'agent', id, label: labelOf(after), after });
	return after;
}

export async function changeAgent(
	work: Work,
	session: SignedIn,
	change: BodyOf<typeof agentApi.update>,
): Promise<Agent> {
	const before = await getAgent(work, change.id);
	mayBlock(session, 'block_agent', before, change.is_active);
	const { surcussale_id } = change;
	await requireReferences(work, { surcussale_id });
	if (!(await updateAgent(work.db, work.companyId, change))) {
		throw versionConflict(await getAgent(work, change.id));
	}
	const after = await getAgent(work, change.id);
	const action = changeOf(before, after);
	await work.audit({ action, type: 'agent', id: after.id, label: labelOf(after), before, after });
	return after;
}

export async function removeAgent(work: Work, id: string): Promise<{ id: string }> {
	const before = await getAgent(work, id);
	await deleteAgent(work.db, work.companyId, id);
	await work.audit({ action: 'delete', type: 'agent', id, label: labelOf(before), before });
	return { id };
}
