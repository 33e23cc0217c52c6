import { CONTROL_RULES, type Costly, type Suggestion } from '@borlette/shared/contract/controle';
import { STAKED_GAMES, type StakedGame } from '@borlette/shared/contract/games';
import type { Board } from '@borlette/shared/contract/statistique';
import type { Db } from '../../db/connect.ts';
import { type Measure, type Worst, worstsAtClose } from '../../engine/forecast.sql.ts';
import type { Curve } from '../../engine/sales-curve.sql.ts';
import { limitsOfTirage } from './controle.sql.ts';

const MINUTE_MS = 60_000;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** What is usually staked yet in the whole minutes before the end of the sales, by unit staked until now; undefined: unknown. */
export function growthOf(usual: Curve | undefined, leftMs: number): number | undefined {
	const left = Math.floor(leftMs / MINUTE_MS);
	if (!usual || left < 0 || left > CONTROL_RULES.curveMinutes) return undefined;
	const yet = sum(usual.minutes.slice(0, left));
	const all = sum(usual.minutes) + usual.earlier;
	const byNow = all - yet;
	if (byNow * 100 < all * CONTROL_RULES.foretellPercent || byNow === 0) return undefined;
	return yet / byNow;
}

type Considered = Measure & Pick<Suggestion, 'limit'>;

/** Two significant figures, never below: what people would set as a limit. */
function rounded(amount: number): number {
	const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(amount, 1))) - 1);
	return Math.ceil(amount / step) * step;
}

const isStaked = (game: string): game is StakedGame =>
	(STAKED_GAMES as readonly string[]).includes(game);

/** Blocks of the costliest, alone and together, and limits that hold every ball of a game to what the first has by now. */
async function considered(
	db: Db,
	companyId: string,
	board: Board,
	costliest: readonly Costly[],
): Promise<Considered[]> {
	const open = costliest.filter(({ is_blocked }) => !is_blocked);
	const boules = [...new Set(open.map(({ numbers }) => numbers))];
	const alone = boules.slice(0, CONTROL_RULES.blockedAlone).map((boule) => [boule]);
	const blocks = boules.length > 1 ? [...alone, boules] : alone;
	const known = await limitsOfTirage(db, companyId, board.tirage_id);
	const games = [...new Set(open.map(({ game }) => game).filter(isStaked))];
	const limits = games.slice(0, 2).map((game) => {
		const balls = board.games.find((one) => one.game === game)?.balls ?? [];
		const limite = rounded(Math.max(...balls.map(({ staked }) => staked)));
		const own = known.find((limit) => limit.game === game);
		const { id = null, version = null, min_stake = null, max_stake = null } = own ?? {};
		return { id, version, game, tirage_id: board.tirage_id, min_stake, max_stake, limite };
	});
	return [
		...blocks.map((each) => ({ boules: each, limit: null })),
		...limits.map((limit) => ({ boules: [], limit })),
	];
}

interface Draw extends Worst {
	companyId: string;
	board: Board;
	costliest: readonly Costly[];
	growth: number;
	/** The autopilot refuses what would pass it. */
	draw_ceiling: number | null;
}

/** The worst case when sales end, and what would lower it, the most first. */
export async function foretell(
	db: Db,
	draw: Draw,
): Promise<{ foretold: number | null; suggestions: Suggestion[] }> {
	const { companyId, board, costliest, draw_ceiling, worst, counters } = draw;
	const times = Math.floor(CONTROL_RULES.mostCounters / Math.max(counters, 1));
	if (times === 0) return { foretold: null, suggestions: [] };
	const all = await considered(db, companyId, board, costliest);
	const measures = all.slice(0, times - 1);
	const worsts = await worstsAtClose(db, { ...draw, instanceId: board.instance_id }, [
		{ boules: [], limit: null },
		...measures,
	]);
	const most = draw_ceiling === null ? Infinity : Math.max(draw_ceiling, worst);
	const [foretold = 0, ...others] = worsts.map((each) => Math.min(each, most));
	const suggestions = measures
		.map(({ boules, limit }, place) => ({
			saves: foretold - (others[place] ?? foretold),
			boules: [...boules],
			limit,
		}))
		.filter(({ saves }) => saves > 0)
		.toSorted((one, other) => other.saves - one.saves);
	return { foretold, suggestions };
}
