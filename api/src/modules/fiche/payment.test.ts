import type { Page } from '@borlette/shared/contract';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { payFiche } from '../../engine/fiche.sql.ts';
import { settle } from '../../engine/settlement.ts';
import { outcomeOf } from '../../tools/testing/attempts.ts';
import { connectMany } from '../../tools/testing/databases.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { asAgent, otherTirage, sell, useSelling } from '../../tools/testing/selling.ts';
import { asCompanyA, confirmed, drawn, endDraw } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const { draw, drawSameDay } = useSelling(api);
let many: Pool;
beforeAll(() => {
	many = connectMany(api.appUrl, 25);
});
afterAll(() => many.destroy());

/** 07, which every fiche here plays for 100, on the first lot. */
const WINNING = ['107', '1122'] as const;
const payOf = (ref_code: string) =>
	api.call('adminA', ficheApi.update, { body: { ref_code, action: 'pay' } });

// Control test 4.
test('of fifty claims at once one is paid', async () => {
	const instance = await draw();
	const fiche = await sell(api.db, instance, [{}]);
	await drawn(api, instance, WINNING);
	const claims = await Promise.all(
		Array.from({ length: 50 }, (_, n) =>
			outcomeOf(
				n % 2 === 0
					? asAgent(many, IDS.agentA, (tx) =>
							payFiche(tx, fiche.ref_code, fiche.security_code, 'A'),
						)
					: asCompanyA(many, (tx) => payFiche(tx, fiche.ref_code, '', 'Office')),
			),
		),
	);
	expect(claims.filter((code) => code === 'done')).toHaveLength(1);
	expect(claims.filter((code) => code === 'already_paid')).toHaveLength(49);
	const { payouts, by_agent } = await theRow(
		api.owner,
		sql<{ payouts: number; by_agent: boolean }>`
		SELECT (SELECT count(*) FROM wallet_entries WHERE kind = 'payout' AND ref_code = ${fiche.ref_code}) AS payouts,
			paid_agent_id IS NOT NULL AS by_agent FROM fiches WHERE ref_code = ${fiche.ref_code}`,
	);
	expect(payouts).toBe(by_agent ? 1 : 0);
});

test('the office pays what it was shown, and nothing where a correction has made it another amount', async () => {
	const instance = await draw();
	const { ref_code } = await sell(api.db, instance, [{}]);
	await drawn(api, instance, WINNING);
	const { body: fiche } = await api.call('adminA', ficheApi.one, {
		params: { refCode: ref_code },
	});
	const { gain } = fiche.fiche;
	const pay = (shown: number) =>
		api.call('adminA', ficheApi.update, { body: { ref_code, action: 'pay', gain: shown } });
	expect((await pay(gain + 1)).failure.code).toBe('conflict');
	expect((await pay(gain)).body).toMatchObject({ status: 'paid', gain });
});

test('an agent pays against the security code and is credited; the office pays from its own', async () => {
	const instance = await draw();
	const balance = async () =>
		(
			await theRow(
				api.owner,
				sql<{ balance: number }>`SELECT balance FROM agents WHERE id = ${IDS.agentA}`,
			)
		).balance;
	const [first, second] = [await sell(api.db, instance, [{}]), await sell(api.db, instance, [{}])];
	await drawn(api, instance, WINNING);
	const before = await balance();
	const pay = (code: string) =>
		outcomeOf(asAgent(api.db, IDS.agentA, (tx) => payFiche(tx, first.ref_code, code, 'A')));
	expect(await pay('')).toBe('not_found');
	expect(await pay(first.security_code)).toBe('done');
	expect(await balance()).toBe(before + 5_000);
	expect((await payOf(second.ref_code)).body).toMatchObject({
		status: 'paid',
		paid_by: 'adminA Test',
	});
	expect(await balance()).toBe(before + 5_000);
	const paidBy = await rowsOf(
		api.owner,
		sql<{ paid_agent_id: string | null }>`SELECT paid_agent_id FROM fiches
			WHERE ref_code IN (${first.ref_code}, ${second.ref_code}) ORDER BY number`,
	);
	expect(paidBy.map(({ paid_agent_id }) => paid_agent_id)).toEqual([IDS.agentA, null]);
});

test('what is still owed comes first, largest on top, and adds up over the filter until it is paid', async () => {
	const instance = await draw();
	const staked = [200, 500, 100, 300];
	const sold = [];
	for (const stake of staked) sold.push(await sell(api.db, instance, [{ stake }]));
	await drawn(api, instance, WINNING);
	const [second, first, , paid] = sold;
	await payOf(paid?.ref_code ?? '');
	const on = { start_date: paid?.draw_date, end_date: paid?.draw_date };
	const winners = async (query: object) => {
		const { body } = await api.call('adminA', ficheApi.winning, {
			query: { ...on, limit: 25, ...query },
		});
		const { items, totals } = body as Page<Fiche>;
		const rows = items.map(({ gain, to_pay, status }) => [gain, to_pay, status]);
		return { rows, owed: totals?.[0]?.sums.to_pay };
	};
	const unpaid = [
		[25_000, 25_000, 'winning'],
		[10_000, 10_000, 'winning'],
		[5_000, 5_000, 'winning'],
	];
	expect(await winners({})).toEqual({ rows: [...unpaid, [15_000, 0, 'paid']], owed: 40_000 });
	expect((await winners({ limit: 1 })).owed).toBe(40_000);
	expect((await winners({ sort: '-gain' })).rows.map(([gain]) => gain)).toEqual([
		25_000, 15_000, 10_000, 5_000,
	]);
	expect((await winners({ status: 'winning' })).rows).toEqual(unpaid);
	await payOf(first?.ref_code ?? '');
	expect((await winners({})).owed).toBe(15_000);
	await sql`UPDATE fiches SET status = 'expired' WHERE ref_code = ${second?.ref_code}`.execute(
		api.owner,
	);
	expect((await winners({})).owed).toBe(5_000);
	expect((await payOf(second?.ref_code ?? '')).failure.code).toBe('not_payable');
	await sql`UPDATE fiches SET status = 'winning' WHERE ref_code = ${second?.ref_code}`.execute(
		api.owner,
	);
});

test('a fiche of two draws says what it won in one of them, and is payable when both are settled', async () => {
	const [first, second] = [await draw(), await drawSameDay(await otherTirage(api.owner))];
	const { ref_code, draw_date } = await sell(api.db, [first, second], [{}]);
	const shown = async () => {
		const on = { start_date: draw_date, end_date: draw_date };
		const one = await api.call('adminA', ficheApi.one, { params: { refCode: ref_code } });
		const rows = [one.body.fiche];
		for (const list of [ficheApi.list, ficheApi.winning]) {
			const { body } = await api.call('adminA', list, { query: on });
			rows.push(...(body as Fiche[]));
		}
		return rows.map(({ status, situation, gain, to_pay }) => ({ status, situation, gain, to_pay }));
	};
	const playing = { status: 'sold', situation: 'sold', gain: 0, to_pay: 0 };
	expect(await shown()).toEqual([playing, playing]);
	await drawn(api, first, WINNING);
	const wonSoFar = { ...playing, situation: 'won_so_far', gain: 5_000 };
	expect(await shown()).toEqual([wonSoFar, wonSoFar, wonSoFar]);
	expect((await payOf(ref_code)).failure.code).toBe('not_payable');
	await drawn(api, second, ['999', null]);
	const won = { status: 'winning', situation: 'winning', gain: 5_000, to_pay: 5_000 };
	expect(await shown()).toEqual([won, won, won]);
	expect((await payOf(ref_code)).body).toMatchObject({ status: 'paid', gain: 5_000 });
});

test('nothing is paid before other code came to the same gains', async () => {
	const instance = await draw();
	const { ref_code } = await sell(api.db, instance, [{}]);
	await endDraw(api.owner, instance);
	await confirmed(api.db, instance, WINNING);
	await asCompanyA(api.db, (tx) => sql`SELECT settle_instance(${instance})`.execute(tx));
	expect((await payOf(ref_code)).failure.code).toBe('not_payable');
	expect(await settle(api.db, IDS.companyA, instance)).toEqual({ settled: false, differences: [] });
	expect((await payOf(ref_code)).status).toBe(200);
});
