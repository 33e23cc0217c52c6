import { pagesApi } from '@borlette/shared/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { Pool } from '../../db/connect.ts';
import { askServers } from '../../db/homes/homes.ts';
import { nextClose } from '../../engine/instances.sql.ts';
import { publicRoute, route } from '../../http/route.ts';
import { peekSession } from '../../identity/session.sql.ts';
import { tokenHash, tokenOf } from '../../identity/token.ts';
import { buildCourse, buildSums, notePage } from './pages.sql.ts';

/** From one address, which may be a whole office's: a page tells four times a minute at most. */
const REPORTS_PER_MINUTE = 600;
const ASKED_PER_MINUTE = 120;

const serverWith = (hash: Buffer) => async (server: Pool) =>
	(await peekSession(server, hash)) && server;

/** What pages tell of the builds that they run, and what the provider reads of it. */
export function pagesRoutes(app: FastifyInstance): void {
	publicRoute(
		app,
		pagesApi.report,
		async ({ db, body, request }) => {
			const token = tokenOf(request.headers.authorization);
			const hash = token && tokenHash(token);
			// By whose sign-in: on the server that has it.
			const home = hash && (await askServers(db, serverWith(hash)));
			await notePage(home || db, hash || null, body);
			return {};
		},
		{ callsPerMinute: REPORTS_PER_MINUTE },
	);
	route(app, pagesApi.builds, async ({ db, query }) => ({ builds: await buildSums(db, query) }));
	route(app, pagesApi.course, async ({ db, query }) => {
		const { remote, stretch = '15', ...span } = query;
		const named = remote === 'host' ? '' : remote;
		const moments = await buildCourse(db, { ...span, remote: named, stretch: Number(stretch) });
		return { moments };
	});
	publicRoute(app, pagesApi.closing, ({ db }) => nextClose(db), {
		callsPerMinute: ASKED_PER_MINUTE,
	});
}
