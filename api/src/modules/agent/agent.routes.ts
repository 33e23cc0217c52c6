import { agentApi, agentDeviceApi } from '@borlette/shared/contract/agent';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { agents, createAgent } from './agent.service.ts';
import { agentRows } from './agent.sql.ts';
import { devicesOfAgent, unbindDevice } from './device.service.ts';

/** What `q` looks into. */
export const AGENT_SEARCH = [
	'first_name',
	'last_name',
	'code',
	'username',
	'phone',
	'device_id',
	'surcussale_name',
] as const;

export function agentRoutes(app: FastifyInstance): void {
	route(app, agentApi.list, ({ db, scope, query }) =>
		listRows(db, agentApi.list, query, {
			rows: agentRows(scope),
			search: AGENT_SEARCH,
			code: 'code',
		}),
	);
	route(app, agentApi.one, (call) => agents.get(call, call.params.agentId));
	route(app, agentApi.create, (call) => createAgent(call, call.body));
	route(app, agentApi.update, (call) => agents.change(call, call.session, call.body));
	route(app, agentApi.remove, (call) => agents.remove(call, call.body.id));

	route(app, agentDeviceApi.list, (call) => devicesOfAgent(call, call.params.agentId));
	route(app, agentDeviceApi.unbind, (call) => unbindDevice(call, call.body.id));
}
