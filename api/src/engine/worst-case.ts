import type { Game } from '@borlette/shared/contract/games';
import { MINOR_UNITS, type SoldLine } from './gains.ts';

/** Per kind of combination: what each pays if it comes out. */
type Pays = Map<string, number>;

const BALLS = Array.from({ length: 100 }, (_, ball) => String(ball).padStart(2, '0'));

/** What the house pays at worst for a line: a borlette that comes out on all three lots. */
const liabilityOf = ({ game, stake, prime1, prime2, prime3 }: SoldLine): number =>
	(game === 'mariage_gratuit' ? MINOR_UNITS : stake) * (prime1 + prime2 + prime3);

const highest = (values: Iterable<number>): number => {
	let most = 0;
	for (const value of values) if (value > most) most = value;
	return most;
};
const raise = (pays: Pays, key: string, by: number): void => {
	pays.set(key, (pays.get(key) ?? 0) + by);
};
const keepHighest = (pays: Pays, key: string, value: number): void => {
	if (value > (pays.get(key) ?? 0)) pays.set(key, value);
};

/**
 * What a draw can lose by any result, at most: by the same reasoning as `worst_case` of the database, each lot of a
 * borlette by its own prime. Amounts in minor units.
 */
export class WorstCase {
	#takings = 0;
	readonly #lots: readonly [Pays, Pays, Pays] = [new Map(), new Map(), new Map()];
	/** By two balls in either order. */
	readonly #mariages: Pays = new Map();
	readonly #lotto3: Pays = new Map();
	readonly #lotto4: readonly [Pays, Pays, Pays] = [new Map(), new Map(), new Map()];
	readonly #lotto5: readonly [Pays, Pays, Pays] = [new Map(), new Map(), new Map()];

	/** @param takings what the line brings in: its stake less commissions @param sign -1 takes it back */
	add(line: SoldLine, takings: number, sign: 1 | -1 = 1): void {
		const { game, option, numbers, stake, prime1, prime2, prime3 } = line;
		this.#takings += sign * takings;
		const pays = sign * (game === 'mariage_gratuit' ? MINOR_UNITS : stake);
		if (game === 'borlette') {
			raise(this.#lots[0], numbers, pays * prime1);
			raise(this.#lots[1], numbers, pays * prime2);
			raise(this.#lots[2], numbers, pays * prime3);
		} else if (game === 'mariage' || game === 'mariage_gratuit') {
			const [one = '', other = ''] = numbers.split('*');
			raise(this.#mariages, one + other, pays * prime1);
			if (one !== other) raise(this.#mariages, other + one, pays * prime1);
		} else {
			const place = option === 2 ? 1 : option === 3 ? 2 : 0;
			const kinds = {
				lotto3: this.#lotto3,
				lotto4: this.#lotto4[place],
				lotto5: this.#lotto5[place],
			};
			raise(kinds[game], numbers, pays * prime1);
		}
	}

	get takings(): number {
		return this.#takings;
	}

	/** Below 0: whatever is drawn, it brings in. */
	value(): number {
		return this.#costs() - this.#takings;
	}

	#costs(): number {
		const [first, second, third] = this.#lots;
		const of = (pays: Pays, ball: string) => pays.get(ball) ?? 0;
		// x is the 1er lot, y the 2e, z the 3e.
		const withY = this.#pairs(this.#lotto4[1]);
		const withZ = this.#pairs(this.#lotto4[2]);
		const others = this.#pairs(this.#lotto4[0]);
		const ofOthers: Pays = new Map();
		for (const [numbers, pays] of this.#lotto5[2]) keepHighest(ofOthers, numbers.slice(1), pays);
		for (const [pair, pays] of ofOthers) raise(others, pair, pays);

		const heads: Pays = new Map(BALLS.map((ball) => [ball, of(first, ball)]));
		for (const pays of [this.#lotto3, this.#lotto5[0], this.#lotto5[1]])
			for (const numbers of pays.keys()) {
				const head = numbers.slice(0, 3);
				heads.set(head, of(first, head.slice(1)) + (this.#lotto3.get(head) ?? 0));
			}
		const tops: Pays = new Map();
		for (const [head, pays] of heads) keepHighest(tops, head.slice(-2), pays);

		const sides = [
			sideOf(withY, this.#lotto5[0], second, { heads, tops }),
			sideOf(withZ, this.#lotto5[1], third, { heads, tops }),
		] as const;
		const [y, z] = sides;
		const best = highest(heads.values());
		const [topY, topZ] = [highest(second.values()), highest(third.values())];
		let most = 0;
		for (const [head, pays] of heads) {
			const ball = head.slice(-2);
			const side = ({ best: bests }: Side, top: number) =>
				Math.max(top, bests.get(ball) ?? 0, bests.get(head) ?? 0);
			most = Math.max(most, pays + side(y, topY) + side(z, topZ));
		}
		for (const [pair, pays] of others) {
			const [ballY, ballZ] = [pair.slice(0, 2), pair.slice(2)];
			const byY = Math.max(best, y.inAll.get(ballY) ?? 0) + (z.together.get(ballZ) ?? 0);
			const byZ = Math.max(best, z.inAll.get(ballZ) ?? 0) + (y.together.get(ballY) ?? 0);
			most = Math.max(most, pays + of(second, ballY) + of(third, ballZ) + Math.min(byY, byZ));
		}
		return most;
	}

	/** Mariages, and lotto 4 of the two lots. */
	#pairs(lotto4: Pays): Pays {
		const pairs = new Map(this.#mariages);
		for (const [pair, pays] of lotto4) raise(pairs, pair, pays);
		return pairs;
	}
}

interface Side {
	/** By the 1er lot, or with the digit before it: the most it wins with this lot, and this lot by itself. */
	best: Pays;
	/** By this lot: the most that any 1er lot wins, by itself too; and together only. */
	inAll: Pays;
	together: Pays;
}

/** What the 1er lot wins together with another one. @param lotto5 digit, 1er lot, the other lot */
function sideOf(
	pairs: Pays,
	lotto5: Pays,
	alone: Pays,
	{ heads, tops }: { heads: Pays; tops: Pays },
): Side {
	const side: Side = { best: new Map(), inAll: new Map(), together: new Map() };
	const note = (head: string, other: string, pays: number, byItself: number) => {
		keepHighest(side.best, head, pays + (alone.get(other) ?? 0));
		keepHighest(side.inAll, other, pays + byItself);
		keepHighest(side.together, other, pays);
	};
	for (const [pair, pays] of pairs) {
		const ball = pair.slice(0, 2);
		note(ball, pair.slice(2), pays, tops.get(ball) ?? 0);
	}
	for (const [numbers, pays] of lotto5) {
		const [head, other] = [numbers.slice(0, 3), numbers.slice(3)];
		note(head, other, pays + (pairs.get(numbers.slice(1)) ?? 0), heads.get(head) ?? 0);
	}
	return side;
}

/** Kinds of combinations of which a result lets one win, and how many of each. */
const HITS: Readonly<Record<Game, number>> = {
	borlette: 1,
	mariage: 3,
	mariage_gratuit: 3,
	lotto3: 1,
	lotto4: 1,
	lotto5: 1,
};

/** What everybody sells freely of a ceiling, as `free_of` of the database. */
const freeOf = (ceiling: number): number => Math.trunc(ceiling / 10) * 7;

/** What may still be added to what is used of a ceiling by one, as `room_of` of the database. */
const roomOf = (ceiling: number, used: number, own = 0): number =>
	Math.max(freeOf(ceiling) - used, Math.trunc((ceiling - used - 3 * own) / 4), 0);

/** What agents took of a draw beyond what everybody sells freely, as `autopilot_shares` of the database. */
class Shares {
	readonly #ceiling: number;
	#taken = new Map<string, number>();

	constructor(ceiling: number) {
		this.#ceiling = ceiling;
	}

	/** What an agent may add. */
	room(agentId: string, used: number): number {
		return roomOf(this.#ceiling, used, this.#taken.get(agentId));
	}

	/** Whether they may; what of it is beyond is theirs from here on. */
	take(agentId: string, used: number, more: number): boolean {
		const free = freeOf(this.#ceiling);
		if (used + more <= free || more <= 0) return true;
		if (more > this.room(agentId, used)) return false;
		raise(this.#taken, agentId, used + more - Math.max(used, free));
		return true;
	}

	/** After the worst case was worked out they add up to no more than what is used beyond. */
	fit(worst: number): void {
		const used = Math.max(worst - freeOf(this.#ceiling), 0);
		let taken = 0;
		for (const share of this.#taken.values()) taken += share;
		if (taken <= used) return;
		this.#taken = new Map(
			[...this.#taken].map(([agentId, share]) => [agentId, Math.trunc((share * used) / taken)]),
		);
	}
}

export interface Ceilings {
	draw_ceiling: number | null;
	ball_ceiling: number | null;
}

/** A line as it was sold, and by whom. */
export interface PilotedLine extends SoldLine {
	agent_id: string;
	/** Of the agent and the surcussale. */
	commissions: number;
}

/** The autopilot over the lines of one draw, one after another: a line that is refused leaves nothing behind. */
export class Piloted {
	readonly #ceilings: Ceilings;
	readonly #worst = new WorstCase();
	readonly #balls: Pays = new Map();
	readonly #own: Pays = new Map();
	/** As in the database: what may be added until it is worked out again, and what grew since. */
	#room = 0;
	/** The worst case then, and all that has grown since. */
	#used = 0;
	readonly #shares: Shares;
	/** The worst case, while nothing was sold since. */
	#known: number | undefined;
	#since: Pays = new Map();
	#growth: Pays = new Map();

	constructor(ceilings: Ceilings) {
		this.#ceilings = ceilings;
		this.#shares = new Shares(ceilings.draw_ceiling ?? 0);
		this.#count(0);
	}

	/** What it can lose by now. */
	worst(): number {
		return this.#worst.value();
	}

	/** Whether the line is sold. */
	takes(line: PilotedLine): boolean {
		const pays = liabilityOf(line);
		const ball = `${line.game} ${line.option} ${line.numbers}`;
		if (!this.#hasBall(ball, line.agent_id, pays)) return false;
		const takings = line.stake - line.commissions;
		this.#worst.add(line, takings);
		if (!this.#hasDraw(ball, line, pays, takings)) {
			this.#worst.add(line, takings, -1);
			return false;
		}
		raise(this.#balls, ball, pays);
		raise(this.#own, `${line.agent_id} ${ball}`, pays);
		return true;
	}

	#hasBall(ball: string, agentId: string, pays: number): boolean {
		const { ball_ceiling: ceiling } = this.#ceilings;
		if (ceiling === null || pays === 0) return true;
		const own = this.#own.get(`${agentId} ${ball}`) ?? 0;
		return pays <= roomOf(ceiling, this.#balls.get(ball) ?? 0, own);
	}

	#hasDraw(ball: string, line: PilotedLine, pays: number, takings: number): boolean {
		const { draw_ceiling: ceiling } = this.#ceilings;
		if (ceiling === null) return true;
		const kind = `${line.game} ${line.option}`;
		const grown = (this.#since.get(ball) ?? 0) + pays;
		const more = Math.max(grown - (this.#growth.get(kind) ?? 0), 0) * HITS[line.game];
		if (more <= this.#room && this.#shares.take(line.agent_id, this.#used, more)) {
			this.#room -= more;
			this.#used += more;
			this.#known = undefined;
			this.#since.set(ball, grown);
			keepHighest(this.#growth, kind, grown);
			return true;
		}
		this.#worst.add(line, takings, -1);
		const before = this.#known ?? this.worst();
		this.#count(before);
		this.#worst.add(line, takings);
		const most = Math.max(before + this.#shares.room(line.agent_id, before), freeOf(ceiling));
		// It may come out: what it pays by itself is enough to say no.
		const alone = (this.#balls.get(ball) ?? 0) + pays - this.#worst.takings;
		if (line.game !== 'borlette' && alone > most && alone > before) return false;
		const after = this.worst();
		if (after > most && after > before) return false;
		this.#shares.take(line.agent_id, before, after - before);
		this.#count(after);
		return true;
	}

	#count(worst: number): void {
		this.#known = worst;
		this.#used = worst;
		this.#shares.fit(worst);
		this.#room = roomOf(this.#ceilings.draw_ceiling ?? 0, worst);
		this.#since = new Map();
		this.#growth = new Map();
	}
}
