import { createServer } from 'node:net';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { connect, type Pool } from '../db/connect.ts';
import { theRow } from '../db/rows.ts';
import { urlsOf } from '../db/server-urls.ts';
import { type Memory, type Reached, Servers } from '../db/servers.ts';
import { failureOf } from '../http/errors.ts';
import { newKey, sell } from '../tools/testing/selling.ts';
import { TwoServers } from '../tools/testing/two-servers.ts';
import { promote } from './promote.ts';
import { followerOf, waitForSecond } from './second.sql.ts';
import { keepSynchronous } from './synchronous.ts';

const freePort = () =>
	new Promise<number>((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
function memoryOf(): Memory {
	let kept: Reached | undefined;
	return {
		reached: () => kept,
		keep(reached) {
			kept = reached;
		},
	};
}
const fichesIn = async (db: Pool): Promise<number> =>
	(await theRow(db, sql<{ count: number }>`SELECT count(*) FROM fiches`)).count;
const codeOf = (attempt: Promise<unknown>) =>
	attempt.then(
		() => 'sold',
		(error) => failureOf(error).body('').code,
	);

let both: TwoServers;
let db: Pool;
const memory = memoryOf();
beforeAll(async () => {
	both = await TwoServers.make(freePort);
	db = connect(both.url, { servers: new Servers(urlsOf(both.url), memory) });
});
afterAll(async () => {
	await db.destroy();
	await both.remove();
});

/** Resolves once somebody waits for the second server. */
async function untilWaiting(owner: Pool): Promise<number> {
	for (;;) {
		const [found] = (
			await sql<{
				pid: number;
			}>`SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'`.execute(owner)
		).rows;
		if (found) return found.pid;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}

test('a sale that waits for the second server counts only once that has it, however the wait ends', async () => {
	const { owner } = both.first;
	const watching = new AbortController();
	const said: string[] = [];
	const told = new Promise<void>((resolve) => {
		void keepSynchronous(both.first.cluster.ownerUrl, 'always', {
			say: (text) => {
				said.push(text);
				resolve();
			},
			signal: watching.signal,
		});
	});
	await told;
	expect(said).toEqual(['A sale counts once the second server has it on its disk']);
	await sell(db, both.draw, [{}]);
	await both.stop(both.second);

	const key = newKey();
	const first = codeOf(sell(db, both.draw, [{}], { key }));
	const pid = await untilWaiting(owner);
	// As whoever ends a statement does: PostgreSQL commits, and warns.
	await sql`SELECT pg_cancel_backend(${pid})`.execute(owner);
	expect(await first).toBe('unavailable');
	const again = sell(db, both.draw, [{}], { key });
	await untilWaiting(owner);
	both.second = await both.start(both.second.dataDir, both.second.listen.port);
	const { ref_code } = await again;
	expect(
		(await sql`SELECT FROM fiches WHERE ref_code = ${ref_code}`.execute(both.second.owner)).rows,
	).toHaveLength(1);
	expect((await followerOf(owner))?.isSynchronous).toBe(true);
	watching.abort();
	await waitForSecond(owner, false);
});

test('the second server is promoted, and what asks for one that is written goes on with it; the first is not written again', async () => {
	const config = { ...readConfig({}), dataDir: both.second.dataDir };
	await expect(promote(config, { evenSo: false })).rejects.toThrow('answers: two would sell');
	const key = newKey();
	const { ref_code } = await sell(db, both.draw, [{}], { key });
	const before = await fichesIn(both.first.owner);
	await both.stop(both.first);

	expect(await codeOf(sell(db, both.draw, [{}]))).toBe('unavailable');
	await promote(config, { evenSo: false });
	expect((await sell(db, both.draw, [{}], { key })).ref_code).toBe(ref_code);
	await sell(db, both.draw, [{}]);
	expect(await fichesIn(both.second.owner)).toBe(before + 1);

	// The first comes back as if nothing had happened, and the second is away.
	both.first = await both.start(both.first.dataDir, both.first.listen.port);
	await sell(db, both.draw, [{}]);
	await both.stop(both.second);
	expect(await codeOf(sell(db, both.draw, [{}]))).toBe('unavailable');
	const later = connect(both.url, { servers: new Servers(urlsOf(both.url), memory) });
	expect(await codeOf(sell(later, both.draw, [{}]))).toBe('unavailable');
	await later.destroy();
	expect(await fichesIn(both.first.owner)).toBe(before);
});
