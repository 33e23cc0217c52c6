import { searchPatterns, searchWords } from '@borlette/shared/contract/search';
import type { Transaction, Usual } from '@borlette/shared/contract/transaction';
import { type RawBuilder, sql } from 'kysely';
import { beginOf } from '../db/clock.ts';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';
import { lookedAfterBy, ofCompany, type Scope } from '../db/scope.ts';
import type { Period } from './period.ts';
import { isInReference } from './reference.sql.ts';

/**
 * Ledger entries that the scope may see and that meet the condition, which names columns of `w`. What is joined is joined
 * loosely, so that counting the rows and adding them up does not look it up.
 */
export const transactionRows = (
	scope: Scope,
	condition: RawBuilder<boolean>,
): RawBuilder<Transaction> => sql<Transaction>`
	SELECT w.id, w.seq, w.at, ${scope.companyId ? sql`NULL::text` : sql`c.companyname`} AS companyname,
		w.agent_id, agent_name(a.first_name, a.last_name, a.code) AS agent_name, a.surcussale_id,
		s.name AS surcussale_name, w.kind, c.currency, w.amount, w.balance, w.ref_code, w.note, w.actor_name
	FROM wallet_entries w
	LEFT JOIN companies c ON c.id = w.company_id
	LEFT JOIN agents a ON a.company_id = w.company_id AND a.id = w.agent_id
	LEFT JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
	WHERE ${ofCompany(scope, 'w')} AND ${ofOwnAgents(scope)} AND ${condition}`;

/** Asked of each entry (`IS TRUE`): joined, PostgreSQL would read all that a supervisor's agents ever did for a page of them. */
const ofOwnAgents = (scope: Scope): RawBuilder<boolean> =>
	scope.supervisorId
		? sql<boolean>`(w.agent_id IN (SELECT own.id FROM agents own WHERE ${ofCompany(scope, 'own')}
			AND ${lookedAfterBy(scope, 'own.surcussale_id', scope.supervisorId)})) IS TRUE`
		: sql<boolean>`true`;

const AGENT_NAME = sql`agent_name(a.first_name, a.last_name, a.code)`;

/**
 * Whether an entry `w` holds all that is looked for, each part of it in whichever of its texts. Agents and surcussales are asked
 * once each and not with every entry of theirs, also as those who wrote most of a ledger.
 */
export function entryHolds(scope: Scope, q = ''): RawBuilder<boolean> {
	const words = searchWords(q);
	const held = searchPatterns(q).map(
		(pattern, place) => sql<boolean>`(w.agent_id IN (
			SELECT a.id FROM agents a
			LEFT JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			WHERE ${ofCompany(scope, 'a')}
				AND concat_ws('|', ${AGENT_NAME}, s.name) ~ ${pattern}
		) OR ${isInReference('w', words[place])} OR (w.note <> '' AND w.note ~ ${pattern})
			OR (${mayBeInWriter(scope, pattern)} AND w.actor_name ~ ${pattern}))`,
	);
	return held.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(held, sql` AND `)}`;
}

/**
 * Passes over who writes by a name that an agent has today and that does not hold it; any other name, of then or of the office, is
 * looked into. "Toutes" has too many agents to remember.
 */
const mayBeInWriter = (scope: Scope, pattern: string): RawBuilder<boolean> =>
	scope.companyId
		? sql<boolean>`w.actor_name NOT IN (SELECT ${AGENT_NAME} FROM agents a
			WHERE ${ofCompany(scope, 'a')} AND ${AGENT_NAME} !~ ${pattern})`
		: sql<boolean>`true`;

/** From midnight to midnight in the zone, whichever lengths the days have. */
const recordedIn = ({ start, end }: Period, zone: string): RawBuilder<boolean> =>
	sql<boolean>`w.at >= ${beginOf(sql`${start}::date`, sql`${zone}`)}
		AND w.at < ${beginOf(sql`(${end}::date + 1)`, sql`${zone}`)}`;

/** Those of the days, in which all is that is looked for. */
export const recordedEntries = (
	scope: Scope,
	period: Period,
	zone: string,
	q: string | undefined,
): RawBuilder<Transaction> =>
	transactionRows(scope, sql<boolean>`${recordedIn(period, zone)} AND ${entryHolds(scope, q)}`);

/** Appends to the agent's ledger and keeps the agent's row until the end; returns the entry. */
export async function recordEntry(
	db: Db,
	scope: Scope,
	entry: Pick<Transaction, 'agent_id' | 'kind' | 'amount' | 'note' | 'actor_name'>,
): Promise<Transaction> {
	await sql`SELECT wallet_record(${entry.agent_id}, ${entry.kind}, ${entry.amount}, ${entry.note},
		${entry.actor_name})`.execute(db);
	const ofAgent = sql<boolean>`w.agent_id = ${entry.agent_id}::uuid`;
	return theRow(
		db,
		sql<Transaction>`${transactionRows(scope, ofAgent)} ORDER BY w.seq DESC LIMIT 1`,
	);
}

export type Movement = Pick<Transaction, 'agent_id' | 'kind' | 'amount'>;

/** The newest of the same agent, kind and amount since so many minutes before a moment; null: now. */
export const likeEntry = (
	db: Db,
	scope: Scope,
	{ agent_id, kind, amount }: Movement,
	moment: string | null,
	minutes: number,
): Promise<Transaction | undefined> => {
	const isLike = sql<boolean>`w.agent_id = ${agent_id}::uuid AND w.kind = ${kind} AND w.amount = ${amount}
		AND w.at > coalesce(${moment}::timestamptz, now()) - make_interval(mins => ${minutes}::int)`;
	return rowOf(db, sql<Transaction>`${transactionRows(scope, isLike)} ORDER BY w.seq DESC LIMIT 1`);
};

/**
 * The most that an agent owes or has now, or sold on one of the last days; of one without either, any agent there. What
 * somebody typed makes nothing usual by itself: a slip that was confirmed counts no longer than it stands.
 */
export const usualOf = (db: Db, scope: Scope, agentId: string, days: number): Promise<Usual> => {
	const mostOf = (isOf: (column: string) => RawBuilder<boolean>) => sql<number>`nullif(greatest(
		(SELECT max(abs(a.balance)) FROM agents a WHERE ${ofCompany(scope, 'a')} AND ${isOf('a.id')}),
		(SELECT max(abs(d.sales)) FROM ledger_days d
			WHERE ${ofCompany(scope, 'd')} AND ${isOf('d.agent_id')} AND d.day > current_date - ${days}::int)), 0)`;
	const own = mostOf((column) => sql<boolean>`${sql.ref(column)} = ${agentId}::uuid`);
	const anybody = mostOf(() => sql<boolean>`true`);
	return theRow(db, sql<Usual>`SELECT coalesce(${own}, ${anybody}, 0) AS most`);
};

/** Until the transaction ends nobody else adds to the agent's ledger. Throws `forbidden`, `not_found`. */
export async function holdWallet(db: Db, agentId: string): Promise<void> {
	await sql`SELECT wallet_hold(${agentId})`.execute(db);
}
