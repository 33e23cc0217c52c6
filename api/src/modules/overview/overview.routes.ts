import { overviewApi } from '@borlette/shared/contract/overview';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { readOverview } from './overview.service.ts';

export function overviewRoutes(app: FastifyInstance): void {
	route(app, overviewApi.agent, (call) =>
		readOverview(call, call.session, 'agent', call.params.agentId),
	);
	route(app, overviewApi.surcussale, (call) =>
		readOverview(call, call.session, 'surcussale', call.params.surcussaleId),
	);
	route(app, overviewApi.supervisor, (call) =>
		readOverview(call, call.session, 'supervisor', call.params.supervisorId),
	);
}
