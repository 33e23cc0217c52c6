import type { QueryOf } from '@borlette/shared/contract';
import { RATES, type Rate } from '@borlette/shared/contract/prime';
import {
	CAP_RULES,
	PRIME_TARGETS,
	type Regle,
	type regleApi,
} from '@borlette/shared/contract/regle';
import { playedLine } from '../../engine/games.ts';
import { invalidField } from '../../errors.ts';
import { found } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import {
	blocksOf,
	effectiveRates,
	findDate,
	findDraw,
	findRegleAgent,
	type Line,
	limitsOf,
	optionOf,
	pilotRoom,
	playability,
	primesOf,
	stakedAgainst,
	strictest,
} from './regle.sql.ts';

/** What the engine would say of a line sold now; nothing is sold, and nothing locked. */
export async function readRegle(
	{ db, scope }: Pick<Context, 'db' | 'scope'>,
	asked: QueryOf<typeof regleApi.read>,
): Promise<Regle> {
	const played = playedLine({ ...asked, stake: 1 });
	if ('wrong' in played) throw invalidField(played.wrong, played.code);
	const { company_id: companyId, ...agent } = found(
		await findRegleAgent(db, scope, asked.agent_id),
	);
	const tirage = found(await findDraw(db, companyId, asked.tirage_id));
	const draw = (await findDate(db, companyId, tirage.tirage_id)) ?? null;
	const { game, option, numbers } = played;
	const line: Line = {
		...{ companyId, game, option, numbers },
		agentId: agent.agent_id,
		surcussaleId: agent.surcussale_id,
		tirageId: tirage.tirage_id,
	};

	const { min_stake, max_stake, ...limites } = await strictest(db, line);
	const staked = draw ? await stakedAgainst(db, line, draw.instance_id) : new Map();
	const primes = await primesFor(db, line);
	const units = primes.rates.reduce((sum, { value }) => sum + value, 0);
	const caps = CAP_RULES.flatMap((rule) => {
		const limite = limites[rule];
		if (limite === null) return [];
		const counted = staked.get(rule) ?? 0;
		// What a combination costs, as stakes: each pays so many units.
		const each = rule === 'max_exposure' ? Math.max(units, 1) : 1;
		const [cap, left] = [Math.floor(limite / each), Math.floor((limite - counted) / each)];
		return [{ rule, cap, staked: cap - left, remaining: Math.max(left, 0) }];
	});
	const may = await playability(db, line, draw?.draw_date ?? null);
	const [prime1 = 0, prime2 = 0, prime3 = 0] = primes.rates.map(({ value }) => value);
	const pilot = draw ? await pilotRoom(db, line, draw.instance_id, [prime1, prime2, prime3]) : [];
	const bounds = { min_stake, max_stake, caps, pilot };
	return {
		...agent,
		...tirage,
		...{ game, option, numbers, draw },
		...primes,
		limits: await limitsOf(db, line),
		...bounds,
		blocks: draw ? await blocksOf(db, line, draw.draw_date) : [],
		lotto: (await optionOf(db, line)) ?? null,
		refusals: [
			...(agent.is_active ? [] : [{ rule: 'account_blocked' as const }]),
			...(agent.has_device ? [] : [{ rule: 'device_refused' as const }]),
			...(draw?.is_selling ? [] : [{ rule: 'draw_closed' as const }]),
			...(may.is_playable ? [] : [{ rule: 'option_blocked' as const }]),
			...(may.is_blocked ? [{ rule: 'boule_blocked' as const }] : []),
			...tooLittle(bounds),
		],
		least: leastOf(bounds),
		...mostOf(bounds),
	};
}

type Bounds = Pick<Regle, 'min_stake' | 'max_stake' | 'caps'> & {
	pilot: NonNullable<Regle['pilot']>;
};

const leastOf = ({ min_stake }: Bounds): number => Math.max(min_stake ?? 1, 1);

/** Bounds under which not even the smallest stake fits. */
function tooLittle(bounds: Bounds): Regle['refusals'] {
	const least = leastOf(bounds);
	const { min_stake, max_stake, caps, pilot } = bounds;
	const isNone = max_stake !== null && max_stake < least;
	return [
		...(isNone ? [{ rule: 'max_stake' as const, limit: max_stake }] : []),
		// One limit asks for more than another allows: both are why.
		...(isNone && min_stake !== null ? [{ rule: 'min_stake' as const, limit: min_stake }] : []),
		...caps
			.filter(({ remaining }) => remaining < least)
			.map(({ rule, cap, remaining }) => ({ rule, limit: cap, remaining })),
		...pilot
			.filter(({ remaining }) => remaining < least)
			.map(({ rule, remaining }) => ({ rule, remaining })),
	];
}

type Most = Pick<Regle, 'most' | 'most_rules'>;

/** The engine asks the autopilot last: of the ball, then of the draw. */
function mostOf(bounds: Bounds): Most {
	const limited = mostOfLimits(bounds);
	const [tight] = [...bounds.pilot].sort((a, b) => a.remaining - b.remaining);
	if (!tight || (limited.most !== null && limited.most <= tight.remaining)) return limited;
	return { most: tight.remaining, most_rules: [tight.rule] };
}

/** A line's own stake comes first, then what is left of the limits. */
function mostOfLimits({ max_stake, caps }: Bounds): Most {
	const left = Math.min(...caps.map(({ remaining }) => remaining));
	if (max_stake !== null && max_stake <= left)
		return { most: max_stake, most_rules: ['max_stake'] };
	if (left === Number.POSITIVE_INFINITY) return { most: null, most_rules: [] };
	const tight = caps.filter(({ remaining }) => remaining === left);
	return { most: left, most_rules: tight.map(({ rule }) => rule) };
}

/** The game's rates as the engine takes them, and the chain they are taken from. */
async function primesFor(db: Context['db'], line: Line): Promise<Pick<Regle, 'rates' | 'primes'>> {
	const effective = await effectiveRates(db, line);
	const rows = await primesOf(db, line);
	const names = RATES.filter((rate) => gameOf(rate) === line.game);
	const chain = PRIME_TARGETS.map((target) => rows.find((row) => row.target === target));
	return {
		rates: names.map((rate) => ({
			rate,
			value: effective[rate],
			from: PRIME_TARGETS.find((_, place) => (chain[place]?.[rate] ?? null) !== null) ?? 'general',
		})),
		primes: PRIME_TARGETS.map((target, place) => ({
			target,
			id: chain[place]?.id ?? null,
			values: names.map((rate) => chain[place]?.[rate] ?? null),
		})),
	};
}

const gameOf = (rate: Rate): string => rate.replace(/^borlette[123]$/, 'borlette');
