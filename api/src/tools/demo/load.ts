import { sql } from 'kysely';
import { PROVIDER, withinCompany } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { planOnce } from '../../db/plans.ts';
import { rowOf, rowsOf, runScript, theRow } from '../../db/rows.ts';
import { readSql } from '../../db/schema-files.ts';
import { inScope, setScope, type Tx } from '../../db/scope.ts';
import { enterResult } from '../../engine/results.sql.ts';
import { createFirstSuperuser } from '../../identity/first-superuser.sql.ts';
import { hashPassword } from '../../identity/password.ts';
import { Random } from '../play/random.ts';
import { insertBilling } from './billing.ts';
import { insertClosings } from './closings.ts';
import { historyIn, insertDraws } from './draws.ts';
import { growHouse } from './house.ts';
import { personOf } from './live.sql.ts';
import { insertNetwork } from './network.ts';
import { DEMO_PASSWORD, DEMO_SUPERUSER } from './people.ts';
import { COMPANIES, COUNTRIES, type DemoCompany } from './places.ts';
import { dateNetwork, insertRules } from './rules.ts';
import { type DemoDay, sales, salesAround } from './sales.ts';
import type { DemoAgent, DemoInstance } from './tickets.ts';
import { unusualSales } from './unusual.ts';
import { fading, watchedSales } from './watched.ts';

const SEED = 20_261;
const ZONE = 'America/Port-au-Prince';

/** Whether the database holds the demo; any role may ask. */
export const hasDemo = (db: Pool): Promise<boolean> => inScope(db, PROVIDER.scope, isThere);

const isThere = async (tx: Tx): Promise<boolean> =>
	(await rowOf(tx, sql`SELECT FROM companies WHERE ref_code = ${COMPANIES[0]?.ref_code}`)) !==
	undefined;

/**
 * Loads the demo into an empty database: all of it or, if anything fails, nothing. Its past was never
 * sold, so only the owner can write it. Its first company gets as many agents as are asked for, at a later
 * start too. Returns whether the database holds the demo, from now or from an earlier start.
 */
export async function loadDemo(owner: Pool, agents = 0): Promise<boolean> {
	return inScope(owner, PROVIDER.scope, async (tx) => {
		// Each line's fiche would be looked for by a plan of its own: half of what loading takes.
		await planOnce(tx);
		if (!(await isThere(tx)) && !(await insertDemo(tx))) return false;
		await growFirst(tx, agents);
		return true;
	});
}

async function insertDemo(tx: Tx): Promise<boolean> {
	// Printed at the start for everybody, so it need not be hard to guess.
	const passwordHash = await hashPassword(DEMO_PASSWORD);
	if (!(await createFirstSuperuser(tx, DEMO_SUPERUSER, passwordHash))) return false;
	await runScript(tx, readSql('demo/history.sql'));
	await insertCountries(tx);
	for (const [index, company] of COMPANIES.entries()) {
		await insertCompany(tx, new Random(SEED + index), company, passwordHash);
	}
	return true;
}

async function growFirst(tx: Tx, agents: number): Promise<void> {
	const { id } = await theRow(
		tx,
		sql<{ id: string }>`SELECT id FROM companies WHERE ref_code = ${COMPANIES[0]?.ref_code}`,
	);
	await setScope(tx, withinCompany(id));
	await growHouse(tx, { companyId: id, zone: ZONE, agents });
	await setScope(tx, PROVIDER.scope);
}

async function insertCountries(tx: Tx): Promise<void> {
	for (const { name, code, cities } of COUNTRIES) {
		await sql`WITH country AS (
			INSERT INTO countries (name, name_code) VALUES (${name}, ${code}) RETURNING id
		) INSERT INTO cities (country_id, name)
			SELECT id, unnest(${[...cities]}::text[]) FROM country`.execute(tx);
	}
}

async function insertCompany(
	tx: Tx,
	random: Random,
	company: DemoCompany,
	passwordHash: string,
): Promise<void> {
	const { id } = await theRow(
		tx,
		sql<{ id: string }>`INSERT INTO companies (ref_code, companyname, address, country_id, timezone)
			SELECT ${company.ref_code}, ${company.companyname}, ${company.address}, id, ${ZONE} FROM countries
			WHERE name_code = 'HT' RETURNING id`,
	);
	await setScope(tx, withinCompany(id));
	const agents = await insertNetwork(tx, random, id, company, passwordHash);
	const instances = await insertDraws(tx, random, id, company.states);
	await insertSales(tx, random, agents, instances);
	await insertClosings(tx, { companyId: id, zone: ZONE, by: company.resultsBy.confirms });
	await insertBilling(tx, id);
	const by = `${company.admin.first_name} ${company.admin.last_name}`;
	await insertBlocks(tx, id, by);
	await dateNetwork(tx, id);
	await insertRules(tx, { companyId: id, by, agents });
	await enterWaiting(tx, { id, ...company }, instances);
	await setScope(tx, PROVIDER.scope);
}

async function insertSales(
	tx: Tx,
	random: Random,
	agents: readonly DemoAgent[],
	instances: readonly DemoInstance[],
): Promise<void> {
	const days = await rowsOf(
		tx,
		sql<DemoDay>`SELECT day, day::timestamp AT TIME ZONE ${ZONE} AS starts_at
			FROM ${historyIn(sql`${ZONE}::text`)} AS days ORDER BY day`,
	);
	const now = Date.now();
	const usual = sales(random, days, agents, instances, now);
	const [fadingAgent, ...watched] = agents.slice(4);
	const sold = [
		fading(random, fadingAgent, usual, now),
		watchedSales(random, watched, instances, now),
		salesAround(random, agents, instances, now),
		unusualSales(random, agents.slice(2), instances, now),
	];
	const fiches = sold.flatMap((part) => part.fiches);
	const lines = sold.flatMap((part) => part.lines);
	const results = instances.flatMap(({ id, result }) =>
		result ? [{ ...result, instance_id: id }] : [],
	);
	await sql`SELECT pg_temp.import_history(${JSON.stringify(results)}::jsonb, ${JSON.stringify(fiches)}::jsonb, ${JSON.stringify(lines)}::jsonb, ${ZONE})`.execute(
		tx,
	);
}

/** The result that somebody typed and somebody else is to confirm. */
async function enterWaiting(
	tx: Tx,
	{ id, resultsBy }: { id: string } & Pick<DemoCompany, 'resultsBy'>,
	instances: readonly DemoInstance[],
): Promise<void> {
	const { scope, name } = await personOf(tx, id, resultsBy.enters);
	await setScope(tx, scope);
	for (const { id: instanceId, waiting } of instances) {
		if (waiting) await enterResult(tx, instanceId, waiting, '', name);
	}
}

/** Balls that many people dream of, and one that was blocked for a day. */
async function insertBlocks(tx: Tx, companyId: string, createdBy: string): Promise<void> {
	await sql`INSERT INTO boules_block
			(company_id, boule, tirage_id, start_date, end_date, reason, is_active, created_by)
		SELECT ${companyId}::uuid, given.boule,
			(SELECT id FROM tirages WHERE company_id = ${companyId} AND name = given.tirage),
			current_date - given.since, current_date - given.since + given.length, given.reason,
			given.is_active, ${createdBy}
		FROM (VALUES
			('07', NULL, 5, NULL::int, 'Trop joué cette semaine', true),
			('12*34', NULL, 3, 30, 'Mariage trop joué', true),
			('45', 'New York Soir', 1, 2, 'Limite de la maison', true),
			('777', NULL, 9, NULL, 'Grap suspendu', true),
			('22', 'Florida Midi', 6, 7, 'Anniversaire du quartier', false)
		) AS given (boule, tirage, since, length, reason, is_active)`.execute(tx);
}
