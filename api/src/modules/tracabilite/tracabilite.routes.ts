import { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { verify } from './tracabilite.service.ts';
import { type ActorRole, conditions, peopleRows, traceRows } from './tracabilite.sql.ts';

export function tracabiliteRoutes(app: FastifyInstance, config: Config): void {
	serve(app, 'agents', ['agent']);
	serve(app, 'supervisors', ['supervisor']);
	serve(app, 'companies', ['company', 'superuser', 'stranger']);
	route(app, tracabiliteApi.people, ({ db, scope, query }) =>
		listRows(db, tracabiliteApi.people, query, { rows: peopleRows(scope), search: ['name'] }),
	);
	route(app, tracabiliteApi.verify, ({ db, scope }) => verify(db, scope, config));
}

function serve(
	app: FastifyInstance,
	who: 'agents' | 'supervisors' | 'companies',
	roles: readonly ActorRole[],
): void {
	route(app, tracabiliteApi[who], ({ db, scope, session, query }) =>
		listRows(db, tracabiliteApi[who], query, {
			rows: traceRows(scope, roles),
			search: ['actor_name', 'object_label', 'object_type', 'ip'],
			filters: conditions(scope.companyId ? session.view.timezone : undefined),
			foundBy: { company_id: 'uuid', seq: 'bigint' },
		}),
	);
}
