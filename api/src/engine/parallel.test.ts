import { randomUUID } from 'node:crypto';
import { type AgentDay, type ClosingPage, clotureApi } from '@borlette/shared/contract/cloture';
import { sql } from 'kysely';
import type { Pool } from '../db/connect.ts';
import { ApiFailure } from '../errors.ts';
import { keepTodos } from '../todo/keep.ts';
import { Random } from '../tools/play/random.ts';
import { reconcile } from '../tools/reconcile/reconcile.ts';
import { type Attempts, attempts, outcomeOf, type SoldFiche } from '../tools/testing/attempts.ts';
import { connectMany } from '../tools/testing/databases.ts';
import { IDS } from '../tools/testing/ids.ts';
import { bindDevices, letDaysPass, openDraw, otherTirage, sell } from '../tools/testing/selling.ts';
import { asCompanyA, endDraw } from '../tools/testing/settling.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';

/** `RUNS=500 SEED=7 jest parallel` plays as many, from that seed on. */
const RUNS = Number(process.env.RUNS ?? 12);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));

/** What may answer when others were quicker; anything else is a mistake of the engine. */
const REFUSALS = new Set([
	'done',
	'conflict',
	'draw_closed',
	'already_paid',
	'not_payable',
	'fiche_paid',
	'line_refused',
	'draw_not_held',
	'closing_taken',
	'ledger_moved',
]);

const api = useTestApi();
let many: Pool;
let act: Attempts;
let secondTirage: string;
beforeAll(async () => {
	many = connectMany(api.appUrl, 12);
	act = attempts(many);
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	await sql`DELETE FROM invoices`.execute(api.owner);
	await sql`UPDATE agents SET commission = 1033`.execute(api.owner);
	await sql`INSERT INTO limits (company_id, kind, game, limite) VALUES (${IDS.companyA}, 'game', 'mariage_gratuit', 2000), (${IDS.companyA}, 'game', 'lotto3', 2000)`.execute(
		api.owner,
	);
	await sql`UPDATE company_settings SET fiche_expiry_days = 1`.execute(api.owner);
	secondTirage = await otherTirage(api.owner);
});
afterAll(() => many.destroy());

const ZONES = ['America/Port-au-Prince', 'Europe/Paris', 'America/Cayenne', 'Asia/Tokyo'];

/** One draw date of two draws, and everything that may be done to it at once. */
class Run {
	private readonly fiches: SoldFiche[] = [];
	private readonly random: Random;
	private readonly draws: readonly string[];

	constructor(random: Random, draws: readonly string[]) {
		this.random = random;
		this.draws = draws;
	}

	/** As many at once as named; what each did is remembered by the run. */
	async atOnce(count: number, kinds: ReadonlyArray<() => Promise<unknown>>): Promise<string[]> {
		const outcomes = await Promise.all(
			Array.from({ length: count }, () => outcomeOf(this.random.pick(kinds)())),
		);
		return outcomes.filter((code) => !REFUSALS.has(code));
	}

	readonly selling = async () => {
		const played = this.random.chance(0.4) ? this.draws : [this.random.pick(this.draws)];
		const agentId = this.random.pick([IDS.agentA, IDS.otherAgentA]);
		const numbers = this.random.pick(['07', '11', '22', '33']);
		const lines = [
			{ numbers, stake: this.random.integer(1, 900) },
			{ game: 'lotto3', numbers: '107' },
		];
		this.fiches.push(await sell(many, played, lines, { agentId }));
	};
	readonly voiding = () => act.voiding(this.any());
	readonly reactivating = () => act.reactivating(this.any());
	readonly paying = () => act.paying(this.any());
	readonly expiring = () => act.expiring();
	/** Enters, confirms and settles: the first time a result, later a correction. */
	readonly drawing = async () => {
		const draw = this.random.pick(this.draws);
		const picks = this.random.pick([
			['107', '1122'],
			['111', '0733'],
			['999', '9999'],
		] as const);
		await act.confirming(draw, await act.entering(draw, picks));
		await act.settling(draw);
	};
	readonly ending = async () => {
		await endDraw(api.owner, this.random.pick(this.draws));
		await act.closing();
	};

	readonly cancelling = () => act.cancelling(this.random.pick(this.draws));
	readonly settling = () => act.settling(this.random.pick(this.draws));
	/** Into the till, or out of it. */
	readonly depositing = () => {
		const agentId = this.random.pick([IDS.agentA, IDS.otherAgentA]);
		const isIn = this.random.chance(0.5);
		return asCompanyA(many, (tx) =>
			sql`SELECT wallet_record(${agentId}, ${isIn ? 'deposit' : 'withdrawal'},
				${(isIn ? 1 : -1) * this.random.integer(1, 500)}, '', 'Office')`.execute(tx),
		);
	};
	/** As the page closes an agent's day: with what it showed a moment ago. */
	readonly closingDay = async () => {
		const token = await api.tokenOf('adminA');
		const { body } = await api.call({ token }, clotureApi.list, { query: { limit: 10 } });
		const { items, day } = body as ClosingPage & { items: AgentDay[] };
		const open = items.filter(({ state }) => state === 'open');
		if (open.length === 0) return;
		const { id: agent_id, expected, no } = this.random.pick(open);
		const counted = Math.max(0, Math.abs(expected) - this.random.integer(0, 3));
		const closing = { agent_id, day, no, expected, counted, note: '' };
		const request = requestOf(clotureApi.create, { body: closing }, token);
		const headers = { ...request.headers, 'idempotency-key': randomUUID() };
		const { status, failure } = await api.inject({ ...request, headers });
		// In another zone by now, that day has not begun, or the agent did nothing on it.
		const isAnotherDay = failure.fields?.day ?? failure.fields?.agent_id;
		if (status !== 200 && !isAnotherDay) throw new ApiFailure(failure.code);
	};
	/** The days of the ledger begin at other moments. */
	readonly rezoning = () =>
		sql`UPDATE companies SET timezone = ${this.random.pick(ZONES)} WHERE id = ${IDS.companyA}`.execute(
			api.owner,
		);
	readonly moving = () =>
		sql`UPDATE agents SET surcussale_id = ${this.random.pick([IDS.surcussaleA, IDS.otherSurcussaleA])}
			WHERE id = ${this.random.pick([IDS.agentA, IDS.otherAgentA])}`.execute(api.owner);
	readonly keeping = () => keepTodos(many);
	/** What is sold from now on wins at another rate, and more or fewer mariages come with it. */
	readonly pricing = async () => {
		const rate = this.random.integer(40, 90);
		await sql`UPDATE primes SET borlette1 = ${rate}, lotto3 = ${rate * 9}, mariage_gratuit = ${rate * 20}
			WHERE company_id = ${IDS.companyA} AND agent_id IS NULL AND tirage_id IS NULL
				AND surcussale_id IS NULL`.execute(api.owner);
		const tiers = JSON.stringify([
			{ from: this.random.integer(1, 900), count: this.random.integer(0, 3) },
		]);
		await sql`UPDATE company_settings SET free_mariage_tiers = ${tiers}::jsonb
			WHERE company_id = ${IDS.companyA}`.execute(api.owner);
	};
	readonly blocking = () =>
		asCompanyA(many, (tx) =>
			this.random.chance(0.5)
				? sql`INSERT INTO boules_block (company_id, boule, start_date, created_by)
					VALUES (${IDS.companyA}, ${this.random.pick(['07', '11', '22'])}, '2020-01-01', 'Test')
					ON CONFLICT DO NOTHING`.execute(tx)
				: sql`UPDATE boules_block SET is_active = false`.execute(tx),
		);
	/** So little room that sales, gifts and returns of fiches meet at its edge. */
	readonly limiting = () =>
		sql`UPDATE limits SET limite = ${this.random.integer(200, 3_000)}
			WHERE company_id = ${IDS.companyA} AND kind = 'game'`.execute(api.owner);

	private any(): SoldFiche {
		return this.random.pick(this.fiches);
	}

	/** What an earlier run left. */
	private async unruled(): Promise<void> {
		await sql`UPDATE boules_block SET is_active = false`.execute(api.owner);
		await sql`UPDATE limits SET limite = 100000`.execute(api.owner);
	}

	async play(): Promise<string[]> {
		await this.unruled();
		for (let n = 0; n < 3; n++) await this.selling();
		const { selling, voiding, reactivating, paying, drawing, ending, expiring } = this;
		const { cancelling, settling, depositing, closingDay, rezoning, moving, keeping } = this;
		const beside = [depositing, closingDay, rezoning, moving, keeping];
		const rules = [this.pricing, this.blocking, this.limiting];
		const wrong = await this.atOnce(20, [selling, selling, voiding, reactivating, ...rules]);
		wrong.push(...(await this.atOnce(10, [selling, voiding, reactivating, ending, ...rules])));
		wrong.push(...(await this.atOnce(14, [selling, selling, voiding, ...beside])));
		for (const draw of this.draws) await endDraw(api.owner, draw);
		wrong.push(...(await this.atOnce(10, [voiding, reactivating, drawing, paying])));
		wrong.push(
			...(await this.atOnce(14, [drawing, paying, cancelling, settling, ...beside, ...rules])),
		);
		await letDaysPass(api.owner, 3);
		wrong.push(...(await this.atOnce(10, [drawing, paying, expiring])));
		return wrong;
	}
}

test(`after anything done at once the books have no difference (RUNS=${RUNS} SEED=${SEED})`, async () => {
	for (let run = 0; run < RUNS; run++) {
		// By turns in the past, where fiches expire, and ahead.
		const day = run % 2 === 0 ? run + 1 : -run - 2;
		const draws = [await openDraw(api.owner, day), await openDraw(api.owner, day, secondTirage)];
		const wrong = await new Run(new Random(SEED + run), draws).play();
		const { named } = await reconcile(api.owner, { company: 'AAA', most: 5 });
		expect({ seed: SEED + run, wrong, named }).toEqual({ seed: SEED + run, wrong: [], named: [] });
	}
}, 3_600_000);
