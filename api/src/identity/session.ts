import { createHash } from 'node:crypto';
import { PERMISSIONS, type Permission, type Role } from '@borlette/shared/contract';
import type { Session } from '@borlette/shared/contract/auth';
import type { Db, Pool } from '../db/connect.ts';
import { holding } from '../db/homes/homes.ts';
import type { Scope } from '../db/scope.ts';
import { type Dues, findSession, type SessionRow } from './session.sql.ts';
import { tokenHash } from './token.ts';

const NO_COMPANY = { currency: 'HTG', timezone: 'America/Port-au-Prince' };

/** What the configuration asks of sign-ins. */
export interface SignInRules {
	/** Of whom a second step is demanded, whatever their company says. */
	twoFactorRoles: readonly Role[];
	/** For how long after signing in rights and credentials may be changed. */
	signInAgainMinutes: number;
}

/** A call's person, what they may do and whose rows they see. */
export interface SignedIn {
	tokenHash: Buffer;
	isActive: boolean;
	/** They showed who they are a few minutes ago. */
	isRecent: boolean;
	name: string;
	scope: Scope & { userId: string; role: Role };
	permissions: ReadonlySet<Permission>;
	/** As the contract shows it. */
	view: Session;
}

/** The server that somebody's sign-ins are on: of a superuser the directory, of others their company's. */
export const homeOfPerson = (db: Pool, { role, companyId }: Scope): Promise<Pool> =>
	holding(db, role === 'superuser' ? null : companyId);

/** `undefined` for a token that is unknown, revoked or expired. Using it keeps it from idling. */
export async function readSession(
	db: Db,
	token: string,
	rules: SignInRules,
): Promise<SignedIn | undefined> {
	const hash = tokenHash(token);
	const row = await findSession(db, hash);
	return row && signedIn(row, hash, rules);
}

/** A code that this version no longer knows opens nothing. */
export const knownCodes = (perms: readonly string[]): Permission[] =>
	PERMISSIONS.filter((code) => perms.includes(code));

/** Another one for other codes. */
export const stampOf = (codes: readonly Permission[]): string =>
	createHash('sha256').update(codes.join()).digest('base64url').slice(0, 12);

/** What is due before anything else is shown. */
export const duesOf = (of: Dues, { twoFactorRoles }: Pick<SignInRules, 'twoFactorRoles'>) => ({
	password_due: of.password_given,
	second_step_due:
		!of.has_second_step && (of.second_step_demanded || twoFactorRoles.includes(of.role)),
});

function signedIn(row: SessionRow, hash: Buffer, rules: SignInRules): SignedIn {
	const codes = knownCodes(row.perms);
	return {
		tokenHash: hash,
		isActive: row.is_active,
		// Before the clock was set back nobody signed in a few minutes ago.
		isRecent: Math.abs(row.seconds_since_sign_in) < rules.signInAgainMinutes * 60,
		name: `${row.first_name} ${row.last_name}`.trim() || row.username,
		scope: {
			companyId: row.company_id,
			...(!row.company_id && row.country_code && { countryCode: row.country_code }),
			supervisorId: row.role === 'supervisor' ? row.user_id : null,
			userId: row.user_id,
			role: row.role,
		},
		permissions: new Set(codes),
		view: {
			id: row.user_id,
			role: row.role,
			username: row.username,
			first_name: row.first_name,
			last_name: row.last_name,
			phone: row.phone,
			user_photo: row.user_photo,
			companyname: row.companyname,
			company_photo: row.company_photo,
			...duesOf(row, rules),
			select_company: row.company_id,
			company_country_code: row.company_country,
			country_name: row.country_name,
			select_country_code: row.country_code,
			currency: row.currency ?? NO_COMPANY.currency,
			timezone: row.timezone ?? NO_COMPANY.timezone,
			perms: codes.map((codename) => ({ codename })),
			rights: stampOf(codes),
			idle_expires_at: row.idle_expires_at,
			expires_at: row.expires_at,
		},
	};
}
