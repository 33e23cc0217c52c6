import type {
	FeedMapping,
	FeedProblem,
	FeedProblemCode,
} from '@borlette/shared/contract/result-sources';
import { numberOf, type OfficialFeed, type RowProblem } from './feed.ts';

/** What somebody said of a draw of a state. */
export interface Claim {
	slot: string;
	draw_date: string;
	/** As `numberOf` has them. */
	numbers: string;
}
type Draw = Pick<Claim, 'slot' | 'draw_date'>;

/** What is known of a state's draws when an answer comes. */
export interface Known {
	/** Draws that the source owes. */
	awaited: readonly Draw[];
	/** Draws from here on are looked at, `yyyy-MM-dd`; older ones are history. */
	since: string;
	/** The latest day that it is anywhere. */
	today: string;
	/** Draws that companies have before them. */
	coming: readonly Draw[];
	official: readonly Claim[];
	/** What the source said before. */
	said: readonly Claim[];
}

export interface Judgement {
	/** What the source says, to be kept. */
	claims: Claim[];
	/** Why it is not believed, or not in a draw that it owes. */
	problem: FeedProblem | null;
}

/** Judges an answer. One that contradicts what is known, or foretells, is not believed in anything. */
export function judge(
	{ draws, problems }: OfficialFeed,
	mapping: FeedMapping,
	known: Known,
): Judgement {
	const recent = draws.filter(({ draw_date }) => draw_date >= known.since);
	const claims = recent.filter((draw) => isWhole(draw, mapping)).map(claimOf);
	const untrue = foretold(recent.map(claimOf), known) ?? rewritten(claims, known);
	if (untrue) return { claims: [], problem: untrue };
	return {
		claims,
		problem: changed(claims, known) ?? unreadable(problems, draws.length, claims, known),
	};
}

const claimOf = (draw: OfficialFeed['draws'][number]): Claim => ({
	slot: draw.slot,
	draw_date: draw.draw_date,
	numbers: numberOf(draw),
});

/** Of a lottery that draws a Pick 4 too, a Pick 3 alone is a draw that is still going on. */
const isWhole = ({ slot, pick4 }: OfficialFeed['draws'][number], { draws }: FeedMapping) =>
	pick4 !== null || draws.every((draw) => draw.slot !== slot || draw.pick4 === null);

const isOf = (draw: Draw) => (other: Draw) =>
	other.slot === draw.slot && other.draw_date === draw.draw_date;

const problemOf = (
	code: FeedProblemCode,
	{ slot, draw_date, numbers }: Claim,
	known: string | null = null,
): FeedProblem => ({ code, slot, draw_date, value: numbers, known });

function foretold(claims: readonly Claim[], { coming, today }: Known): FeedProblem | null {
	const early = claims.find((claim) => claim.draw_date > today || coming.some(isOf(claim)));
	return early ? problemOf('too_early', early) : null;
}

function rewritten(claims: readonly Claim[], { official }: Known): FeedProblem | null {
	return firstOf(claims, (claim) => {
		const stands = official.find(isOf(claim));
		return stands && stands.numbers !== claim.numbers
			? problemOf('conflict_with_known', claim, stands.numbers)
			: null;
	});
}

/** Once a result stands it no longer matters what was said before. */
function changed(claims: readonly Claim[], { official, said }: Known): FeedProblem | null {
	return firstOf(claims, (claim) => {
		if (official.some(isOf(claim))) return null;
		const before = said.find((one) => isOf(claim)(one) && one.numbers !== claim.numbers);
		return before ? problemOf('changed', claim, before.numbers) : null;
	});
}

/** A row that cannot be read, where a draw that is owed is not told elsewhere. */
function unreadable(
	problems: readonly RowProblem[],
	readable: number,
	claims: readonly Claim[],
	{ awaited }: Known,
): FeedProblem | null {
	const owed = awaited.filter((draw) => !claims.some(isOf(draw)));
	if (owed.length === 0) return null;
	const [bad] = [
		...problems.filter(({ slot, draw_date }) =>
			owed.some((draw) => draw.draw_date === draw_date && draw.slot === slot),
		),
		...problems.filter(
			({ problem, draw_date }) =>
				problem === 'bad_slot' && owed.some((draw) => draw.draw_date === draw_date),
		),
		...problems.filter(({ problem }) => problem === 'bad_date' && readable === 0),
	];
	if (!bad || isStillComing(bad)) return null;
	const { problem, slot, draw_date, value, known } = bad;
	return { code: problem, slot, draw_date, value, known };
}

/** Of the two numbers the Pick 4 was written first. */
const isStillComing = ({ problem }: RowProblem) => problem === 'missing_pick3';

function firstOf<T, R>(items: readonly T[], look: (item: T) => R | null): R | null {
	for (const item of items) {
		const found = look(item);
		if (found) return found;
	}
	return null;
}
