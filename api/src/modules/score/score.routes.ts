import { scoreApi, signalsSeen } from '@borlette/shared/contract/score';
import type { FastifyInstance } from 'fastify';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { CONDITIONS, scoreRows } from './score.sql.ts';

export function scoreRoutes(app: FastifyInstance): void {
	route(app, scoreApi.list, ({ db, scope, session, query }) =>
		listRows(db, scoreApi.list, query, {
			...scoreRows({ scope, signals: signalsSeen(session.permissions) }),
			search: ['agent_name', 'username', 'surcussale_name', 'supervisor_name'],
			filters: CONDITIONS,
		}),
	);
}
