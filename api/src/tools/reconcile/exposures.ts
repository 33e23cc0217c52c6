import { sql } from 'kysely';
import { rowsOf } from '../../db/rows.ts';
import { streamed } from '../../db/stream.ts';
import { type Review, usernameOf } from './company.ts';
import type { CheckedInstance } from './instances.ts';
import { folded, keyOf, paired } from './streams.ts';

const COMPANY = '00000000-0000-0000-0000-000000000000';
const MINOR_UNITS = 100;

interface Combination {
	instance_id: string;
	game: string;
	option: number;
	numbers: string;
}
interface Played extends Combination {
	agent_id: string;
	surcussale_id: string;
	stake: number;
	primes: number;
}
interface Counter extends Combination {
	holder_id: string;
	staked: number;
	liability: number;
}
type Sums = Map<string, { staked: number; liability: number }>;

const ZERO = { staked: 0, liability: 0 };

function add(sums: Sums, key: string, staked: number, liability: number): void {
	const sum = sums.get(key) ?? { ...ZERO };
	sum.staked += staked;
	sum.liability += liability;
	sums.set(key, sum);
}

/**
 * The counters of one draw date's combinations against its lines: the company's, each surcussale's, and all
 * of an agent where a limit asks for them; and those of whole games: such an agent's always, the company's where
 * there is one.
 */
export async function checkExposures(
	review: Review,
	drawDate: string,
	instances: ReadonlyMap<string, CheckedInstance>,
): Promise<void> {
	const label = (id: string) => instances.get(id)?.label ?? id;
	const check = (object: string, who: string, expected = ZERO, found = ZERO) => {
		const named = () => `${object}${who === COMPANY ? '' : `, ${holderOf(review, who)}`}`;
		review.compare('exposure', named, expected.staked, found.staked);
		review.compare('exposure at worst', named, expected.liability, found.liability);
	};
	const games: Sums = new Map();
	const whole: Sums = new Map();
	const kept = new Set<string>();
	for (const { instance_id, agent_id } of await rowsOf(
		review.tx,
		ownOn(review.company.id, drawDate),
	)) {
		kept.add(keyOf(instance_id, agent_id));
	}
	const both = combinations(review, drawDate, games, kept);
	for await (const { key, left = new Map(), right = new Map() } of both) {
		const [id = '', game = '', option, numbers] = key.split('\0');
		if (numbers === '') {
			for (const [who, sum] of right) whole.set(keyOf(id, game, who), sum);
			continue;
		}
		const object = `${label(id)}, ${game} ${option === '0' ? '' : `option ${option} `}${numbers}`;
		for (const who of new Set([...left.keys(), ...right.keys()])) {
			check(object, who, left.get(who), right.get(who));
		}
	}
	for (const key of new Set([...games.keys(), ...whole.keys()])) {
		const [id = '', game, who = ''] = key.split('\0');
		if (who === COMPANY && !whole.has(key)) continue;
		check(`${label(id)}, ${game}`, who, games.get(key), whole.get(key));
	}
}

const holderOf = (review: Review, id: string): string => {
	const surcussale = review.surcussales.get(id);
	return surcussale === undefined ? `agent ${usernameOf(review, id)}` : `surcussale ${surcussale}`;
};

/**
 * Each combination's sums by holder, from the lines (left) and as kept (right); fills in the games'. `own`: draws that
 * count for an agent alone.
 */
function combinations(
	{ tx, company, advance }: Review,
	drawDate: string,
	games: Sums,
	own: ReadonlySet<string>,
) {
	const key = ({ instance_id, game, option, numbers }: Combination) =>
		keyOf(instance_id, game, option, numbers);
	const begin = (): Sums => new Map();
	const played = folded(streamed(tx, playedOn(company.id, drawDate)), key, begin, (sums, line) => {
		const { agent_id, surcussale_id, game, instance_id, stake, primes } = line;
		const liability = (game === 'mariage_gratuit' ? MINOR_UNITS : stake) * primes;
		const limited = own.has(keyOf(instance_id, agent_id)) ? [COMPANY, agent_id] : [COMPANY];
		for (const who of [surcussale_id, ...limited]) add(sums, who, stake, liability);
		for (const who of limited) add(games, keyOf(instance_id, game, who), stake, liability);
		advance();
	});
	const kept = folded(streamed(tx, countersOn(company.id, drawDate)), key, begin, (sums, counter) =>
		add(sums, counter.holder_id, counter.staked, counter.liability),
	);
	return paired(played, kept);
}

const playedOn = (companyId: string, drawDate: string) => sql<Played>`
	SELECT l.instance_id, l.game, l.option, l.numbers, f.agent_id, f.surcussale_id, l.stake,
		l.prime1 + l.prime2 + l.prime3 AS primes
	FROM fiche_lines l
	JOIN fiches f ON f.company_id = l.company_id AND f.draw_date = l.draw_date AND f.id = l.fiche_id
	WHERE l.company_id = ${companyId} AND l.draw_date = ${drawDate} AND f.voided_at IS NULL
	ORDER BY l.instance_id, l.game COLLATE "C", l.option, l.numbers COLLATE "C"`;

const countersOn = (companyId: string, drawDate: string) => sql<Counter>`
	SELECT instance_id, game, option, numbers, holder_id, staked, liability FROM exposures
	WHERE company_id = ${companyId} AND instance_id IN (
		SELECT id FROM tirage_instances WHERE company_id = ${companyId} AND draw_date = ${drawDate})
	ORDER BY instance_id, game COLLATE "C", option, numbers COLLATE "C"`;

/** Draws that count for an agent alone: a limit of theirs asks for it, or some counter of theirs is there. */
const ownOn = (companyId: string, drawDate: string) => sql<{
	instance_id: string;
	agent_id: string;
}>`
	SELECT e.instance_id, a.id AS agent_id
	FROM exposures e JOIN agents a ON a.company_id = e.company_id AND a.id = e.holder_id
	WHERE e.company_id = ${companyId} AND e.instance_id IN (
		SELECT id FROM tirage_instances WHERE company_id = ${companyId} AND draw_date = ${drawDate})
	UNION
	SELECT i.id, m.agent_id
	FROM tirage_instances i JOIN limits m ON m.company_id = i.company_id AND m.agent_id IS NOT NULL AND m.is_active
		AND m.limite IS NOT NULL AND (m.tirage_id IS NULL OR m.tirage_id = i.tirage_id)
	WHERE i.company_id = ${companyId} AND i.draw_date = ${drawDate} AND i.state = 'open'`;

/** Counters of a draw that there is not. */
export async function checkStrayExposures({ tx, company, compare }: Review): Promise<void> {
	const stray = await rowsOf(
		tx,
		sql<{ instance_id: string; counters: number }>`
			SELECT instance_id, count(*) AS counters FROM exposures e
			WHERE company_id = ${company.id} AND NOT EXISTS (
				SELECT FROM tirage_instances i WHERE i.company_id = e.company_id AND i.id = e.instance_id)
			GROUP BY instance_id`,
	);
	for (const { instance_id, counters } of stray) {
		compare('exposure', () => `counters of the unknown draw ${instance_id}`, 0, counters);
	}
}
