import { tourneeApi } from '@borlette/shared/contract/tournee';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { requireKey } from '../../http/idempotency.ts';
import { route } from '../../http/route.ts';
import { SecretBox } from '../../identity/secret-box.ts';
import { dropAct, noteVisit, readTaking, readTour, takeCash } from './tournee.service.ts';

export function tourneeRoutes(app: FastifyInstance, config: Config): void {
	const { key } = new SecretBox(config.secretsKey, config.dataDir);
	route(app, tourneeApi.read, (call) => readTour(call, call.session, key));
	route(app, tourneeApi.taking, (call) => readTaking(call, call.params.takingId));
	route(app, tourneeApi.take, (call) =>
		takeCash(call, call.session, requireKey(call.request), call.body),
	);
	route(app, tourneeApi.visit, (call) =>
		noteVisit(call, call.session, requireKey(call.request), call.body),
	);
	route(app, tourneeApi.drop, (call) => dropAct(call, requireKey(call.request), call.body));
}
