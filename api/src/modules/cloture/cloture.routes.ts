import { clotureApi } from '@borlette/shared/contract/cloture';
import type { FastifyInstance } from 'fastify';
import { requireKey } from '../../http/idempotency.ts';
import { route } from '../../http/route.ts';
import { closeDay, readDay } from './cloture.service.ts';

export function clotureRoutes(app: FastifyInstance): void {
	route(app, clotureApi.list, (call) => readDay(call, call.session, call.query));
	route(app, clotureApi.create, (call) =>
		closeDay(call, call.session, requireKey(call.request), call.body),
	);
}
