import { scopeApi } from '@borlette/shared/contract/auth';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { chooseCompany, chooseCountry } from './scope.service.ts';

export function scopeRoutes(app: FastifyInstance): void {
	route(
		app,
		scopeApi.chooseCompany,
		(call) => chooseCompany(call, call.session, call.body.company),
		{ of: 'caller' },
	);
	route(
		app,
		scopeApi.chooseCountry,
		(call) => chooseCountry(call, call.session, call.body.country),
		{ of: 'caller' },
	);
}
