import type { AddressInfo } from 'node:net';
import { posApi } from '@borlette/shared/contract/pos';
import { sql } from 'kysely';
import { settling } from '../../scheduler/draws.ts';
import { Random } from '../play/random.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { PASSWORD } from '../testing/ids.ts';
import { useTestApi } from '../testing/test-api.ts';
import { Client } from './client.ts';
import { addDraw, openHouse } from './house.ts';
import { drawResults, nextInstance, payWinners } from './results.ts';
import { customers, serve } from './sell.ts';
import { Tally } from './tally.ts';

const api = useTestApi();
let client: Client;

beforeAll(async () => {
	await api.app.listen({ port: 0, host: '127.0.0.1' });
	client = new Client(`http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`);
});

test('a day of a house: sold, refused, voided, drawn, paid, and the books balance', async () => {
	const random = new Random(1);
	const tally = new Tally();
	const fiches = 160;
	const login = { username: 'root', password: PASSWORD };
	const house = await openHouse(client, random, { login, agents: 4, fiches }, () => undefined);
	const { tirageId } = await addDraw(client, house.admin, { name: 'Simulation', seconds: 600 });
	const { id: instanceId } = await nextInstance(client, house.admin, tirageId);

	// All of the customers have come already: nobody is waited for.
	const closesAt = Date.now();
	const draws = [{ instanceId, closesAt }];
	const begin = closesAt - 1_000;
	const wishes = customers(random, house.terminals, draws, { fiches, begin });
	const onServed = jest.fn();
	const days = [...wishes.values()].map((queue) =>
		serve(client, tally, queue, { clockAhead: 0, onServed }),
	);
	const sold = (await Promise.all(days)).flat();
	expect(onServed).toHaveBeenCalledTimes(fiches);
	expect(tally.fiches).toBeGreaterThan(fiches / 2);
	expect(tally.voided).toBeGreaterThan(0);
	expect([...tally.refused.keys()]).toEqual(
		expect.arrayContaining(['boule_blocked', 'limit_boule', 'max_stake']),
	);

	await sql`UPDATE tirage_instances SET close_at = now(), draw_at = now() WHERE id = ${instanceId}`.execute(
		api.owner,
	);
	const settleAll = settling((error) => {
		throw error;
	});
	let isDrawn = false;
	const drawing = drawResults(client, random, house, draws).finally(() => {
		isDrawn = true;
	});
	while (!isDrawn) await settleAll(api.db);
	await drawing;
	await payWinners(client, random, house, { sold, tally, onPaid: () => undefined });
	const { rows } = await sql<{ status: string }>`SELECT DISTINCT status FROM fiches
		WHERE company_id = ${house.companyId} ORDER BY status`.execute(api.owner);
	expect(rows.map(({ status }) => status)).toEqual(['deleted', 'losing', 'paid']);
	expect(tally.paid).toBeGreaterThan(0);
	expect((await reconcile(api.db, { company: house.ref_code, most: 5 })).named).toEqual([]);
	expect(client.resent).toBe(0);
	const late = client.call(
		posApi.sell,
		{ body: { instances: [instanceId], lines: [{ shortcut: 'grap', stake: 500 }] } },
		{ token: house.terminals[0]?.token as string, key: 'too-late-by-now' },
	);
	await expect(late).rejects.toMatchObject({ body: { code: 'draw_closed' } });
});

test('who is not let in is told what to name, in a sentence', async () => {
	const login = { username: 'root', password: 'another one' };
	const opening = openHouse(client, new Random(1), { login, agents: 1, fiches: 1 }, jest.fn());
	await expect(opening).rejects.toMatchObject({
		name: 'CommandError',
		message: expect.stringMatching(/^root was not let in .*--username.*SIMULATE_PASSWORD/),
	});
});
