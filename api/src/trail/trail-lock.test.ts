import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@borlette/shared/contract';
import { type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { officialResultApi } from '@borlette/shared/contract/official-results';
import { tourneeApi } from '@borlette/shared/contract/tournee';
import { sql } from 'kysely';
import sharp from 'sharp';
import { withinCompany } from '../db/companies.ts';
import { inScope } from '../db/scope.ts';
import { refreshTodos } from '../todo/keep.ts';
import { IDS, type Person } from '../tools/testing/ids.ts';
import { bindDevices, openDraw, sell } from '../tools/testing/selling.ts';
import { drawn, endDraw } from '../tools/testing/settling.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';
import { untilWaiting } from '../tools/testing/waiting.ts';
import { trailOf } from './entries.sql.ts';

const api = useTestApi();
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`INSERT INTO user_permissions SELECT ${IDS.adminA}::uuid, codename FROM user_permissions
		WHERE user_id = ${IDS.root} ON CONFLICT DO NOTHING`.execute(api.owner);
	await sell(api.db, await openDraw(api.owner, 1), [{}]);
});

const call = async (as: Person, endpoint: Endpoint, body: object) => {
	const request = requestOf(endpoint, { body }, await api.tokenOf(as));
	const headers = { ...request.headers, 'idempotency-key': randomUUID() };
	return api.inject({ ...request, headers });
};

/** Returns what a call is told that came while somebody worked out what the house has to do, and then told its trail. */
async function beside(calling: () => ReturnType<typeof call>) {
	const scope = withinCompany(IDS.companyA);
	const { answer } = await inScope(api.db, scope, async (tx) => {
		await refreshTodos(tx, scope, ['debt_overdue']);
		const called = calling();
		await untilWaiting(api.owner, called);
		const tell = trailOf(tx, { name: 'Office', ip: '', userAgent: '' });
		await tell({ action: 'update', type: 'generale', id: '', label: '' });
		return { answer: called };
	});
	return answer;
}

test('a day is closed beside whoever books', async () => {
	const { body } = await api.call('adminA', clotureApi.list, { query: { limit: 10 } });
	const { items, day } = body as ClosingPage & {
		items: { id: string; expected: number; no: number }[];
	};
	const [{ id: agent_id, expected, no } = { id: '', expected: 0, no: 0 }] = items;
	const { status } = await beside(() =>
		call('adminA', clotureApi.create, { agent_id, day, counted: 5, expected, no, note: '' }),
	);
	expect(status).toBe(200);
});

test('cash is taken on a tour beside whoever books', async () => {
	const surface = { width: 48, height: 16, channels: 4, background: '#0E1216' } as const;
	const signature = (await sharp({ create: surface }).png().toBuffer()).toString('base64');
	const { status } = await beside(() =>
		call('adminA', tourneeApi.take, {
			...{ agent_id: IDS.otherAgentA, amount: 100, taken_at: new Date().toISOString(), note: '' },
			...{ actor_signature: signature, agent_signature: signature },
		}),
	);
	expect(status).toBe(200);
});

test('a result is entered for all companies beside whoever books', async () => {
	const draw = await openDraw(api.owner, -2);
	await endDraw(api.owner, draw);
	const { rows } = await sql<{ state: string; slot: string; draw_date: string }>`
		SELECT n.state, n.slot, i.draw_date FROM tirage_instances i
		JOIN tirages t ON t.id = i.tirage_id JOIN info_tirages n ON n.id = t.info_tirage_id
		WHERE i.id = ${draw}`.execute(api.owner);
	const { status, body } = await beside(() =>
		call('root', officialResultApi.enter, { ...rows[0], pick3: '123', pick4: null }),
	);
	expect(status).toBe(200);
	expect(body).toContainEqual(expect.objectContaining({ outcome: 'entered' }));
});

test('a large gain is paid by the office beside whoever books', async () => {
	const draw = await openDraw(api.owner, -3);
	const { ref_code } = await sell(api.db, draw, [{ stake: 1_000_000 }]);
	await drawn(api, draw, ['107', null]);
	const { body } = await beside(() => call('adminA', ficheApi.update, { ref_code, action: 'pay' }));
	expect(body).toMatchObject({ status: 'paid' });
});
