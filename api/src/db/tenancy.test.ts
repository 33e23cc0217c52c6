import { sql } from 'kysely';
import { IDS } from '../tools/testing/ids.ts';
import { sellMixed } from '../tools/testing/mixed-sales.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { connect } from './connect.ts';
import { inScope, type Scope, type Tx } from './scope.ts';

const api = useTestApi();

const scopeOf = (changes: Partial<Scope>): Scope => ({
	companyId: null,
	supervisorId: null,
	userId: null,
	role: 'company',
	...changes,
});
const inCompanyB = <T>(work: (tx: Tx) => Promise<T>) =>
	inScope(api.db, scopeOf({ companyId: IDS.companyB, userId: IDS.adminB }), work);

/** Reached through functions only. */
const UNREADABLE = [
	'idempotency_keys',
	'agent_tokens',
	'autopilot_shares',
	'code_attempts',
	'company_homes',
	'ledger_heads',
];

const companyTables = async (): Promise<string[]> => {
	const { rows } = await sql<{ name: string }>`
		SELECT c.relname AS name FROM pg_class c
		JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' AND a.attnotnull
		WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace ORDER BY 1`.execute(
		api.owner,
	);
	return rows.map(({ name }) => name);
};

test('every table of tenants forces row-level security, and is keyed by company', async () => {
	const tables = await companyTables();
	expect(tables).toEqual(expect.arrayContaining(['agents', 'fiches', 'audit_entries']));
	const { rows } = await sql<{ name: string }>`
		SELECT relname AS name FROM pg_class WHERE relname = ANY (${tables}::text[])
			AND NOT (relrowsecurity AND relforcerowsecurity)
		UNION
		SELECT conrelid::regclass::text FROM pg_constraint
		WHERE contype IN ('p', 'u') AND conrelid::regclass::text = ANY (${tables}::text[])
			AND NOT (SELECT attnum FROM pg_attribute WHERE attrelid = conrelid
				AND attname = 'company_id') = ANY (conkey)`.execute(api.owner);
	expect(rows).toEqual([]);
});

test('partitions are reached through their table only, and the policies would hold there too', async () => {
	const { rows } = await sql<{ name: string; safe: boolean }>`
		SELECT relname AS name, relrowsecurity AND relforcerowsecurity
			AND NOT has_table_privilege('borlette_app', oid, 'SELECT, INSERT, UPDATE, DELETE') AS safe
		FROM pg_class WHERE relispartition AND relname ~ '_[0-9]{4}_[0-9]{2}$'
			AND relkind IN ('r', 'p')`.execute(api.owner);
	expect(rows.length).toBeGreaterThanOrEqual(10);
	expect(rows.filter(({ safe }) => !safe)).toEqual([]);
});

test('a query that forgets the company filter still shows nothing of another company', async () => {
	for (const table of [...(await companyTables()), 'companies', 'users', 'user_permissions']) {
		const column = { companies: 'id', user_permissions: 'user_id' }[table] ?? 'company_id';
		const own = column === 'user_id' ? [IDS.adminB, IDS.supervisorB] : [IDS.companyB];
		if (UNREADABLE.includes(table)) continue;
		// audit_entries grants no password hashes to read, agents and users do not.
		const { rows } = await inCompanyB((tx) =>
			sql`SELECT ${sql.ref(column)} AS owner FROM ${sql.table(table)}
				WHERE ${sql.ref(column)} <> ALL (${own}::uuid[])`.execute(tx),
		);
		expect([table, rows]).toEqual([table, []]);
	}
});

test('each policy of a tenant’s table asks for the company, or for the provider; the one of "Toutes" is for reading', async () => {
	const { rows } = await sql<{ name: string; policy: string }>`
		SELECT tablename AS name, policyname AS policy FROM pg_policies
		WHERE tablename = ANY (${await companyTables()}::text[]) AND permissive = 'PERMISSIVE' AND policyname <> 'owner'
			AND NOT CASE WHEN policyname = 'all_companies' THEN cmd = 'SELECT' AND qual ~ 'app_scope'
				WHEN policyname ~ 'provider' THEN qual ~ 'app_role'
				ELSE coalesce(qual, with_check) ~ 'app_company' END`.execute(api.owner);
	expect(rows).toEqual([]);
});

test('without any scope nothing of a tenant is seen', async () => {
	for (const table of await companyTables()) {
		if (UNREADABLE.includes(table)) continue;
		const { rows } = await sql`SELECT company_id FROM ${sql.table(table)}`.execute(api.db);
		expect([table, rows]).toEqual([table, []]);
	}
});

test("writes to another company's rows touch none, inserts are refused", async () => {
	const updated = await inCompanyB((tx) =>
		sql`UPDATE agents SET first_name = 'Stolen' WHERE id = ${IDS.agentA}`.execute(tx),
	);
	expect(updated.numAffectedRows).toBe(0n);
	await expect(
		inCompanyB((tx) =>
			sql`INSERT INTO surcussales (company_id, name) VALUES (${IDS.companyA}, 'x')`.execute(tx),
		),
	).rejects.toThrow('row-level security');
});

test('"Toutes" is for reading: writing in it touches nothing', async () => {
	const updated = await inScope(api.db, scopeOf({ role: 'superuser' }), async (tx) => {
		const seen = await sql`SELECT id FROM agents`.execute(tx);
		expect(seen.rows.length).toBeGreaterThan(1);
		return sql`UPDATE agents SET first_name = 'x'`.execute(tx);
	});
	expect(updated.numAffectedRows).toBe(0n);
});

const supervisorA = scopeOf({
	companyId: IDS.companyA,
	supervisorId: IDS.supervisorA,
	role: 'supervisor',
});

test('a supervisor is narrowed by the database too', async () => {
	const idsOf = async (table: string) =>
		inScope(api.db, supervisorA, async (tx) => {
			const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(table)}`.execute(tx);
			return rows.map(({ id }) => id);
		});
	expect(await idsOf('surcussales')).toEqual([IDS.surcussaleA]);
	expect(await idsOf('agents')).toEqual([IDS.agentA]);
	expect(await idsOf('supervisors')).toEqual([IDS.supervisorA]);
});

test('of primes a supervisor reads the house’s and those of their own part', async () => {
	await sql`INSERT INTO primes (company_id, surcussale_id, borlette1)
		VALUES (${IDS.companyA}, ${IDS.otherSurcussaleA}, 52)`.execute(api.owner);
	const seen = await inScope(api.db, supervisorA, async (tx) => {
		const { rows } = await sql<{ target: string; surcussale_id: string | null }>`
			SELECT DISTINCT target, surcussale_id FROM primes`.execute(tx);
		return rows;
	});
	expect(seen.map(({ target }) => target)).toContain('general');
	expect(seen.map(({ surcussale_id }) => surcussale_id)).not.toContain(IDS.otherSurcussaleA);
	await sql`DELETE FROM primes WHERE surcussale_id = ${IDS.otherSurcussaleA}`.execute(api.owner);
});

test('whatever is of an agent or a surcussale is narrowed for a supervisor', async () => {
	const { rows } = await sql<{ name: string; column: string }>`
		SELECT c.relname AS name, a.attname AS column FROM pg_class c
		JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname IN ('agent_id', 'surcussale_id')
		WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
			AND has_column_privilege('borlette_app', c.oid, a.attnum, 'SELECT')
			AND NOT EXISTS (SELECT FROM pg_policies p WHERE p.tablename = c.relname AND p.qual ~ 'app_supervisor')
		ORDER BY 1, 2`.execute(api.owner);
	expect(rows).toEqual([]);
});

test('the scope of a transaction does not outlive it', async () => {
	const one = connect(api.appUrl, { max: 1 });
	await inScope(one, scopeOf({ companyId: IDS.companyA }), async () => undefined);
	const { rows } = await sql`SELECT id FROM agents`.execute(one);
	await one.destroy();
	expect(rows).toEqual([]);
});

test.each([
	['UPDATE audit_entries SET action = $$x$$'],
	['DELETE FROM audit_entries'],
	['TRUNCATE audit_entries'],
	['INSERT INTO audit_entries SELECT * FROM audit_entries'],
	['INSERT INTO fiches SELECT * FROM fiches'],
	['UPDATE fiches SET total = 0'],
	['UPDATE fiches SET status = $$paid$$'],
	['DELETE FROM fiches'],
	['INSERT INTO fiche_lines SELECT * FROM fiche_lines'],
	['UPDATE fiche_lines SET stake = 0'],
	['UPDATE fiche_lines SET gain = 1'],
	['DELETE FROM fiche_lines'],
	['INSERT INTO wallet_entries SELECT * FROM wallet_entries'],
	['UPDATE wallet_entries SET amount = 0'],
	['DELETE FROM wallet_entries'],
	['TRUNCATE wallet_entries'],
	['UPDATE exposures SET staked = 0'],
	['UPDATE rollups SET vente = 0'],
	['SELECT * FROM idempotency_keys'],
	['SELECT * FROM agent_tokens'],
	['UPDATE tirage_instances SET close_at = now()'],
	['INSERT INTO agents (balance) VALUES (1)'],
	['SELECT wallet_append(NULL, NULL, NULL, NULL, NULL, NULL, NULL)'],
	['UPDATE results SET lotto3 = $$000$$'],
	['DELETE FROM results'],
	['UPDATE agents SET balance = 0'],
	['UPDATE users SET role = $$superuser$$'],
	['UPDATE users SET company_id = NULL'],
	['SELECT * FROM tokens'],
	['SELECT * FROM ended_sign_ins'],
	['ALTER TABLE agents NO FORCE ROW LEVEL SECURITY'],
])('the application may not: %s', async (statement) => {
	await expect(inCompanyB((tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
		/permission denied|must be owner/,
	);
});

test('the trail is a chain: a changed, dropped or swapped entry breaks it', async () => {
	for (const label of ['one', 'two', 'three']) {
		await inCompanyB((tx) =>
			sql`SELECT audit_append('Test', 'update', 'agent', 'id', ${label}, NULL, '{"a": 1}', '', '')`.execute(
				tx,
			),
		);
	}
	const broken = async () => {
		const { rows } = await sql<{ seq: number }>`
			SELECT seq FROM (
				SELECT e.seq, e.hash = audit_hash(e) AS whole,
					e.previous_hash = lag(e.hash, 1, ''::bytea) OVER (ORDER BY e.seq) AS follows
				FROM audit_entries e WHERE company_id = ${IDS.companyB}
			) AS chain WHERE NOT (whole AND follows) ORDER BY seq`.execute(api.owner);
		return rows.map(({ seq }) => seq);
	};
	expect(await broken()).toEqual([]);
	await sql`UPDATE audit_entries SET after = '{"a": 2}' WHERE object_label = 'two'`.execute(
		api.owner,
	);
	expect(await broken()).toEqual([2]);
	await sql`DELETE FROM audit_entries WHERE object_label = 'two'`.execute(api.owner);
	expect(await broken()).toEqual([3]);
});

test('of what was sold a supervisor sees the rows of their own agents, in whichever table', async () => {
	await sellMixed(api);
	const seen = await inScope(api.db, supervisorA, async (tx) => {
		const tables = ['fiches', 'fiche_lines', 'rollups', 'wallet_entries', 'ledger_days'] as const;
		const found: Record<string, (string | null)[]> = {};
		for (const table of tables) {
			const column = table === 'fiche_lines' ? 'fiche_id' : 'agent_id';
			const { rows } = await sql<{ id: string }>`SELECT DISTINCT ${sql.ref(column)} AS id
				FROM ${sql.table(table)}`.execute(tx);
			found[table] = rows.map(({ id }) => id);
		}
		return found;
	});
	const { rows: fiches } = await sql<{ id: string }>`SELECT id FROM fiches
		WHERE agent_id = ${IDS.agentA}`.execute(api.owner);
	expect({ ...seen, fiche_lines: seen.fiche_lines?.sort() }).toEqual({
		...{ fiches: [IDS.agentA], rollups: [IDS.agentA] },
		...{ wallet_entries: [IDS.agentA], ledger_days: [IDS.agentA] },
		fiche_lines: fiches.map(({ id }) => id).sort(),
	});
});
