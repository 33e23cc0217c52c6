import type { Company, CompanyDetails, CompanySettings } from '@borlette/shared/contract/company';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, theRow } from '../../db/rows.ts';
import type { SignedIn } from '../../identity/session.ts';

const COMPANY = sql`c.id, c.ref_code, c.companyname, c.user_photo, c.country_id,
	n.name_code AS country_code, n.name AS country_name, c.currency, c.timezone, c.is_active, c.address, c.version,
	c.created_at`;

/** A superuser chooses among all companies of the chosen country; others have their own. */
export function companyRows({ scope, view }: SignedIn): RawBuilder<Company> {
	const offered =
		scope.role === 'superuser'
			? sql`${view.select_country_code}::text IS NULL OR n.name_code = ${view.select_country_code}`
			: sql`c.id = ${scope.companyId}`;
	return sql<Company>`
		SELECT ${COMPANY} FROM companies c JOIN countries n ON n.id = c.country_id
		WHERE ${offered}`;
}

/** In a transaction confined to the company: settings and people are rows of its own. */
export const findCompany = (db: Db, id: string): Promise<CompanyDetails | undefined> =>
	rowOf(
		db,
		sql<CompanyDetails>`
			SELECT ${COMPANY},
				to_jsonb(s) - '{company_id,version,created_at,updated_at}'::text[] AS settings,
				(SELECT coalesce(jsonb_agg(jsonb_build_object(
						'id', u.id, 'username', u.username, 'is_active', u.is_active) ORDER BY u.id), '[]')
					FROM users u WHERE u.company_id = c.id AND u.role = 'company') AS admins
			FROM companies c
			JOIN countries n ON n.id = c.country_id
			JOIN company_settings s ON s.company_id = c.id
			WHERE c.id = ${id}`,
	);

export async function updateSettings(
	db: Db,
	companyId: string,
	settings: CompanySettings,
): Promise<void> {
	await sql`UPDATE company_settings SET minutes_to_void = ${settings.minutes_to_void},
			default_cutoff_minutes = ${settings.default_cutoff_minutes},
			first_lot_only = ${settings.first_lot_only},
			two_person_results = ${settings.two_person_results},
			two_factor_admins = ${settings.two_factor_admins},
			two_factor_supervisors = ${settings.two_factor_supervisors},
			free_mariage_tiers = ${JSON.stringify(settings.free_mariage_tiers)}::jsonb,
			fiche_expiry_days = ${settings.fiche_expiry_days},
			max_stake = ${settings.max_stake}, max_exposure = ${settings.max_exposure},
			invoice_tiers = ${JSON.stringify(settings.invoice_tiers)}::jsonb,
			invoice_currency = ${settings.invoice_currency},
			version = version + 1, updated_at = now()
		WHERE company_id = ${companyId}`.execute(db);
}

export async function deleteCompany(db: Db, id: string): Promise<void> {
	await sql`SELECT delete_company(${id})`.execute(db);
}

/** Returns the one that it takes the place of. */
export async function setLogo(db: Db, address: string): Promise<string | null> {
	const { former } = await theRow(
		db,
		sql<{ former: string | null }>`SELECT set_company_logo(${address}) AS former`,
	);
	return former;
}
