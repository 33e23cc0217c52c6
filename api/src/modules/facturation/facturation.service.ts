import { asFarAsItGoes, eachInTurn, PROVIDER, withinCompany } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { invalidField } from '../../errors.ts';
import { type Actor, trailOf } from '../../trail/entries.sql.ts';
import { companiesToBill, insertInvoice } from './facturation.sql.ts';

/** Who bills when no person asks for it. */
const BILLING_JOB: Actor = { name: 'Facturation', ip: '', userAgent: '' };

interface IssueOptions {
	scope?: Scope;
	actor?: Actor;
	/** An instant instead of the present one. */
	at?: string | null;
	report?: (error: unknown, company: { companyname: string }) => void;
}

/**
 * Bills the companies for a month, `yyyy-MM`, that is over where they are and no longer sold; a company that is billed
 * already is passed over, so it may run as often as it likes. Returns how many were issued, and the names
 * of companies that could not be billed; throws `too_large` at `month` while it is over nowhere.
 */
export async function issueInvoices(
	db: Pool,
	month: string,
	{ scope = PROVIDER.scope, actor = BILLING_JOB, at = null, report = () => {} }: IssueOptions = {},
): Promise<{ issued: number; failed?: string[] }> {
	const first = `${month}-01`;
	const companies = await companiesOf(db, scope, first, at);
	const due = companies.filter(({ over }) => over);
	if (companies.length > 0 && due.length === 0) {
		throw invalidField('month', 'too_large', newestOf(companies));
	}
	let issued = 0;
	const failed = await asFarAsItGoes(
		due,
		async ({ id }) => {
			issued += await issueOne(db, { ...scope, companyId: id }, first, actor);
		},
		report,
	);
	if (failed.length === 0) return { issued };
	return { issued, failed: failed.map(({ companyname }) => companyname) };
}

/** The newest month that is over anywhere. */
const newestOf = (companies: readonly { last: string }[]) =>
	companies
		.map(({ last }) => last)
		.sort()
		.at(-1);

/**
 * Bills every company for the month that is last over, and for those that nobody could bill in their time; for the scheduler,
 * which may call it at any time. A company that cannot be billed does not keep the others from it (`eachInTurn`).
 */
export async function issueUnbilled(
	db: Pool,
	actor: Actor = BILLING_JOB,
	at: string | null = null,
): Promise<number> {
	let issued = 0;
	const companies = await companiesOf(db, PROVIDER.scope, null, at);
	const months = companies.flatMap(({ id, unbilled }) => unbilled.map((month) => ({ id, month })));
	await eachInTurn(months, async ({ id, month }) => {
		issued += await issueOne(db, withinCompany(id), `${month}-01`, actor);
	});
	return issued;
}

const companiesOf = (db: Pool, scope: Scope, first: string | null, at: string | null) =>
	inScope(db, { ...scope, companyId: null }, (tx) => companiesToBill(tx, scope, first, at), {
		readOnly: true,
	});

/** In a transaction of the company. 0: nobody sold, or the month is billed already. */
const issueOne = (
	db: Pool,
	scope: Scope & { companyId: string },
	first: string,
	actor: Actor,
): Promise<number> =>
	inScope(db, scope, async (tx) => {
		const after = await insertInvoice(tx, scope.companyId, first);
		if (!after) return 0;
		const { id, number: label } = after;
		await trailOf(tx, actor)({ action: 'create', type: 'facturation', id, label, after });
		return 1;
	});
