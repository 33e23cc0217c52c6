import { profileApi } from '@borlette/shared/contract/auth';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { changeProfile } from './profile.service.ts';

export function profileRoutes(app: FastifyInstance): void {
	for (const family of [profileApi.company, profileApi.supervisor, profileApi.superuser]) {
		route(app, family, async ({ session }) => session.view);
	}
	route(
		app,
		profileApi.update,
		(call) => changeProfile(call, call.session, call.body, call.files),
		{ of: 'caller' },
	);
}
