import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { type Fiche, ficheApi } from '@borlette/shared/contract/fiche';
import { rapportApi } from '@borlette/shared/contract/rapport';
import {
	type AgentScore,
	boundsOf,
	FICHE_SIGNALS,
	type FicheSignal,
	SCORE_RULES,
	SIGNALS,
	type Signal,
	scoreApi,
} from '@borlette/shared/contract/score';
import { sql } from 'kysely';
import { withinCompany } from '../../db/companies.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { listRows } from '../../http/list.ts';
import { dayFromToday, liveByDay, ZONE } from '../../tools/testing/days.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { cutDays, sumUp } from '../../tools/testing/insert-fiche.ts';
import { type PastFiche, pastDraws, sellPast } from '../../tools/testing/past-sales.ts';
import { bindDevices, openDraw, sell } from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { daysToWorkOut } from './days.sql.ts';
import { keepScores } from './keep.ts';

class Rolled extends Error {}

import { scoreRows } from './score.sql.ts';

const api = useTestApi();
const { days: DAYS, leastAgents, leastDays, recentDays } = SCORE_RULES;
/** Fiches that a calm agent sells a day, of 1000 each. */
const FICHES = 10;
const A_DAY = FICHES * 1_000;

let days: string[];
let calm: string[];
let beginner: string;
let calmFiches: string[];
const ball = (number: number) => String(number % 100).padStart(2, '0');

/** A day of an agent of whom nothing is to be said: no ball twice, a win a week, nothing late. */
const calmDay = (agentId: string, day: string, fiches = FICHES): PastFiche[] =>
	Array.from({ length: fiches }, (_, n) => ({
		agentId,
		day,
		balls: [ball(2 * n), ball(2 * n + 1)],
		gain: n === 0 && days.indexOf(day) % 7 === 0 ? 5_000 : 0,
	}));

async function addAgent(name: string): Promise<string> {
	const { id } = await theRow(
		api.owner,
		sql<{
			id: string;
		}>`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
				last_name, phone)
			VALUES (${IDS.companyA}, ${IDS.otherSurcussaleA}, ${name}, 'x', ${name}, 'Calme', '+50937000009')
			RETURNING id`,
	);
	return id;
}

beforeAll(async () => {
	const { owner } = api;
	await liveByDay(owner);
	await pastDraws(owner, DAYS);
	days = await Promise.all(Array.from({ length: DAYS }, (_, n) => dayFromToday(owner, n - DAYS)));
	calm = [IDS.otherAgentA, ...(await Promise.all(['un', 'deux', 'trois'].map(addAgent)))];
	beginner = await addAgent('nouveau');
	await sellPast(owner, [
		...[IDS.agentA, ...calm].flatMap((agent) => days.flatMap((day) => calmDay(agent, day))),
		...days.slice(-(leastDays - 1)).flatMap((day) => calmDay(beginner, day)),
	]);
	await bindDevices(owner);
	const sold = await rowsOf(owner, sql<{ id: string }>`SELECT id FROM fiches`);
	calmFiches = sold.map(({ id }) => id);
});
/** What one test adds is nobody's affair in the next. */
afterEach(async () => {
	const { owner } = api;
	await sql`DELETE FROM fiche_lines WHERE fiche_id <> ALL (${calmFiches}::uuid[])`.execute(owner);
	await sql`DELETE FROM fiches WHERE id <> ALL (${calmFiches}::uuid[])`.execute(owner);
	await sql`DELETE FROM wallet_entries`.execute(owner);
	await sql`UPDATE tirage_instances SET state = 'settled', updated_at = now()`.execute(owner);
});

/** Works out what there is now and returns the list. */
async function scores(as: Person = 'adminA', query: object = {}): Promise<AgentScore[]> {
	await sumUp(api.owner);
	await cutDays(api.owner);
	await keepScores(api.db);
	return list(as, query);
}
async function list(as: Person, query: object = {}): Promise<AgentScore[]> {
	const { status, body } = await api.call(as, scoreApi.list, {
		query: { limit: 200, ...query },
	} as never);
	expect(status).toBe(200);
	return (body as { items: AgentScore[] }).items;
}
const ofAgent = (rows: readonly AgentScore[], id: string = IDS.agentA): AgentScore => {
	const row = rows.find((each) => each.id === id);
	if (!row) throw new Error(`${id} is not in the list`);
	return row;
};
const figureOf = (row: AgentScore, signal: Signal) => {
	const figure = row.signals.find((each) => each.signal === signal);
	if (!figure) throw new Error(`Nothing is said of ${signal}`);
	return figure;
};
/** Points and rows of a signal of agent A, who did so beside being calm. */
async function after(signal: Signal, fiches: readonly PastFiche[]) {
	const refs = await sellPast(api.owner, fiches);
	const row = ofAgent(await scores());
	return { row, refs, figure: figureOf(row, signal) };
}

const LISTS = {
	voids: ficheApi.deleted,
	late_wins: ficheApi.winning,
	balls: ficheApi.list,
	player: ficheApi.list,
} as const satisfies Record<FicheSignal, object>;
/** References of what the list of fiches shows for a signal of agent A. */
const fiches = async (signal: FicheSignal, query: object = {}): Promise<string[]> => {
	const { status, body } = await api.call('adminA', LISTS[signal], {
		query: { limit: 200, signal, agent_id: IDS.agentA, ...query },
	} as never);
	expect(status).toBe(200);
	return (body as { items: Fiche[] }).items.map(({ ref_code }) => ref_code).toSorted();
};
/** Each fiche signal is a played case, one point and two, and the same just beside the rule. */
const agentId = IDS.agentA;
const ofDays = (count: number, make: (day: string) => PastFiche[]) =>
	days.slice(-count).flatMap(make);
const times = (count: number, fiche: PastFiche) => Array.from({ length: count }, () => fiche);
const played = (day: string) => ({ agentId, day, balls: ['98', '99'] });

const CASES: Record<FicheSignal, { case: () => PastFiche[]; beside: () => PastFiche[] }> = {
	voids: {
		// Of the five minutes that there are.
		case: () => ofDays(7, (day) => [{ ...played(day), voidedAfter: 241 }]),
		beside: () =>
			ofDays(7, (day) => [
				{ ...played(day), voidedAfter: 239 },
				{ ...played(day), balls: ['97'], voidedAfter: 300 },
			]),
	},
	late_wins: {
		case: () => ofDays(8, (day) => [{ ...played(day), beforeClose: 120, gain: 5_000 }]),
		beside: () => ofDays(8, (day) => [{ ...played(day), beforeClose: 121, gain: 5_000 }]),
	},
	balls: {
		case: () =>
			ofDays(4, (day) =>
				Array.from({ length: 8 }, (_, n) => ({ ...played(day), balls: ['99', ball(30 + n)] })),
			),
		// Four in each draw; and five of a draw in which they are too small a share.
		beside: () =>
			ofDays(8, (day) =>
				Array.from({ length: 4 }, (_, n) => ({ ...played(day), balls: ['99', ball(30 + n)] })),
			).concat(
				calmDay(agentId, days[0] ?? '', 30).map((fiche, n) => ({
					...fiche,
					balls: n < 5 ? ['99', ball(30 + n)] : [ball(40 + n)],
				})),
			),
	},
	player: {
		case: () => ofDays(7, (day) => times(3, { ...played(day), total: 5_000 })),
		// Twice a day; and one ball alone, which many people dream of.
		beside: () =>
			ofDays(10, (day) => [
				...times(2, { ...played(day), total: 5_000 }),
				...times(4, { ...played(day), balls: ['97'], total: 5_000 }),
			]),
	},
};

describe.each(FICHE_SIGNALS)('%s', (signal) => {
	test('counts the fiches that its list shows, and no others', async () => {
		const { row, refs, figure } = await after(signal, CASES[signal].case());
		expect(figure).toMatchObject({ points: 2, usual: 0, counted: refs.length });
		expect(row[signal]).toBe(2);
		expect(row.score).toBeGreaterThanOrEqual(2);
		const period = { start_date: row.since, end_date: row.until };
		expect(await fiches(signal, period)).toEqual(refs.toSorted());
		expect(await fiches(signal, { ...period, agent_id: IDS.otherAgentA })).toEqual([]);
	});

	test('says nothing just beside its rule', async () => {
		const { figure } = await after(signal, CASES[signal].beside());
		expect(figure).toMatchObject({ points: 0, counted: 0, value: 0 });
	});
});

test('what is given back of a draw that was not held is no win', async () => {
	await sql`UPDATE tirage_instances SET state = 'cancelled'`.execute(api.owner);
	await sellPast(api.owner, CASES.late_wins.case());
	expect(ofAgent(await scores()).late_wins).toBeNull();
});

test('sales that fall are said beside those of the house, and are those of the report', async () => {
	const { owner } = api;
	const recent = days.slice(-recentDays);
	const keep = async (fiches: number, of: readonly string[]) => {
		await sql`UPDATE fiches SET status = 'deleted', voided_at = now() WHERE agent_id = ANY (${[...of]}::uuid[])
			AND draw_date = ANY (${recent}::date[]) AND number > ${fiches}`.execute(owner);
		return ofAgent(await scores());
	};
	const restore = () =>
		sql`UPDATE fiches SET status = 'losing', voided_at = NULL WHERE status = 'deleted'`.execute(
			owner,
		);
	const beside = await keep(8, [IDS.agentA]);
	expect(figureOf(beside, 'trend')).toMatchObject({ points: 0, value: 2_000, usual: 0 });
	const row = await keep(4, [IDS.agentA]);
	expect(figureOf(row, 'trend')).toMatchObject({
		points: 2,
		value: 6_000,
		usual: 0,
		counted: DAYS,
		amount: 0.4 * A_DAY,
	});
	const { body } = await api.call('adminA', rapportApi.agent, {
		query: { limit: 200, agent_id: IDS.agentA, start_date: row.since, end_date: row.until },
	} as never);
	const reported = (body as { items: Array<{ draw_date: string; vente: number }> }).items;
	expect(reported).toHaveLength(DAYS);
	const sold = reported.filter(({ draw_date }) => recent.includes(draw_date));
	expect(sold.reduce((sum, { vente }) => sum + vente, 0) / recentDays).toBe(0.4 * A_DAY);
	// Where the whole house sells less, an agent who does is as usual.
	expect(figureOf(await keep(4, [IDS.agentA, ...calm]), 'trend')).toMatchObject({
		points: 0,
		value: 6_000,
		usual: 6_000,
	});
	await restore();
});

test('a debt counts in days of sales, as the closing of the last day expects it, until it is handed over', async () => {
	const { owner } = api;
	const entry = async (
		seq: number,
		kind: string,
		amount: number,
		left: number,
		daysAgo: number,
	) => {
		await sql`INSERT INTO wallet_entries (company_id, agent_id, seq, at, kind, amount, balance, actor_name)
			VALUES (${IDS.companyA}, ${IDS.agentA}, ${seq}, (((now() AT TIME ZONE ${ZONE})::date - ${daysAgo}::int)
				+ time '00:00:01') AT TIME ZONE ${ZONE}, ${kind}, ${amount}, ${left}, 'Test')`.execute(
			owner,
		);
		await sql`UPDATE agents SET balance = ${left} WHERE id = ${IDS.agentA}`.execute(owner);
	};
	await entry(1, 'sale', -1.9 * A_DAY, -1.9 * A_DAY, 3);
	expect(figureOf(ofAgent(await scores()), 'debt')).toMatchObject({ points: 0, value: 190 });
	await entry(2, 'sale', -4 * A_DAY, -5.9 * A_DAY, 1);
	const row = ofAgent(await scores());
	expect(figureOf(row, 'debt')).toMatchObject({
		points: 2,
		value: 590,
		usual: 0,
		counted: 1,
		amount: 5.9 * A_DAY,
	});
	const { body } = await api.call('adminA', clotureApi.list, {
		query: { limit: 200, day: row.until, q: row.agent_name },
	} as never);
	expect((body as ClosingPage).items).toMatchObject([
		{ id: IDS.agentA, expected: 5.9 * A_DAY, state: 'open' },
	]);
	// What was paid to winners since is not handed over, and not owed any more either.
	await entry(3, 'payout', 4.9 * A_DAY, -A_DAY, 0);
	expect(figureOf(ofAgent(await scores()), 'debt')).toMatchObject({ points: 0, value: 100 });
	await entry(4, 'deposit', A_DAY, 0, 0);
	expect(figureOf(ofAgent(await scores()), 'debt')).toMatchObject({ points: 0, amount: 0 });
});

test('whoever has not sold on enough days is new: no points, and last', async () => {
	const rows = await scores();
	expect(rows.at(-1)).toMatchObject({
		id: beginner,
		score: null,
		trend: null,
		voids: null,
		days: leastDays - 1,
		signals: [],
	});
	await sellPast(api.owner, calmDay(beginner, days[0] ?? ''));
	const row = ofAgent(await scores(), beginner);
	expect(row).toMatchObject({ score: 0, days: leastDays, since: days[0], until: days.at(-1) });
});

test('an agent who was blocked is not looked at, nor does what too few do count as usual', async () => {
	const block = (isActive: boolean) =>
		sql`UPDATE agents SET is_active = ${isActive} WHERE id = ${IDS.agentA}`.execute(api.owner);
	const usual = (rows: readonly AgentScore[]) => figureOf(ofAgent(rows, calm[0]), 'trend').usual;
	expect(calm).toHaveLength(leastAgents - 1);
	await block(false);
	const without = await scores();
	expect(without.map(({ id }) => id)).not.toContain(IDS.agentA);
	expect(usual(without)).toBeNull();
	await block(true);
	const before = await scores();
	expect(before.map(({ id }) => id)).toContain(IDS.agentA);
	expect(usual(before)).toBe(0);
});

test('who deserves a look most comes first, with the reason of most points on top; words and a signal narrow it', async () => {
	const { row } = await after('voids', [
		...CASES.voids.case(),
		...CASES.late_wins.case().slice(0, 3),
	]);
	const [first] = await list('adminA');
	expect(first).toEqual(row);
	expect(row.signals.map(({ points }) => points)).toEqual(
		row.signals.map(({ points }) => points).toSorted((a, b) => b - a),
	);
	expect(row.score).toBe(row.signals.reduce((sum, { points }) => sum + points, 0));
	for (const { signal, value, usual, points } of row.signals) {
		const [one, two] = boundsOf(signal, usual);
		if (points < 2) continue;
		expect(value).toBeGreaterThanOrEqual(Math.max(one, two));
	}
	expect((await list('adminA', { signal: 'voids' })).map(({ id }) => id)).toEqual([IDS.agentA]);
	expect(await list('adminA', { signal: 'balls' })).toEqual([]);
	expect((await list('adminA', { q: 'zamor' })).map(({ id }) => id)).toEqual([IDS.agentA]);
	const places = { surcussale_id: IDS.otherSurcussaleA };
	expect((await list('adminA', places)).map(({ id }) => id)).not.toContain(IDS.agentA);
});

test('reasons are put together for the rows of a page, never for those it passes over', async () => {
	await after('voids', CASES.voids.case());
	const [first, second, third] = (await list('adminA')).map(({ id }) => id);
	const scope = withinCompany(IDS.companyA);
	const page = (offset: number) =>
		inScope(api.db, scope, async (tx) => {
			const answer = await listRows(
				tx,
				scoreApi.list,
				{ limit: 2, offset },
				{
					...scoreRows({ scope, signals: SIGNALS }),
					// Of the first agent there is nothing that could be said.
					details: sql`SELECT a.id, jsonb_build_array(1 / (a.id <> ${first}::uuid)::int) AS signals FROM agents a`,
					search: [],
				},
			);
			return 'items' in answer ? answer.items.map(({ id }) => id) : [];
		});
	await expect(page(0)).rejects.toThrow('division by zero');
	expect(await page(1)).toEqual([second, third]);
});

test('a supervisor sees their own agents beside what is usual in the whole house, another company nothing', async () => {
	await after('voids', CASES.voids.case());
	const own = await list('supervisorA');
	expect(own.map(({ id }) => id)).toEqual([IDS.agentA]);
	expect(own).toEqual((await list('adminA')).filter(({ id }) => id === IDS.agentA));
	expect((await list('otherSupervisorA')).map(({ id }) => id)).not.toContain(IDS.agentA);
	expect((await list('adminB')).map(({ id }) => id)).toEqual([IDS.agentB]);
	expect(ofAgent(await list('root')).companyname).toBe('Company A');

	// Behind the queries the database says the same.
	const agentsIn = async (companyId: string, supervisorId: string | null) =>
		inScope(api.db, { ...withinCompany(companyId), supervisorId }, (tx) =>
			rowsOf(
				tx,
				sql<{ name: string }>`SELECT 'days' AS name FROM agent_days WHERE agent_id = ${IDS.agentA}
					UNION SELECT 'fiches' FROM agent_day_fiches WHERE agent_id = ${IDS.agentA}
					UNION SELECT 'signals' FROM agent_signals WHERE agent_id = ${IDS.agentA}
					UNION SELECT 'usual' FROM usual_signals ORDER BY name`,
			),
		);
	const names = (...all: string[]) => all.map((name) => ({ name }));
	const all = names('days', 'fiches', 'signals', 'usual');
	expect(await agentsIn(IDS.companyA, null)).toEqual(all);
	expect(await agentsIn(IDS.companyA, IDS.supervisorA)).toEqual(all);
	expect(await agentsIn(IDS.companyA, IDS.otherSupervisorA)).toEqual(names('usual'));
	expect(await agentsIn(IDS.companyB, null)).toEqual([]);
});

test('who may not see the ledger is told nothing of debts, nor of their points', async () => {
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.supervisorA}
		AND codename = 'view_wallettransaction'`.execute(api.owner);
	const [row] = await scores('supervisorA');
	expect(row).toMatchObject({ id: IDS.agentA, debt: null, voids: 0 });
	expect(row?.signals.map(({ signal }) => signal)).not.toContain('debt');
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'view_wallettransaction')`.execute(
		api.owner,
	);
});

test('a day is worked out when it is over, and anew when one of its draws changes; two at once do no harm', async () => {
	const { owner } = api;
	const workedAt = () =>
		rowsOf(
			owner,
			sql<{ day: string; at: string }>`SELECT day, min(worked_at)::text AS at FROM agent_days
				GROUP BY day ORDER BY day`,
		);
	await scores();
	await Promise.all([keepScores(api.db), keepScores(api.db)]);
	await sql`UPDATE tirage_instances SET updated_at = now() - interval '1 hour'`.execute(owner);
	const before = await workedAt();
	expect(before.map(({ day }) => day)).toEqual(days);
	await scores();
	expect(await workedAt()).toEqual(before);
	await sql`UPDATE tirage_instances SET updated_at = now() WHERE draw_date = ${days[3]}::date`.execute(
		owner,
	);
	await scores();
	const changed = (await workedAt()).filter(({ at }, index) => at !== before[index]?.at);
	expect(changed.map(({ day }) => day)).toEqual([days[3]]);
	// A day on which nobody sold leaves nothing behind that would say that it was worked out.
	await owner
		.transaction()
		.execute(async (tx) => {
			await sql`DELETE FROM rollups WHERE draw_date = ${days[3]}::date`.execute(tx);
			await sql`DELETE FROM agent_days WHERE day = ${days[3]}::date`.execute(tx);
			expect(await daysToWorkOut(tx as never, IDS.companyA)).toEqual([]);
			throw new Rolled();
		})
		.catch((error) => expect(error).toBeInstanceOf(Rolled));
});

test('nothing is decided by it: the agent with the worst score sells, and only the list and its links read it', async () => {
	const { row } = await after(
		'voids',
		Object.values(CASES).flatMap((each) => each.case()),
	);
	expect(row.score).toBeGreaterThanOrEqual(2 * FICHE_SIGNALS.length);
	const draw = await openDraw(api.owner, 1);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	const { ref_code } = await sell(api.db, draw, [{ numbers: '07' }], { agentId: row.id });
	expect(ref_code).toHaveLength(12);

	const root = join(__dirname, '../../..');
	const readers = ['src', 'database/functions', 'database/triggers', 'database/views']
		.flatMap((folder) =>
			readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
				join(folder, name),
			),
		)
		.filter((name) => /\.(sql|ts)$/.test(name) && !/\.test\.ts$/.test(name))
		.filter((name) =>
			/\b(agent_days|agent_day_fiches|agent_signals|usual_signals)\b/.test(
				readFileSync(join(root, name), 'utf8'),
			),
		);
	expect(readers.toSorted()).toEqual([
		'database/functions/company/delete_company.sql',
		'src/modules/fiche/fiche.sql.ts',
		'src/modules/score/days.sql.ts',
		'src/modules/score/score.sql.ts',
		'src/modules/score/signals.sql.ts',
	]);
});
