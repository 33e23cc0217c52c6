import { DEFAULT_PERMISSIONS } from '@borlette/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { planInstances } from '../../engine/instances.sql.ts';
import { insertPerson } from '../../identity/people.sql.ts';
import { DEFAULT_CATALOGUE } from './default-catalogue.ts';

interface NewAdmin {
	username: string;
	passwordHash: string;
	first_name?: string;
	last_name?: string;
	phone?: string;
}

/** Somebody who signs in for the company, with what an admin may do. */
export async function insertAdmin(
	db: Db,
	companyId: string,
	{ passwordHash, ...admin }: NewAdmin,
): Promise<void> {
	const id = await insertPerson(db, {
		role: 'company',
		company_id: companyId,
		password_hash: passwordHash,
		...admin,
	});
	await sql`INSERT INTO user_permissions (user_id, codename)
		SELECT ${id}::uuid, unnest(${[...DEFAULT_PERMISSIONS.company]}::text[])`.execute(db);
}

/**
 * The usual draws and their coming dates. Options, settings and the general prime come from the
 * database itself, with the company's row.
 */
export async function insertCatalogue(db: Db, companyId: string): Promise<void> {
	await sql`INSERT INTO info_tirages
			(company_id, name, state, slot, colour, timezone, draw_time, days)
		SELECT ${companyId}::uuid, name, state, slot, colour, timezone, draw_time, days
		FROM jsonb_to_recordset(${JSON.stringify(DEFAULT_CATALOGUE)}::jsonb) AS given (name text,
			state text, slot text, colour text, timezone text, draw_time time, days smallint[])`.execute(
		db,
	);
	await sql`INSERT INTO tirages
			(company_id, info_tirage_id, name, timezone, draw_time, days, cutoff_minutes)
		SELECT i.company_id, i.id, i.name, i.timezone, i.draw_time, i.days, s.default_cutoff_minutes
		FROM info_tirages i JOIN company_settings s ON s.company_id = i.company_id
		WHERE i.company_id = ${companyId}`.execute(db);
	await planInstances(db, companyId);
}
