import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { APP_ROLE } from '../../db/app-role.ts';
import { connect, type Pool } from '../../db/connect.ts';

/** Variable by which the set-up tells the test files where the cluster is. */
export const OWNER_URL = 'BORLETTE_TEST_OWNER_URL';
export const APP_PASSWORD = 'only-for-tests';

export interface TestDatabase {
	/** Role of the application. */
	db: Pool;
	/** Role that owns the tables; a superuser, whom row-level security does not hold. */
	owner: Pool;
	appUrl: string;
	ownerUrl: string;
	/** Closes the connections; the database goes with the cluster. */
	close(): Promise<void>;
}

const clusterUrl = (database: string): URL => {
	const url = new URL(process.env[OWNER_URL] as string);
	url.pathname = `/${database}`;
	return url;
};

/** Connections for what many do at once: on a slow machine each waits for as long as the others take. */
export const connectMany = (url: string, max: number): Pool => connect(url, { max, waitMs: 0 });

/** A database of its own for a test file: seeded, or empty. */
export async function cloneDatabase(template: 'borlette' | 'template1'): Promise<TestDatabase> {
	const name = `test_${randomBytes(6).toString('hex')}`;
	const admin = connectMany(clusterUrl('postgres').href, 1);
	// Two files may clone at the same moment; PostgreSQL lets one at a time read the template.
	await sql`SELECT pg_advisory_lock(1)`.execute(admin);
	// Its files are copied; block by block through the log takes the processor twice as long.
	await sql`CREATE DATABASE ${sql.ref(name)} TEMPLATE ${sql.ref(template)} STRATEGY = FILE_COPY`.execute(
		admin,
	);
	await admin.destroy();

	const ownerUrl = clusterUrl(name);
	const appUrl = new URL(ownerUrl);
	appUrl.username = APP_ROLE;
	appUrl.password = APP_PASSWORD;
	const owner = connectMany(ownerUrl.href, 2);
	const db = connect(appUrl.href, { waitMs: 0 });
	return {
		db,
		owner,
		appUrl: appUrl.href,
		ownerUrl: ownerUrl.href,
		async close() {
			await db.destroy();
			await owner.destroy();
		},
	};
}
