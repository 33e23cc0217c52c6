import { deviceApi, passwordApi, userPermissionsApi } from '@borlette/shared/contract/account';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../errors.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { SlowDown } from '../auth/slow-down.ts';
import { deviceRows, endSignIn, userRows } from './account.sql.ts';
import {
	changeAgentPassword,
	changeOwnPassword,
	changeSupervisorPassword,
} from './password.service.ts';
import { changePermissions, getUser } from './permissions.service.ts';

const elsewhere = { writes: 'elsewhere' } as const;

export function accountRoutes(app: FastifyInstance): void {
	const slowDown = new SlowDown();
	route(app, passwordApi.agent, (call) => changeAgentPassword(call, call.body));
	route(app, passwordApi.supervisor, (call) => changeSupervisorPassword(call, call.body));
	route(
		app,
		passwordApi.own,
		(call) => changeOwnPassword(call, call.session, call.body, { slowDown, ip: call.request.ip }),
		elsewhere,
	);

	route(app, deviceApi.list, ({ db, session, query }) =>
		listRows(db, deviceApi.list, query, {
			rows: deviceRows(session.tokenHash),
			search: ['ip', 'user_agent'],
		}),
	);
	route(
		app,
		deviceApi.revoke,
		async ({ db, body, audit, session }) => {
			if (!(await endSignIn(db, body.id))) throw new ApiFailure('not_found');
			const label = session.view.username;
			await audit({ action: 'logout', type: 'session', id: body.id, label });
			return { id: body.id };
		},
		elsewhere,
	);

	route(app, userPermissionsApi.list, ({ db, scope, query }) =>
		listRows(db, userPermissionsApi.list, query, {
			rows: userRows(scope),
			search: ['username', 'first_name', 'last_name'],
		}),
	);
	route(app, userPermissionsApi.one, (call) => getUser(call, call.params.userId));
	route(app, userPermissionsApi.update, (call) => changePermissions(call, call.session, call.body));
}
