import { resultSourceApi } from '@borlette/shared/contract/result-sources';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { listRows } from '../../http/list.ts';
import { leaveCompany } from '../../http/provider.ts';
import { route, stepsRoute } from '../../http/route.ts';
import {
	changeResultSource,
	createResultSource,
	getResultSource,
	removeResultSource,
	tryFeed,
} from './result-sources.service.ts';
import { knownOf, resultSourceRows } from './result-sources.sql.ts';

export function resultSourceRoutes(
	app: FastifyInstance,
	{ resultSourceHosts }: Pick<Config, 'resultSourceHosts'>,
): void {
	route(app, resultSourceApi.list, ({ db, query }) =>
		listRows(db, resultSourceApi.list, query, {
			rows: resultSourceRows(),
			search: ['name', 'state', 'url'],
		}),
	);
	route(app, resultSourceApi.one, (call) => getResultSource(call, call.params.sourceId));
	route(app, resultSourceApi.create, (call) => createResultSource(call, call.body), {
		of: 'caller',
	});
	route(app, resultSourceApi.update, (call) => changeResultSource(call, call.body), {
		of: 'caller',
	});
	route(app, resultSourceApi.remove, (call) => removeResultSource(call, call.body.id), {
		of: 'caller',
	});
	stepsRoute(
		app,
		resultSourceApi.attempt,
		({ body, within }) =>
			tryFeed(body, resultSourceHosts, () =>
				within(async (call) => {
					await leaveCompany(call);
					return knownOf(call.db, body.state, null);
				}),
			),
		{ of: 'caller' },
	);
}
