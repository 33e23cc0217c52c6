import { ficheApi } from '@borlette/shared/contract/fiche';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ticketOf } from '../../engine/ticket.sql.ts';
import { TicketSigner } from '../../engine/ticket-signer.ts';
import { found } from '../../http/changes.ts';
import { requireBoundedDays } from '../../http/days.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { changeFiche } from './fiche.service.ts';
import {
	type FicheKind,
	fichesOf,
	findFiche,
	isOneDay,
	linesOf,
	standingAdded,
} from './fiche.sql.ts';

const SEARCH = ['ref_code', 'number', 'agent_name', 'surcussale_name', 'tirage_name'];

type FicheList = typeof ficheApi.list | typeof ficheApi.winning | typeof ficheApi.deleted;

/** One of the three lists, by draw date. */
function listOf(app: FastifyInstance, endpoint: FicheList, kind: FicheKind): void {
	route(app, endpoint, ({ db, scope, session, query }) => {
		requireBoundedDays(query);
		const { start_date: start, end_date: end, tirage_id, ...rest } = query;
		const drawn = { zone: session.view.timezone, start, end };
		return listRows(db, endpoint, rest, {
			rows: fichesOf(scope, kind, drawn, tirage_id),
			added: kind === 'standing' && !tirage_id ? standingAdded(scope, drawn) : undefined,
			search: SEARCH,
			isPlannedOnce: isOneDay(drawn),
			currency: scope.companyId ? session.view.currency : undefined,
		});
	});
}

export function ficheRoutes(app: FastifyInstance, config: Config): void {
	const signer = new TicketSigner(config.ticketKeys, config.dataDir);
	listOf(app, ficheApi.list, 'standing');
	listOf(app, ficheApi.winning, 'winning');
	listOf(app, ficheApi.deleted, 'deleted');
	route(app, ficheApi.one, async ({ db, scope, params }) => {
		const fiche = found(await findFiche(db, scope, params.refCode));
		const lines = await linesOf(db, scope, fiche);
		const ticket = found(await ticketOf(db, fiche.ref_code));
		return { fiche, lines, ticket: { ...ticket, proof: await signer.sign(ticket) } };
	});
	route(app, ficheApi.update, (call) => changeFiche(call, call.session, call.body));
}
