import { authApi } from '@borlette/shared/contract/auth';
import { contactApi } from '@borlette/shared/contract/contact';
import { sql } from 'kysely';
import pg from 'pg';
import { readConfig } from '../config/config.ts';
import { buildApp } from '../start/app.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { IDS } from '../tools/testing/ids.ts';
import { requestOf } from '../tools/testing/test-api.ts';
import { APP_ROLE } from './app-role.ts';
import { databaseFailure } from './failures.ts';
import { theRow } from './rows.ts';
import { inScope, type Scope, type Tx } from './scope.ts';

let database: TestDatabase;
beforeEach(async () => {
	database = await cloneDatabase('borlette');
});
afterEach(() => database.close());

/** What a call comes to, and what the log says of it. */
async function answerTo(request: ReturnType<typeof requestOf>) {
	const lines: string[] = [];
	const app = await buildApp({
		db: database.db,
		config: { ...readConfig({}), ticketKeys: [Buffer.alloc(32).toString('base64')] },
		logger: { level: 'error', stream: { write: (line) => void lines.push(line) } },
	});
	const { statusCode, body } = await app.inject(request);
	await app.close();
	return { status: statusCode, body, log: lines.join('') };
}

const VISITOR = { name: 'A', email: 'a@example.com', message: 'x', phone: null };
test.each([
	[
		'table',
		sql`REVOKE INSERT ON contact_messages FROM ${sql.ref(APP_ROLE)}`,
		requestOf(contactApi.send, { body: VISITOR }),
		'contact_messages',
	],
	[
		'function',
		sql`REVOKE EXECUTE ON FUNCTION auth_credentials FROM ${sql.ref(APP_ROLE)}`,
		requestOf(authApi.login, { body: { username: 'adminA', password: 'a long password' } }),
		'auth_credentials',
	],
])(
	'a %s that the role may not use is our mistake: the log names it, the answer does not',
	async (kind, revoke, request, name) => {
		await revoke.execute(database.owner);
		const { status, body, log } = await answerTo(request);
		expect([status, JSON.parse(body).code]).toEqual([500, 'internal']);
		expect(body).not.toContain(name);
		expect(log).toContain(`permission denied for ${kind} ${name}`);
	},
);

test('what a policy refuses, or a function of the database, is forbidden to the caller', async () => {
	const scope: Scope = {
		role: 'company',
		companyId: IDS.companyA,
		supervisorId: null,
		userId: IDS.adminA,
	};
	for (const refused of [
		sql`INSERT INTO countries (name, name_code) VALUES ('Cuba', 'CU')`,
		sql`SELECT delete_company(${IDS.companyA})`,
	]) {
		const error = await inScope(database.db, scope, (tx) => refused.execute(tx)).catch(
			(thrown: unknown) => thrown,
		);
		expect([String(error), databaseFailure(error)?.code]).toEqual([String(error), 'forbidden']);
	}
});

test('a connection that ends between two statements is no mistake of ours: the same may be sent again', async () => {
	const scope: Scope = {
		role: 'company',
		companyId: IDS.companyA,
		supervisorId: null,
		userId: null,
	};
	const again = (tx: Tx) => sql`SELECT 1`.execute(tx);
	const error = await inScope(database.db, scope, async (tx) => {
		const { pid } = await theRow(tx, sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`);
		await sql`SELECT pg_terminate_backend(${pid})`.execute(database.owner);
		// Some are still sent before it is noticed.
		for (;;)
			await again(tx).catch((thrown: Error) => {
				if (/not queryable/.test(thrown.message)) throw thrown;
			});
	}).catch((thrown: unknown) => thrown);
	expect(databaseFailure(error)?.code).toBe('unavailable');
});

test.each(['53100', '53200', '53300', '25006'])(
	'%s: without room, memory or leave to write the database is unavailable, and the same may be sent again',
	(code) => {
		const error = Object.assign(new pg.DatabaseError('could not extend file', 1, 'error'), {
			code,
		});
		const failure = databaseFailure(error);
		expect([failure?.code, failure?.details.retryAfter]).toEqual(['unavailable', 5]);
	},
);
