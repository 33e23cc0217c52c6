/**
 * Which way the rows of each table go between servers (docs/decisions/0089). What is not named here belongs to
 * companies: it is written on the company's server, and the directory has a copy.
 */

/** Written on the directory, held whole by every server. */
export const FROM_DIRECTORY = [
	'countries',
	'cities',
	'official_results',
	'result_sources',
	'result_claims',
	'release_rights',
	'company_homes',
] as const;

/** Each of its rows written on one server: the provider's people on the directory, those of a company on its own. */
export const OF_PEOPLE = ['users', 'user_permissions'] as const;

/** Of people of a company and on its server alone: no other one has a copy. */
export const WITH_PEOPLE = [
	'tokens',
	'two_factor',
	'recovery_codes',
	'user_emails',
	'user_browsers',
] as const;

/** Tables of people whose rows say nothing of a company. */
export const CHILDREN = [...WITH_PEOPLE, 'user_permissions'] as const;

/** On the directory alone, or of each server by itself. */
export const STAYING = [
	'contact_messages',
	'username_claims',
	'book_checks',
	'ended_sign_ins',
	'schema_code',
	'kysely_migration',
	'kysely_migration_lock',
] as const;

/** Pictures: whoever keeps one writes it where it works, and the directory shows it to anybody. */
export const PICTURES = 'files';
/** The row of a company itself. */
export const COMPANIES = 'companies';
