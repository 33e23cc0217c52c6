import {
	primeAgentApi,
	primeApi,
	primeSurcussaleApi,
	primeTirageApi,
} from '@borlette/shared/contract/prime';
import type { FastifyInstance } from 'fastify';
import { completed, listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { changeGeneral, inheritedBy, primesOf, withReturn } from './prime.service.ts';
import { generalRows, type PrimeKind, primeRows } from './prime.sql.ts';

export function primeRoutes(app: FastifyInstance): void {
	route(app, primeApi.list, ({ db, scope, query }) =>
		listRows(db, primeApi.list, query, {
			...completed(generalRows(scope), withReturn),
			search: ['companyname'],
		}),
	);
	route(app, primeApi.update, (call) => changeGeneral(call, call.body));
	route(app, primeApi.inherited, async ({ db, scope: { companyId }, query }) => {
		// The general prime inherits nothing, and in "Toutes" there is nobody to inherit from.
		const hasTarget = Object.keys(query).length > 0;
		return companyId && hasTarget ? inheritedBy(db, companyId, query) : null;
	});
	serve(app, primeTirageApi, 'tirage');
	serve(app, primeAgentApi, 'agent');
	serve(app, primeSurcussaleApi, 'surcussale');
}

function serve(
	app: FastifyInstance,
	given: typeof primeTirageApi | typeof primeAgentApi | typeof primeSurcussaleApi,
	kind: PrimeKind,
): void {
	// The three differ in their target only, which `primesOf` reads where it is given.
	const api = given as typeof primeAgentApi;
	const primes = primesOf(kind);
	route(app, api.list, ({ db, scope, query }) =>
		listRows(db, api.list, query, {
			...completed(primeRows(scope, kind), withReturn),
			search: ['tirage_name', 'agent_name', 'surcussale_name'],
		}),
	);
	route(app, api.one, (call) => primes.get(call, call.params.configurationId));
	route(app, api.create, (call) => primes.create(call, call.body));
	route(app, api.update, (call) => primes.change(call, call.session, call.body));
	route(app, api.remove, (call) => primes.remove(call, call.body.id));
}
