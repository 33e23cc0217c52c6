import type { OutputOf } from '@borlette/shared/contract';
import type { DatePlan, DatesToMake, tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import { activeCompanies, asFarAsItGoes, type Company } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { planInstances, previewOfPlan } from '../../engine/instances.sql.ts';
import { invalidField } from '../../errors.ts';
import { type Actor, trailOf } from '../../trail/entries.sql.ts';

type Made = OutputOf<typeof tirageAutoApi.make>;

interface Caller {
	scope: Scope;
	actor: Actor;
	report: (error: unknown, company: Company) => void;
}

/** One transaction for each company: none ever spans two. What fails leaves the others' dates, and is told by its company. */
export async function makeDates(
	db: Pool,
	{ scope, actor, report }: Caller,
	{ companies, days }: DatesToMake,
): Promise<Made> {
	const made: Made = [];
	const failed = await asFarAsItGoes(
		await chosenCompanies(db, scope, companies),
		async ({ id, companyname }) => {
			const created = await inScope(db, { ...scope, companyId: id }, async (tx) => {
				const count = await planInstances(tx, id, undefined, days);
				const after = { created: count, days: days ?? null };
				const entry = { type: 'tirage-auto', id, label: companyname, after } as const;
				await trailOf(tx, actor)({ action: 'create', ...entry });
				return count;
			});
			made.push({ company_id: id, companyname, created });
		},
		report,
	);
	return [
		...made,
		...failed.map(({ id, companyname }) => ({
			company_id: id,
			...{ companyname, created: 0, failed: true },
		})),
	];
}

/** What `makeDates` would make; nothing is written. */
export async function previewDates(
	db: Pool,
	scope: Scope,
	{ companies, days }: DatesToMake,
): Promise<DatePlan[]> {
	const plans: DatePlan[] = [];
	for (const { id, companyname } of await chosenCompanies(db, scope, companies)) {
		const dates = await inScope(
			db,
			{ ...scope, companyId: id },
			(tx) => previewOfPlan(tx, id, days),
			{ readOnly: true },
		);
		plans.push({ company_id: id, companyname, dates });
	}
	return plans;
}

async function chosenCompanies(
	db: Pool,
	scope: Scope,
	wanted: readonly string[] | undefined,
): Promise<Company[]> {
	const active = await activeCompanies(db, scope);
	if (!wanted) return active;
	return wanted.map((id, index) => {
		const company = active.find((one) => one.id === id);
		if (!company) throw invalidField(`companies.${index}`, 'unknown_reference');
		return company;
	});
}
