import type { BodyOf } from '@borlette/shared/contract';
import type { channelsApi, MyChannels } from '@borlette/shared/contract/channels';
import { EMAIL_CODE_MINUTES } from '@borlette/shared/contract/channels';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf } from '../../db/rows.ts';

/** Wrong codes after which an address has to be set again. */
const WRONG_CODES = 5;
/** Before that no further code is sent. */
const NEXT_CODE_SECONDS = 60;

/** No code is under way, or it left long enough ago. */
const MAY_SEND = sql<boolean>`(user_emails.code_hash IS NULL
	OR user_emails.code_sent_at <= now() - make_interval(secs => ${sql.lit(NEXT_CODE_SECONDS)}))`;

interface Address {
	email: string;
	is_confirmed: boolean;
}

export const addressOf = (db: Db, userId: string): Promise<Address | undefined> =>
	rowOf(
		db,
		sql<Address>`SELECT email, confirmed_at IS NOT NULL AS is_confirmed FROM user_emails
			WHERE user_id = ${userId} AND email <> ''`,
	);

/** Sets an address that is to be confirmed; false within a minute of the last code. */
export const setAddress = async (
	db: Db,
	userId: string,
	{ email, lang }: BodyOf<typeof channelsApi.setEmail>,
	codeHash: Buffer,
): Promise<boolean> =>
	(await rowOf(
		db,
		sql`INSERT INTO user_emails (user_id, email, lang, code_hash)
			VALUES (${userId}, ${email}, ${lang}, ${codeHash})
			ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, lang = excluded.lang,
				code_hash = excluded.code_hash, code_sent_at = now(), wrong_codes = 0, confirmed_at = NULL
			WHERE ${MAY_SEND}
			RETURNING user_id`,
	)) !== undefined;

/** This code was not sent: another one may be asked for at once, unless it was already. */
export async function codeNotSent(db: Db, userId: string, codeHash: Buffer): Promise<void> {
	await sql`UPDATE user_emails SET code_hash = NULL
		WHERE user_id = ${userId} AND code_hash = ${codeHash}`.execute(db);
}

/** Counts a code that is typed; true: it is the one that was sent, in time. */
export const confirmAddress = async (
	db: Db,
	userId: string,
	codeHash: Buffer,
): Promise<boolean> => {
	const row = await rowOf(
		db,
		sql<{ is_right: boolean }>`UPDATE user_emails SET
				confirmed_at = CASE WHEN code_hash = ${codeHash} THEN now() END,
				code_hash = CASE WHEN code_hash = ${codeHash} THEN NULL ELSE code_hash END,
				wrong_codes = wrong_codes + (code_hash <> ${codeHash})::int
			WHERE user_id = ${userId} AND code_hash IS NOT NULL AND wrong_codes < ${sql.lit(WRONG_CODES)}
				AND code_sent_at > now() - make_interval(mins => ${sql.lit(EMAIL_CODE_MINUTES)})
			RETURNING confirmed_at IS NOT NULL AS is_right`,
	);
	return row?.is_right ?? false;
};

/** While a code is under way its row stays, without the address: by removing nobody has the next one sent sooner. */
export async function removeAddress(db: Db, userId: string): Promise<void> {
	await sql`DELETE FROM user_emails WHERE user_id = ${userId} AND ${MAY_SEND}`.execute(db);
	await sql`UPDATE user_emails SET email = '', wrong_codes = ${sql.lit(WRONG_CODES)}
		WHERE user_id = ${userId}`.execute(db);
}

export const browsersOf = (db: Db, userId: string): Promise<MyChannels['browsers']> =>
	rowsOf(
		db,
		sql<MyChannels['browsers'][number]>`SELECT id, endpoint, label, created_at FROM user_browsers
			WHERE user_id = ${userId} ORDER BY created_at, id`,
	);

/** At most so many of a person's; the oldest makes way. */
const BROWSERS_MAX = 10;

/** A browser belongs to whoever turned it on last. */
export async function addBrowser(
	db: Db,
	userId: string,
	{ endpoint, p256dh, auth, label, lang }: BodyOf<typeof channelsApi.addBrowser>,
): Promise<void> {
	await sql`SELECT take_browser(${endpoint})`.execute(db);
	await sql`INSERT INTO user_browsers (user_id, endpoint, p256dh, auth, label, lang)
		VALUES (${userId}, ${endpoint}, ${p256dh}, ${auth}, ${label}, ${lang})`.execute(db);
	await sql`DELETE FROM user_browsers WHERE user_id = ${userId} AND id IN (
		SELECT id FROM user_browsers WHERE user_id = ${userId}
		ORDER BY created_at DESC, id DESC OFFSET ${sql.lit(BROWSERS_MAX)})`.execute(db);
}

/** false: it is none of theirs. */
export const removeBrowser = async (db: Db, userId: string, id: string): Promise<boolean> =>
	(await rowOf(
		db,
		sql`DELETE FROM user_browsers WHERE user_id = ${userId} AND id = ${id} RETURNING id`,
	)) !== undefined;
