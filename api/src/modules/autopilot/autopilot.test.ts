import type { BodyOf } from '@borlette/shared/contract';
import {
	type Autopilot,
	autopilotApi,
	type PilotReplay,
} from '@borlette/shared/contract/autopilot';
import { lotsOf } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import { rowsOf, theRow } from '../../db/rows.ts';
import { noteRefused } from '../../engine/autopilot.sql.ts';
import { gainOf, type SoldLine } from '../../engine/gains.ts';
import { WorstCase } from '../../engine/worst-case.ts';
import { Random } from '../../tools/play/random.ts';
import { ticket } from '../../tools/play/ticket.ts';
import { dayFromToday } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { settledLines } from '../../tools/testing/replayed.ts';
import { bindDevices, drawOn, openDraw, refusalOf, sell } from '../../tools/testing/selling.ts';
import { drawn } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM limits`.execute(api.owner);
	await sql`UPDATE agents SET commission = 1000`.execute(api.owner);
});

const read = async (as: Person = 'adminA'): Promise<Autopilot> => {
	const { status, body } = await api.call(as, autopilotApi.read, {});
	expect(status).toBe(200);
	return body;
};
const change = (body: BodyOf<typeof autopilotApi.change>, as: Person = 'adminA') =>
	api.call(as, autopilotApi.change, { body });
const OFF = { is_on: false, draw_ceiling: null, ball_ceiling: null };
afterEach(async () => {
	await change({ ...OFF, version: (await read()).version });
});

test('it is turned on by a version of its own, which says who set what', async () => {
	const { version } = await read();
	const on = { is_on: true, draw_ceiling: 20_000_000, ball_ceiling: 5_000_000 };
	expect((await change({ ...on, version })).body).toMatchObject({ ...on, version: version + 1 });
	const after = await read();
	expect(after.history[0]).toMatchObject({
		...on,
		version: version + 1,
		actor_name: 'adminA Test',
	});
	expect((await read('adminB')).version).toBe(0);
	const entry = await theRow(
		api.owner,
		sql<{ action: string; after: object | null }>`SELECT action, after FROM audit_entries
			WHERE object_type = 'autopilot' ORDER BY seq DESC LIMIT 1`,
	);
	expect(entry).toMatchObject({ action: 'unblock', after: on });
});

test('who read an older version is told what it is now; without a ceiling it cannot be on', async () => {
	const { version } = await read();
	await change({ is_on: true, draw_ceiling: 100, ball_ceiling: null, version });
	const late = await change({ ...OFF, version });
	expect(late).toMatchObject({ status: 412, body: { current: { version: version + 1 } } });
	const none = await change({ ...OFF, is_on: true, version: version + 1 });
	expect(none).toMatchObject({
		status: 422,
		body: { fields: { draw_ceiling: { code: 'required' } } },
	});
});

test('supervisors neither see nor set it', async () => {
	expect((await api.call('supervisorA', autopilotApi.read, {})).status).toBe(403);
	expect((await change({ ...OFF, version: 0 }, 'supervisorA')).status).toBe(403);
});

test('draws stand beside it with their worst case; near its ceiling and refused is kept, summed up', async () => {
	const draw = await openDraw(api.owner, 0);
	await change({
		is_on: true,
		draw_ceiling: null,
		ball_ceiling: 800_000,
		version: (await read()).version,
	});
	await sell(api.db, draw, [{ stake: 7_000 }]);
	const lines = [
		{ game: 'borlette' as const, option: 0, numbers: '07', stake: 500, line: 0, instance_id: draw },
	];
	const scope = {
		companyId: IDS.companyA,
		supervisorId: null,
		userId: IDS.agentA,
		role: 'agent' as const,
	};
	for (let times = 0; times < 2; times++) {
		const wants = sell(api.db, draw, [{ stake: 500 }]);
		const { refusals = [] } = await refusalOf(wants);
		await noteRefused(api.db, scope, lines, refusals);
	}
	await sell(api.db, draw, [{ stake: 400 }], { agentId: IDS.otherAgentA });
	const shown = (await read()).draws.find(({ instance_id }) => instance_id === draw);
	expect(shown).toMatchObject({
		// 74 × 80, less what was staked and the agents keep.
		worst: 592_000 - 6_660,
		ball: { game: 'borlette', option: null, numbers: '07', liability: 592_000 },
	});
	expect(
		shown?.moves.map(({ step, numbers, times, staked }) => [step, numbers, times, staked]).sort(),
	).toEqual([
		['near', '07', 1, 0],
		['refused', '07', 2, 1_000],
	]);
});

describe('the replay', () => {
	const random = new Random(11);
	beforeAll(async () => {
		for (const [back, result] of [
			[2, ['107', '1233']],
			[1, ['999', '0712']],
		] as const) {
			const draw = await drawOn(api.owner, await dayFromToday(api.owner, -back), IDS.tirageA);
			for (let n = 0; n < 40; n++) {
				const lines = ticket(random).flatMap(({ game, option, numbers, stake }) =>
					game && numbers ? [{ game, option: option ?? 0, numbers, stake }] : [],
				);
				if (lines.length === 0) continue;
				await sell(api.db, draw, lines, { agentId: n % 3 ? IDS.agentA : IDS.otherAgentA });
			}
			await drawn(api, draw, result);
		}
	});
	const replay = async (body: object): Promise<PilotReplay> => {
		const { status, body: answer } = await api.call('adminA', autopilotApi.replay, {
			body: { draw_ceiling: null, ball_ceiling: null, before: null, ...body },
		});
		expect(status).toBe(200);
		return answer;
	};

	test('with ceilings that nothing reaches nothing is refused', async () => {
		const lines = await settledLines(api.owner);
		const sums = { vente: 0, gain: 0 };
		for (const { stake, gain } of lines) {
			sums.vente += stake;
			sums.gain += gain;
		}
		const answer = await replay({ draw_ceiling: 100_000_000_000 });
		expect(answer).toMatchObject({
			...sums,
			draws: 2,
			lines: lines.length,
			refused: 0,
			saved: 0,
			next: null,
		});
		expect(answer.worst_after).toBe(answer.worst);
	});

	test('no draw passes its ceiling, and what is refused is what is saved and cost', async () => {
		const free = await replay({ draw_ceiling: 100_000_000_000 });
		const ceiling = Math.round((free.worst ?? 0) / 3);
		const held = await replay({ draw_ceiling: ceiling, ball_ceiling: 2_000_000 });
		expect(held.refused).toBeGreaterThan(0);
		expect(held.worst_after).toBeLessThanOrEqual(ceiling);
		expect(held.worst).toBe(free.worst);
		expect(held.vente).toBe(free.vente);
		expect(held.cost).toBe(Math.round(held.refused_vente * 0.9));
	});

	test('goes on where a piece ended', async () => {
		const whole = await replay({ ball_ceiling: 2_000_000 });
		const older = await replay({ ball_ceiling: 2_000_000, before: whole.from });
		expect(older).toMatchObject({ draws: 0, from: null, next: null });
		const { newest } = await theRow(
			api.owner,
			sql<{
				newest: string | null;
			}>`SELECT max(draw_at) AS newest FROM tirage_instances WHERE state = 'settled'`,
		);
		const rest = await replay({ ball_ceiling: 2_000_000, before: newest });
		expect(rest.draws).toBe(1);
		expect(whole.refused).toBeGreaterThanOrEqual(rest.refused);
	});

	test('its worst case is that of the database, and above every result', async () => {
		const draws = await rowsOf(
			api.owner,
			sql<{ id: string; worst: number }>`SELECT i.id,
					worst_case(i.company_id, i.id, parts_sold(i.company_id, i.id), NULL, 1) AS worst
				FROM tirage_instances i WHERE i.company_id = ${IDS.companyA} AND i.state = 'settled'`,
		);
		const any = new Random(5);
		for (const { id, worst } of draws) {
			const lines = await rowsOf(
				api.owner,
				sql<
					SoldLine & { commissions: number }
				>`SELECT l.*, l.commission + l.commission_surcussale AS commissions
					FROM fiche_lines l WHERE l.instance_id = ${id}`,
			);
			const model = new WorstCase();
			let takings = 0;
			for (const line of lines) {
				model.add(line, line.stake - line.commissions);
				takings += line.stake - line.commissions;
			}
			// Rounded up for each lot.
			expect(worst - model.value()).toBeGreaterThanOrEqual(0);
			expect(worst - model.value()).toBeLessThan(10);
			for (let n = 0; n < 2_000; n++) {
				const lots = lotsOf(any.digits(3), any.digits(4));
				const gain = lines.reduce((sum, line) => sum + gainOf(line, lots), 0);
				expect(gain - takings).toBeLessThanOrEqual(model.value());
			}
		}
	});
});
