import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { type ConnectOptions, connect } from './connect.ts';
import { theRow } from './rows.ts';
import { Servers } from './servers.ts';
import { unreachableDatabase } from './unreachable.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await cloneDatabase('template1');
});
afterAll(() => database.close());

/** What a start says that is given this address. */
async function saidOf(
	change: (url: URL) => void = () => undefined,
	options: ConnectOptions = {},
): Promise<string | undefined> {
	const url = new URL(database.appUrl);
	change(url);
	const db = connect(url.href, { max: 1, ...options });
	const error = await theRow(db, sql<{ one: number }>`SELECT 1 AS one`).catch((thrown) => thrown);
	await db.destroy();
	return unreachableDatabase(error);
}

test('a server whose connections are used up is said to take no more', async () => {
	await sql`CREATE ROLE one_too_many LOGIN PASSWORD 'x' CONNECTION LIMIT 0`.execute(database.owner);
	const said = await saidOf((url) => {
		url.username = 'one_too_many';
		url.password = 'x';
	});
	await sql`DROP ROLE one_too_many`.execute(database.owner);
	expect(said).toContain('takes no more connections');
});

test('a server that must not be written is told with the reason, not as one that starts', async () => {
	const reached = { system: 'another', timeline: 2 };
	const memory = { reached: () => reached, keep: () => undefined };
	const servers = new Servers([database.appUrl], memory);
	expect(await saidOf(undefined, { servers })).toMatch(/127\.0\.0\.1:\d+ has another database\.$/);
});

test('what is no PostgreSQL and hangs up is named as such', async () => {
	const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const said = await saidOf((url) => {
		url.port = String((server.address() as AddressInfo).port);
	});
	server.close();
	expect(said).toContain('it is no PostgreSQL, or a proxy');
});

test('a server without TLS is told from one that cannot be reached', async () => {
	const said = await saidOf((url) => url.searchParams.set('sslmode', 'verify-full'));
	expect(said).toContain('it has no TLS');
});

test.each([
	'self-signed certificate',
	'unable to verify the first certificate',
	"Hostname/IP does not match certificate's altnames: IP: 10.0.0.1 is not in the cert's list",
])('%s: whose certificate is believed can be said', (message) => {
	expect(unreachableDatabase(new Error(message))).toContain('sslrootcert');
});

test('what is no matter of the database keeps its stack', () => {
	expect(unreachableDatabase(new TypeError('x is not a function'))).toBeUndefined();
});
