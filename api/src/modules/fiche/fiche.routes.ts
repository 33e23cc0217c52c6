import { ficheApi } from '@borlette/shared/contract/fiche';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { TicketSigner } from '../../engine/ticket-signer.ts';
import { found } from '../../http/changes.ts';
import { requireBoundedDays } from '../../http/days.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { changeFiche } from './fiche.service.ts';
import { drawnOn, ficheRows, findFiche, linesOf, plays, ticketOf } from './fiche.sql.ts';

const SEARCH = ['ref_code', 'number', 'agent_name', 'surcussale_name', 'tirage_name'];

type FicheList = typeof ficheApi.list | typeof ficheApi.winning | typeof ficheApi.deleted;

/** One of the three lists: fiches that meet the condition, by draw date. */
function listOf(app: FastifyInstance, endpoint: FicheList, condition: RawBuilder<boolean>): void {
	route(app, endpoint, ({ db, scope, session, query }) => {
		requireBoundedDays(query);
		const { start_date: start, end_date: end, tirage_id, ...rest } = query;
		const drawn = drawnOn(session.view.timezone, start, end);
		const wanted = sql<boolean>`${drawn} AND ${plays(tirage_id)} AND ${condition}`;
		return listRows(db, endpoint, rest, {
			rows: ficheRows(scope, wanted),
			search: SEARCH,
			currency: scope.companyId ? session.view.currency : undefined,
		});
	});
}

export function ficheRoutes(app: FastifyInstance, config: Config): void {
	const signer = new TicketSigner(config.ticketKeys, config.dataDir);
	listOf(app, ficheApi.list, sql<boolean>`f.status <> 'deleted'`);
	listOf(app, ficheApi.winning, sql<boolean>`f.gain > 0 AND f.status <> 'deleted'`);
	listOf(app, ficheApi.deleted, sql<boolean>`f.status = 'deleted'`);
	route(app, ficheApi.one, async ({ db, scope, params }) => {
		const fiche = found(await findFiche(db, scope, params.refCode));
		const lines = await linesOf(db, scope, fiche);
		const ticket = found(await ticketOf(db, fiche.ref_code));
		return { fiche, lines, ticket: { ...ticket, proof: await signer.sign(ticket) } };
	});
	route(app, ficheApi.update, (call) => changeFiche(call, call.session, call.body));
}
