import { sql } from 'kysely';
import { type Actor, auditOf } from '../../audit.ts';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { invalidField } from '../../errors.ts';
import { insertInvoice } from './facturation.sql.ts';

/** Who bills when no person asks for it. */
export const BILLING_JOB: Actor = { name: 'Facturation', ip: '', userAgent: '' };
const PROVIDER: Scope = { companyId: null, supervisorId: null, userId: null, role: 'superuser' };

/**
 * Bills every company for a month, `yyyy-MM`; a company that is billed already is passed over, so
 * it may run as often as it likes. One transaction for each company. Answers how many were issued;
 * throws `too_large` at `month` while the month is not over.
 */
export async function issueInvoices(
	db: Db,
	month: string,
	{ scope = PROVIDER, actor = BILLING_JOB }: { scope?: Scope; actor?: Actor } = {},
): Promise<number> {
	const first = `${month}-01`;
	const companies = await inScope(
		db,
		{ ...scope, companyId: null },
		(tx) =>
			rowsOf(
				tx,
				sql<{ id: string; over: boolean }>`SELECT id,
					(${first}::date + interval '1 month') <= now() AT TIME ZONE timezone AS over
					FROM companies ORDER BY id`,
			),
		{ readOnly: true },
	);
	if (companies.some(({ over }) => !over)) throw invalidField('month', 'too_large');
	let issued = 0;
	for (const { id } of companies) {
		issued += await inScope(db, { ...scope, companyId: id }, async (tx) => {
			const after = await insertInvoice(tx, id, first);
			if (!after) return 0;
			const audit = auditOf(tx, actor);
			const { number: label } = after;
			await audit({ action: 'create', type: 'facturation', id: after.id, label, after });
			return 1;
		});
	}
	return issued;
}
