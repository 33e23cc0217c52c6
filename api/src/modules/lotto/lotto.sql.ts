import type { Lotto } from '@borlette/shared/contract/lotto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

/** Row-level security keeps the surcussales to a supervisor's own. */
export const lottoRows = (scope: Scope): RawBuilder<Lotto> => sql<Lotto>`
	SELECT o.id, ${companyName(scope, 'o')} AS companyname, o.game, o.option, o.name, o.colour, o.position,
		ARRAY(SELECT b.surcussale_id FROM lotto_option_blocks b
			WHERE b.company_id = o.company_id AND b.option_id = o.id
			ORDER BY b.surcussale_id) AS blocked_surcussales,
		o.is_active, o.version, o.created_at
	FROM lotto_options o
	WHERE ${ofCompany(scope, 'o')}`;

export const findLotto = (db: Db, scope: Scope, id: string): Promise<Lotto | undefined> =>
	rowOf(db, sql<Lotto>`SELECT * FROM (${lottoRows(scope)}) AS r WHERE id = ${id}`);

/** Blocks an option in just these surcussales, of those that the caller may see. */
export async function replaceBlocks(
	db: Db,
	companyId: string,
	optionId: string,
	surcussales: readonly string[],
): Promise<void> {
	await sql`DELETE FROM lotto_option_blocks WHERE company_id = ${companyId}
		AND option_id = ${optionId} AND surcussale_id <> ALL (${surcussales}::uuid[])`.execute(db);
	await sql`INSERT INTO lotto_option_blocks (company_id, option_id, surcussale_id)
		SELECT ${companyId}::uuid, ${optionId}::uuid, unnest(${surcussales}::uuid[])
		ON CONFLICT DO NOTHING`.execute(db);
}
