import { authApi } from '@borlette/shared/contract/auth';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { publicRoute, route } from '../../http/route.ts';
import { Devices } from '../../identity/guessers.ts';
import { SecretBox } from '../../identity/secret-box.ts';
import { tokenOf } from '../../identity/token.ts';
import { login, logout } from './auth.service.ts';

export function authRoutes(app: FastifyInstance, config: Config): void {
	const box = new SecretBox(config.secretsKey, config.dataDir);
	const devices = new Devices(box);
	const { slowDown, refusals } = app;

	publicRoute(
		app,
		authApi.login,
		({ db, body, request }) => {
			const caller = { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
			return login(
				{
					db,
					slowDown,
					box,
					devices,
					refusals,
					now: () => Date.now(),
					drift: config.twoFactorDrift,
					lifetimes: config.sessions,
					rules: app.signInRules,
					givenDays: config.givenPasswordDays,
					caller,
					former: tokenOf(request.headers.authorization),
				},
				body,
			);
		},
		{ callsPerMinute: config.loginAttemptsPerMinute },
	);
	route(app, authApi.logout, (call) => logout(call, call.session), { of: 'caller' });
}
