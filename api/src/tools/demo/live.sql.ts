import type { Role } from '@borlette/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowOf, rowsOf, theRow } from '../../db/rows.ts';
import type { Scope } from '../../db/scope.ts';
import { COMPANIES } from './places.ts';

interface Person {
	/** At work in the company. */
	scope: Scope;
	name: string;
}

/** Somebody of the demo by username. */
export async function personOf(db: Db, companyId: string, username: string): Promise<Person> {
	const { id, role, name } = await theRow(
		db,
		sql<{ id: string; role: Role; name: string }>`
			SELECT id, role, coalesce(nullif(btrim(first_name || ' ' || last_name), ''), username) AS name
			FROM users WHERE username = ${username}`,
	);
	return { scope: { companyId, supervisorId: null, userId: id, role }, name };
}

/** In a transaction that reads all companies. */
export const demoCompanies = (db: Db) =>
	rowsOf(
		db,
		sql<{ id: string; ref_code: string }>`SELECT id, ref_code FROM companies
			WHERE ref_code = ANY (${COMPANIES.map(({ ref_code }) => ref_code)}::text[]) AND is_active ORDER BY ref_code`,
	);

/** One of those who may sell, by chance. */
export const someAgent = (db: Db, companyId: string) =>
	rowOf(
		db,
		sql<{ id: string; device_id: string }>`SELECT a.id, a.device_id FROM agents a
			JOIN surcussales s ON s.company_id = a.company_id AND s.id = a.surcussale_id
			WHERE a.company_id = ${companyId} AND a.is_active AND s.is_active AND a.device_id <> ''
			ORDER BY random() LIMIT 1`,
	);

/** Draw dates that sell and close within a day's sales, those that close first. */
export const sellingNow = (db: Db, companyId: string) =>
	rowsOf(
		db,
		sql<{ id: string }>`SELECT i.id FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			WHERE i.company_id = ${companyId} AND i.state = 'open' AND t.is_active
				AND i.opens_at <= now() AND i.close_at > now() AND i.close_at < now() + interval '9 hours'
			ORDER BY i.close_at, t.name LIMIT 3`,
	);

/** Draw dates whose result nobody typed. */
export const withoutResult = (db: Db, companyId: string, minutes: number) =>
	rowsOf(
		db,
		sql<{ id: string; draw: string; draw_date: string }>`SELECT i.id, c.name AS draw, i.draw_date
			FROM tirage_instances i
			JOIN tirages t ON t.company_id = i.company_id AND t.id = i.tirage_id
			JOIN info_tirages c ON c.company_id = t.company_id AND c.id = t.info_tirage_id
			WHERE i.company_id = ${companyId} AND i.state = 'closed'
				AND i.draw_at < now() - make_interval(mins => ${minutes})
			ORDER BY i.draw_at LIMIT 100`,
	);

/** Results that were typed for draws of a while ago and wait since. */
export const waitingSince = (db: Db, companyId: string, minutes: number) =>
	rowsOf(
		db,
		sql<{
			id: string;
			revision: number;
			lotto3: string;
			lot2: string | null;
			lot3: string | null;
		}>`SELECT r.instance_id AS id, r.revision, r.lotto3, r.lot2, r.lot3
			FROM results r
			JOIN tirage_instances i ON i.company_id = r.company_id AND i.id = r.instance_id
			WHERE r.company_id = ${companyId} AND r.state = 'provisional' AND i.state = 'provisional'
				AND i.draw_at < now() - make_interval(mins => ${minutes})
			ORDER BY i.draw_at LIMIT 100`,
	);
