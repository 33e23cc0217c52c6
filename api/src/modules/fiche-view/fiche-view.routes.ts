import { ficheViewApi } from '@borlette/shared/contract/fiche-view';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Pool } from '../../db/connect.ts';
import { askServers } from '../../db/homes/homes.ts';
import { ticketOf } from '../../engine/ticket.sql.ts';
import { TicketSigner } from '../../engine/ticket-signer.ts';
import { found } from '../../http/changes.ts';
import { publicRoute } from '../../http/route.ts';

/** Enough for a queue of customers, too few to guess one of 2⁶⁰ references. */
const CALLS_PER_MINUTE = 30;

export function ficheViewRoutes(app: FastifyInstance, config: Config): void {
	const options = { callsPerMinute: CALLS_PER_MINUTE };
	const signer = new TicketSigner(config.ticketKeys, config.dataDir);
	const readTicket = async (db: Pool, refCode: string) => {
		const ticket = found(await askServers(db, (server) => ticketOf(server, refCode)));
		return { ...ticket, proof: await signer.sign(ticket) };
	};
	publicRoute(
		app,
		ficheViewApi.ticket,
		({ db, params }) => readTicket(db, params.refCode),
		options,
	);
	publicRoute(
		app,
		ficheViewApi.verification,
		async ({ db, params }) => {
			const { ref_code, companyname, currency, timezone, draw_date, total, gain, ...rest } =
				await readTicket(db, params.refCode);
			const { status, expires_on, draws, proof } = rest;
			const who = { ref_code, companyname, currency, timezone };
			return { ...who, draw_date, total, gain, status, expires_on, draws, proof };
		},
		options,
	);
}
