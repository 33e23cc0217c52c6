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
export const makeDates = (
	db: Pool,
	{ actor, ...caller }: Caller,
	{ companies, days }: DatesToMake,
): Promise<Made> =>
	inChosen(db, caller, companies, { created: 0 }, ({ id, companyname }, within) =>
		inScope(db, within, async (tx) => {
			const created = await planInstances(tx, id, undefined, days);
			const after = { created, days: days ?? null };
			const entry = { type: 'tirage-auto', id, label: companyname, after } as const;
			await trailOf(tx, actor)({ action: 'create', ...entry });
			return { created };
		}),
	);

/** What `makeDates` would make; nothing is written. What fails leaves the others' plans. */
export const previewDates = (
	db: Pool,
	caller: Omit<Caller, 'actor'>,
	{ companies, days }: DatesToMake,
): Promise<DatePlan[]> =>
	inChosen(db, caller, companies, { dates: [] }, async ({ id }, within) => ({
		dates: await inScope(db, within, (tx) => previewOfPlan(tx, id, days), { readOnly: true }),
	}));

/** One answer for each company; `nothing` for those that fail, which come last and are named as such. */
async function inChosen<Answer extends object>(
	db: Pool,
	{ scope, report }: Omit<Caller, 'actor'>,
	wanted: readonly string[] | undefined,
	nothing: Answer,
	work: (company: Company, within: Scope) => Promise<Answer>,
): Promise<Array<Answer & { company_id: string; companyname: string; failed?: boolean }>> {
	const named = ({ id, companyname }: Company, answer: Answer) => ({
		company_id: id,
		companyname,
		...answer,
	});
	const done: ReturnType<typeof named>[] = [];
	const failed = await asFarAsItGoes(
		await chosenCompanies(db, scope, wanted),
		async (company) => {
			done.push(named(company, await work(company, { ...scope, companyId: company.id })));
		},
		report,
	);
	return [...done, ...failed.map((company) => ({ ...named(company, nothing), failed: true }))];
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
