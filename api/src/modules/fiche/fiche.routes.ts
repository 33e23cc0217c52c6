import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { isGainKnown, readRefCode } from '@borlette/shared/contract/fiche.ticket';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ticketOf } from '../../engine/ticket.sql.ts';
import { TicketSigner } from '../../engine/ticket-signer.ts';
import { found } from '../../http/changes.ts';
import { requireBoundedDays } from '../../http/days.ts';
import { bySupervisor } from '../../http/filters.sql.ts';
import { findable } from '../../http/finders.ts';
import { listRows } from '../../http/list.ts';
import { route } from '../../http/route.ts';
import { changeFiche } from './fiche.service.ts';
import {
	type Drawn,
	type FicheKind,
	ficheNamed,
	fichesOf,
	findFiche,
	isOneDay,
	linesOf,
	standingAdded,
	standingOf,
} from './fiche.sql.ts';

/** By which a fiche of a company is found again. */
export const FICHE_KEY = { draw_date: 'date', id: 'uuid' } as const;

const unknownIn = (fiche: Pick<Fiche, 'status' | 'gain'>) =>
	isGainKnown(fiche) ? [] : (['gain'] as const);

/** Of one day, one plan serves what an index has in its order or has little of; what reads the day otherwise is planned for the day. */
const isPlannedOnce = (
	kind: FicheKind,
	drawn: Drawn,
	{
		sort = '-sold_at',
		status,
		supervisor_id,
	}: Partial<Record<string, unknown>> & { sort?: string },
): boolean =>
	isOneDay(drawn) && !status && !supervisor_id && (kind !== 'standing' || sort.endsWith('sold_at'));

type FicheList = typeof ficheApi.list | typeof ficheApi.winning | typeof ficheApi.deleted;

/** One of the three lists, by draw date; or the fiche whose reference is looked for, whatever its day. */
function listOf(app: FastifyInstance, endpoint: FicheList, kind: FicheKind): void {
	route(app, endpoint, async ({ db, scope, session, query }) => {
		await requireBoundedDays(db, session.view.timezone, query);
		const { start_date: start, end_date: end, tirage_id, signal, ...rest } = query;
		const drawn = { zone: session.view.timezone, start, end };
		const currency = scope.companyId ? session.view.currency : undefined;
		const refCode = readRefCode(query.q ?? '');
		// Many a name could be a reference too: it is one where a fiche has it.
		const named =
			refCode && (await standingOf(db, scope, { kind, refCode, drawn, filters: query }));
		if (named) {
			const { q, id, agent_id, surcussale_id, supervisor_id, status, ...asked } =
				rest as typeof rest & {
					status?: string;
				};
			const rows = ficheNamed(scope, kind, refCode);
			const found = await listRows(db, endpoint, asked, {
				rows,
				search: [],
				currency,
				unknownIn,
			});
			return named.is_inside || !query.limit || query.format
				? found
				: { ...found, isOutside: true };
		}
		return listRows(db, endpoint, rest, {
			rows: fichesOf(scope, kind, drawn, { tirage_id, signal, q: query.q, sort: query.sort }),
			unsearched: fichesOf(scope, kind, drawn, { tirage_id, signal, sort: query.sort }),
			added: kind === 'standing' && !tirage_id && !signal ? standingAdded(scope, drawn) : undefined,
			search: [],
			filters: bySupervisor(scope),
			isPlannedOnce: isPlannedOnce(kind, drawn, query),
			foundBy: scope.companyId ? FICHE_KEY : undefined,
			currency,
			unknownIn,
		});
	});
}

export function ficheRoutes(app: FastifyInstance, config: Config): void {
	const signer = new TicketSigner(config.ticketKeys, config.dataDir);
	listOf(app, ficheApi.list, 'standing');
	findable(app, {
		kind: 'fiche',
		list: ficheApi.list,
		source: (scope, q) => {
			const refCode = readRefCode(q);
			return refCode ? { rows: ficheNamed(scope, 'standing', refCode), search: [] } : undefined;
		},
		isByReference: true,
		found: ({ ref_code, agent_name }) => ({ name: ref_code, note: agent_name, key: ref_code }),
	});
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
