import { once } from 'node:events';
import {
	type AddressInfo,
	createServer,
	connect as dial,
	type Server,
	type Socket,
} from 'node:net';
import { readConfig } from '../config/config.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { openDatabase } from './open.ts';

let database: TestDatabase;
let door: Server;
/** What a caller meets at the door of the database. */
let meets: (caller: Socket) => void;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
	door = createServer((caller) => {
		caller.on('error', () => undefined);
		meets(caller);
	}).listen(0, '127.0.0.1');
	await once(door, 'listening');
});
afterAll(async () => {
	jest.useRealTimers();
	door.close();
	await database.close();
});

const throughDoor = (databaseUrl: string): string => {
	const url = new URL(databaseUrl);
	url.host = `127.0.0.1:${(door.address() as AddressInfo).port}`;
	return url.href;
};
function letIn(caller: Socket): void {
	const { hostname, port } = new URL(database.appUrl);
	const far = dial(Number(port), hostname).on('error', () => undefined);
	caller.pipe(far).pipe(caller);
}
/** As PostgreSQL says it. */
function refuse(caller: Socket): void {
	const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''];
	const body = Buffer.from(`${fields.join('\0')}\0`);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(body.length + 4);
	caller.once('data', () => caller.end(Buffer.concat([Buffer.from('E'), length, body])));
}

type Open = Parameters<typeof openDatabase>[2];
function start(owner: boolean, options?: Open) {
	const said: string[] = [];
	const config = {
		...readConfig({}),
		databaseUrl: throughDoor(database.appUrl),
		databaseOwnerUrl: owner ? throughDoor(database.ownerUrl) : undefined,
	};
	const opening = openDatabase(config, (text) => said.push(text), options);
	opening.catch(() => undefined);
	return { said, opening };
}
/** What is under way by itself, without a timer. */
async function turns(): Promise<void> {
	for (let turn = 0; turn < 50; turn++) await new Promise((next) => setImmediate(next));
}

describe.each([
	['the owner', true],
	['the application alone', false],
])('a start that comes as %s', (_, owner) => {
	test('waits for a server that is slow to answer, and says for which', async () => {
		jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
		const held: Socket[] = [];
		meets = (caller) => held.push(caller.pause());
		const { said, opening } = start(owner);
		await turns();
		jest.advanceTimersByTime(50_000);
		await turns();
		expect(said).toEqual([
			`The database at ${new URL(throughDoor(database.appUrl)).host} has not answered yet: waiting for it`,
		]);
		jest.useRealTimers();
		meets = letIn;
		for (const caller of held) letIn(caller);
		await (await opening).close();
	});

	test('ends after a minute in which nothing was heard', async () => {
		jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
		meets = (caller) => caller.pause();
		const { opening } = start(owner);
		await turns();
		jest.advanceTimersByTime(60_000);
		jest.useRealTimers();
		await expect(opening).rejects.toThrow(/timeout/);
	});

	test('waits for a server that says that it starts, in its words and once, until it is there', async () => {
		let asked = 0;
		meets = (caller) => (++asked > 3 ? letIn(caller) : refuse(caller));
		const { said, opening } = start(owner);
		await (await opening).close();
		expect(said.filter((text) => text.includes('waiting'))).toEqual([
			expect.stringMatching(
				/^The database at 127\.0\.0\.1:\d+ lets nobody in yet \(“the database system is starting up”\): waiting for it$/,
			),
		]);
	});

	test('is ended while it waits', async () => {
		const stopping = new AbortController();
		meets = (caller) => {
			refuse(caller);
			stopping.abort(new Error('Ctrl-C'));
		};
		const { opening } = start(owner, { signal: stopping.signal });
		await expect(opening).rejects.toThrow(/Ctrl-C|aborted/);
	});
});

test('a start does not wait where nothing listens', async () => {
	const config = {
		...readConfig({}),
		databaseUrl: 'postgres://borlette_app:x@127.0.0.1:1/borlette',
	};
	await expect(openDatabase(config, () => undefined)).rejects.toThrow('ECONNREFUSED');
});
