import { DEFAULT_PERMISSIONS, type Role } from '@borlette/shared/contract';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { IDS, PASSWORD, type Person } from './ids.ts';
import { seedAdministration } from './seed-administration.ts';

const ROLES: Record<Person, readonly [Role, company: string | null]> = {
	root: ['superuser', null],
	adminA: ['company', IDS.companyA],
	supervisorA: ['supervisor', IDS.companyA],
	otherSupervisorA: ['supervisor', IDS.companyA],
	adminB: ['company', IDS.companyB],
	supervisorB: ['supervisor', IDS.companyB],
};

/** Two companies with one of everything, two where a supervisor must not see the second. */
export async function seed(owner: Db): Promise<void> {
	await sql`INSERT INTO countries (id, name, name_code) VALUES
		(${IDS.haiti}, 'Haïti', 'HT'), (${IDS.dominicana}, 'République dominicaine', 'DO')`.execute(
		owner,
	);
	await sql`INSERT INTO cities (country_id, name) VALUES
		(${IDS.haiti}, 'Jacmel'), (${IDS.haiti}, 'Hinche'), (${IDS.dominicana}, 'Dajabón')`.execute(
		owner,
	);
	await sql`INSERT INTO companies (id, ref_code, companyname, country_id) VALUES
		(${IDS.companyA}, 'AAA', 'Company A', ${IDS.haiti}),
		(${IDS.companyB}, 'BBB', 'Company B', ${IDS.dominicana})`.execute(owner);
	await seedPeople(owner);
	await sql`INSERT INTO surcussales (company_id, id, supervisor_id, name, city) VALUES
		(${IDS.companyA}, ${IDS.surcussaleA}, ${IDS.supervisorA}, 'Jacmel', 'Jacmel'),
		(${IDS.companyA}, ${IDS.otherSurcussaleA}, ${IDS.otherSupervisorA}, 'Hinche', 'Hinche'),
		(${IDS.companyB}, ${IDS.surcussaleB}, ${IDS.supervisorB}, 'Jacmel', 'Jacmel')`.execute(owner);
	await sql`INSERT INTO agents (company_id, id, surcussale_id, username, password_hash, first_name,
			last_name, phone) VALUES
		(${IDS.companyA}, ${IDS.agentA}, ${IDS.surcussaleA}, 'agentA', 'x', 'Élise', 'Zamor', '+50937000001'),
		(${IDS.companyA}, ${IDS.otherAgentA}, ${IDS.otherSurcussaleA}, 'otherAgentA', 'x', 'Max', 'Abel',
			'+50937000002'),
		(${IDS.companyB}, ${IDS.agentB}, ${IDS.surcussaleB}, 'agentB', 'x', 'Rose', 'Bien', '+50937000003')`.execute(
		owner,
	);
	await seedDraws(owner);
	await seedAdministration(owner);
}

async function seedPeople(owner: Db): Promise<void> {
	// Weak parameters on purpose: they are written in the hash, and the tests need no strength.
	const passwordHash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1 });
	for (const [person, [role, company]] of Object.entries(ROLES)) {
		const id = IDS[person as Person];
		await sql`INSERT INTO users (id, role, company_id, username, password_hash, first_name, last_name)
			VALUES (${id}, ${role}, ${company}, ${person}, ${passwordHash}, ${person}, 'Test')`.execute(
			owner,
		);
		await sql`INSERT INTO user_permissions
			SELECT ${id}, unnest(${[...DEFAULT_PERMISSIONS[role]]}::text[])`.execute(owner);
		if (role === 'supervisor') {
			await sql`INSERT INTO supervisors (company_id, id) VALUES (${company}, ${id})`.execute(owner);
		}
	}
}

async function seedDraws(owner: Db): Promise<void> {
	for (const [company, info, tirage, block] of [
		[IDS.companyA, IDS.infoTirageA, IDS.tirageA, IDS.blockA],
		[IDS.companyB, IDS.infoTirageB, IDS.tirageB, IDS.blockB],
	]) {
		await sql`INSERT INTO info_tirages
				(company_id, id, name, state, slot, colour, timezone, draw_time, days)
			VALUES (${company}, ${info}, 'New York Midi', 'New York', 'midi', '#2F6BDE',
				'America/New_York', '14:30', '{1,2,3,4,5,6,7}')`.execute(owner);
		await sql`INSERT INTO tirages (company_id, id, info_tirage_id, name, timezone, draw_time, days)
			VALUES (${company}, ${tirage}, ${info}, 'New York Midi', 'America/New_York', '14:30',
				'{1,2,3,4,5,6,7}')`.execute(owner);
		await sql`INSERT INTO boules_block (company_id, id, boule, start_date, created_by)
			VALUES (${company}, ${block}, '07', '2026-01-01', 'Test')`.execute(owner);
	}
}
