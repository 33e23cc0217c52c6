import type { Page } from '@borlette/shared/contract';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { sql } from 'kysely';
import type { Pool } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { reactivateFiche, voidFiche } from '../../engine/fiche.sql.ts';
import { reconcile } from '../../tools/reconcile/reconcile.ts';
import { outcomeOf } from '../../tools/testing/attempts.ts';
import { connectMany } from '../../tools/testing/databases.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { readSheet } from '../../tools/testing/read-file.ts';
import { asAgent, openDraw, sell, useSelling } from '../../tools/testing/selling.ts';
import { asCompanyA, drawn, endDraw } from '../../tools/testing/settling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
const { draw, drawSameDay } = useSelling(api);
let many: Pool;
beforeAll(async () => {
	many = connectMany(api.appUrl, 25);
	await sql`DELETE FROM invoices`.execute(api.owner);
});
afterAll(() => many.destroy());

const change = (
	ref_code: string,
	action: 'void' | 'reactivate' | 'pay',
	as: 'adminA' | 'adminB' | 'supervisorA' | 'otherSupervisorA' = 'adminA',
) => api.call(as, ficheApi.update, { body: { ref_code, action, reason: 'Erreur' } });

test('a void takes back ledger, counters and sums; its reason is kept', async () => {
	const instance = await draw();
	const fiche = await sell(api.db, instance, [{ stake: 10_000 }]);
	expect((await change(fiche.ref_code, 'void')).body).toMatchObject({
		status: 'deleted',
		void_reason: 'Erreur',
		voided_by: 'adminA Test',
	});
	const left = await theRow(
		api.owner,
		sql<{ staked: number | null; net: number | null }>`SELECT
		(SELECT sum(staked + liability)::bigint FROM exposures WHERE instance_id = ${instance}) AS staked,
		(SELECT sum(amount)::bigint FROM wallet_entries WHERE ref_code = ${fiche.ref_code}) AS net`,
	);
	expect(left).toEqual({ staked: 0, net: 0 });
	expect((await change(fiche.ref_code, 'void')).failure.code).toBe('conflict');
	const without = await api.call('adminA', ficheApi.update, {
		body: { ref_code: fiche.ref_code, action: 'void' },
	});
	expect(without.failure.fields).toEqual({ reason: { code: 'required' } });
});

test('a reactivation that began before the void ended leaves the sums right', async () => {
	const { ref_code } = await sell(api.db, await draw(), [{ stake: 300 }]);
	// The agent's row is held until both wait for it, the void first.
	const answers = await api.owner.transaction().execute(async (tx) => {
		await sql`SELECT FROM agents WHERE id = ${IDS.agentA} FOR UPDATE`.execute(tx);
		const voided = asCompanyA(many, (own) => voidFiche(own, ref_code, 'Erreur', 'A'));
		await untilWaiting(api.owner, voided);
		const reactivated = asCompanyA(many, (own) => reactivateFiche(own, ref_code, 'A'));
		await untilWaiting(api.owner, voided, reactivated);
		return [voided, reactivated];
	});
	expect((await Promise.all(answers)).map(({ ref_code: of }) => of)).toEqual([ref_code, ref_code]);
	expect((await reconcile(api.owner, { company: 'AAA', most: 5 })).named).toEqual([]);
});

// Control test 5.
test('nobody voids after a draw closed, and a voided fiche is never paid', async () => {
	const instance = await draw();
	const voided = await sell(api.db, instance, [{}]);
	await change(voided.ref_code, 'void');
	const kept = await sell(api.db, instance, [{}]);
	await endDraw(api.owner, instance);
	expect((await change(kept.ref_code, 'void')).failure.code).toBe('draw_closed');
	expect((await change(voided.ref_code, 'reactivate')).failure.code).toBe('draw_closed');
	expect(
		await outcomeOf(asAgent(api.db, IDS.agentA, (tx) => voidFiche(tx, kept.ref_code, 'x', 'A'))),
	).toBe('draw_closed');
	expect((await change(voided.ref_code, 'pay')).failure.code).toBe('not_payable');
	expect((await change(kept.ref_code, 'pay')).failure.code).toBe('not_payable');
});

test('a draw that was blocked sells no more, in no way; what was sold is still voided', async () => {
	const instance = await draw();
	const [voided, kept] = [await sell(api.db, instance, [{}]), await sell(api.db, instance, [{}])];
	await change(voided.ref_code, 'void');
	const setActive = (isActive: boolean) =>
		sql`UPDATE tirages SET is_active = ${isActive} WHERE id = ${IDS.tirageA}`.execute(api.owner);
	await setActive(false);
	expect(await outcomeOf(sell(api.db, instance, [{}]))).toBe('draw_closed');
	expect((await change(voided.ref_code, 'reactivate')).failure.code).toBe('draw_closed');
	expect((await change(kept.ref_code, 'void')).status).toBe(200);
	await setActive(true);
	expect((await change(voided.ref_code, 'reactivate')).status).toBe(200);
});

test('an agent voids within the minutes of the company, by the clock of the database; the office after them', async () => {
	const instance = await draw();
	const soldAgo = async (offset: string) => {
		const { ref_code } = await sell(api.db, instance, [{}]);
		await sql`UPDATE fiches SET sold_at = clock_timestamp() - ${offset}::interval WHERE ref_code = ${ref_code}`.execute(
			api.owner,
		);
		return ref_code;
	};
	const voiding = (ref_code: string) =>
		outcomeOf(asAgent(api.db, IDS.agentA, (tx) => voidFiche(tx, ref_code, 'x', 'A')));
	expect(await voiding(await soldAgo('4 minutes'))).toBe('done');
	const late = await soldAgo('5 minutes');
	expect(await voiding(late)).toBe('void_too_late');
	expect((await change(late, 'void')).body).toMatchObject({ status: 'deleted' });
	const { ref_code } = await sell(api.db, instance, [{}]);
	expect(
		await outcomeOf(asAgent(api.db, IDS.otherAgentA, (tx) => voidFiche(tx, ref_code, 'x', 'A'))),
	).toBe('not_found');
	expect(
		await outcomeOf(asAgent(api.db, IDS.agentA, (tx) => reactivateFiche(tx, ref_code, 'A'))),
	).toBe('forbidden');
});

test('a gift does not keep a fiche from coming back, though its ball was blocked since', async () => {
	const fiche = await sell(api.db, await draw(), [{ stake: 10_000 }]);
	const [gift] = fiche.lines.filter(({ game }) => game === 'mariage_gratuit');
	await change(fiche.ref_code, 'void');
	await sql`INSERT INTO boules_block (company_id, boule, start_date, created_by)
		VALUES (${IDS.companyA}, ${gift?.numbers ?? ''}, '2026-01-01', 'Test')`.execute(api.owner);
	expect((await change(fiche.ref_code, 'reactivate')).body).toMatchObject({ status: 'sold' });
	await sql`DELETE FROM boules_block`.execute(api.owner);
});

test('reactivation is held to the limits as they stand, and takes its permission', async () => {
	const instance = await draw();
	const fiche = await sell(api.db, instance, [{ stake: 800 }]);
	await change(fiche.ref_code, 'void');
	await sql`INSERT INTO limits (company_id, kind, game, limite)
		VALUES (${IDS.companyA}, 'boule', 'borlette', 1000)`.execute(api.owner);
	const other = await sell(api.db, instance, [{ stake: 300 }]);
	const refused = await change(fiche.ref_code, 'reactivate');
	expect(refused.failure).toMatchObject({
		code: 'line_refused',
		refusals: [{ rule: 'limit_boule', limit: 1000, remaining: 700 }],
	});
	await change(other.ref_code, 'void');
	expect((await change(fiche.ref_code, 'reactivate', 'supervisorA')).failure.code).toBe(
		'forbidden',
	);
	expect((await change(fiche.ref_code, 'reactivate')).body).toMatchObject({
		status: 'sold',
		voided_at: null,
	});
	const notes = await rowsOf(
		api.owner,
		sql<{ note: string }>`SELECT note FROM wallet_entries WHERE ref_code = ${fiche.ref_code}
			ORDER BY seq DESC LIMIT 2`,
	);
	expect(notes).toEqual([{ note: 'reactivated' }, { note: 'reactivated' }]);
	expect((await change(fiche.ref_code, 'reactivate')).failure.code).toBe('conflict');
	await sql`DELETE FROM limits`.execute(api.owner);
});

test('a fiche of as many lines as there may be is brought back within the limits like any other', async () => {
	const draws: string[] = [];
	for (let n = 0; n < 10; n++) {
		const { id } = await theRow(
			api.owner,
			sql<{
				id: string;
			}>`INSERT INTO tirages (company_id, info_tirage_id, name, timezone, draw_time, days)
				SELECT company_id, info_tirage_id, ${`Beaucoup ${n}`}, timezone, draw_time, days FROM tirages
				WHERE id = ${IDS.tirageA} RETURNING id`,
		);
		draws.push(await openDraw(api.owner, 40, id));
	}
	const balls = Array.from({ length: 100 }, (_, ball) => String(ball).padStart(2, '0'));
	const played = balls.map((numbers) => ({ numbers, stake: 100 }));
	const { ref_code, lines } = await sell(api.db, draws, played);
	const gift = lines.at(-1);
	expect(gift).toMatchObject({ line_no: 1_003, game: 'mariage_gratuit' });
	await change(ref_code, 'void');
	await sql`UPDATE exposures e SET liability = s.max_exposure FROM company_settings s
		WHERE s.company_id = e.company_id AND e.instance_id = ${gift?.instance_id}::uuid
			AND e.game = 'mariage_gratuit' AND e.numbers = ${gift?.numbers ?? ''}`.execute(api.owner);
	expect((await change(ref_code, 'reactivate')).failure).toMatchObject({
		code: 'line_refused',
		refusals: [{ line: 1_003, rule: 'max_exposure' }],
	});
	await sql`UPDATE exposures SET liability = 0 WHERE game = 'mariage_gratuit'`.execute(api.owner);
	expect((await change(ref_code, 'reactivate')).status).toBe(200);
});

// Control test 8, without the kills.
test('after any mix of sales, voids, reactivations and payments at once the books balance', async () => {
	const instance = await draw();
	const agents = [IDS.agentA, IDS.otherAgentA];
	await Promise.all(
		Array.from({ length: 40 }, async (_, n) => {
			const fiche = await sell(
				many,
				instance,
				[{ numbers: String(10 + (n % 7)) }, { numbers: '07', stake: 10_000 }],
				{ agentId: agents[n % 2] as string },
			);
			if (n % 3 === 0) await change(fiche.ref_code, 'void');
			if (n % 6 === 0) await change(fiche.ref_code, 'reactivate');
		}),
	);
	const { fiches } = await theRow(
		api.owner,
		sql<{ fiches: number | null }>`
		SELECT sum(home_fiches)::bigint AS fiches FROM rollups WHERE instance_id = ${instance}`,
	);
	expect(fiches).toBe(40 - 14 + 7);
});

// Control test 10.
test('fiches of others answer as unknown ones, to change and to read', async () => {
	const { ref_code } = await sell(api.db, await draw(), [{}]);
	for (const person of ['adminB', 'otherSupervisorA'] as const) {
		expect((await change(ref_code, 'void', person)).failure.code).toBe('not_found');
		const one = await api.call(person, ficheApi.one, { params: { refCode: ref_code } });
		expect(one.failure.code).toBe('not_found');
	}
	const own = await api.call('supervisorA', ficheApi.one, { params: { refCode: ref_code } });
	expect(own.body).toMatchObject({ fiche: { ref_code }, ticket: { ref_code, draws: [{}] } });
	expect(own.body.ticket).not.toHaveProperty('security_code');
});

test('three lists: sold, winning, voided; by draw date, draw, branch and agent', async () => {
	const instance = await draw();
	const [sold, won, voided] = [
		await sell(api.db, instance, [{ numbers: '08' }]),
		await sell(api.db, instance, [{ numbers: '07' }]),
		await sell(api.db, instance, [{}], { agentId: IDS.otherAgentA }),
	];
	await change(voided.ref_code, 'void');
	await drawn(api, instance, ['107', '1122']);
	const refs = async (endpoint: typeof ficheApi.list, query: object = {}) => {
		const on = { start_date: sold.draw_date, end_date: sold.draw_date };
		const { body, status } = await api.call('adminA', endpoint, { query: { ...on, ...query } });
		expect(status).toBe(200);
		return (body as Fiche[]).map(({ ref_code }) => ref_code).sort();
	};
	const both = [sold.ref_code, won.ref_code].sort();
	expect(await refs(ficheApi.list)).toEqual(both);
	expect(await refs(ficheApi.winning as never)).toEqual([won.ref_code]);
	const on = { start_date: sold.draw_date, end_date: sold.draw_date };
	const first = await api.call('adminA', ficheApi.list, { query: { ...on, limit: 1 } });
	expect(first.body).toMatchObject({
		total: 2,
		totals: [
			{
				currency: 'HTG',
				sums: { total: sold.total + won.total, commission: sold.commission + won.commission },
			},
		],
	});
	expect(await refs(ficheApi.deleted as never)).toEqual([voided.ref_code]);
	expect(
		await refs(ficheApi.list, {
			tirage_id: IDS.tirageA,
			agent_id: IDS.agentA,
			surcussale_id: IDS.surcussaleA,
		}),
	).toEqual(both);
	expect(await refs(ficheApi.list, { tirage_id: IDS.tirageB })).toEqual([]);
	expect(await refs(ficheApi.list, { agent_id: IDS.otherAgentA })).toEqual([]);
	expect(await refs(ficheApi.list, { supervisor_id: IDS.supervisorA })).toEqual(both);
	expect(await refs(ficheApi.list, { supervisor_id: IDS.adminA })).toEqual([]);
	expect(await refs(ficheApi.list, { q: sold.ref_code })).toEqual([sold.ref_code]);
	expect((await api.call('adminA', ficheApi.list, { query: {} })).body).toEqual([]);
	const one = await api.call('adminA', ficheApi.one, { params: { refCode: sold.ref_code } });
	expect(one.body.lines).toMatchObject([
		{ line_no: 1, game: 'borlette', numbers: '08', stake: 100 },
	]);
	expect(JSON.stringify(one.body)).not.toContain('security');
});

test('in "Toutes" what is of several currencies is never added up', async () => {
	await sql`ALTER TABLE companies DISABLE TRIGGER keep_currency`.execute(api.owner);
	await sql`UPDATE companies SET currency = 'USD' WHERE id = ${IDS.companyB}`.execute(api.owner);
	const ofA = await draw();
	const ofB = await drawSameDay(IDS.tirageB);
	const gourdes = await sell(api.db, ofA, [{ stake: 2_500 }]);
	await sell(api.db, ofB, [{ stake: 700 }], { agentId: IDS.agentB });
	const on = { start_date: gourdes.draw_date, end_date: gourdes.draw_date };
	const totals = async (
		endpoint: typeof ficheApi.list | typeof transactionApi.list,
		query: object,
	) => {
		const { body } = await api.call('root', endpoint, { query: { ...query, limit: 25 } });
		const { items, totals: sums } = body as Page<{ currency: string }>;
		return { of: new Set(items.map(({ currency }) => currency)), sums };
	};
	expect(await totals(ficheApi.list, on)).toEqual({
		of: new Set(['HTG', 'USD']),
		sums: [
			{ currency: 'HTG', sums: expect.objectContaining({ total: 2_500 }) },
			{ currency: 'USD', sums: expect.objectContaining({ total: 700 }) },
		],
	});
	const moved = await totals(transactionApi.list, { kind: 'sale' });
	expect(moved.sums).toContainEqual({ currency: 'USD', sums: { amount: -700 } });
	expect(moved.sums).toHaveLength(2);
	// A file has one line for sums, which could only add them up.
	const lines = async (query: object) => {
		const asked = { ...on, ...query, format: 'xlsx', columns: 'ref_code,currency,total' } as const;
		const request = requestOf(ficheApi.list, { query: asked }, await api.tokenOf('root'));
		return (await readSheet((await api.app.inject(request)).rawPayload)).length;
	};
	expect(await lines({})).toBe(1 + 2);
	expect(await lines({ agent_id: IDS.agentB })).toBe(1 + 1 + 1);
});

describe('a reference that is looked for', () => {
	const list = (q: string, query: object = {}) =>
		api.call('adminA', ficheApi.list, { query: { limit: 25, q, ...query } as never });
	const shown = ({ body }: { body: unknown }) => {
		const { items, total, totals, isOutside } = body as Page<Fiche>;
		return { refs: items.map(({ ref_code }) => ref_code), total, totals, isOutside };
	};
	/** As somebody reads it from paper. */
	const spoken = (ref: string) =>
		`${ref.slice(0, 4)}-${ref.slice(4, 8)} ${ref.slice(8)}`.toLowerCase();

	test('is found whatever days and filters are set, and the page says that it is outside', async () => {
		const instance = await draw();
		const { ref_code } = await sell(api.db, instance, [{ stake: 500 }]);
		const { day: drawDay } = await theRow(
			api.owner,
			sql<{ day: string }>`SELECT draw_date AS day FROM tirage_instances WHERE id = ${instance}`,
		);
		const inside = shown(await list(spoken(ref_code), { start_date: drawDay, end_date: drawDay }));
		expect(inside).toMatchObject({ refs: [ref_code], total: 1 });
		expect(inside.isOutside).toBeUndefined();
		expect(inside.totals?.[0]?.sums.total).toBe(500);
		for (const filters of [
			{ start_date: '2020-01-01', end_date: '2020-01-02' },
			{ start_date: drawDay, end_date: drawDay, agent_id: IDS.otherAgentA },
			{ start_date: drawDay, end_date: drawDay, surcussale_id: IDS.otherSurcussaleA },
			{ start_date: drawDay, end_date: drawDay, supervisor_id: IDS.adminA },
			{ start_date: drawDay, end_date: drawDay, status: 'paid' },
			{ start_date: drawDay, end_date: drawDay, tirage_id: IDS.agentA },
		]) {
			expect(shown(await list(spoken(ref_code), filters))).toMatchObject({
				refs: [ref_code],
				total: 1,
				isOutside: true,
			});
		}
	});

	test('of a fiche that was voided is found too; in the list of winners only one that won', async () => {
		const { ref_code } = await sell(api.db, await draw(), [{ stake: 500 }]);
		await change(ref_code, 'void');
		expect(shown(await list(ref_code))).toMatchObject({ refs: [ref_code], isOutside: true });
		const query = { limit: 25, q: ref_code };
		const winners = await api.call('adminA', ficheApi.winning, { query });
		expect(shown(winners)).toMatchObject({ refs: [], total: 0 });
		const voided = await api.call('adminA', ficheApi.deleted, {
			query: { ...query, start_date: '2020-01-01', end_date: '2020-01-01' },
		});
		expect(shown(voided)).toMatchObject({ refs: [ref_code], isOutside: true });
	});

	test('of another company, or of a colleague’s agent, is of no fiche', async () => {
		const { ref_code } = await sell(api.db, await draw(), [{ stake: 500 }]);
		for (const person of ['adminB', 'otherSupervisorA'] as const) {
			const { body } = await api.call(person, ficheApi.list, { query: { limit: 25, q: ref_code } });
			expect(shown({ body })).toMatchObject({ refs: [], total: 0 });
		}
	});

	test('is in the file that is made of such a list', async () => {
		const { ref_code } = await sell(api.db, await draw(), [{ stake: 500 }]);
		const query = { q: ref_code, start_date: '2020-01-01', end_date: '2020-01-01' };
		const { body } = await api.call('adminA', ficheApi.list, {
			query: { ...query, format: 'csv', columns: 'ref_code' } as never,
		});
		expect(String(body)).toContain(ref_code);
	});
});
