/**
 * The risk autopilot over a year of simulated draws (two a day) with results that were drawn: what it would have refused,
 * saved and cost by its ceilings, the worst case against them, and how far the bound is above the true worst case, which
 * tries all ten million results of some draws. Then how fast is sold without it, with ceilings that are not met and with
 * ceilings that are, by turns on one database.
 * Results: a file of official ones, as the provider imports them, of which the newest year counts; or those of the demo.
 * Bounded: five minutes. Run: pnpm --filter ./api bench:autopilot [results.csv | --sales]
 */
import { readFileSync } from 'node:fs';
import { type Lots, lotsOf } from '@borlette/shared/contract/lots';
import { sql } from 'kysely';
import type { Pool } from '../src/db/connect.ts';
import { rowsOf, theRow } from '../src/db/rows.ts';
import { gainOf } from '../src/engine/gains.ts';
import { type Ceilings, WorstCase } from '../src/engine/worst-case.ts';
import type { ReplayedLine } from '../src/modules/autopilot/replay.sql.ts';
import { replayed } from '../src/modules/autopilot/replay.ts';
import { readOfficialCsv } from '../src/modules/official-results/feed.ts';
import { saleLines } from '../src/modules/pos/typed-lines.ts';
import { resultOf } from '../src/tools/demo/draws.ts';
import { Random } from '../src/tools/play/random.ts';
import { ticket } from '../src/tools/play/ticket.ts';
import { IDS } from '../src/tools/testing/ids.ts';
import { seed } from '../src/tools/testing/seed.ts';
import { bindDevices, openDraw, refusalOf, sell } from '../src/tools/testing/selling.ts';
import { withThrowAwayDatabase } from './throw-away.ts';

const DRAWS = 730;
const FICHES = 150;
const AGENTS = 50;
const COMMISSION = 0.12;
const PRIMES = {
	borlette: [50, 20, 10],
	mariage: [1_000, 0, 0],
	lotto3: [500, 0, 0],
	lotto4: [5_000, 0, 0],
	lotto5: [25_000, 0, 0],
} as const;
/** Of how many draws all results are tried. */
const TRIED = 6;
/** Gourdes: by draw and by ball. */
const CEILINGS = [
	[200_000, 50_000],
	[500_000, 100_000],
	[2_000_000, 500_000],
] as const;
const minor = (gourdes: number | null) => (gourdes === null ? null : gourdes * 100);
const gourdes = (amount: number) => `${Math.round(amount / 100).toLocaleString('en')} G`;

function resultsIn(file: string | undefined): Lots[] {
	if (!file) {
		return Array.from({ length: DRAWS }, (_, n) => resultOf(`bench ${n % 2}`, String(n >> 1)));
	}
	const { draws } = readOfficialCsv(readFileSync(file, 'utf8'));
	const newest = draws.toSorted((a, b) => b.draw_date.localeCompare(a.draw_date));
	return newest
		.flatMap(({ pick3, pick4 }) => (pick4 === null ? [] : [lotsOf(pick3, pick4)]))
		.slice(0, DRAWS);
}

function simulated(random: Random, lots: Lots): ReplayedLine[] {
	return Array.from({ length: FICHES }).flatMap(() => {
		const agent_id = `agent ${random.integer(1, AGENTS)}`;
		return saleLines(ticket(random), ['']).map(({ game, option, numbers, stake }) => {
			const [prime1, prime2, prime3] = PRIMES[game];
			const line = { game, option, numbers, stake, prime1, prime2, prime3 };
			const commissions = Math.floor(stake * COMMISSION);
			return { ...line, agent_id, commissions, gain: gainOf(line, lots) };
		});
	});
}

/** What each combination pays, by its digits. */
class Pays {
	readonly lots = [new Float64Array(100), new Float64Array(100), new Float64Array(100)] as const;
	/** Either way round. */
	readonly mariages = new Float64Array(10_000);
	readonly lotto3 = new Float64Array(1_000);
	/** By option. */
	readonly lotto4 = [1, 2, 3].map(() => new Float64Array(10_000));
	readonly lotto5 = [1, 2, 3].map(() => new Float64Array(100_000));

	add({ game, option, numbers, stake, prime1, prime2, prime3 }: ReplayedLine): void {
		const at = Number(numbers.replace('*', ''));
		if (game === 'borlette') {
			raise(this.lots[0], at, stake * prime1);
			raise(this.lots[1], at, stake * prime2);
			raise(this.lots[2], at, stake * prime3);
		} else if (game === 'mariage') {
			const turned = (at % 100) * 100 + Math.floor(at / 100);
			for (const way of new Set([at, turned])) raise(this.mariages, way, stake * prime1);
		} else {
			const { lotto3, lotto4, lotto5 } = this;
			raise(
				game === 'lotto3' ? lotto3 : (game === 'lotto4' ? lotto4 : lotto5)[option - 1],
				at,
				stake * prime1,
			);
		}
	}

	/** Mariages of three balls, a pair that comes twice paid once. */
	mariagesOf(x: number, y: number, z: number): number {
		return (
			of(this.mariages, x * 100 + y) +
			(y === z ? 0 : of(this.mariages, x * 100 + z)) +
			(x === y || x === z ? 0 : of(this.mariages, y * 100 + z))
		);
	}

	/** @param head the three digits of lotto 3 */
	ofResult(head: number, y: number, z: number): number {
		const x = head % 100;
		return (
			of(this.lots[0], x) +
			of(this.lots[1], y) +
			of(this.lots[2], z) +
			of(this.lotto3, head) +
			this.mariagesOf(x, y, z) +
			of(this.lotto4[0], y * 100 + z) +
			of(this.lotto4[1], x * 100 + y) +
			of(this.lotto4[2], x * 100 + z) +
			of(this.lotto5[0], head * 100 + y) +
			of(this.lotto5[1], head * 100 + z) +
			of(this.lotto5[2], (x % 10) * 10_000 + y * 100 + z)
		);
	}
}
const raise = (to: Float64Array | undefined, at: number, by: number): void => {
	if (to) to[at] = (to[at] ?? 0) + by;
};
const of = (from: Float64Array | undefined, at: number): number => from?.[at] ?? 0;

/** By all results there are, each tried. */
function trueWorst(lines: readonly ReplayedLine[]): number {
	const pays = new Pays();
	let takings = 0;
	for (const line of lines) {
		takings += line.stake - line.commissions;
		pays.add(line);
	}
	let most = 0;
	for (let head = 0; head < 1_000; head++) {
		for (let other = 0; other < 10_000; other++) {
			most = Math.max(most, pays.ofResult(head, Math.floor(other / 100), other % 100));
		}
	}
	return most - takings;
}

function year(results: readonly Lots[]): void {
	const random = new Random(2026);
	const draws = results.map((lots) => simulated(random, lots));
	const sum = (pick: (line: ReplayedLine) => number) =>
		draws.flat().reduce((total, line) => total + pick(line), 0);
	const lines = draws.flat().length;
	const vente = sum(({ stake }) => stake);
	const gain = sum((line) => line.gain);
	console.log(
		`${draws.length} draws, ${lines} lines, ${gourdes(vente)} staked, ${gourdes(gain)} won`,
	);
	for (const [draw, ball] of CEILINGS) {
		const ceilings: Ceilings = { draw_ceiling: minor(draw), ball_ceiling: minor(ball) };
		const begun = performance.now();
		const all = draws.map((of) => replayed(of, ceilings));
		const took = performance.now() - begun;
		const total = (pick: (one: (typeof all)[number]) => number) =>
			all.reduce((whole, one) => whole + pick(one), 0);
		const highest = (pick: (one: (typeof all)[number]) => number | null) =>
			Math.max(...all.map((one) => pick(one) ?? 0));
		console.log(
			[
				`draw ${gourdes(draw * 100)}, ball ${ball === null ? 'none' : gourdes(ball * 100)}:`,
				`refused ${total(({ refused }) => refused)} lines (${((100 * total(({ refused }) => refused)) / lines).toFixed(1)} %)`,
				`saved ${gourdes(total(({ saved }) => saved))}`,
				`cost ${gourdes(total(({ cost }) => cost))}`,
				`worst case ${gourdes(highest(({ worst_after }) => worst_after))} (without ${gourdes(highest(({ worst }) => worst))})`,
				`worst loss ${gourdes(highest(({ loss_after }) => loss_after))} (without ${gourdes(highest(({ loss }) => loss))})`,
				`${(took / 1_000).toFixed(1)} s`,
			].join(', '),
		);
	}
	const tightness = draws.slice(0, TRIED).map((of) => {
		const worst = new WorstCase();
		for (const line of of) worst.add(line, line.stake - line.commissions);
		return worst.value() / trueWorst(of);
	});
	const middle = tightness.toSorted((a, b) => a - b)[TRIED >> 1] ?? 0;
	console.log(
		`bound over true worst case, ${TRIED} draws: median ${middle.toFixed(3)}, highest ${Math.max(...tightness).toFixed(3)}`,
	);
}

const SELLERS = 16;
const TURNS = 4;
const TURN_MS = 3_000;
const BEGUN_MS = 1_000;
const WAYS: readonly (readonly [name: string, draw: number | null, ball: number | null])[] = [
	['without', null, null],
	['with, not met', 20_000_000, 20_000_000],
	['with, met', 1_000_000, 500_000],
];

async function soldIn(
	db: Pool,
	agents: readonly string[],
	instance: string,
	{ turn, ms }: { turn: number; ms: number },
) {
	const end = Date.now() + ms;
	let sold = 0;
	let refused = 0;
	await Promise.all(
		agents.map(async (agentId, place) => {
			const random = new Random(turn * 100 + place);
			while (Date.now() < end) {
				let lines = saleLines(ticket(random), [instance]);
				while (lines.length > 0) {
					try {
						await sell(db, instance, lines, { agentId });
						sold += 1;
						break;
					} catch (error) {
						const { refusals = [] } = await refusalOf(Promise.reject(error));
						if (refusals.length === 0) throw error;
						refused += 1;
						const left = new Set(refusals.map(({ line }) => line));
						lines = lines.filter((_, index) => !left.has(index));
					}
				}
			}
		}),
	);
	return { sold, refused };
}

async function speed(): Promise<void> {
	await withThrowAwayDatabase(
		async ({ owner, db }) => {
			await seed(owner);
			await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name,
					last_name, phone)
				SELECT ${IDS.companyA}, ${IDS.surcussaleA}, 'bench' || n, 'x', 'B', n::text, '+50937000009'
				FROM generate_series(1, ${sql.lit(SELLERS)}) AS n`.execute(owner);
			await bindDevices(owner);
			await sql`DELETE FROM limits`.execute(owner);
			await sql`DELETE FROM boules_block`.execute(owner);
			const agents = (
				await rowsOf(owner, sql<{ id: string }>`SELECT id FROM agents WHERE username LIKE 'bench%'`)
			).map(({ id }) => id);
			const totals = WAYS.map(() => ({ sold: 0, refused: 0, worked: 0 }));
			for (let turn = 0; turn < TURNS; turn++) {
				for (const [place, [, draw, ball]] of WAYS.entries()) {
					const instance = await openDraw(owner, 2 + turn * WAYS.length + place);
					await sql`INSERT INTO autopilots (company_id, version, is_on, draw_ceiling, ball_ceiling, actor_name)
						SELECT ${IDS.companyA}, coalesce(max(version), 0) + 1, ${draw !== null}, ${minor(draw)}::bigint,
							${minor(ball)}::bigint, 'bench'
						FROM autopilots`.execute(owner);
					// Sales of a draw that has begun, on connections that know the statements.
					await soldIn(db, agents, instance, { turn: turn + TURNS, ms: BEGUN_MS });
					const { sold, refused } = await soldIn(db, agents, instance, { turn, ms: TURN_MS });
					const { worked } = await theRow(
						owner,
						sql<{ worked: number }>`SELECT coalesce(max(counting), 0) AS worked FROM autopilot_draws
							WHERE instance_id = ${instance}`,
					);
					const total = totals[place];
					if (total) {
						total.sold += sold;
						total.refused += refused;
						total.worked += worked;
					}
				}
			}
			const bare = totals[0]?.sold ?? 1;
			for (const [place, [name]] of WAYS.entries()) {
				const { sold, refused, worked } = totals[place] ?? { sold: 0, refused: 0, worked: 0 };
				const rate = Math.round((sold * 1_000) / (TURNS * TURN_MS));
				console.log(
					`${name}: ${rate} sales/s (${(sold / bare).toFixed(2)}), ${refused} refused first, worked out ${worked} times in ${sold} sales`,
				);
			}
		},
		{ durable: true, connections: SELLERS + 2 },
	);
}

const [file] = process.argv.slice(2);
// `--sales`: their speed alone.
if (file !== '--sales') year(resultsIn(file));
await speed();
