import { searchPatterns, searchWords } from '@borlette/shared/contract/search';
import type { Transaction, Usual } from '@borlette/shared/contract/transaction';
import { type RawBuilder, sql } from 'kysely';
import { beginOf } from '../db/clock.ts';
import type { Db } from '../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../db/rows.ts';
import { lookedAfterBy, ofCompany, type Scope } from '../db/scope.ts';
import type { Period } from './period.ts';
import { isInReference, mayBeInReference } from './reference.sql.ts';

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

/** A word that is looked for, with what is known of it before an entry is read; ids with commas: to take thousands apart here takes as long as to ask for them. */
export interface AskedWord {
	word: string;
	pattern: string;
	/** Agents whose name or surcussale holds it: each of their entries does. */
	agents: string;
	/** Of the others, those in whose ledger somebody wrote whose name holds it, and these names. */
	writtenBy: string;
	names: readonly string[];
	/** Of the others, those in whose ledger there are notes. */
	noted: string;
}

/**
 * What is looked for in the entries of those days. Agents and surcussales are asked once each, and who wrote in whose ledger is known by day
 * (`ledger_days`): asked within the search, they would be looked up for each entry. A word that all hold is left out.
 */
export async function askedWords(
	db: Db,
	scope: Scope,
	{ start, end }: Period,
	q = '',
): Promise<AskedWord[]> {
	const words = searchWords(q);
	const patterns = searchPatterns(q);
	if (patterns.length === 0) return [];
	const idsWhere = (condition: RawBuilder<boolean>) =>
		sql<string>`coalesce(string_agg(told.id::text, ',') FILTER (WHERE ${condition}), '')`;
	const answers = await rowsOf(
		db,
		sql<Omit<AskedWord, 'word' | 'writtenBy'> & { place: number; written_by: string }>`
			WITH own AS MATERIALIZED (
				SELECT a.id, ${AGENT_NAME} AS name, s.name AS surcussale_name, days.has_notes,
					array_remove(days.names, ${AGENT_NAME}) AS other_names
				FROM agents a
				LEFT JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
				LEFT JOIN (
					-- Of the company's zone, which is not each reader's: a day more at both ends.
					SELECT d.company_id, d.agent_id, bool_or(d.has_notes) AS has_notes, array_agg(DISTINCT writer) AS names
					FROM ledger_days d, unnest(d.actor_names) AS writer
					WHERE ${ofCompany(scope, 'd')} AND d.day BETWEEN ${start}::date - 1 AND ${end}::date + 1
					GROUP BY d.company_id, d.agent_id
				) AS days ON days.company_id = a.company_id AND days.agent_id = a.id
				WHERE ${ofCompany(scope, 'a')}
			), asked AS MATERIALIZED (
				SELECT place, pattern, ARRAY(
					SELECT DISTINCT writer FROM own, unnest(own.other_names) AS writer WHERE writer ~ pattern
				) AS names
				FROM unnest(${patterns}::text[]) WITH ORDINALITY AS asked (pattern, place)
			)
			SELECT told.place, told.pattern, told.names, ${idsWhere(sql`told.is_held`)} AS agents,
				${idsWhere(sql`NOT told.is_held AND told.other_names && told.names`)} AS written_by,
				${idsWhere(sql`NOT told.is_held AND told.has_notes`)} AS noted
			FROM (
				SELECT asked.*, own.id, own.other_names, own.has_notes, held.is_held
				FROM asked
				LEFT JOIN own ON true
				CROSS JOIN LATERAL (
					SELECT own.name ~ asked.pattern OR coalesce(own.surcussale_name ~ asked.pattern, false) AS is_held OFFSET 0
				) AS held
			) AS told
			GROUP BY told.place, told.pattern, told.names
			HAVING NOT coalesce(bool_and(told.is_held), false)
			ORDER BY told.place`,
	);
	return answers.map(({ place, written_by, ...answer }) => ({
		...answer,
		writtenBy: written_by,
		word: words[place - 1] ?? '',
	}));
}

const isOneOf = (ids: string) =>
	sql<boolean>`w.agent_id = ANY (string_to_array(${ids}, ',')::uuid[])`;

/**
 * Whether an entry `w` holds all that is looked for, each part of it in whichever of its texts. Planned for their values
 * (db/plans.ts), the lists are constants, and looked up by their hashes; who has few entries to look into has them by an index.
 */
export const entryHolds = (words: readonly AskedWord[]): RawBuilder<boolean> =>
	words.length === 0
		? sql<boolean>`true`
		: sql<boolean>`${sql.join(words.map(holdsWord), sql` AND `)}`;

function holdsWord(asked: AskedWord): RawBuilder<boolean> {
	const { word, pattern, agents, writtenBy, names, noted } = asked;
	const isOf = (ids: string) => (ids ? isOneOf(ids) : sql<boolean>`false`);
	const holds = sql<boolean>`(${isOf(agents)}
		OR ${isOf(writtenBy)} AND w.actor_name = ANY (${[...names]}::text[])
		OR ${noted !== ''}::boolean AND w.note <> '' AND w.note ~ ${pattern}
		OR ${isInReference('w', word)})`;
	// What cannot be in a reference is in nobody else's entries: an index finds those of a few.
	const known = [agents, writtenBy, noted].filter((ids) => ids !== '').join(',');
	return mayBeInReference(word) ? holds : sql<boolean>`(${isOf(known)} AND ${holds})`;
}

/** From midnight to midnight in the zone, whichever lengths the days have. */
const recordedIn = ({ start, end }: Period, zone: string): RawBuilder<boolean> =>
	sql<boolean>`w.at >= ${beginOf(sql`${start}::date`, sql`${zone}`)}
		AND w.at < ${beginOf(sql`(${end}::date + 1)`, sql`${zone}`)}`;

/** Those of the days, in which all is that is looked for. */
export const recordedEntries = (
	scope: Scope,
	period: Period,
	zone: string,
	words: readonly AskedWord[] = [],
): RawBuilder<Transaction> =>
	transactionRows(scope, sql<boolean>`${recordedIn(period, zone)} AND ${entryHolds(words)}`);

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
