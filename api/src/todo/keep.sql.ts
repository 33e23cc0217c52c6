import type { CompanyTodo, TodoKind } from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import { withinCompany } from '../db/companies.ts';
import type { Db } from '../db/connect.ts';
import { theRow } from '../db/rows.ts';
import { IS_UNSETTLED } from '../engine/instances.sql.ts';
import { cashDifferences, overdueDebts } from './cash.sql.ts';
import type { Cause } from './cause.ts';
import { reachedByDay, reachedByDraw } from './figures.sql.ts';
import { largeGains } from './gains.sql.ts';
import { dueInvoices } from './invoices.sql.ts';
import { nearLimits } from './limits.sql.ts';
import { missingResults, waitingResults } from './results.sql.ts';
import { silentTerminals } from './terminals.sql.ts';

/** What brings entries of a company about, worked out from its rows; other kinds are raised. */
export const CAUSES = {
	result_missing: missingResults,
	result_waiting: waitingResults,
	gain_large: largeGains,
	limit_near: nearLimits,
	cash_difference: (companyId: string) => cashDifferences(companyId),
	debt_overdue: (companyId: string) => overdueDebts(companyId),
	terminal_silent: silentTerminals,
	day_reached: reachedByDay,
	draw_reached: reachedByDraw,
	invoice_due: (companyId: string) => dueInvoices(withinCompany(companyId)),
} as const satisfies Partial<Record<CompanyTodo, (companyId: string) => RawBuilder<Cause>>>;
export type WorkedOut = keyof typeof CAUSES;

/** Entries whose house and kind these are; the all-zero house is the provider. */
export interface Kept {
	houseId: string;
	kind: TodoKind;
	/** Of this surcussale alone. */
	surcussaleId?: string;
}

/** Causes that are known without the database. */
const given = (causes: readonly Cause[]): RawBuilder<Cause> => sql<Cause>`
	SELECT g.subject, g.surcussale_id, g.grade, g.due_at, g.facts
	FROM jsonb_to_recordset(${JSON.stringify(causes)}::jsonb)
		AS g (subject text, surcussale_id uuid, grade text, due_at timestamptz, facts jsonb)`;

/** Of an entry that is written again: somebody may not do it by now who may have said that it is done, or waits. */
const IS_NEWLY_BARRED = sql`excluded.facts ->> 'barred' IS NOT NULL
	AND todos.facts ->> 'barred' IS DISTINCT FROM excluded.facts ->> 'barred'`;
const STAYS_DONE = sql`todos.grade = excluded.grade AND NOT (${IS_NEWLY_BARRED})`;

/** WITH parts: `found`, and `raised`, the rows that are new or say something else now. */
const raising = ({ houseId, kind }: Kept, causes: RawBuilder<Cause>) => sql`
	found AS MATERIALIZED (${causes}), raised AS (
		INSERT INTO todos (company_id, kind, subject, surcussale_id, grade, due_at, facts)
		SELECT ${houseId}::uuid, ${kind}, f.subject, f.surcussale_id, f.grade, f.due_at, f.facts FROM found f
		ON CONFLICT (company_id, kind, subject) WHERE gone_at IS NULL DO UPDATE
		SET surcussale_id = excluded.surcussale_id, due_at = excluded.due_at, facts = excluded.facts,
			grade = excluded.grade, updated_at = now(),
			assigned_to = CASE WHEN todos.assigned_to::text IS DISTINCT FROM excluded.facts ->> 'barred'
				THEN todos.assigned_to END,
			put_off_until = CASE WHEN NOT (${IS_NEWLY_BARRED}) THEN todos.put_off_until END,
			done_at = CASE WHEN ${STAYS_DONE} THEN todos.done_at END,
			done_name = CASE WHEN ${STAYS_DONE} THEN todos.done_name END
		WHERE (todos.surcussale_id, todos.due_at, todos.facts, todos.grade)
			IS DISTINCT FROM (excluded.surcussale_id, excluded.due_at, excluded.facts, excluded.grade)
		RETURNING id
	)`;

interface Changed {
	changed: number;
}

/** Makes the entries of a kind those that there are causes for; returns how many rows that changed. */
async function keep(db: Db, kept: Kept, causes: RawBuilder<Cause>): Promise<number> {
	const isOfThem = kept.surcussaleId
		? sql`t.surcussale_id = ${kept.surcussaleId}::uuid`
		: sql`true`;
	const { changed } = await theRow(
		db,
		sql<Changed>`WITH ${raising(kept, causes)}, gone AS (
				UPDATE todos t SET gone_at = now(), updated_at = now()
				WHERE t.company_id = ${kept.houseId}::uuid AND t.kind = ${kept.kind} AND t.gone_at IS NULL
					AND ${isOfThem} AND NOT EXISTS (SELECT FROM found f WHERE f.subject = t.subject)
				RETURNING t.id
			)
			SELECT (SELECT count(*) FROM raised) + (SELECT count(*) FROM gone) AS changed`,
	);
	return changed;
}

export const keepWorkedOut = (db: Db, companyId: string, kind: WorkedOut): Promise<number> =>
	keep(db, { houseId: companyId, kind }, CAUSES[kind](companyId));

/** What a surcussale has to do about money. */
export async function keepCash(db: Db, houseId: string, surcussaleId: string): Promise<number> {
	const kept = { houseId, surcussaleId };
	const differences = cashDifferences(houseId, surcussaleId);
	const debts = overdueDebts(houseId, surcussaleId);
	return (
		(await keep(db, { ...kept, kind: 'cash_difference' }, differences)) +
		(await keep(db, { ...kept, kind: 'debt_overdue' }, debts))
	);
}

export const keepGiven = (db: Db, kept: Kept, causes: readonly Cause[]): Promise<number> =>
	keep(db, kept, given(causes));

export async function raise(db: Db, kept: Kept, cause: Cause): Promise<number> {
	const { changed } = await theRow(
		db,
		sql<Changed>`WITH ${raising(kept, given([cause]))} SELECT count(*) AS changed FROM raised`,
	);
	return changed;
}

export async function end(db: Db, { houseId, kind }: Kept, subject: string): Promise<number> {
	const { changed } = await theRow(
		db,
		sql<Changed>`WITH gone AS (
				UPDATE todos t SET gone_at = now(), updated_at = now()
				WHERE t.company_id = ${houseId}::uuid AND t.kind = ${kind} AND t.subject = ${subject}
					AND t.gone_at IS NULL RETURNING t.id
			) SELECT count(*) AS changed FROM gone`,
	);
	return changed;
}

/** Takes up again what was put off until now. */
export async function takeUp(db: Db, houseId: string): Promise<number> {
	const { changed } = await theRow(
		db,
		sql<Changed>`WITH due AS (
				UPDATE todos t SET put_off_until = NULL, updated_at = now()
				WHERE t.company_id = ${houseId}::uuid AND t.gone_at IS NULL AND t.put_off_until <= now()
				RETURNING t.id
			) SELECT count(*) AS changed FROM due`,
	);
	return changed;
}

/** Ends what is told of draws that are settled by now: who failed at one may have told it after another process did it. */
export async function endSettled(db: Db, houseId: string): Promise<number> {
	const { changed } = await theRow(
		db,
		sql<Changed>`WITH gone AS (
				UPDATE todos t SET gone_at = now(), updated_at = now()
				FROM tirage_instances i
				WHERE t.company_id = ${houseId}::uuid AND t.kind = 'settlement_stuck' AND t.gone_at IS NULL
					AND i.company_id = t.company_id AND i.id = (t.facts ->> 'instance_id')::uuid
					AND NOT ${IS_UNSETTLED}
				RETURNING t.id
			) SELECT count(*) AS changed FROM gone`,
	);
	return changed;
}

/** Until the transaction ends nobody else works out what the house has to do: of two, the later one sees more. */
export async function holdTodos(db: Db, houseId: string): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtextextended('todos ' || ${houseId}, 0))`.execute(db);
}
