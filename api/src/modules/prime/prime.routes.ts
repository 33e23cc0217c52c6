import type { OutputOf } from '@borlette/shared/contract';
import {
	primeAgentApi,
	primeApi,
	primeSurcussaleApi,
	primeTirageApi,
	type Rates,
} from '@borlette/shared/contract/prime';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { changeGeneral, primesOf, withReturn } from './prime.service.ts';
import { generalRows, type PrimeKind, primeRows } from './prime.sql.ts';

export function primeRoutes(app: FastifyInstance): void {
	route(app, primeApi.list, async ({ db, scope, query }) => {
		const source = { rows: generalRows(scope) as never, search: ['companyname'] };
		return completed(await listRows(db, primeApi.list, query, source));
	});
	route(app, primeApi.update, (call) => changeGeneral(call, call.body));
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
	route(app, api.list, async ({ db, scope, query }) => {
		const search = ['tirage_name', 'agent_name', 'surcussale_name'];
		const source = { rows: primeRows(scope, kind) as never, search };
		return completed(await listRows(db, api.list, query, source));
	});
	route(app, api.one, (call) => primes.get(call, call.params.configurationId));
	route(app, api.create, (call) => primes.create(call, call.body));
	route(app, api.update, (call) => primes.change(call, call.session, call.body));
	route(app, api.remove, (call) => primes.remove(call, call.body.id));
}

/** The answer of a list with what the rates of each row amount to. */
function completed<A extends OutputOf<typeof primeApi.list> | OutputOf<typeof primeAgentApi.list>>(
	answer: A,
): A {
	const rows = (items: ReadonlyArray<{ effective: Rates }>) => items.map(withReturn);
	if (Array.isArray(answer)) return rows(answer) as A;
	const page = answer as Exclude<typeof answer, readonly unknown[]>;
	return { ...page, items: rows(page.items) } as A;
}
