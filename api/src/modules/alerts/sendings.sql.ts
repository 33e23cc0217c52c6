import type { Language, Permission, Role } from '@borlette/shared/contract';
import type { Channel } from '@borlette/shared/contract/alerts';
import type { Sending, SendingKind, SendingProblem } from '@borlette/shared/contract/sendings';
import type { TodoFacts } from '@borlette/shared/contract/todo.kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';
import { companyName, ofCompany, type Scope } from '../../db/scope.ts';

/** `timezone` stands for the filters by day, it is never sent. */
export const sendingRows = (scope: Scope): RawBuilder<Sending> => sql<Sending>`
	SELECT s.id, ${companyName(scope, 's')} AS companyname, s.source, s.kind, s.facts, s.channel,
		s.person_id, u.first_name || ' ' || u.last_name AS person_name, s.state, s.tries, s.next_at, s.problem,
		s.is_doubtful, s.sent_at, s.created_at, c.timezone
	FROM sendings s
	JOIN companies c ON c.id = s.company_id
	LEFT JOIN users u ON u.id = s.person_id
	WHERE ${ofCompany(scope, 's')}`;

/** Hours after which nobody is told what was to be told then. */
const PATIENCE_HOURS = 36;

/** Nobody's quiet hours are longer. */
const LONGEST_WAIT = sql`interval '25 hours'`;

/** Whatever is not in the hands of a process that lives, and whose time has come, or was told by a clock that was ahead. */
const IS_DUE = sql`s.state IN ('waiting', 'sending')
	AND (s.next_at <= now() OR s.next_at > now() + ${LONGEST_WAIT} OR s.created_at > now())`;

/** Companies that have something to send on one of these ways. */
export const companiesDue = (
	db: Db,
	channels: readonly Channel[],
): Promise<{ company_id: string; channel: Channel }[]> =>
	rowsOf(
		db,
		sql<{ company_id: string; channel: Channel }>`SELECT s.company_id, s.channel FROM sendings s
			WHERE ${IS_DUE} AND s.channel = ANY (${[...channels]}::text[])
			GROUP BY s.company_id, s.channel ORDER BY min(s.next_at)`,
	);

/** A message in the hands of this process. */
export interface TakenSending {
	company_id: string;
	id: string;
	source_id: string;
	source: string;
	kind: SendingKind;
	facts: TodoFacts;
	channel: Channel;
	person_id: string;
	browser_id: string | null;
	/** This one included. */
	tries: number;
	created_at: string;
	is_too_late: boolean;
}

/**
 * Takes the message of a company that has waited longest: nobody else takes it for so many seconds, in which it is sent or
 * this process has died.
 */
export const takeDue = (
	tx: Db,
	companyId: string,
	channel: Channel,
	leaseSeconds: number,
): Promise<TakenSending | undefined> =>
	rowOf(
		tx,
		sql<TakenSending>`UPDATE sendings SET state = 'sending', tries = tries + 1,
				is_doubtful = is_doubtful OR state = 'sending',
				next_at = now() + make_interval(secs => ${leaseSeconds})
			WHERE company_id = ${companyId} AND id = (
				SELECT s.id FROM sendings s
				WHERE s.company_id = ${companyId} AND s.channel = ${channel} AND ${IS_DUE}
				ORDER BY s.next_at, s.id LIMIT 1 FOR UPDATE SKIP LOCKED
			)
			RETURNING company_id, id, source_id, source, kind, facts, channel, person_id, browser_id, tries,
				created_at, created_at < now() - make_interval(hours => ${sql.lit(PATIENCE_HOURS)}) AS is_too_late`,
	);

/** Who gets a message and how; null: they have no address, or may not sign in any more. */
export interface Receiver {
	name: string | null;
	role: Role | null;
	codes: Permission[];
	email: string | null;
	/** Of the address or browser that it goes to. */
	lang: Language | null;
	browser: { endpoint: string; p256dh: string; auth: string } | null;
	companyname: string;
	timezone: string;
	currency: string;
}

/** The person of a message; one of the provider who tries a rule is no person of the company. */
export const receiverOf = (
	tx: Db,
	{ company_id, person_id, browser_id }: TakenSending,
): Promise<Receiver | undefined> =>
	rowOf(
		tx,
		sql<Receiver>`
			SELECT u.first_name || ' ' || u.last_name AS name, u.role,
				(SELECT coalesce(array_agg(p.codename), '{}') FROM user_permissions p WHERE p.user_id = u.id) AS codes,
				e.email, coalesce(b.lang, e.lang) AS lang,
				CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('endpoint', b.endpoint, 'p256dh', b.p256dh,
					'auth', b.auth) END AS browser,
				c.companyname, c.timezone, c.currency
			FROM companies c
			LEFT JOIN users u ON u.company_id = c.id AND u.id = ${person_id} AND u.is_active
			LEFT JOIN user_emails e ON e.user_id = ${person_id} AND e.confirmed_at IS NOT NULL
			LEFT JOIN user_browsers b ON b.user_id = ${person_id} AND b.id = ${browser_id}::uuid
			WHERE c.id = ${company_id}`,
	);

type Id = Pick<TakenSending, 'company_id' | 'id'>;

/** It was taken: whatever else became of the row meanwhile. */
export async function keepSent(tx: Db, { company_id, id }: Id): Promise<void> {
	await sql`UPDATE sendings SET state = 'sent', sent_at = now(), problem = NULL
		WHERE company_id = ${company_id} AND id = ${id} AND state <> 'sent'`.execute(tx);
}

/** It was not taken: again after so many seconds, or (null) never. Nothing, where somebody else has it by now. */
export async function keepFailed(
	tx: Db,
	{ company_id, id, tries }: Id & Pick<TakenSending, 'tries'>,
	{ problem, isDoubtful }: { problem: SendingProblem; isDoubtful: boolean },
	again: number | null,
): Promise<void> {
	await sql`UPDATE sendings SET state = ${again === null ? 'failed' : 'waiting'},
			is_doubtful = is_doubtful OR ${isDoubtful},
			problem = ${JSON.stringify(problem)}::jsonb, next_at = now() + make_interval(secs => ${again ?? 0})
		WHERE company_id = ${company_id} AND id = ${id} AND state = 'sending' AND tries = ${tries}`.execute(
		tx,
	);
}

/** A browser that its maker does not know any more. */
export async function forgetBrowser(tx: Db, id: string): Promise<void> {
	await sql`DELETE FROM user_browsers WHERE id = ${id}`.execute(tx);
}
