import { Migrator, sql } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { discrepancies } from '../tools/testing/selling.ts';
import { migrate } from './migrate.ts';
import { rowsOf, theRow } from './rows.ts';

let empty: TestDatabase;
beforeAll(async () => {
	empty = await cloneDatabase('template1');
});
afterAll(() => empty.drop());

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [COMPANY, SURCUSSALE, AGENT, INFO, TIRAGE, INSTANCE] = [1, 2, 3, 4, 5, 6].map(id);

/** As the first version wrote it: a fiche that won, one that was voided. */
async function fillFoundation(): Promise<void> {
	const { owner } = empty;
	const migrator = new Migrator({
		db: owner,
		provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
	});
	const { error } = await migrator.migrateTo('0006-audit');
	if (error) throw error;
	await sql`INSERT INTO countries (id, name, name_code) VALUES (${id(9)}, 'Haïti', 'HT')`.execute(
		owner,
	);
	await sql`INSERT INTO companies (id, ref_code, companyname, country_id)
		VALUES (${COMPANY}, 'AAA', 'Company A', ${id(9)})`.execute(owner);
	await sql`INSERT INTO surcussales (company_id, id, name) VALUES (${COMPANY}, ${SURCUSSALE}, 'Jacmel')`.execute(
		owner,
	);
	await sql`INSERT INTO agents (company_id, id, surcussale_id, username, password_hash, first_name,
			last_name, phone) VALUES (${COMPANY}, ${AGENT}, ${SURCUSSALE}, 'a', 'x', 'A', 'B', '+50937000001')`.execute(
		owner,
	);
	await sql`INSERT INTO info_tirages (company_id, id, name, state, slot, colour, timezone, draw_time, days)
		VALUES (${COMPANY}, ${INFO}, 'New York Midi', 'New York', 'midi', '#2F6BDE', 'America/New_York',
			'14:30', '{1}')`.execute(owner);
	await sql`INSERT INTO tirages (company_id, id, info_tirage_id, name, timezone, draw_time, days)
		VALUES (${COMPANY}, ${TIRAGE}, ${INFO}, 'New York Midi', 'America/New_York', '14:30', '{1}')`.execute(
		owner,
	);
	await sql`INSERT INTO tirage_instances (company_id, id, tirage_id, draw_date, close_at, draw_at, state)
		VALUES (${COMPANY}, ${INSTANCE}, ${TIRAGE}, '2026-03-02', '2026-03-02T19:25:00Z',
			'2026-03-02T19:30:00Z', 'settled')`.execute(owner);
	await sql`INSERT INTO results (company_id, instance_id, lotto3, lot1, lot2, lot3)
		VALUES (${COMPANY}, ${INSTANCE}, '107', '07', '22', '11')`.execute(owner);
	for (const [fiche, ref, gain, status] of [
		[id(20), 'AAAAAAAAAAAA', 5_000, 'paid'],
		[id(21), 'BBBBBBBBBBBB', 0, 'deleted'],
	] as const) {
		await sql`INSERT INTO fiches (company_id, id, ref_code, agent_id, surcussale_id, draw_date, sold_at,
				total, commission, gain, status)
			VALUES (${COMPANY}, ${fiche}, ${ref}, ${AGENT}, ${SURCUSSALE}, '2026-03-02',
				'2026-03-02T15:00:00Z', 100, 10, ${gain}, ${status})`.execute(owner);
		await sql`INSERT INTO fiche_lines (company_id, fiche_id, instance_id, draw_date, game, numbers, stake,
				prime, commission, gain)
			VALUES (${COMPANY}, ${fiche}, ${INSTANCE}, '2026-03-02', 'borlette', '07', 100, 50, 10, ${gain})`.execute(
			owner,
		);
	}
}

test('a database of the first version is carried over with its fiches, and the books balance', async () => {
	await fillFoundation();
	await migrate(empty.owner);
	expect(await discrepancies(empty.owner)).toEqual([]);
	const lines = await rowsOf(
		empty.owner,
		sql<object>`SELECT f.ref_code, f.number, f.status, f.gain, l.line_no, l.prime1, l.prime2, l.prime3
			FROM fiches f JOIN fiche_lines l ON l.fiche_id = f.id ORDER BY f.ref_code`,
	);
	const primes = { line_no: 1, prime1: 50, prime2: 20, prime3: 10 };
	expect(lines).toEqual([
		{ ref_code: 'AAAAAAAAAAAA', number: 1, status: 'paid', gain: 5_000, ...primes },
		{ ref_code: 'BBBBBBBBBBBB', number: 2, status: 'deleted', gain: 0, ...primes },
	]);
	const company = await theRow(
		empty.owner,
		sql<object>`SELECT (SELECT count(*) FROM company_settings) AS settings,
			(SELECT count(*) FROM lotto_options) AS options,
			(SELECT sum(vente)::bigint FROM rollups) AS vente,
			(SELECT state || result_revision || verified_revision FROM tirage_instances) AS draw`,
	);
	expect(company).toEqual({ settings: 1, options: 10, vente: 100, draw: 'settled11' });
});
