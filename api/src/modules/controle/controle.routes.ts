import { controleApi } from '@borlette/shared/contract/controle';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { readControle } from './controle.service.ts';

export function controleRoutes(app: FastifyInstance): void {
	route(app, controleApi.read, (call) => readControle(call, call.session, call.query));
}
