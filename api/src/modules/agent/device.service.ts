import type { Agent, AgentDevice } from '@borlette/shared/contract/agent';
import { found } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import { deviceRows } from '../../identity/devices.sql.ts';
import { endTerminals } from '../../identity/pos-session.sql.ts';
import { agentLabel } from './agent.service.ts';
import { findAgent } from './agent.sql.ts';
import { clearDevice } from './device.sql.ts';

export async function devicesOfAgent({ db, scope }: Context, id: string): Promise<AgentDevice[]> {
	found(await findAgent(db, scope, id));
	return deviceRows(db, scope, id);
}

/** Without a bound terminal nothing is done: pressing twice is no fault. */
export async function unbindDevice(context: Context, id: string): Promise<Agent> {
	const before = found(await findAgent(context.db, context.scope, id));
	if (before.device_id === '') return before;
	await clearDevice(context.db, context.companyId, id);
	await endTerminals(context.db, id);
	const after = found(await findAgent(context.db, context.scope, id));
	await context.trail({
		action: 'update',
		type: 'agent',
		id,
		label: agentLabel(after),
		before,
		after,
	});
	return after;
}
