import { regleApi } from '@borlette/shared/contract/regle';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { readRegle } from './regle.service.ts';

export function regleRoutes(app: FastifyInstance): void {
	route(app, regleApi.read, (call) => readRegle(call, call.query));
}
