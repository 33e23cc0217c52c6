import { whatIfApi } from '@borlette/shared/contract/what-if';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { whatIf } from './what-if.service.ts';

export function whatIfRoutes(app: FastifyInstance): void {
	route(app, whatIfApi.replay, (call) => whatIf(call, call.body));
}
