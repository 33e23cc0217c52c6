import type { EndCause, Role } from '@borlette/shared/contract';
import { sql } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Db } from '../db/connect.ts';
import { rowOf, theRow } from '../db/rows.ts';

export interface Credentials {
	user_id: string;
	company_id: string | null;
	username: string;
	role: Role;
	password_hash: string;
	/** Neither the person nor their company is blocked. */
	is_active: boolean;
}

/** The country of a phone that is written without one. */
const HOME = 'HT';

/** By username or phone, as people write it. */
export const findCredentials = (db: Db, name: string) =>
	rowOf(
		db,
		sql<Credentials>`SELECT * FROM auth_credentials(
			${name}, ${parsePhoneNumberFromString(name, HOME)?.number ?? null})`,
	);

/** What stands between somebody and their work. */
export interface Dues {
	role: Role;
	/** By somebody else, who may know it still. */
	password_given: boolean;
	/** By the company; of other roles the configuration says it. */
	second_step_demanded: boolean;
	has_second_step: boolean;
}

export interface SessionRow extends Dues {
	user_id: string;
	username: string;
	first_name: string;
	last_name: string;
	phone: string | null;
	user_photo: string | null;
	is_active: boolean;
	/** Own, or chosen by a superuser. */
	company_id: string | null;
	companyname: string | null;
	company_photo: string | null;
	currency: string | null;
	timezone: string | null;
	/** Of that company. */
	company_country: string | null;
	/** Of the company's country or, without a company, of the chosen one. */
	country_name: string | null;
	/** Chosen by a superuser. */
	country_code: string | null;
	idle_expires_at: string;
	expires_at: string;
	perms: string[];
	seconds_since_sign_in: number;
}

export const findSession = (db: Db, tokenHash: Buffer) =>
	rowOf(db, sql<SessionRow>`SELECT * FROM auth_session(${tokenHash})`);

/** Why the sign-in behind a token is over; null: nobody knows. */
export const whyEnded = async (db: Db, tokenHash: Buffer): Promise<EndCause | null> =>
	(await theRow(db, sql<{ why: EndCause | null }>`SELECT auth_why_ended(${tokenHash}) AS why`)).why;

/** The sign-in behind a token, without using it: looking on does not keep it from idling out. */
export const peekSession = (db: Db, tokenHash: Buffer) =>
	rowOf(
		db,
		sql<Pick<SessionRow, 'is_active' | 'company_id' | 'perms' | 'expires_at'> & Dues>`
			SELECT * FROM auth_peek(${tokenHash})`,
	);

export interface NewToken {
	userId: string;
	hash: Buffer;
	idleMinutes: number;
	minutes: number;
	ip: string;
	userAgent: string;
	/** As it was stored when the password was looked at. */
	passwordHash: string;
	/** A code was taken. */
	hasSecondStep: boolean;
}

/** false: the password or the second step is another by now than what was looked at. */
export async function insertToken(db: Db, token: NewToken): Promise<boolean> {
	const { started } = await theRow(
		db,
		sql<{ started: boolean | null }>`SELECT auth_start(
			${token.userId}, ${token.hash}, ${token.idleMinutes}, ${token.minutes},
			${token.ip}, ${token.userAgent.slice(0, 300)}, ${token.passwordHash}, ${token.hasSecondStep}
		) AS started`,
	);
	return started ?? false;
}

export async function replaceToken(
	db: Db,
	hashes: { old: Buffer; new: Buffer },
	chosen: { companyId: string | null; countryCode: string | null },
): Promise<void> {
	await sql`SELECT auth_rechoose(
		${hashes.old}, ${hashes.new}, ${chosen.companyId}, ${chosen.countryCode}
	)`.execute(db);
}

export async function deleteToken(db: Db, hash: Buffer): Promise<void> {
	await sql`SELECT auth_end(${hash})`.execute(db);
}
