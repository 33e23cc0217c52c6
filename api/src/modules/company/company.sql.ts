import type { Company } from '@borlette/shared/contract/company';
import { type RawBuilder, sql } from 'kysely';
import type { SignedIn } from '../auth/session.ts';

/** A superuser chooses among all companies of the chosen country; others have their own. */
export function companyRows({ scope, view }: SignedIn): RawBuilder<Company> {
	const offered =
		scope.role === 'superuser'
			? sql`${view.select_country_code}::text IS NULL OR n.name_code = ${view.select_country_code}`
			: sql`c.id = ${scope.companyId}`;
	return sql<Company>`
		SELECT c.id, c.ref_code, c.companyname, c.user_photo, n.name_code AS country_code,
			c.currency, c.timezone, c.is_active
		FROM companies c JOIN countries n ON n.id = c.country_id
		WHERE ${offered}`;
}
