import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authApi } from '@borlette/shared/contract/auth';
import { countryApi } from '@borlette/shared/contract/country';
import { sql } from 'kysely';
import { type Config, readConfig } from '../config/config.ts';
import { createFirstSuperuser } from '../identity/first-superuser.sql.ts';
import { hashPassword } from '../identity/password.ts';
import { buildApp } from '../start/app.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { smallDisk } from '../tools/testing/small-disk.ts';
import { requestOf } from '../tools/testing/test-api.ts';
import { connect, type Pool } from './connect.ts';
import { unprivilegedAccount } from './embedded/account.ts';
import { guardDatabase } from './guard.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { rowsOf, runScript } from './rows.ts';
import { readSql } from './schema-files.ts';
import { checkSchemaVersion } from './schema-version.ts';

/** No second step, and no key written beside the project. */
const CONFIG: Config = {
	...readConfig({}),
	twoFactorRoles: [],
	secretsKey: Buffer.alloc(32).toString('base64'),
};

let empty: TestDatabase;
beforeEach(async () => {
	empty = await cloneDatabase('template1');
});
afterEach(() => empty.close());

const open = (databaseUrl: string, databaseOwnerUrl?: string) =>
	openDatabase({ ...readConfig({}), databaseUrl, databaseOwnerUrl }, () => undefined);
const withRole = async (role: string, options: string): Promise<string> => {
	await sql`CREATE ROLE ${sql.ref(role)} LOGIN PASSWORD 'x' ${sql.raw(options)}`.execute(
		empty.owner,
	);
	const url = new URL(empty.appUrl);
	url.username = role;
	url.password = 'x';
	return url.href;
};
const dropRole = async (role: string) => {
	await sql`DROP OWNED BY ${sql.ref(role)}`.execute(empty.owner);
	await sql`DROP ROLE ${sql.ref(role)}`.execute(empty.owner);
};

test('with an owner an empty database gets its tables and the role of the application', async () => {
	const url = new URL(empty.appUrl);
	url.username = 'fresh_role';
	url.password = 'fresh password';
	const { db, close } = await open(url.href, empty.ownerUrl);
	await expect(sql`SELECT id FROM agents`.execute(db)).resolves.toMatchObject({ rows: [] });
	await close();
	const again = await open(url.href, empty.ownerUrl);
	await again.close();
	await dropRole('fresh_role');
});

test('an owner who is no superuser is enough: everything works under forced policies', async () => {
	const ownerUrl = new URL(await withRole('plain_owner', 'NOSUPERUSER CREATEROLE'));
	const name = ownerUrl.pathname.slice(1);
	await sql`ALTER DATABASE ${sql.ref(name)} OWNER TO plain_owner`.execute(empty.owner);
	const { db, close } = await open(empty.appUrl, ownerUrl.href);
	expect(await createFirstSuperuser(db, 'first', await hashPassword('a long password'))).toBe(true);
	const app = await buildApp({ db, config: CONFIG, checkAnswers: true });
	const login = await app.inject(
		requestOf(authApi.login, { body: { username: 'first', password: 'a long password' } }),
	);
	expect(login.statusCode).toBe(200);
	const countries = await app.inject(requestOf(countryApi.list, {}, login.json().accessToken));
	expect(countries.json()).toEqual([]);
	await app.close();
	await close();

	// Migrations work on rows: this owner sees them though no policy stands then.
	const owner = connect(ownerUrl.href, { max: 1 });
	const seen = await owner.transaction().execute(async (tx) => {
		await runScript(tx, readSql('clear.sql'));
		return rowsOf(tx, sql<{ username: string }>`SELECT username FROM users`);
	});
	expect(seen).toEqual([{ username: 'first' }]);
	await migrate(owner);
	await owner.destroy();
	await sql`ALTER DATABASE ${sql.ref(name)} OWNER TO CURRENT_USER`.execute(empty.owner);
	await dropRole('plain_owner');
});

test('without an owner an empty database is refused, with what to do', async () => {
	await expect(open(empty.appUrl)).rejects.toThrow(
		'The database is empty: set DATABASE_OWNER_URL once',
	);
});

test('a database of another version is refused by both versions’ names', async () => {
	await (await open(empty.appUrl, empty.ownerUrl)).close();
	await sql`DELETE FROM kysely_migration WHERE name > '0001'`.execute(empty.owner);
	await sql`UPDATE kysely_migration SET name = '0000-other'`.execute(empty.owner);
	await sql`UPDATE schema_code SET hash = '0123456789abcdef'`.execute(empty.owner);
	await expect(checkSchemaVersion(empty.db)).rejects.toThrow(
		/is at 0000-other with functions 01234567, this API needs 0\d+-[\w-]+ with functions \w{8}:/,
	);
});

test.each([
	['a_superuser', 'SUPERUSER', 'is a superuser'],
	['a_bypasser', 'BYPASSRLS', 'bypasses row-level security'],
])('%s is refused as the application', async (role, options, reason) => {
	const url = await withRole(role, options);
	await expect(open(url)).rejects.toThrow(`The role ${role} of DATABASE_URL ${reason}`);
	await dropRole(role);
});

test('an owner of tables is refused as the application', async () => {
	const url = await withRole('a_table_owner', '');
	await sql`CREATE TABLE theirs ()`.execute(empty.owner);
	await sql`ALTER TABLE theirs OWNER TO a_table_owner`.execute(empty.owner);
	await expect(open(url)).rejects.toThrow('owns the tables');
	await dropRole('a_table_owner');
});

test('an ordinary role passes', async () => {
	await expect(guardDatabase(empty.db)).resolves.toBeUndefined();
});

/** Too small for an empty database, and for the application's tables. */
test.each([20, 52])(
	'on a disk of %d MB the start of a new database says that it is full, and leaves no PostgreSQL behind',
	async (megabytes) => {
		const { uid, gid } = unprivilegedAccount() ?? {};
		const disk = smallDisk(megabytes, { uid, gid });
		if (!disk) return;
		try {
			const config = { ...readConfig({}), dataDir: disk.folder };
			await expect(openDatabase(config, () => undefined)).rejects.toThrow(
				/^The disk of .* is full: make room there, then start again/,
			);
			expect(existsSync(join(disk.folder, 'postgres', 'lock'))).toBe(false);
		} finally {
			// It fails while a program has a file there.
			disk.end();
		}
	},
);

test('who is told to end while tables are brought up ends at once, leaves no server behind, and the next start does it', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'borlette-open-'));
	chmodSync(dataDir, 0o755);
	try {
		const config = { ...readConfig({}), dataDir };
		const stopping = new AbortController();
		const asOwner = async (owner: Pool) => {
			stopping.abort();
			await sql`SELECT pg_sleep(900)`.execute(owner);
		};
		const { signal } = stopping;
		await expect(openDatabase(config, () => undefined, { asOwner, signal })).rejects.toThrow();
		const left = readdirSync(join(dataDir, 'postgres'), { recursive: true }).map(String);
		expect(left.filter((file) => /postmaster\.pid$|^lock$/.test(file))).toEqual([]);
		const { db, close } = await openDatabase(config, () => undefined);
		await expect(sql`SELECT id FROM agents`.execute(db)).resolves.toMatchObject({ rows: [] });
		await close();
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
});
