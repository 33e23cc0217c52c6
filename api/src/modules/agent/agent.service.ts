import type { BodyOf } from '@borlette/shared/contract';
import type { Agent, agentApi } from '@borlette/shared/contract/agent';
import { changeOf, found, mayBlock, versionConflict } from '../../http/changes.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import { hashNewPassword } from '../../identity/password.ts';
import type { SignedIn } from '../../identity/session.ts';
import { deleteAgent, findAgent, insertAgent, updateAgent } from './agent.sql.ts';

const labelOf = (agent: Agent) => `${agent.first_name} ${agent.last_name} (${agent.username})`;

export const getAgent = async ({ db, scope }: Context, id: string): Promise<Agent> =>
	found(await findAgent(db, scope, id));

export async function createAgent(
	context: Context,
	{ password, ...agent }: BodyOf<typeof agentApi.create>,
): Promise<Agent> {
	const { surcussale_id } = agent;
	await requireReferences(context, { surcussale_id });
	const passwordHash = await hashNewPassword(password, agent);
	const id = await insertAgent(context.db, context.companyId, agent, passwordHash);
	const after = await getAgent(context, id);
	await context.trail({ action: 'create', type: 'agent', id, label: labelOf(after), after });
	return after;
}

export async function changeAgent(
	context: Context,
	session: SignedIn,
	change: BodyOf<typeof agentApi.update>,
): Promise<Agent> {
	const before = await getAgent(context, change.id);
	mayBlock(session, 'block_agent', before, change.is_active);
	const { surcussale_id } = change;
	await requireReferences(context, { surcussale_id });
	if (!(await updateAgent(context.db, context.companyId, change))) {
		throw versionConflict(await getAgent(context, change.id));
	}
	const after = await getAgent(context, change.id);
	const action = changeOf(before, after);
	await context.trail({
		action,
		type: 'agent',
		id: after.id,
		label: labelOf(after),
		before,
		after,
	});
	return after;
}

export async function removeAgent(context: Context, id: string): Promise<{ id: string }> {
	const before = await getAgent(context, id);
	await deleteAgent(context.db, context.companyId, id);
	await context.trail({ action: 'delete', type: 'agent', id, label: labelOf(before), before });
	return { id };
}
