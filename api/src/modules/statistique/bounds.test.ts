import type { LineRefusal } from '@borlette/shared/contract';
import { dashboardApi } from '@borlette/shared/contract/dashboard';
import { COMBINATIONS, EXPOSURE_MAX, GAMES, STAKE_MAX } from '@borlette/shared/contract/games';
import { regleApi } from '@borlette/shared/contract/regle';
import { statistiqueApi } from '@borlette/shared/contract/statistique';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { worstOf, worstsAtClose } from '../../engine/forecast.sql.ts';
import { reconcile } from '../../tools/reconcile/reconcile.ts';
import { outcomeOf } from '../../tools/testing/attempts.ts';
import { dayFromToday } from '../../tools/testing/days.ts';
import { IDS } from '../../tools/testing/ids.ts';
import {
	bindDevices,
	openDraw,
	otherTirage,
	refusalOf,
	sell,
} from '../../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM limits`.execute(api.owner);
	await sql`DELETE FROM invoices`.execute(api.owner);
	await sql`DELETE FROM primes WHERE target <> 'general'`.execute(api.owner);
});
let day = 0;
const draw = () => openDraw(api.owner, ++day);

const settle = (rules: { max_stake: number; max_exposure: number }) =>
	sql`UPDATE company_settings SET max_stake = ${rules.max_stake},
		max_exposure = ${rules.max_exposure} WHERE company_id = ${IDS.companyA}`.execute(api.owner);
const LOTTO5 = { game: 'lotto5', option: 1, numbers: '12345' };
const WORST = 25_000;
const refused = async (instance: string, lines: object[]): Promise<LineRefusal[]> =>
	(await refusalOf(sell(api.db, instance, lines))).refusals ?? [];

test('every combination of a draw at its bound adds up to an integer that JavaScript holds', async () => {
	const combinations = GAMES.reduce((sum, game) => sum + COMBINATIONS[game], 0);
	expect(combinations * EXPOSURE_MAX).toBeLessThan(Number.MAX_SAFE_INTEGER);
	// The database holds to the same bounds.
	await settle({ max_stake: STAKE_MAX, max_exposure: EXPOSURE_MAX });
	await expect(settle({ max_stake: STAKE_MAX + 1, max_exposure: 1 })).rejects.toThrow(/check/);
	await expect(settle({ max_stake: 1, max_exposure: EXPOSURE_MAX + 1 })).rejects.toThrow(/check/);
});

test('a hundred lines at the highest stake are refused, and nothing that is shown breaks', async () => {
	await settle({ max_stake: STAKE_MAX, max_exposure: EXPOSURE_MAX });
	const instance = await openDraw(api.owner, 0);
	const hundred = Array.from({ length: 100 }, () => ({ ...LOTTO5, stake: STAKE_MAX }));
	for (let ticket = 0; ticket < 4; ticket++) {
		expect(await refused(instance, hundred)).toEqual([
			{ line: 0, rule: 'max_stake', limit: STAKE_MAX },
		]);
	}
	const most = EXPOSURE_MAX / WORST;
	expect(await refused(instance, [{ ...LOTTO5, stake: most + 1 }])).toEqual([
		{ line: 0, rule: 'max_exposure', limit: most, remaining: most },
	]);
	await sell(api.db, instance, [{ ...LOTTO5, stake: most - 10 }]);
	expect(await refused(instance, [{ ...LOTTO5, stake: 11 }])).toEqual([
		{ line: 0, rule: 'max_exposure', limit: most, remaining: 10 },
	]);
	await sell(api.db, instance, [{ ...LOTTO5, stake: 10 }]);

	const seen = [
		await api.call('adminA', statistiqueApi.board, { params: { instanceId: instance } }),
		await api.call('adminA', statistiqueApi.list, { query: {} }),
		await api.call('root', statistiqueApi.list, { query: {} }),
		await api.call('adminA', dashboardApi.app, {}),
	];
	expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
	expect((await reconcile(api.owner, { most: 5 })).named).toEqual([]);
});

test('what a combination may cost is never passed, however rates and sales come together', async () => {
	await settle({ max_stake: 1_000, max_exposure: 50_000 });
	const instance = await draw();
	const prime = (value: number) =>
		sql`UPDATE primes SET lotto3 = ${value} WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	const line = { game: 'lotto3', numbers: '123', stake: 10 };
	await sell(api.db, instance, [line]);
	await prime(1_000);
	const sales = Array.from({ length: 12 }, (_, n) =>
		sell(api.db, instance, [line], { agentId: n % 2 ? IDS.agentA : IDS.otherAgentA }).then(
			() => 1,
			() => 0,
		),
	);
	const sold = (await Promise.all(sales)).reduce<number>((sum, each) => sum + each, 0);
	// 5,000 of the first sale, 10,000 of each after it.
	expect(sold).toBe(4);
	await prime(500);
	expect(await refused(instance, [{ ...line, stake: 11 }])).toEqual([
		{ line: 0, rule: 'max_exposure', limit: 100, remaining: 10 },
	]);
	// What refuses is what Vérifier une ligne tells.
	const { body } = await api.call('adminA', regleApi.read, {
		query: { agent_id: IDS.agentA, tirage_id: IDS.tirageA, game: 'lotto3', numbers: '123' },
	});
	expect(body).toMatchObject({ max_stake: 1_000 });
	expect(body.caps).toContainEqual(expect.objectContaining({ rule: 'max_exposure', cap: 100 }));
});

test('without a prime, a stake counts itself; a gift that would cost too much is none', async () => {
	await settle({ max_stake: 20_000, max_exposure: 30_000 });
	await sql`UPDATE primes SET lotto4 = 0, mariage_gratuit = 1000
		WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	const instance = await draw();
	const line = { game: 'lotto4', option: 1, numbers: '1234', stake: 16_000 };
	// Its total earns a free mariage, which would cost 100,000.
	const { lines } = await sell(api.db, instance, [line]);
	expect(lines.map(({ game }) => game)).toEqual(['lotto4']);
	expect(await refused(instance, [line])).toEqual([
		{ line: 0, rule: 'max_exposure', limit: 30_000, remaining: 14_000 },
	]);
});

test('what is staked at a prime of 0 stands among the stakes of the house, of a surcussale and of an agent', async () => {
	await settle({ max_stake: 20_000, max_exposure: 30_000 });
	await sql`UPDATE primes SET lotto4 = 0, mariage_gratuit = 0
		WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	const instance = await openDraw(api.owner, 0, await otherTirage(api.owner));
	const line = { game: 'lotto4', option: 1, numbers: '1234', stake: 16_000 };
	// The gift that its total earns has no prize: nobody has anything of it.
	const { lines } = await sell(api.db, instance, [line]);
	expect(lines.map(({ game }) => game)).toEqual(['lotto4', 'mariage_gratuit']);
	const { tirage_id } = lines[0] as { tirage_id: string };
	const stakes = async (places: object) =>
		(await api.call('adminA', statistiqueApi.list, { query: { tirage_id, ...places } })).body;
	for (const places of [{}, { surcussale_id: IDS.surcussaleA }, { agent_id: IDS.agentA }]) {
		expect(await stakes(places)).toEqual([
			expect.objectContaining({ numbers: '1234', staked: 16_000, liability: 0 }),
		]);
	}
	const { body } = await api.call('adminA', statistiqueApi.board, {
		params: { instanceId: instance },
	});
	expect(body.games.find(({ game }) => game === 'lotto4')).toMatchObject({ staked: 16_000 });
});

test('what nothing is won with brings no more in either, once its ball is blocked', async () => {
	await settle({ max_stake: 20_000, max_exposure: 30_000 });
	await sql`UPDATE primes SET lotto4 = 0 WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	const instance = await draw();
	const line = { game: 'lotto4', option: 1, numbers: '1234', stake: 9_000 };
	await sell(api.db, instance, [line]);
	const { worst, parts } = await worstOf(api.owner, IDS.companyA, instance);
	expect(worst).toBeLessThan(0);
	const atClose = { companyId: IDS.companyA, instanceId: instance, parts, growth: 1 };
	const measures = [
		{ boules: [], limit: null },
		{ boules: ['1234'], limit: null },
		{ boules: [], limit: { game: 'lotto4', limite: 9_000 } },
	];
	expect(await worstsAtClose(api.owner, atClose, measures)).toEqual([2 * worst, worst, worst]);
});

test('a balance that no number would hold is refused by name', async () => {
	const deposit = async (amount: number) => {
		const body = { agent_id: IDS.agentA, kind: 'deposit' as const, amount, note: '' };
		const request = requestOf(transactionApi.create, { body }, await api.tokenOf('adminA'));
		return api.inject({
			...request,
			headers: { ...request.headers, 'idempotency-key': 'more-than-anybody-has' },
		});
	};
	await sql`UPDATE agents SET balance = 99999999999999 WHERE id = ${IDS.agentA}`.execute(api.owner);
	expect((await deposit(100)).failure.code).toBe('sum_too_large');
	await sql`UPDATE agents SET balance = 0 WHERE id = ${IDS.agentA}`.execute(api.owner);
});

test('a balance beyond the bound may come back, and goes no further', async () => {
	await sql`UPDATE agents SET balance = 100000000000200 WHERE id = ${IDS.agentB}`.execute(
		api.owner,
	);
	const booking = (amount: number) =>
		sql`SELECT wallet_append(${IDS.companyB}, ${IDS.agentB}, '{adjustment}',
			ARRAY[${amount}]::bigint[], '', '', 'Test')`.execute(api.owner);
	expect(await outcomeOf(booking(100))).toBe('sum_too_large');
	expect(await outcomeOf(booking(-100))).toBe('done');
});

test('a sum that no number holds is refused by name too', async () => {
	const today = await dayFromToday(api.owner, 0);
	const { instance_id } = await theRow(
		api.owner,
		sql<{ instance_id: string }>`SELECT instance_id FROM rollups LIMIT 1`,
	);
	await sql`UPDATE rollups SET vente = 9007199254740993, draw_date = ${today}
		WHERE instance_id = ${instance_id}`.execute(api.owner);
	const { status, failure } = await api.call('adminA', dashboardApi.app, {});
	expect([status, failure.code]).toEqual([422, 'sum_too_large']);
	expect((await reconcile(api.owner, { company: 'AAA', most: 1 })).named).toMatchObject([
		{ what: 'amount', expected: 'an integer below 2^53' },
	]);
});
