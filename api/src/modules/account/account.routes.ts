import {
	deviceApi,
	passwordApi,
	twoFactorApi,
	userPermissionsApi,
} from '@borlette/shared/contract/account';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ApiFailure } from '../../errors.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { SecretBox } from '../../identity/secret-box.ts';
import { deviceRows, endOtherSignIns, endSignIn, userRows } from './account.sql.ts';
import {
	changeAgentPassword,
	changeOfficePassword,
	changeOwnPassword,
	changeSupervisorPassword,
	chooseOwnPassword,
} from './password.service.ts';
import { changePermissions, getUser } from './permissions.service.ts';
import * as twoFactor from './two-factor.service.ts';

export function accountRoutes(app: FastifyInstance, config: Config): void {
	route(app, passwordApi.agent, (call) => changeAgentPassword(call, call.body));
	route(app, passwordApi.supervisor, (call) => changeSupervisorPassword(call, call.body));
	route(app, passwordApi.office, (call) => changeOfficePassword(call, call.session, call.body));
	route(app, passwordApi.choose, (call) => chooseOwnPassword(call, call.session, call.body), {
		of: 'caller',
	});
	route(
		app,
		passwordApi.own,
		(call) => changeOwnPassword(call, call.session, call.body, app.slowDown),
		{ of: 'caller' },
	);

	route(
		app,
		deviceApi.list,
		({ db, session, query }) =>
			listRows(db, deviceApi.list, query, {
				rows: deviceRows(session.tokenHash),
				search: ['ip', 'user_agent'],
			}),
		{ of: 'caller' },
	);
	route(
		app,
		deviceApi.revoke,
		async ({ db, body, trail, session }) => {
			if (!(await endSignIn(db, body.id))) throw new ApiFailure('not_found');
			const label = session.view.username;
			await trail({ action: 'logout', type: 'session', id: body.id, label });
			return { id: body.id };
		},
		{ of: 'caller' },
	);

	route(
		app,
		deviceApi.revokeOthers,
		async ({ db, trail, session }) => {
			await endOtherSignIns(db, session.tokenHash, 'ended');
			const { id, username: label } = session.view;
			await trail({ action: 'logout', type: 'session', id, label });
			return {};
		},
		{ of: 'caller' },
	);

	twoFactorRoutes(app, config);

	route(app, userPermissionsApi.list, ({ db, scope, query }) =>
		listRows(db, userPermissionsApi.list, query, {
			rows: userRows(scope),
			search: ['username', 'first_name', 'last_name'],
		}),
	);
	route(app, userPermissionsApi.one, (call) => getUser(call, call.params.userId));
	route(app, userPermissionsApi.update, (call) => changePermissions(call, call.session, call.body));
}

function twoFactorRoutes(app: FastifyInstance, config: Config): void {
	const box = new SecretBox(config.secretsKey, config.dataDir);
	const parts: twoFactor.TwoFactorParts = {
		slowDown: app.slowDown,
		box,
		now: () => Date.now(),
		drift: config.twoFactorDrift,
		issuer: config.brand,
	};
	route(app, twoFactorApi.reset, (call) => twoFactor.reset(call, call.session, call.body));
	route(app, twoFactorApi.read, (call) => twoFactor.twoFactorState(call, call.session), {
		of: 'caller',
	});
	route(
		app,
		twoFactorApi.begin,
		(call) => twoFactor.beginSetup(call, call.session, call.body, parts),
		{ of: 'caller' },
	);
	route(
		app,
		twoFactorApi.confirm,
		(call) => twoFactor.confirmSetup(call, call.session, call.body, parts),
		{ of: 'caller' },
	);
	route(
		app,
		twoFactorApi.disable,
		(call) => twoFactor.disable(call, call.session, call.body, parts),
		{ of: 'caller' },
	);
	route(
		app,
		twoFactorApi.renewCodes,
		(call) => twoFactor.renewRecoveryCodes(call, call.session, call.body, parts),
		{ of: 'caller' },
	);
}
