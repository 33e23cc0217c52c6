import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { type Controle, controleApi, type Suggestion } from '@borlette/shared/contract/controle';
import { typeBoulesApi } from '@borlette/shared/contract/limite';
import { lotsOf } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import { withinCompany } from '../../db/companies.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { voidFiche } from '../../engine/fiche.sql.ts';
import { enterResult } from '../../engine/results.sql.ts';
import { countSales, forgetCurves, soldRow } from '../../engine/sales-curve.sql.ts';
import { closeDue } from '../../scheduler/draws.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { insertFiche } from '../../tools/testing/insert-fiche.ts';
import { nodesOf, planOf } from '../../tools/testing/plan.ts';
import { bindDevices, openDraw, otherTirage, sell } from '../../tools/testing/selling.ts';
import { asCompanyA, drawn, endDraw } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM limits`.execute(api.owner);
	await sql`UPDATE agents SET commission = 1000`.execute(api.owner);
	// A mariage given by chance may be of the ball that is worked out.
	await sql`UPDATE company_settings SET free_mariage_tiers = '[]'`.execute(api.owner);
});

async function read(instance_id?: string, as: Person = 'adminA'): Promise<Controle> {
	const query = instance_id ? { instance_id } : {};
	const { status, body } = await api.call(as, controleApi.read, { query });
	expect(status).toBe(200);
	return body;
}
async function house(instance: string) {
	const { house } = await read(instance);
	if (!house) throw new Error('Nothing is told of the house');
	return house;
}

/** What was sold of an earlier date of the same draw: stakes by minutes before its sales ended. */
async function soldBefore(instance: string, days: number, stakes: Record<number, number>) {
	await sql`SELECT ensure_partitions(current_date - ${days}::int)`.execute(api.owner);
	const { id, close_at } = await theRow(
		api.owner,
		sql<{ id: string; close_at: string }>`
			INSERT INTO tirage_instances (company_id, tirage_id, draw_date, opens_at, close_at, draw_at, state)
			SELECT company_id, tirage_id, draw_date - ${days}::int, opens_at - make_interval(days => ${days}::int),
				close_at - make_interval(days => ${days}::int), draw_at - make_interval(days => ${days}::int), 'settled'
			FROM tirage_instances WHERE id = ${instance} RETURNING id, close_at`,
	);
	for (const [minutes, stake] of Object.entries(stakes)) {
		const soldAt = new Date(Date.parse(close_at) - (Number(minutes) + 0.5) * 60_000).toISOString();
		await insertFiche(api.owner, { instanceId: id, soldAt, stake });
	}
}
const count = () =>
	inScope(api.db, withinCompany(IDS.companyA), (tx) => countSales(tx, IDS.companyA));

/** An hour before its sales end; of a tirage that no other test has. */
async function newDraw(): Promise<string> {
	const tirage = await otherTirage(api.owner);
	await sql`UPDATE tirages SET name = id::text WHERE id = ${tirage}`.execute(api.owner);
	return openDraw(api.owner, 0, tirage);
}

test('what is usual is the average of the same weekday of the last weeks, minute by minute', async () => {
	const draw = await newDraw();
	await soldBefore(draw, 7, { 90: 1_000, 30: 3_000, 400: 500 });
	await soldBefore(draw, 14, { 90: 2_000, 30: 1_000 });
	await soldBefore(draw, 8, { 90: 900_000 });
	await count();
	await sell(api.db, draw, [{ stake: 700 }]);
	const { usual, minutes, earlier } = await house(draw);
	expect(usual?.minutes[90]).toBe(1_500);
	expect(usual?.minutes[30]).toBe(2_000);
	expect(usual?.earlier).toBe(250);
	expect(usual?.minutes.filter((amount) => amount > 0)).toHaveLength(2);
	// What was sold a moment ago is in it, before the scheduler has counted it.
	expect([sumOf(minutes), earlier]).toEqual([700, 0]);
});
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('what is sold is counted once, however often it is counted; what was voided is not, once sales have ended', async () => {
	const draw = await newDraw();
	const { ref_code } = await sell(api.db, draw, [{ stake: 700 }]);
	await sell(api.db, draw, [{ stake: 50 }]);
	const soldEarlier = sql`UPDATE fiches f SET sold_at = sold_at - interval '10 minutes' FROM fiche_lines l
		WHERE l.instance_id = ${draw} AND f.company_id = l.company_id AND f.draw_date = l.draw_date
			AND f.id = l.fiche_id`;
	await soldEarlier.execute(api.owner);
	await count();
	await count();
	const counted = async () => (await house(draw)).minutes.filter((amount) => amount > 0);
	expect(await counted()).toEqual([750]);
	await asCompanyA(api.db, (tx) => voidFiche(tx, ref_code, 'Erreur', 'adminA'));
	await endDraw(api.owner, draw);
	await soldEarlier.execute(api.owner);
	await closeDue(api.db);
	await count();
	expect(sumOf((await house(draw)).minutes)).toBe(50);
});

test('of a draw of tomorrow neither fiche nor line is read, and all that was sold is told', async () => {
	const draw = await newDraw();
	await sell(api.db, draw, [{ stake: 700 }]);
	const { ref_code } = await sell(api.db, draw, [{ stake: 50 }]);
	await asCompanyA(api.db, (tx) => voidFiche(tx, ref_code, 'Erreur', 'adminA'));
	await sql`UPDATE tirage_instances SET close_at = close_at + interval '1 day', draw_at = draw_at + interval '1 day'
		WHERE id = ${draw}`.execute(api.owner);
	const { minutes, earlier } = await house(draw);
	expect([sumOf(minutes), earlier]).toEqual([0, 700]);
	const scope = {
		companyId: IDS.companyA,
		supervisorId: null,
		userId: IDS.adminA,
		role: 'company',
	} as const;
	const plan = await planOf(api.db, scope, soldRow(IDS.companyA, draw));
	const reading = nodesOf(plan).filter((node) => /^fiche/.test(node['Relation Name'] ?? ''));
	expect(reading.length).toBeGreaterThan(1);
	expect(reading.filter((node) => node['Actual Rows'] > 0)).toEqual([]);
});

test('a curve is kept while its draw is there and near', async () => {
	const draw = await newDraw();
	await count();
	const curves = async () =>
		(await rowsOf(api.owner, sql`SELECT instance_id FROM sales_curves WHERE instance_id = ${draw}`))
			.length;
	const forget = () =>
		inScope(api.db, withinCompany(IDS.companyA), (tx) => forgetCurves(tx, IDS.companyA));
	await forget();
	expect(await curves()).toBe(1);
	await sql`DELETE FROM tirage_instances WHERE id = ${draw}`.execute(api.owner);
	await forget();
	expect(await curves()).toBe(0);
});

/** By now as much is sold as is usually sold yet. */
async function drawThatDoubles(): Promise<string> {
	const draw = await newDraw();
	await soldBefore(draw, 7, { 90: 100_000, 20: 100_000 });
	await count();
	return draw;
}
const SOLD = [
	{ numbers: '07', stake: 10_000 },
	{ numbers: '12', stake: 6_000 },
	{ numbers: '33', stake: 2_000 },
	{ game: 'mariage', numbers: '07*12', stake: 300 },
];

/** Does what is suggested by the calls that the page makes; returns how it is taken back. */
async function take({ boules, limit }: Suggestion, tirage_id: string, draw_date: string) {
	if (limit) {
		const { id: _, version: __, ...bounds } = limit;
		const { status, body } = await api.call('adminA', typeBoulesApi.create, {
			body: { ...bounds, boule: null },
		});
		expect(status).toBe(200);
		return () => sql`DELETE FROM limits WHERE id = ${body.id}`.execute(api.owner);
	}
	const span = { agent_id: null, start_date: draw_date, end_date: draw_date, reason: '' };
	const { status, body } = await api.call('adminA', boulesBlockApi.create, {
		body: { boules, tirage_id, ...span },
	});
	expect(status).toBe(200);
	return async () => {
		for (const { id, version } of body) {
			await api.call('adminA', boulesBlockApi.update, {
				body: { id, version, is_active: false },
			});
		}
	};
}

test('each suggestion saves what the worst case at the close is lower by once it is done', async () => {
	const draw = await drawThatDoubles();
	await sell(api.db, draw, SOLD);
	const { board, house: before } = await read(draw);
	// All grows alike, and nothing holds it.
	expect(before?.foretold).toBe(2 * (before?.worst ?? 0));
	const { suggestions = [] } = before ?? {};
	expect(suggestions.map(({ boules }) => boules)).toContainEqual(['07*12']);
	expect(suggestions.some(({ limit }) => limit?.game === 'borlette')).toBe(true);
	const amounts = suggestions.map(({ saves }) => saves);
	expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
	for (const suggestion of suggestions) {
		const undo = await take(suggestion, board?.tirage_id ?? '', board?.draw_date ?? '');
		const after = await house(draw);
		expect((before?.foretold ?? 0) - (after.foretold ?? 0)).toBe(suggestion.saves);
		// What was sold stays sold.
		expect(after.worst).toBe(before?.worst);
		await undo();
	}
	expect((await house(draw)).foretold).toBe(before?.foretold);
	const entries = await rowsOf(
		api.owner,
		sql<{ object_type: string }>`SELECT DISTINCT object_type FROM audit_entries
			WHERE object_type IN ('boules-block', 'type-boules') ORDER BY 1`,
	);
	expect(entries.map(({ object_type }) => object_type)).toEqual(['boules-block', 'type-boules']);
});

test('what a limit or a ceiling holds already is not foretold, and nothing is saved there again', async () => {
	const draw = await drawThatDoubles();
	await sell(api.db, draw, [{ numbers: '07', stake: 10_000 }]);
	const free = await house(draw);
	await sql`INSERT INTO limits (company_id, kind, game, boule, limite)
		VALUES (${IDS.companyA}, 'boule', 'borlette', '07', 15_000)`.execute(api.owner);
	const held = await house(draw);
	expect(held.foretold).toBe(Math.round((free.foretold ?? 0) * 0.75));
	await sql`DELETE FROM limits`.execute(api.owner);
	// Blocked for one agent, it is sold by all others.
	await sql`INSERT INTO boules_block (company_id, boule, agent_id, start_date, created_by)
		VALUES (${IDS.companyA}, '07', ${IDS.agentA}, '2026-01-01', 'Test')`.execute(api.owner);
	expect((await house(draw)).foretold).toBe(free.foretold);
	await sql`DELETE FROM boules_block WHERE agent_id IS NOT NULL`.execute(api.owner);
	await sql`INSERT INTO autopilots (company_id, version, is_on, draw_ceiling, actor_name)
		VALUES (${IDS.companyA}, 1, true, ${free.worst + 1_000}, 'Test')`.execute(api.owner);
	const piloted = await house(draw);
	await sql`INSERT INTO autopilots (company_id, version, is_on, draw_ceiling, ball_ceiling, actor_name)
		VALUES (${IDS.companyA}, 2, false, 2_000, 3_000, 'Test')`.execute(api.owner);
	const off = await house(draw);
	await sql`DELETE FROM autopilots`.execute(api.owner);
	// Saved with the pilot off they are told, and hold nothing.
	expect(off).toMatchObject({
		...{ draw_ceiling: 2_000, ball_ceiling: 3_000, is_piloted: false },
		foretold: free.foretold,
	});
	expect(await house(draw)).toMatchObject({ draw_ceiling: null, ball_ceiling: null });
	expect(piloted).toMatchObject({
		...{ draw_ceiling: free.worst + 1_000, ball_ceiling: null, is_piloted: true },
		foretold: free.worst + 1_000,
	});
	expect(piloted.suggestions.every(({ saves }) => saves <= 1_000)).toBe(true);
});

test('the ten costliest combinations of all games are named, the most first', async () => {
	const draw = await newDraw();
	// Each ball by its stake.
	const balls = ['07', '01', '12', '03', '09', '02', '11', '04', '10', '05', '08'];
	await sell(
		api.db,
		draw,
		balls.map((numbers) => ({ numbers, stake: Number(numbers) * 100 })),
	);
	await sell(api.db, draw, [{ game: 'mariage', numbers: '07*12', stake: 300 }]);
	const { costliest } = await read(draw);
	expect(costliest.map(({ numbers }) => numbers)).toEqual([
		'07*12',
		...balls.toSorted().reverse().slice(0, 9),
	]);
	const costs = costliest.map(({ liability }) => liability);
	expect(costs).toEqual(costs.toSorted((one, other) => other - one));
});

test('without anything usual, or too early in the day, nothing is foretold or suggested', async () => {
	const draw = await newDraw();
	await sell(api.db, draw, SOLD);
	expect(await house(draw)).toMatchObject({ foretold: null, suggestions: [], usual: null });
	const early = await newDraw();
	await soldBefore(early, 7, { 90: 9_000, 20: 100_000 });
	await count();
	expect((await house(early)).foretold).toBeNull();
});

test('after the close: seal, preview for who has seen the result, then unusual wins by their rules', async () => {
	const draw = await newDraw();
	const mariage = { game: 'mariage', numbers: '23*45', stake: 100 };
	const large = await sell(api.db, draw, [{ numbers: '23', stake: 60_000 }]);
	const late = await sell(api.db, draw, [{ numbers: '67', stake: 100 }]);
	const repeated = await Promise.all([1, 2, 3].map(() => sell(api.db, draw, [mariage])));
	await sell(api.db, draw, [mariage], { agentId: IDS.otherAgentA });
	await sell(api.db, draw, [{ numbers: '23', stake: 100 }]);
	expect((await read(draw)).after).toBeNull();
	await endDraw(api.owner, draw);
	await sql`UPDATE fiches f SET sold_at = i.close_at - CASE f.ref_code WHEN ${late.ref_code}
			THEN interval '1 minute' ELSE interval '20 minutes' END
		FROM tirage_instances i, fiche_lines l WHERE i.id = ${draw} AND l.instance_id = i.id
			AND f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id`.execute(
		api.owner,
	);
	expect((await read(draw)).after).toMatchObject({ seal: null, preview: null, unusual: [] });
	await closeDue(api.db);
	const lots = lotsOf('123', '4567');
	const revision = await asCompanyA(api.db, (tx) => enterResult(tx, draw, lots, '', 'adminA'));
	const { after, house: closed } = await read(draw);
	expect(closed).toMatchObject({ foretold: null, suggestions: [] });
	expect(after?.seal).toMatchObject({ fiches: 7, total: 60_600 });
	expect(after?.seal?.hash).toMatch(/^[0-9a-f]{64}$/);
	expect(after?.preview).toMatchObject({ fiches_gagnantes: 7 });
	expect(revision).toBe(1);
	const seen = await read(draw, 'supervisorA');
	expect(seen).toMatchObject({ house: null, after: { seal: null, preview: null } });

	await drawn(api, draw, ['123', '4567']);
	const settled = (await read(draw)).after;
	expect(settled?.date).toMatchObject({ is_payable: true, lot1: '23' });
	const rules = Object.fromEntries(
		(settled?.unusual ?? []).map(({ ref_code, rules }) => [ref_code, rules]),
	);
	expect(rules).toEqual({
		[large.ref_code]: ['large'],
		[late.ref_code]: ['late'],
		...Object.fromEntries(repeated.map(({ ref_code }) => [ref_code, ['repeated']])),
	});
});

test('it shows the draw that closed until it is paid out, and the next one once that is about to close', async () => {
	await sql`UPDATE tirage_instances SET state = 'cancelled'`.execute(api.owner);
	const [closing, next] = [await newDraw(), await newDraw()];
	await sql`UPDATE tirage_instances SET close_at = close_at + interval '5 minutes',
		draw_at = draw_at + interval '5 minutes' WHERE id = ${next}`.execute(api.owner);
	const first = await read();
	expect(first.board?.instance_id).toBe(closing);
	expect(first.next.map(({ instance_id }) => instance_id)).toEqual([next]);
	await endDraw(api.owner, closing);
	const waiting = await read();
	expect([waiting.board?.instance_id, waiting.board?.is_selling]).toEqual([closing, false]);
	expect(waiting.after).not.toBeNull();
	const inMinutes = (minutes: number) =>
		sql`UPDATE tirage_instances SET close_at = now() + make_interval(mins => ${minutes}::int)
			WHERE id = ${next}`.execute(api.owner);
	await inMinutes(10);
	expect((await read()).board?.instance_id).toBe(next);
	await inMinutes(60);
	expect((await read()).board?.instance_id).toBe(closing);
	await drawn(api, closing, ['123', '4567']);
	expect((await read()).board?.instance_id).toBe(closing);
	await sql`UPDATE settlements SET at = at - interval '6 minutes' WHERE instance_id = ${closing}`.execute(
		api.owner,
	);
	expect((await read()).board?.instance_id).toBe(next);
	// It is chosen again by name, but not by another house.
	expect((await read(closing)).board?.instance_id).toBe(closing);
	expect((await read(closing, 'adminB')).board).toBeNull();
	// In "Toutes" a company has to be chosen first.
	expect((await read(closing, 'root')).board).toBeNull();
});
