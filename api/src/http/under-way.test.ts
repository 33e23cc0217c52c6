import type { AddressInfo } from 'node:net';
import { agentApi } from '@borlette/shared/contract/agent';
import { healthApi } from '@borlette/shared/contract/config';
import { posApi } from '@borlette/shared/contract/pos';
import { sql } from 'kysely';
import { theRow } from '../db/rows.ts';
import { IDS } from '../tools/testing/ids.ts';
import { discrepancies, openDraw } from '../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';
import { untilWaiting } from '../tools/testing/waiting.ts';

// However long it takes here, the sale under way is not cut off.
const api = useTestApi({ stopSeconds: 900 });
const password = 'a long password';
let url: string;

const send = async (endpoint: Parameters<typeof requestOf>[0], input: object, token?: string) => {
	const { method, url: path, headers, payload } = requestOf(endpoint, input, token);
	return fetch(new URL(path as string, url), {
		method: method as string,
		headers: {
			...(headers as Record<string, string>),
			'content-type': 'application/json',
			'idempotency-key': Math.random().toString().padEnd(20, '0'),
		},
		...(payload !== undefined && { body: JSON.stringify(payload) }),
	});
};

/** What Fastify gives a hook of its start and end, unless it is told otherwise, is over by then. */
async function closedForAMinute(): Promise<{ end: Promise<unknown> }> {
	jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
	const end = api.app.close();
	end.catch(() => undefined);
	for (let turn = 0; turn < 20; turn++) await new Promise((next) => setImmediate(next));
	jest.advanceTimersByTime(60_000);
	jest.useRealTimers();
	return { end };
}

test('a process that ends refuses what comes, sells what is under way, and then is gone', async () => {
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await api.call('adminA', agentApi.create, {
		body: {
			...{ first_name: 'A', last_name: 'B', phone: '+50937112233', username: 'seller', password },
			...{ surcussale_id: IDS.surcussaleA, commission: 1000, device_id: '' },
		},
	});
	const { body } = await api.call({ token: undefined }, posApi.login, {
		body: { company: 'AAA', username: 'seller', password, device_id: 'POS-1' },
	});
	const instance = await openDraw(api.owner, 0);
	await api.app.listen({ port: 0 });
	url = `http://localhost:${(api.app.server.address() as AddressInfo).port}`;
	const lines = [{ game: 'borlette', numbers: '07', stake: 100 }];
	const sell = () =>
		send(posApi.sell, { body: { instances: [instance], lines } }, body.accessToken);

	const told = jest.spyOn(api.app.log, 'error');
	let closing: { end?: Promise<unknown> } = {};
	let sale = Promise.resolve(new Response());
	await api.owner.transaction().execute(async (tx) => {
		await sql`SELECT FROM tirage_instances WHERE id = ${instance} FOR UPDATE`.execute(tx);
		sale = sell();
		await untilWaiting(api.owner, sale);
		closing = await closedForAMinute();
		expect((await send(healthApi.live, {})).status).toBe(200);
		for (const refused of [await send(healthApi.ready, {}), await sell()]) {
			expect(refused.status).toBe(503);
			expect(refused.headers.get('retry-after')).toBe('5');
			expect(await refused.json()).toMatchObject({ code: 'unavailable' });
		}
	});
	const sold = await sale;
	expect(sold.status).toBe(200);
	const { ref_code } = (await sold.json()) as { ref_code: string };
	await closing.end;
	await expect(fetch(url)).rejects.toThrow('fetch failed');
	const { fiches } = await theRow(
		api.owner,
		sql<{ fiches: number }>`SELECT count(*) AS fiches FROM fiches WHERE ref_code = ${ref_code}`,
	);
	expect(fiches).toBe(1);
	// Each new start was an alarm.
	expect(told).not.toHaveBeenCalled();
	expect(await discrepancies(api.owner)).toEqual([]);
});
