import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import type { tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import { sql } from 'kysely';
import { type Actor, auditOf } from '../../audit.ts';
import type { Db } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { invalidField } from '../../errors.ts';
import { planInstances } from '../tirage/instances.sql.ts';

type Made = OutputOf<typeof tirageAutoApi.make>;

interface Caller {
	scope: Scope;
	actor: Actor;
}

/** One transaction for each company: none ever spans two. What fails leaves the others' dates. */
export async function makeDates(
	db: Db,
	{ scope, actor }: Caller,
	{ companies, days }: BodyOf<typeof tirageAutoApi.make>,
): Promise<Made> {
	const made: Made = [];
	for (const { id, companyname } of await chosenCompanies(db, scope, companies)) {
		const created = await inScope(db, { ...scope, companyId: id }, async (tx) => {
			const count = await planInstances(tx, id, undefined, days);
			await auditOf(
				tx,
				actor,
			)({
				action: 'create',
				type: 'tirage-auto',
				id,
				label: companyname,
				after: { created: count, days: days ?? null },
			});
			return count;
		});
		made.push({ company_id: id, companyname, created });
	}
	return made;
}

interface Chosen {
	id: string;
	companyname: string;
}

async function chosenCompanies(
	db: Db,
	scope: Scope,
	wanted: readonly string[] | undefined,
): Promise<Chosen[]> {
	const active = await inScope(
		db,
		{ ...scope, companyId: null },
		(tx) =>
			rowsOf(
				tx,
				sql<Chosen>`SELECT id, companyname FROM companies WHERE is_active ORDER BY companyname`,
			),
		{ readOnly: true },
	);
	if (!wanted) return active;
	return wanted.map((id, index) => {
		const company = active.find((one) => one.id === id);
		if (!company) throw invalidField(`companies.${index}`, 'unknown_reference');
		return company;
	});
}
