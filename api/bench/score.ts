/**
 * The list of agents by how much they deserve a look, of a house of 2,000 with 28 days, with row-level security on: how long
 * its pages of 25 take, and how long the work of the job that keeps it.
 * Run: pnpm --filter ./api bench:score [agents, 2000 if not said]
 */
import { SIGNALS, scoreApi } from '@borlette/shared/contract/score';
import { sql } from 'kysely';
import type { Db, Pool } from '../src/db/connect.ts';
import { inScope, type Scope } from '../src/db/scope.ts';
import { listRows } from '../src/http/list.ts';
import { CONDITIONS, scoreRows } from '../src/modules/score/score.sql.ts';
import { keepSignals } from '../src/modules/score/signals.sql.ts';
import { withThrowAwayDatabase } from './throw-away.ts';

const COMPANY = '01900000-0000-7000-8000-00000000b0b0';
const SCOPE: Scope = { companyId: COMPANY, supervisorId: null, userId: null, role: 'company' };
const DAYS = 28;
const AGENTS_OF_A_BRANCH = 20;
const RUNS = 60;

/** A house whose agents sold every day; one of them in fifty does something that deserves a look. */
async function makeHouse(owner: Db, agents: number): Promise<void> {
	await owner.connection().execute(async (tx) => {
		await sql`SET session_replication_role = replica`.execute(tx);
		await sql`INSERT INTO countries (id, name, name_code) VALUES (${COMPANY}, 'Haïti', 'HT')`.execute(
			tx,
		);
		await sql`INSERT INTO companies (id, ref_code, companyname, country_id)
			VALUES (${COMPANY}, 'BENCH', 'Bench', ${COMPANY})`.execute(tx);
		await sql`INSERT INTO surcussales (company_id, id, name)
			SELECT ${COMPANY}::uuid, md5('s' || n)::uuid, 'Surcussale ' || n
			FROM generate_series(0, ${Math.ceil(agents / AGENTS_OF_A_BRANCH)}::int) AS n`.execute(tx);
		await sql`INSERT INTO agents (company_id, id, surcussale_id, username, password_hash, first_name, last_name,
				phone, code)
			SELECT ${COMPANY}::uuid, md5('a' || n)::uuid, md5('s' || n / ${AGENTS_OF_A_BRANCH}::int)::uuid, 'agent' || n,
				'x', 'Agent', 'Nom ' || n, '+50937000000', lpad(n::text, 4, '0')
			FROM generate_series(1, ${agents}::int) AS n`.execute(tx);
		await sql`INSERT INTO agent_days (company_id, agent_id, day, fiches, vente, wins, voids, late_wins, balls, player,
				player_staked)
			SELECT ${COMPANY}::uuid, md5('a' || n)::uuid, current_date - d, 75, 500000 + (n * 7919 + d * 104729) % 200000, 4,
				(n % 50 = 1)::int, (n % 50 = 2)::int, (n % 50 = 3)::int * 9, (n % 50 = 4)::int * 3,
				(n % 50 = 4)::int * 90000
			FROM generate_series(1, ${agents}::int) AS n, generate_series(1, ${DAYS}::int) AS d`.execute(
			tx,
		);
		await sql`INSERT INTO ledger_days (company_id, agent_id, day, seq, balance, sales, reversals, commission, payouts,
				movements)
			SELECT ${COMPANY}::uuid, md5('a' || n)::uuid, current_date - d, 28 - d, -(n % 50 = 5)::int * 3000000, -500000, 0,
				60000, 300000, 140000
			FROM generate_series(1, ${agents}::int) AS n, generate_series(1, ${DAYS}::int) AS d`.execute(
			tx,
		);
		await sql`UPDATE agents a SET balance = l.balance FROM ledger_days l
			WHERE l.company_id = a.company_id AND l.agent_id = a.id AND l.day = current_date - 1`.execute(
			tx,
		);
		await sql`ANALYZE`.execute(tx);
	});
}

const QUERIES = {
	'first page': { limit: 25 },
	'a page far in': { limit: 25, offset: 1_000 },
	'a signal': { limit: 25, signal: 'voids' },
	'a name': { limit: 25, q: 'nom 17' },
} as const;

/** A page as the API reads it. */
const page = (db: Pool, query: object) =>
	inScope(
		db,
		SCOPE,
		(tx) =>
			listRows(tx, scoreApi.list, query as never, {
				...scoreRows({ scope: SCOPE, signals: SIGNALS }),
				search: ['agent_name', 'username', 'surcussale_name', 'supervisor_name'],
				filters: CONDITIONS,
			}),
		{ readOnly: true },
	);

async function timesOf(runs: number, work: () => Promise<unknown>): Promise<string> {
	const times: number[] = [];
	for (let run = 0; run <= runs; run += 1) {
		const start = performance.now();
		await work();
		if (run > 0) times.push(performance.now() - start);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => (times[Math.ceil(share * runs) - 1] ?? 0).toFixed(1);
	return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

await withThrowAwayDatabase(async ({ owner, db }) => {
	await makeHouse(owner, Number(process.argv[2] ?? 2_000));
	const keep = () => inScope(db, SCOPE, (tx) => keepSignals(tx, COMPANY));
	const start = performance.now();
	await keep();
	console.info(`signals worked out the first time: ${(performance.now() - start).toFixed(0)} ms`);
	console.info(`again, nothing new: ${await timesOf(10, keep)}`);
	await sql`ANALYZE`.execute(owner);
	for (const [name, query] of Object.entries(QUERIES)) {
		console.info(`${name}: ${await timesOf(RUNS, () => page(db, query))}`);
	}
});
