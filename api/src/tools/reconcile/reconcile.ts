import { sql } from 'kysely';
import { PROVIDER, withinCompany } from '../../db/companies.ts';
import { BeyondSafeInteger, type Db, type Pool } from '../../db/connect.ts';
import { rowsOf } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import type { Anchor } from '../../trail/anchors.ts';
import {
	type AgentDay,
	beginCompany,
	type Company,
	drawDates,
	type Review,
	rowsToCheck,
} from './company.ts';
import { Differences } from './difference.ts';
import { checkExposures, checkStrayExposures } from './exposures.ts';
import { type AgentsOfMonths, checkFiches } from './fiches.ts';
import { instancesOf } from './instances.ts';
import { checkInvoices } from './invoices.ts';
import { checkBookings, checkLedger, checkLedgerDays } from './ledger.ts';
import { checkAnchors, checkTrail } from './trail.ts';
import { checkWitnessedClaims, checkWitnessedDraws, checkWitnessedLedger } from './witnesses.ts';

/** Whose trail holds the provider's own affairs. */
const PROVIDER_TRAIL: Company = { id: PROVIDER.id, ref_code: '' };

export interface ReconcileOptions {
	/** `ref_code` of one company; all without. */
	company?: string | undefined;
	/** How many differences are named; all are counted. */
	most: number;
	/** What was kept of the trails outside the database. */
	anchors?: readonly Anchor[];
	/** Anchors that somebody without the key wrote. */
	forged?: readonly Anchor[];
	/** Called with each company in turn, before its rows are looked at. */
	onCompany?: (company: Company, rows: number) => void;
	onRow?: () => void;
	/** Called with what each agent of a company sold for each draw date. */
	onSum?: (company: Company, sum: AgentDay) => void;
}

/** No company has that `ref_code`. */
class UnknownCompany extends Error {
	override name = 'UnknownCompany';
}

/**
 * Works everything out again from the raw rows by other code than the engine's. Each company is read
 * in one snapshot, so it may run beside sales.
 */
export async function reconcile(db: Pool, options: ReconcileOptions): Promise<Differences> {
	const differences = new Differences(options.most);
	for (const { companyId, seq, at } of options.forged ?? []) {
		const object = `entry ${seq} of the trail ${companyId}, kept on ${at}`;
		differences.compare({ company: '', what: 'signature', object }, 'ours', 'another');
	}
	for (const company of await companiesToCheck(db, options.company)) {
		const scope = withinCompany(company.id);
		await inScope(db, scope, (tx) => checkCompany(tx, company, differences, options), {
			readOnly: true,
		}).catch((error: unknown) => {
			if (!(error instanceof BeyondSafeInteger)) throw error;
			// The engine lets nothing come that far: somebody else wrote it.
			const at = { company: company.ref_code, what: 'amount', object: 'its books' };
			differences.compare(at, 'an integer below 2^53', error.message);
		});
	}
	return differences;
}

async function companiesToCheck(db: Pool, refCode: string | undefined): Promise<Company[]> {
	const companies = await inScope(
		db,
		PROVIDER.scope,
		(tx) =>
			rowsOf(
				tx,
				sql<Company>`SELECT id, ref_code FROM companies
					WHERE ${refCode ?? null}::text IS NULL OR lower(ref_code) = lower(${refCode ?? null})
					ORDER BY ref_code`,
			),
		{ readOnly: true },
	);
	if (refCode === undefined) return [...companies, PROVIDER_TRAIL];
	if (companies.length === 0) throw new UnknownCompany(`There is no company ${refCode}`);
	return companies;
}

/** One company in the transaction given. */
export async function checkCompany(
	tx: Db,
	company: Company,
	differences: Differences,
	{
		onCompany,
		onRow = () => undefined,
		onSum,
		anchors = [],
	}: Omit<ReconcileOptions, 'company' | 'most'>,
): Promise<void> {
	if (onCompany) onCompany(company, await rowsToCheck(tx, company));
	const review = await beginCompany(tx, company, differences, {
		advance: onRow,
		sum: (sum) => onSum?.(company, sum),
	});
	const selling: AgentsOfMonths = new Map();
	for (const day of await drawDates(review)) await checkDay(review, day, selling);
	await checkStrayExposures(review);
	await checkLedger(review);
	await checkLedgerDays(review);
	await checkBookings(review);
	await checkInvoices(review, selling);
	await checkWitnessedDraws(review);
	await checkWitnessedLedger(review);
	await checkWitnessedClaims(review);
	await checkTrail(review);
	await checkAnchors(review, anchors);
}

async function checkDay(review: Review, drawDate: string, selling: AgentsOfMonths): Promise<void> {
	const instances = await instancesOf(review, drawDate);
	await checkFiches(review, drawDate, instances, selling);
	await checkExposures(review, drawDate, instances);
}
