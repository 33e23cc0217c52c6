import type { BodyOf, FieldError } from '@borlette/shared/contract';
import { wrongBounds } from '@borlette/shared/contract/bounds';
import { RATES } from '@borlette/shared/contract/prime';
import type {
	LimitChange,
	PrimeChange,
	WhatIf,
	WhatIfDraw,
	whatIfApi,
} from '@borlette/shared/contract/what-if';
import { planAnew } from '../../db/plans.ts';
import { readOnly } from '../../db/scope.ts';
import { withinTime } from '../../db/within-time.ts';
import { invalidFields } from '../../errors.ts';
import { unknownReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import { limitReplay } from './limit-replay.ts';
import { primeReplay } from './prime-replay.ts';
import { type Concerned, type Draw, lastDraws } from './what-if.sql.ts';

/** A person waits for the answer, and sales for the processor. */
const BUDGET_MS = 6_000;

type Replay = (draw: Draw) => Promise<WhatIfDraw>;

/** Replays the last draws with what is not saved, newest first, for as long as there is time. */
export async function whatIf(
	context: Context,
	body: BodyOf<typeof whatIfApi.replay>,
	budgetMs = BUDGET_MS,
): Promise<WhatIf> {
	// Nothing is to be written: let the database see to it.
	await readOnly(context.db);
	await planAnew(context.db);
	const until = performance.now() + budgetMs;
	const { concerned, replay } = await replayOf(context, body);
	const left = () => until - performance.now();
	const draws = await withinTime(context.db, left(), () => lastDraws(context.db, concerned));
	const replayed: WhatIfDraw[] = [];
	for (const draw of draws ?? []) {
		const answer = await withinTime(context.db, left(), () => replay(draw));
		if (!answer) break;
		replayed.push(answer);
	}
	return summed(replayed, replayed.length !== draws?.length);
}

async function replayOf(
	context: Context,
	{ prime, limit }: BodyOf<typeof whatIfApi.replay>,
): Promise<{ concerned: Concerned; replay: Replay }> {
	if (prime && !limit) return replayOfPrime(context, prime);
	if (limit && !prime) return replayOfLimit(context, limit);
	const code = prime ? 'not_allowed' : 'required';
	throw invalidFields({ [prime ? 'limit' : 'prime']: { code } });
}

async function replayOfPrime(context: Context, change: PrimeChange) {
	await refuse('prime', wrongPrime(change));
	const { agent_id, tirage_id, surcussale_id } = change;
	const named = { agent_id, tirage_id, surcussale_id };
	await refuse('prime', await unknownReferences(context, named));
	const concerned = { companyId: context.companyId, ...named, game: null };
	const added = await primeReplay(context.db, change, concerned);
	const replay: Replay = async (draw) => ({
		...shownOf(draw),
		vente_after: draw.vente,
		gain_after: draw.gain + (await added(draw)),
		refused: 0,
	});
	return { concerned, replay };
}

async function replayOfLimit(context: Context, change: LimitChange) {
	await refuse('limit', wrongLimit(change));
	const { agent_id, tirage_id, game } = change;
	await refuse('limit', await unknownReferences(context, { agent_id, tirage_id }));
	const concerned = {
		companyId: context.companyId,
		agent_id,
		tirage_id,
		surcussale_id: null,
		game,
	};
	const replayed = limitReplay(context.db, change, concerned);
	const replay: Replay = async (draw) => {
		const { vente, gain, refused } = await replayed(draw);
		return {
			...shownOf(draw),
			vente,
			gain,
			vente_after: vente - refused.vente,
			gain_after: gain - refused.gain,
			refused: refused.lines,
		};
	};
	return { concerned, replay };
}

const shownOf = ({ tirage_id: _, ...draw }: Draw) => draw;

/** The general prime leaves no rate open; a surcussale's is for all its agents in every draw. */
function wrongPrime(change: PrimeChange): Record<string, FieldError> {
	const { agent_id, tirage_id, surcussale_id } = change;
	if (surcussale_id && (agent_id || tirage_id)) return { surcussale_id: { code: 'not_allowed' } };
	if (agent_id || tirage_id || surcussale_id) return {};
	const open = RATES.filter((rate) => change[rate] === null);
	return Object.fromEntries(open.map((rate) => [rate, { code: 'required' }]));
}

const wrongLimit = (change: LimitChange): Record<string, FieldError> =>
	change.boule && change.kind === 'game' ? { boule: { code: 'not_allowed' } } : wrongBounds(change);

function refuse(part: string, fields: Record<string, FieldError>): void {
	const entries = Object.entries(fields);
	if (entries.length === 0) return;
	throw invalidFields(
		Object.fromEntries(entries.map(([name, error]) => [`${part}.${name}`, error])),
	);
}

const FIGURES = ['vente', 'gain', 'vente_after', 'gain_after', 'refused'] as const;

function summed(draws: WhatIfDraw[], isCut: boolean): WhatIf {
	const total = { vente: 0, gain: 0, vente_after: 0, gain_after: 0, refused: 0 };
	for (const draw of draws) for (const name of FIGURES) total[name] += draw[name];
	const left = (draw: WhatIfDraw) => draw.vente_after - draw.gain_after;
	const [worst] = draws.toSorted((a, b) => left(a) - left(b));
	return {
		draws,
		total,
		return_before: returnOf(total.gain, total.vente),
		return_after: returnOf(total.gain_after, total.vente_after),
		worst: worst?.instance_id ?? null,
		is_cut: isCut,
	};
}

/** Basis points, rounded; in whole numbers, since a large sum times 10,000 is beyond a double. */
const returnOf = (gain: number, vente: number): number | null =>
	vente === 0 ? null : Number((BigInt(gain) * 20_000n + BigInt(vente)) / (2n * BigInt(vente)));
