import type { Agent, AgentDevice } from '@borlette/shared/contract/agent';
import { found } from '../../http/changes.ts';
import type { Work } from '../../http/route.ts';
import { endTerminals } from '../../identity/pos-session.sql.ts';
import { findAgent } from './agent.sql.ts';
import { clearDevice, deviceRows } from './device.sql.ts';

export async function devicesOfAgent({ db, scope }: Work, id: string): Promise<AgentDevice[]> {
	found(await findAgent(db, scope, id));
	return deviceRows(db, scope, id);
}

/** Without a bound terminal nothing is done: pressing twice is no fault. */
export async function unbindDevice(work: Work, id: string): Promise<Agent> {
	const before = found(await findAgent(work.db, work.scope, id));
	if (before.device_id === '') return before;
	await clearDevice(work.db, work.companyId, id);
	await endTerminals(work.db, id);
	const after = found(await findAgent(work.db, work.scope, id));
	const label = `${after.first_name} ${after.last_name} (${after.username})`;
	await work.audit({ action: 'update', type: 'agent', id, label, before, after });
	return after;
}
