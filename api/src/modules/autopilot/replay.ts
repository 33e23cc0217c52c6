import type { BodyOf } from '@borlette/shared/contract';
import type { autopilotApi, PilotReplay } from '@borlette/shared/contract/autopilot';
import { planAnew } from '../../db/plans.ts';
import { readOnly } from '../../db/scope.ts';
import { type Ceilings, Piloted, WorstCase } from '../../engine/worst-case.ts';
import type { Context } from '../../http/route.ts';
import { linesOf, pastDraws, type ReplayedLine } from './replay.sql.ts';

/** A person waits for the answer, and sales for the processor. */
const BUDGET_MS = 4_000;

type Draw = Omit<PilotReplay, 'from' | 'next' | 'draws' | 'touched'>;

/** Replays settled draws of the last year with ceilings that are not saved, newest first, for BUDGET_MS. */
export async function replayYear(
	{ db, companyId }: Context,
	{ before, ...ceilings }: BodyOf<typeof autopilotApi.replay>,
): Promise<PilotReplay> {
	// Nothing is to be written: let the database see to it.
	await readOnly(db);
	await planAnew(db);
	const until = performance.now() + BUDGET_MS;
	const draws = await pastDraws(db, companyId, before);
	const answer: PilotReplay = { ...NOTHING };
	for (const draw of draws) {
		// Those of one moment go together: the next piece begins before it.
		if (performance.now() > until && draw.draw_at !== answer.from) {
			return { ...answer, next: answer.from };
		}
		add(answer, replayed(await linesOf(db, companyId, draw), ceilings));
		answer.from = draw.draw_at;
	}
	return answer;
}

const NOTHING: PilotReplay = {
	...{ draws: 0, touched: 0, lines: 0, vente: 0, gain: 0 },
	...{ refused: 0, refused_vente: 0, cost: 0, saved: 0 },
	...{ worst: null, worst_after: null, loss: null, loss_after: null, from: null, next: null },
};
const SUMS = ['lines', 'vente', 'gain', 'refused', 'refused_vente', 'cost', 'saved'] as const;
const HIGHEST = ['worst', 'worst_after', 'loss', 'loss_after'] as const;

function add(answer: PilotReplay, draw: Draw): void {
	answer.draws += 1;
	if (draw.refused > 0) answer.touched += 1;
	for (const name of SUMS) answer[name] += draw[name];
	for (const name of HIGHEST)
		answer[name] = Math.max(answer[name] ?? draw[name] ?? 0, draw[name] ?? 0);
}

/** One draw, line by line in the order of the sales: each is refused by itself, as an agent leaves it out. */
export function replayed(lines: readonly ReplayedLine[], ceilings: Ceilings): Draw {
	const pilot = new Piloted(ceilings);
	const without = new WorstCase();
	const sum = {
		lines: lines.length,
		vente: 0,
		gain: 0,
		refused: 0,
		refused_vente: 0,
		cost: 0,
		saved: 0,
	};
	let takings = 0;
	for (const line of lines) {
		const brings = line.stake - line.commissions;
		takings += brings;
		sum.vente += line.stake;
		sum.gain += line.gain;
		without.add(line, brings);
		if (pilot.takes(line)) continue;
		sum.refused += 1;
		sum.refused_vente += line.stake;
		sum.cost += brings;
		sum.saved += line.gain;
	}
	const loss = sum.gain - takings;
	return {
		...sum,
		worst: without.value(),
		worst_after: pilot.worst(),
		loss,
		loss_after: loss - sum.saved + sum.cost,
	};
}
