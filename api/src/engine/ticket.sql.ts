import type { PublicFiche } from '@borlette/shared/contract/fiche.ticket';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { theRow } from '../db/rows.ts';

type Ticket = Omit<PublicFiche, 'lines'> & {
	lines: (PublicFiche['lines'][number] & { tirage_name: string })[];
};

/** The ticket as printed, not signed yet. It asks nobody who they are: whether they may see it is for the caller to know. */
export async function ticketOf(db: Db, refCode: string): Promise<Ticket | undefined> {
	const { ticket } = await theRow(
		db,
		sql<{ ticket: Ticket | null }>`SELECT public_fiche(${refCode}) AS ticket`,
	);
	return ticket ?? undefined;
}
