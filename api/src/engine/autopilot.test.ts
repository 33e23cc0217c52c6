import type { LineRefusal } from '@borlette/shared/contract';
import type { Game } from '@borlette/shared/contract/games';
import { lotsOf } from '@borlette/shared/contract/lots';
import { mariageOf } from '@borlette/shared/contract/numbers';
import { sql } from 'kysely';
import type { Pool } from '../db/connect.ts';
import { rowsOf, theRow } from '../db/rows.ts';
import { Random } from '../tools/play/random.ts';
import { reconcile } from '../tools/reconcile/reconcile.ts';
import { type Attempts, attempts, outcomeOf, type SoldFiche } from '../tools/testing/attempts.ts';
import { connectMany } from '../tools/testing/databases.ts';
import { IDS } from '../tools/testing/ids.ts';
import {
	asAgent,
	bindDevices,
	newKey,
	openDraw,
	otherTirage,
	refusalOf,
	sell,
	type TestLine,
} from '../tools/testing/selling.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { voidFiche } from './fiche.sql.ts';
import { gainOf, type SoldLine } from './gains.ts';
import { Piloted } from './worst-case.ts';

/** `RUNS=100 SEED=7 jest engine/autopilot` plays as many, from that seed on. */
const RUNS = Number(process.env.RUNS ?? 3);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
const SELLERS = 6;
const BALLS = ['07', '12', '33', '71'] as const;
const DIGITS = ['1', '2'] as const;

const api = useTestApi();
let many: Pool;
let act: Attempts;
let sellers: string[];
let second: string;
let day = 0;
let refusedFiches = 0;
beforeAll(async () => {
	many = connectMany(api.appUrl, 12);
	act = attempts(many);
	await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
			last_name, phone, commission)
		SELECT ${IDS.companyA}, CASE n % 2 WHEN 0 THEN ${IDS.surcussaleA}::uuid ELSE ${IDS.otherSurcussaleA}::uuid END,
			'pilot' || n, 'x', 'P', n::text, '+50937000009', 1033
		FROM generate_series(1, ${sql.lit(SELLERS)}) AS n`.execute(api.owner);
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM limits`.execute(api.owner);
	await sql`DELETE FROM invoices`.execute(api.owner);
	await sql`UPDATE company_settings SET minutes_to_void = 60`.execute(api.owner);
	sellers = (
		await rowsOf(api.owner, sql<{ id: string }>`SELECT id FROM agents WHERE username LIKE 'pilot%'`)
	).map(({ id }) => id);
	second = await otherTirage(api.owner);
});
afterEach(() => turn({ is_on: false }));
afterAll(() => many.destroy());

interface Ceilings {
	is_on?: boolean;
	draw?: number | null;
	ball?: number | null;
}
/** Another version of company A's autopilot. Gourdes. */
async function turn({ is_on = true, draw = null, ball = null }: Ceilings): Promise<void> {
	const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));
	await sql`INSERT INTO autopilots (company_id, version, is_on, draw_ceiling, ball_ceiling, actor_name)
		SELECT ${IDS.companyA}, coalesce(max(version), 0) + 1, ${is_on}, ${minor(draw)}::bigint, ${minor(ball)}::bigint, 'adminA'
		FROM autopilots WHERE company_id = ${IDS.companyA}`.execute(api.owner);
}

interface KeptLine extends SoldLine {
	game: Game;
	first_lot_only: boolean;
	commissions: number;
}

/** What the draw loses by the worst of all results, each tried with each line. */
async function trueWorst(instance: string): Promise<number> {
	const lines = await rowsOf(
		api.owner,
		sql<KeptLine>`SELECT l.game, l.option, l.numbers, l.stake, l.prime1, l.prime2, l.prime3, f.first_lot_only,
				l.commission + l.commission_surcussale AS commissions
			FROM fiche_lines l JOIN fiches f ON f.id = l.fiche_id
			WHERE l.instance_id = ${instance} AND f.voided_at IS NULL`,
	);
	const takings = lines.reduce((sum, { stake, commissions }) => sum + stake - commissions, 0);
	// A ball and a digit that nobody played stand for all of those.
	const balls = [...new Set(lines.flatMap(({ numbers }) => ballsIn(numbers))), '90'];
	const digits = [...DIGITS, '9'];
	let worst = Number.NEGATIVE_INFINITY;
	for (const digit of digits)
		for (const x of balls)
			for (const y of balls)
				for (const z of balls) {
					const lots = lotsOf(digit + x, y + z);
					const gains = lines.map((line) => gainOf(line, lots, line.first_lot_only));
					worst = Math.max(
						worst,
						gains.reduce((sum, gain) => sum + gain, 0),
					);
				}
	return worst - takings;
}

/** Pairs of digits that make the numbers win, wherever they stand. */
const ballsIn = (numbers: string): string[] =>
	numbers.includes('*')
		? numbers.split('*')
		: [numbers.slice(-2), ...(numbers.length > 3 ? [numbers.slice(-4, -2)] : [])];

const bound = async (instance: string): Promise<number> =>
	(
		await theRow(
			api.owner,
			sql<{ worst: number }>`SELECT worst_case(${IDS.companyA}, ${instance},
				parts_sold(${IDS.companyA}, ${instance}), NULL, 1) AS worst`,
		)
	).worst;

/** The most that one agent took of a draw beyond what everybody sells freely. */
const largestShare = async (instance: string): Promise<number> =>
	(
		await theRow(
			api.owner,
			sql<{ most: number }>`SELECT coalesce(max(taken), 0) AS most FROM autopilot_shares
				WHERE instance_id = ${instance}`,
		)
	).most;

const costliest = async (instance: string): Promise<number> =>
	(
		await theRow(
			api.owner,
			sql<{ most: number }>`SELECT coalesce(max(liability), 0) AS most FROM exposures
				WHERE instance_id = ${instance} AND numbers <> ''
					AND holder_id = '00000000-0000-0000-0000-000000000000'`,
		)
	).most;

/** Numbers of few balls, so that all that can be won together is. */
function someLine(random: Random): TestLine {
	const ball = () => random.pick(BALLS);
	const digit = () => random.pick(DIGITS);
	const game = random.weighted([
		['borlette', 8],
		['mariage', 4],
		['lotto3', 3],
		['lotto4', 3],
		['lotto5', 3],
	] as const);
	const option = game === 'lotto4' || game === 'lotto5' ? random.integer(1, 3) : 0;
	const numbers = {
		borlette: () => ball(),
		mariage: () => mariageOf(ball(), ball()),
		lotto3: () => digit() + ball(),
		lotto4: () => ball() + ball(),
		lotto5: () => (option === 3 ? ball().slice(1) : digit()) + ball() + ball(),
	}[game]();
	const most = { borlette: 3_000, mariage: 400, lotto3: 600, lotto4: 90, lotto5: 20 }[game];
	return { game, option, numbers, stake: random.integer(1, most) * 10 };
}

const someLines = (random: Random): TestLine[] =>
	Array.from({ length: random.integer(1, 5) }, () => someLine(random));

/** As an agent does it: what is refused is left out, or staked for what remains. */
async function sellWhatRemains(
	random: Random,
	instances: string[],
	agentId: string,
): Promise<SoldFiche | undefined> {
	const lines = someLines(random);
	for (let attempt = 0; attempt < 4; attempt++) {
		const outcome = await sell(many, instances, lines, { agentId }).then(
			(fiche) => ({ fiche }),
			async (error) => ({ refused: await refusalOf(Promise.reject(error)) }),
		);
		if ('fiche' in outcome) return outcome.fiche;
		expect(outcome.refused.code).toBe('line_refused');
		refusedFiches += 1;
		const refusals = outcome.refused.refusals as LineRefusal[];
		for (const { line, rule } of refusals) {
			expect(rule).toMatch(/^pilot_/);
			const wanted = lines[line];
			const left = Math.min(
				...refusals.filter((one) => one.line === line).map((one) => one.remaining ?? 0),
			);
			if (wanted) wanted.stake = left;
		}
		const rest = lines.filter(({ stake = 0 }) => stake > 0);
		lines.splice(0, lines.length, ...rest);
		if (lines.length === 0) return undefined;
	}
	return undefined;
}

test(`whatever is sold, voided and taken back at once, no draw passes its ceilings (RUNS=${RUNS} SEED=${SEED})`, async () => {
	let sold = 0;
	refusedFiches = 0;
	for (let run = 0; run < RUNS; run++) {
		const random = new Random(SEED + run);
		day += 1;
		const draws = [await openDraw(api.owner, day), await openDraw(api.owner, day, second)];
		const ceilings = {
			draw: random.pick([4_000, 15_000, 60_000]),
			ball: random.pick([null, 5_000, 20_000]),
		};
		await turn(ceilings);
		const fiches: (SoldFiche & { agentId: string })[] = [];
		const kinds = [
			async () => {
				const agentId = random.pick(sellers);
				const fiche = await sellWhatRemains(
					random,
					random.chance(0.3) ? draws : [random.pick(draws)],
					agentId,
				);
				if (fiche) fiches.push({ ...fiche, agentId });
			},
			async () => {
				const fiche = fiches.length > 0 && random.pick(fiches);
				if (!fiche) return;
				await asAgent(many, fiche.agentId, (tx) => voidFiche(tx, fiche.ref_code, 'Erreur', 'P'));
			},
			async () => {
				const fiche = fiches.length > 0 && random.pick(fiches);
				if (fiche) await act.reactivating(fiche);
			},
		];
		for (let batch = 0; batch < 4; batch++) {
			const outcomes = await Promise.all(
				Array.from({ length: 20 }, () =>
					outcomeOf(
						random.weighted(kinds.map((kind, place) => [kind, place === 0 ? 8 : 1] as const))(),
					),
				),
			);
			const allowed = ['done', 'conflict', 'line_refused', 'void_past_ceiling'];
			expect({ run, wrong: outcomes.filter((code) => !allowed.includes(code)) }).toEqual({
				run,
				wrong: [],
			});
			for (const draw of draws) {
				const [truth, said] = [await trueWorst(draw), await bound(draw)];
				const ceiling = ceilings.draw * 100;
				expect({ run, seed: SEED, draw: truth <= ceiling, bound: said >= truth }).toEqual({
					...{ run, seed: SEED },
					draw: true,
					bound: true,
				});
				expect(await largestShare(draw)).toBeLessThanOrEqual((ceiling * 0.3) / 4 + 1);
				if (ceilings.ball) expect(await costliest(draw)).toBeLessThanOrEqual(ceilings.ball * 100);
			}
		}
		sold += fiches.length;
		const { named } = await reconcile(api.owner, { company: 'AAA', most: 5 });
		expect(named).toEqual([]);
	}
	// The ceilings were met, and not by selling nothing.
	expect(sold).toBeGreaterThan(RUNS * 10);
	expect(refusedFiches).toBeGreaterThan(0);
});

describe('one after another', () => {
	let draw: string;
	beforeEach(async () => {
		day += 1;
		draw = await openDraw(api.owner, day);
	});
	const first = () => sellers[0] as string;
	const other = () => sellers[1] as string;
	const wants = (line: TestLine, agentId: string) => sell(many, draw, [line], { agentId });
	const refused = async (line: TestLine, agentId: string): Promise<LineRefusal> => {
		const { code, refusals } = await refusalOf(wants(line, agentId));
		expect(code).toBe('line_refused');
		return refusals?.[0] as LineRefusal;
	};

	test('near a ball’s ceiling an agent has a quarter of what remains, however often they ask', async () => {
		// 50 / 20 / 10: 100 G on a ball are 8,000 G.
		await turn({ ball: 8_000 });
		expect(await refused({ stake: 10_000 }, first())).toEqual({
			...{ line: 0, rule: 'pilot_ball', instance_id: draw, limit: 10_000, remaining: 7_000 },
		});
		await wants({ stake: 7_000 }, first());
		// They have more than all others together: what is left is for these.
		expect(await refused({ stake: 1 }, first())).toMatchObject({ remaining: 0 });
		expect(await refused({ stake: 1_000 }, other())).toMatchObject({ remaining: 750 });
		await wants({ stake: 400 }, other());
		await wants({ stake: 350 }, other());
		expect(await refused({ stake: 1 }, other())).toMatchObject({ remaining: 0 });
	});

	/** Wins with no other line: 5,000 for one, less what is kept of the stake. */
	const pair = { game: 'lotto4', option: 2, numbers: '0712' };

	test('near a draw’s ceiling an agent has a quarter of what remains, however often they ask', async () => {
		await turn({ draw: 10_000 });
		// 7,000 G are sold freely; of the other 3,000 G nobody has more than a quarter of what the others have not.
		await wants({ ...pair, stake: 140 }, first());
		expect(await refused({ ...pair, stake: 1_000 }, first())).toMatchObject({ remaining: 15 });
		for (let stake = 0; stake < 15; stake += 5) await wants({ ...pair, stake: 5 }, first());
		expect(await refused({ ...pair, stake: 1 }, first())).toMatchObject({ remaining: 0 });
		expect(await refused({ ...pair, stake: 1_000 }, other())).toMatchObject({ remaining: 11 });
		await wants({ ...pair, stake: 6 }, other());
		await wants({ ...pair, stake: 5 }, other());
		expect(await refused({ ...pair, stake: 1 }, other())).toMatchObject({ remaining: 0 });
		// What brings in more than it can cost is theirs to sell all the same, and gives everybody room again.
		for (let n = 30; n < 70; n++) {
			await wants({ game: 'lotto3', numbers: `1${n}`, stake: 1_500 }, first());
		}
		await wants({ ...pair, stake: 3 }, first());
	});

	test('whoever asks for all of a draw’s room at once gets no more than their quarter of it', async () => {
		await turn({ draw: 10_000 });
		await wants({ ...pair, stake: 140 }, first());
		const outcomes = await Promise.all(
			Array.from({ length: 30 }, () => outcomeOf(wants({ ...pair, stake: 1 }, first()))),
		);
		expect(outcomes.filter((code) => code !== 'line_refused').length).toBeLessThanOrEqual(15);
		expect(await bound(draw)).toBeLessThanOrEqual(775_000);
		await wants({ ...pair, stake: 5 }, other());
	});

	test('the replay gives agents the same shares', async () => {
		const piloted = new Piloted({ draw_ceiling: 1_000_000, ball_ceiling: null });
		const takes = (agent_id: string, stake: number, game: Game = 'lotto4') =>
			piloted.takes({
				...{ ...pair, game, ...(game === 'lotto3' && { option: 0, numbers: '133' }) },
				...{ agent_id, stake, commissions: 0, prime1: 5_000, prime2: 0, prime3: 0 },
			});
		expect(takes('a', 140)).toBe(true);
		expect([takes('a', 16), takes('a', 8), takes('a', 7), takes('a', 1)]).toEqual([
			...[false, true, true, false],
		]);
		expect([takes('b', 12), takes('b', 6), takes('b', 5), takes('b', 1)]).toEqual([
			...[false, true, true, false],
		]);
	});

	test('what a refusal says remains of a draw is sold, and more is not', async () => {
		await turn({ draw: 10_000 });
		const line = { game: 'lotto4', option: 2, numbers: '0712' };
		const { rule, remaining = 0, limit } = await refused({ ...line, stake: 1_000 }, first());
		expect({ rule, limit }).toEqual({ rule: 'pilot_draw', limit: 1_000_000 });
		// 5,000 for one, less the stake: 7,000 G are all that may be lost at once.
		expect(remaining).toBe(140);
		await wants({ ...line, stake: remaining }, first());
		expect(await bound(draw)).toBeLessThanOrEqual(700_000);
		await refused({ ...line, stake: remaining }, first());
		// It wins with no other: what is lost is not more.
		await wants({ game: 'lotto3', numbers: '133', stake: 1_000 }, other());
	});

	test('a stake that costs no more than it brings in is sold past the ceiling', async () => {
		await wants({ game: 'lotto3', numbers: '133', stake: 10_000 }, first());
		await turn({ draw: 1_000 });
		await refused({ game: 'lotto3', numbers: '133', stake: 100 }, first());
		await wants({ numbers: '71', stake: 100 }, first());
	});

	test('a gift that would pass a ceiling is none, and the fiche is sold', async () => {
		await sql`INSERT INTO user_permissions (user_id, codename) VALUES (${IDS.adminA}, 'mariage_free')
			ON CONFLICT DO NOTHING`.execute(api.owner);
		await sql`INSERT INTO lotto_options (company_id, game, option, name, colour, position)
			VALUES (${IDS.companyA}, 'mariage_gratuit', 0, 'Gratuit', '#000000', 9) ON CONFLICT DO NOTHING`.execute(
			api.owner,
		);
		day += 1;
		const elsewhere = await openDraw(api.owner, day);
		// Two lots are left for the mariage.
		const line = { game: 'lotto3', numbers: '107', stake: 10_000 };
		const free = await sell(many, elsewhere, [line], { agentId: first() });
		const gift = free.lines.find(({ game }) => game === 'mariage_gratuit');
		const costs = await bound(elsewhere);
		// Half of what the gift may cost is missing.
		await turn({ draw: (((gift?.prime1 ?? 0) * -50 + costs) / 0.7 + 100) / 100 });
		const { lines } = await wants(line, first());
		expect([gift?.stake, lines.map(({ game }) => game)]).toEqual([0, ['lotto3']]);
	});

	test('of two gifts the one that would pass a ball’s ceiling is none, and the other is given', async () => {
		const { rows } = await sql<{
			free_mariage_tiers: object;
		}>`SELECT free_mariage_tiers FROM company_settings
			WHERE company_id = ${IDS.companyA}`.execute(api.owner);
		const give = (tiers: unknown) =>
			sql`UPDATE company_settings SET free_mariage_tiers = ${JSON.stringify(tiers)}::jsonb
				WHERE company_id = ${IDS.companyA}`.execute(api.owner);
		const gifts = async (stake: number) =>
			(await wants({ stake }, first())).lines.filter(({ game }) => game === 'mariage_gratuit');
		await give([
			{ from: 100, count: 1 },
			{ from: 200, count: 2 },
		]);
		const [gift] = await gifts(100);
		// It may be given once more for half.
		await turn({ ball: (gift?.prime1 ?? 0) * 1.5 });
		const given = await gifts(200);
		const numbers = [gift, ...given].map((line) => line?.numbers);
		expect(numbers).toEqual(['80*86', '80*87']);
		await give(rows[0]?.free_mariage_tiers);
	});

	test('an agent voids nothing that keeps a draw below its ceiling; the office may, and it is noted', async () => {
		const cold = await sell(many, draw, [{ game: 'lotto3', numbers: '133', stake: 1_000 }], {
			agentId: first(),
		});
		await wants({ numbers: '71', stake: 30_000 }, other());
		const now = await bound(draw);
		await turn({ draw: now / 100 });
		const byAgent = asAgent(many, first(), (tx) => voidFiche(tx, cold.ref_code, 'Erreur', 'P'));
		expect(await outcomeOf(byAgent)).toBe('void_past_ceiling');
		await act.voiding(cold);
		const { step, reached } = await theRow(
			api.owner,
			sql<{ step: string; reached: number }>`SELECT step, reached FROM autopilot_moves
				WHERE instance_id = ${draw} AND step = 'passed'`,
		);
		expect({ step, reached }).toEqual({ step: 'passed', reached: await bound(draw) });
	});

	test('beyond its ceiling an agent voids what only adds to what the draw can lose', async () => {
		await wants({ numbers: '71', stake: 30_000 }, other());
		const hot = await wants({ numbers: '71', stake: 10_000 }, first());
		await turn({ draw: (await bound(draw)) / 200 });
		const byAgent = asAgent(many, first(), (tx) => voidFiche(tx, hot.ref_code, 'Erreur', 'P'));
		expect(await outcomeOf(byAgent)).toBe('done');
	});

	test('sales under way when it is turned on are counted', async () => {
		for (let round = 0; round < 4; round++) {
			day += 1;
			draw = await openDraw(api.owner, day);
			const line = { game: 'lotto3', numbers: '107', stake: 2_000 };
			const all = sellers.map((agentId) => outcomeOf(wants(line, agentId)));
			await Promise.all([
				...all,
				turn({ draw: 12_000 }),
				...sellers.map((id) => outcomeOf(wants(line, id))),
			]);
			const before = await bound(draw);
			await Promise.all(sellers.map((agentId) => outcomeOf(wants(line, agentId))));
			expect(await bound(draw)).toBeLessThanOrEqual(Math.max(before, 1_200_000));
			await turn({ is_on: false });
		}
	});

	test('the same key sells one fiche, whichever way the worst case is worked out', async () => {
		await turn({ draw: 100_000 });
		const key = newKey();
		const both = await Promise.all(
			[1, 2].map(() => sell(many, draw, [{}], { agentId: first(), key })),
		);
		expect(both[0]?.ref_code).toBe(both[1]?.ref_code);
	});
});
