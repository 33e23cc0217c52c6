import { ficheViewApi, type PublicFiche } from '@borlette/shared/contract/fiche-view';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { found } from '../../http/changes.ts';
import { publicRoute } from '../../http/route.ts';

/** Enough for a queue of customers, too few to guess one of 2⁶⁰ references. */
const CALLS_PER_MINUTE = 30;

async function readTicket(db: Db, refCode: string): Promise<PublicFiche> {
	const { fiche } = await theRow(
		db,
		sql<{ fiche: PublicFiche | null }>`SELECT public_fiche(${refCode}) AS fiche`,
	);
	return found(fiche ?? undefined);
}

export function ficheViewRoutes(app: FastifyInstance): void {
	const options = { callsPerMinute: CALLS_PER_MINUTE };
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
			const { status, expires_on, draws } = rest;
			const who = { ref_code, companyname, currency, timezone };
			return { ...who, draw_date, total, gain, status, expires_on, draws };
		},
		options,
	);
}
