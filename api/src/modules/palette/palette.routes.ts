import { paletteApi } from '@borlette/shared/contract/palette';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { isAllowed } from '../../identity/permissions.ts';
import { findRows } from './palette.service.ts';

export function paletteRoutes(app: FastifyInstance): void {
	route(app, paletteApi.find, async (call) => {
		const finders = app.finders.filter(({ list }) => isAllowed(list.access, call.session));
		const q = call.query.q?.trim();
		return { found: q ? await findRows(call, finders, q) : [] };
	});
}
