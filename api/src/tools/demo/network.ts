import { TEMPLATE_PERMISSIONS } from '@borlette/shared/contract/office';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { insertOfficePerson } from '../../modules/office/office.sql.ts';
import { supervisorWrites } from '../../modules/supervisor/supervisor.sql.ts';
import type { Random } from '../play/random.ts';
import { insertRows } from './insert.ts';
import { FIRST_NAMES, LAST_NAMES } from './people.ts';
import type { DemoCompany } from './places.ts';
import type { DemoAgent } from './tickets.ts';

/** Office, supervisors, générales, branches and agents of a company; returns the agents who sell. */
export async function insertNetwork(
	db: Db,
	random: Random,
	companyId: string,
	company: DemoCompany,
	passwordHash: string,
): Promise<DemoAgent[]> {
	await insertOffice(db, companyId, company, passwordHash);
	const supervisorIds: string[] = [];
	for (const supervisor of company.supervisors) {
		const columns = { company_id: companyId, ...supervisor, password_hash: passwordHash };
		supervisorIds.push(await supervisorWrites.insert(db, columns));
	}
	// They take cash and pay on their tours, which a house gives them beside what they begin with.
	await sql`INSERT INTO user_permissions (user_id, codename)
		SELECT person, code FROM unnest(${supervisorIds}::uuid[]) AS person,
			unnest(ARRAY['add_wallettransaction', 'pay_fiche']) AS code`.execute(db);
	const generaleIds: string[] = [];
	for (const generale of company.generales) {
		generaleIds.push(await insertGenerale(db, companyId, generale));
	}
	const since = Date.now() - 200 * 86_400_000;
	const branches = company.branches.map(({ supervisor, generale, agents, ...branch }) => ({
		is_active: true,
		...branch,
		id: random.uuid(since),
		phone: phone(random),
		supervisor_id: supervisor === undefined ? null : supervisorIds[supervisor],
		generale_id: generale === undefined ? null : generaleIds[generale],
		agents,
	}));
	const columns = {
		id: 'uuid',
		name: 'text',
		city: 'text',
		address: 'text',
		commission: 'integer',
		phone: 'text',
		supervisor_id: 'uuid',
		generale_id: 'uuid',
		is_active: 'boolean',
	};
	await insertRows(db, 'surcussales', companyId, columns, branches);
	return insertAgents(db, random, companyId, branches, passwordHash);
}

/** The admin and their colleagues. */
async function insertOffice(
	db: Db,
	companyId: string,
	{ admin, office }: DemoCompany,
	passwordHash: string,
): Promise<void> {
	for (const { template, ...person } of [{ ...admin, template: 'direction' as const }, ...office]) {
		const columns = { ...person, company_id: companyId, password_hash: passwordHash };
		await insertOfficePerson(db, columns, TEMPLATE_PERMISSIONS[template]);
	}
}

async function insertGenerale(
	db: Db,
	companyId: string,
	{ name, zone, responsible, phone, commission }: DemoCompany['generales'][number],
): Promise<string> {
	const { id } = await theRow(
		db,
		sql<{
			id: string;
		}>`INSERT INTO generales (company_id, name, zone, responsible, phone, commission)
			VALUES (${companyId}, ${name}, ${zone}, ${responsible}, ${phone}, ${commission})
			RETURNING id`,
	);
	return id;
}

interface Branch {
	id: string;
	agents: number;
	is_active: boolean;
}

async function insertAgents(
	db: Db,
	random: Random,
	companyId: string,
	branches: readonly Branch[],
	passwordHash: string,
): Promise<DemoAgent[]> {
	const agents = branches
		.flatMap((branch) => Array.from({ length: branch.agents }, () => branch))
		.map((branch, index) => {
			const number = String(index + 1).padStart(2, '0');
			return {
				id: random.uuid(Date.now() - random.integer(20, 190) * 86_400_000),
				surcussale_id: branch.id,
				username: `agent${number}`,
				password_hash: passwordHash,
				first_name: random.pick(FIRST_NAMES),
				last_name: random.pick(LAST_NAMES),
				phone: phone(random),
				commission: random.pick([1000, 1200, 1200, 1500]),
				device_id: random.chance(0.85) ? `POS-${random.digits(6)}` : '',
				is_active: branch.is_active && index % 11 !== 10,
			};
		});
	const columns = {
		id: 'uuid',
		surcussale_id: 'uuid',
		username: 'text',
		password_hash: 'text',
		first_name: 'text',
		last_name: 'text',
		phone: 'text',
		commission: 'integer',
		device_id: 'text',
		is_active: 'boolean',
	};
	await insertRows(db, 'agents', companyId, columns, agents);
	return agents.filter(({ is_active }) => is_active);
}

/** A number of a Haitian mobile range. */
const phone = (random: Random): string =>
	`+5093${random.pick(['1', '4', '6', '7', '8'])}${random.digits(6)}`;
