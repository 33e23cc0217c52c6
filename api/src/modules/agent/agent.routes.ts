import {
	agentApi,
	agentDeviceApi,
	agentName,
	agentSignInApi,
} from '@borlette/shared/contract/agent';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Scope } from '../../db/scope.ts';
import { findable } from '../../http/finders.ts';
import { companyCode } from '../../http/imports/imports.sql.ts';
import { importRoutes } from '../../http/imports/routes.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { SecretBox } from '../../identity/secret-box.ts';
import { agentBulkRoutes } from './agent.bulk.ts';
import { agentImport } from './agent.import.ts';
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

const agentList = (scope: Scope) => ({
	rows: agentRows(scope),
	search: AGENT_SEARCH,
	code: 'code',
	ties: ['last_name', 'first_name', 'code'],
});

export function agentRoutes(app: FastifyInstance, config: Config): void {
	route(app, agentApi.list, ({ db, scope, query }) =>
		listRows(db, agentApi.list, query, agentList(scope)),
	);
	findable(app, {
		kind: 'agent',
		list: agentApi.list,
		source: agentList,
		found: (agent) => ({ name: agentName(agent), note: agent.surcussale_name, key: agent.code }),
	});
	route(app, agentApi.one, (call) => agents.get(call, call.params.agentId));
	route(app, agentApi.create, (call) => createAgent(call, call.body));
	route(app, agentApi.update, (call) => agents.change(call, call.session, call.body));
	route(app, agentApi.remove, (call) => agents.remove(call, call.body.id));

	agentBulkRoutes(app);
	importRoutes(app, agentImport, new SecretBox(config.secretsKey, config.dataDir).key);

	route(app, agentSignInApi.company, async ({ db, scope }) => ({
		company: scope.companyId && (await companyCode(db, scope.companyId)),
	}));

	route(app, agentDeviceApi.list, (call) => devicesOfAgent(call, call.params.agentId));
	route(app, agentDeviceApi.unbind, (call) => unbindDevice(call, call.body.id));
}
