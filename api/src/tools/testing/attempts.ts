import { type Lots, lotsOf } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { payFiche, reactivateFiche, voidFiche } from '../../engine/fiche.sql.ts';
import { cancelInstance, confirmResult, enterResult } from '../../engine/results.sql.ts';
import { settle } from '../../engine/settlement.ts';
import { failureOf } from '../../http/errors.ts';
import { IDS } from './ids.ts';
import { asAgent } from './selling.ts';
import { asCompanyA } from './settling.ts';

/** How it went: `done`, or the code of the contract that refused it. */
export const outcomeOf = (attempt: Promise<unknown>): Promise<string> =>
	attempt.then(
		() => 'done',
		(error) => failureOf(error).code,
	);

export interface SoldFiche {
	ref_code: string;
	security_code: string;
}

const SCHEDULER: Scope = {
	companyId: IDS.companyA,
	supervisorId: null,
	userId: null,
	role: 'superuser',
};
const asScheduler = (db: Pool, call: string) =>
	inScope(db, SCHEDULER, (tx) => sql.raw(`SELECT ${call}()`).execute(tx));

/** What people and the scheduler may do to company A's books at the same moment. */
export const attempts = (db: Pool) => ({
	voiding: ({ ref_code }: SoldFiche) =>
		asCompanyA(db, (tx) => voidFiche(tx, ref_code, 'Erreur', 'Office')),
	voidingByAgent: ({ ref_code }: SoldFiche) =>
		asAgent(db, IDS.agentA, (tx) => voidFiche(tx, ref_code, 'Erreur', 'A')),
	reactivating: ({ ref_code }: SoldFiche) =>
		asCompanyA(db, (tx) => reactivateFiche(tx, ref_code, 'Office')),
	paying: ({ ref_code }: SoldFiche) => asCompanyA(db, (tx) => payFiche(tx, ref_code, '', 'Office')),
	payingByAgent: ({ ref_code, security_code }: SoldFiche) =>
		asAgent(db, IDS.agentA, (tx) => payFiche(tx, ref_code, security_code, 'A')),
	/** By two people, as the house's rule has it. Returns the revision. */
	entering: (instance: string, [pick3, pick4]: Picks) =>
		asCompanyA(db, (tx) =>
			enterResult(tx, instance, lotsOf(pick3, pick4), 'Erreur de saisie', 'adminA'),
		),
	confirming: (instance: string, revision: number) =>
		asCompanyA(
			db,
			async (tx) => {
				const lots = await theRow(
					tx,
					sql<Lots>`SELECT lotto3, lot1, lot2, lot3 FROM results
						WHERE instance_id = ${instance} AND revision = ${revision}`,
				);
				await confirmResult(tx, instance, revision, lots, 'root');
			},
			IDS.root,
		),
	cancelling: (instance: string) => asCompanyA(db, (tx) => cancelInstance(tx, instance)),
	settling: (instance: string) => settle(db, IDS.companyA, instance),
	closing: () => asScheduler(db, 'close_due'),
	expiring: () => asScheduler(db, 'expire_fiches'),
});
export type Attempts = ReturnType<typeof attempts>;
export type Picks = readonly [pick3: string, pick4: string | null];
