import { DEBT_DAYS, type Overview, TREND_DAYS } from '@borlette/shared/contract/overview';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import { ofCompany, ofSupervisor, type Scope } from '../../db/scope.ts';
import { debtBegan } from '../../engine/debts.sql.ts';
import type { Moment, Part } from '../../engine/figures.sql.ts';
import { ofOwnSurcussales } from '../../engine/rollups.sql.ts';

type Known = Pick<
	Overview,
	| 'id'
	| 'name'
	| 'username'
	| 'phone'
	| 'is_active'
	| 'commission'
	| 'created_at'
	| 'surcussale_id'
	| 'surcussale_name'
	| 'supervisor_id'
	| 'supervisor_name'
	| 'currency'
>;
/** Who the page is of, with whose company they are. */
export type Subject = Known & { company_id: string; timezone: string };

const ofHouse = sql`c.id AS company_id, c.currency::text AS currency, c.timezone`;
const supervisorName = sql`nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')`;

const SUBJECTS = {
	agent: (scope: Scope) => sql<Subject>`
		SELECT a.id, agent_name(a.first_name, a.last_name, a.code) AS name, a.username, a.phone, a.is_active,
			a.commission, a.created_at, s.id AS surcussale_id, s.name AS surcussale_name, s.supervisor_id,
			${supervisorName} AS supervisor_name, ${ofHouse}
		FROM agents a
		JOIN companies c ON c.id = a.company_id
		JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
		LEFT JOIN users u ON u.company_id = s.company_id AND u.id = s.supervisor_id
		WHERE ${ofCompany(scope, 'a')} AND ${ofSupervisor(scope, 's.supervisor_id')}`,
	surcussale: (scope: Scope) => sql<Subject>`
		SELECT s.id, s.name, NULL::text AS username, s.phone, s.is_active, s.commission, s.created_at,
			NULL::uuid AS surcussale_id, NULL::text AS surcussale_name, s.supervisor_id,
			${supervisorName} AS supervisor_name, ${ofHouse}
		FROM surcussales s
		JOIN companies c ON c.id = s.company_id
		LEFT JOIN users u ON u.company_id = s.company_id AND u.id = s.supervisor_id
		WHERE ${ofCompany(scope, 's')} AND ${ofSupervisor(scope, 's.supervisor_id')}`,
	supervisor: (scope: Scope) => sql<Subject>`
		SELECT p.id, u.first_name || ' ' || u.last_name AS name, u.username, u.phone, u.is_active, p.commission, p.created_at,
			NULL::uuid AS surcussale_id, NULL::text AS surcussale_name, NULL::uuid AS supervisor_id,
			NULL::text AS supervisor_name, ${ofHouse}
		FROM supervisors p
		JOIN companies c ON c.id = p.company_id
		JOIN users u ON u.company_id = p.company_id AND u.id = p.id
		WHERE ${ofCompany(scope, 'p')} AND ${ofSupervisor(scope, 'p.id')}`,
};
export type Kind = keyof typeof SUBJECTS;

export const findSubject = (
	db: Db,
	scope: Scope,
	kind: Kind,
	id: string,
): Promise<Subject | undefined> =>
	rowOf(db, sql<Subject>`SELECT * FROM (${SUBJECTS[kind](scope)}) AS r WHERE r.id = ${id}::uuid`);

/** The part of the house that is theirs: a scope no wider than the caller's, and what narrows it. */
export interface Own {
	scope: Scope;
	places: NonNullable<Part['places']>;
}

const is = (column: string, id: string | undefined) =>
	id ? sql<boolean>`${sql.ref(column)} = ${id}::uuid` : sql<boolean>`true`;

const agentsOf = ({ scope, places }: Own) => sql`
	FROM agents a
	WHERE ${ofCompany(scope, 'a')} AND ${ofOwnSurcussales(scope, 'a.surcussale_id')}
		AND ${is('a.id', places.agent_id)} AND ${is('a.surcussale_id', places.surcussale_id)}`;

/** Fiches are sold so long before their draw date, at most. */
const SOLD_AHEAD_DAYS = 60;

/**
 * Who may have sold there in the days of the trend: those who are there, and whoever was changed since, because
 * they may have been there before.
 */
export const agentIdsOf = async (db: Db, own: Own, { day }: Moment): Promise<string[]> => {
	const rows = await rowsOf(
		db,
		sql<{ id: string }>`SELECT a.id ${agentsOf(own)}
			UNION SELECT m.id FROM agents m WHERE ${ofCompany(own.scope, 'm')} AND m.version > 1
				AND m.updated_at >= ${day}::date - ${TREND_DAYS + SOLD_AHEAD_DAYS}::int`,
	);
	return rows.map(({ id }) => id);
};

export const walletsOf = (db: Db, own: Own): Promise<{ agents: number; balance: number }> =>
	theRow(
		db,
		sql<{ agents: number; balance: number }>`
			SELECT count(*) AS agents, coalesce(sum(a.balance), 0)::bigint AS balance ${agentsOf(own)}`,
	);

/** Agents with a fiche of today. */
export const activeAgents = async (db: Db, own: Own, { day }: Moment): Promise<number> =>
	(
		await theRow(
			db,
			sql<{ agents: number }>`SELECT count(*) AS agents ${agentsOf(own)} AND EXISTS (
				SELECT FROM rollups r WHERE r.company_id = a.company_id AND r.agent_id = a.id
					AND r.draw_date = ${day}::date AND r.game = '*' AND r.fiches > 0)`,
		)
	).agents;

/** What the agents owe by now, and since when, as far back as it is looked for. */
export const debtOf = (
	db: Db,
	own: Own,
	{ day }: Moment,
): Promise<NonNullable<Overview['debt']>> => {
	const first = sql<string>`${day}::date - ${DEBT_DAYS}::int`;
	return theRow(
		db,
		sql<NonNullable<Overview['debt']>>`
			SELECT coalesce(sum(-a.balance), 0)::bigint AS amount, count(*) AS agents,
				greatest(min(began.day), CASE WHEN count(*) > 0 THEN ${first} END) AS since,
				coalesce(min(began.day) < ${first}, false) AS is_older
			FROM (
				-- The newest day before tells what was left when these days began.
				SELECT a.company_id, a.id, a.balance, coalesce((SELECT max(b.day) FROM ledger_days b
					WHERE b.company_id = a.company_id AND b.agent_id = a.id AND b.day < ${first}), ${first}) AS looked_from
				${agentsOf(own)} AND a.balance < 0
			) AS a
			CROSS JOIN LATERAL (${debtBegan(sql`a.looked_from`)}) AS began`,
	);
};
