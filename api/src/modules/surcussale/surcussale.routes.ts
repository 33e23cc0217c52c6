import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Scope } from '../../db/scope.ts';
import { findable } from '../../http/finders.ts';
import { importRoutes } from '../../http/imports/routes.ts';
import { NO_CURRENCY } from '../../http/list.sql.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { SecretBox } from '../../identity/secret-box.ts';
import { surcussaleBulkRoutes } from './surcussale.bulk.ts';
import { surcussaleImport } from './surcussale.import.ts';
import { createSurcussale, surcussales } from './surcussale.service.ts';
import { surcussaleRows } from './surcussale.sql.ts';

const surcussaleList = (scope: Scope) => ({
	rows: surcussaleRows(scope),
	search: ['name', 'city', 'address', 'phone', 'supervisor_name'],
});

export function surcussaleRoutes(app: FastifyInstance, config: Config): void {
	route(app, surcussaleApi.list, ({ db, scope, query }) =>
		listRows(db, surcussaleApi.list, query, { ...surcussaleList(scope), currency: NO_CURRENCY }),
	);
	findable(app, {
		kind: 'surcussale',
		list: surcussaleApi.list,
		source: surcussaleList,
		found: ({ name, city }) => ({ name, note: city, key: name }),
	});
	route(app, surcussaleApi.one, (call) => surcussales.get(call, call.params.surcussaleId));
	route(app, surcussaleApi.create, (call) => createSurcussale(call, call.body));
	route(app, surcussaleApi.update, (call) => surcussales.change(call, call.session, call.body));
	route(app, surcussaleApi.remove, (call) => surcussales.remove(call, call.body.id));
	surcussaleBulkRoutes(app);
	importRoutes(app, surcussaleImport, new SecretBox(config.secretsKey, config.dataDir).key);
}
