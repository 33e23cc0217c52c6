import type { BodyOf } from '@borlette/shared/contract';
import { type Agent, type agentApi, agentName } from '@borlette/shared/contract/agent';
import { records } from '../../http/records.ts';
import { requireReferences, requireUnblocked } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import { hashNewPassword } from '../../identity/password.ts';
import { findAgent } from './agent.sql.ts';

type Typed = BodyOf<typeof agentApi.create>;
type New = Omit<Typed, 'password'>;
type Change = BodyOf<typeof agentApi.update>;

/** An agent in the trail. */
export const agentLabel = (agent: Agent): string => `${agentName(agent)} (${agent.username})`;

export const agents = records<Agent, New, Change>({
	type: 'agent',
	table: 'agents',
	block: 'block_agent',
	labelOf: agentLabel,
	find: findAgent,
	concerns: 'part',
	async check(context, { surcussale_id }, before) {
		await requireReferences(context, { surcussale_id });
		await requireUnblocked(context, 'surcussale_id', surcussale_id, before?.surcussale_id);
	},
});

export async function createAgent(context: Context, { password, ...agent }: Typed): Promise<Agent> {
	return agents.create(context, agent, { password_hash: await hashNewPassword(password, agent) });
}
