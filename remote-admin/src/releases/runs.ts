import type { BuildMoment, BuildSums } from '@borlette/shared/contract/pages';

/** What of a build is drawn over time. */
export const FIGURES = ['errorRate', 'lcp', 'inp', 'cls'] as const;
export type Figure = (typeof FIGURES)[number];
type Sums = Pick<BuildSums, 'visits' | 'failing' | 'lcp_p75' | 'inp_p75' | 'cls_p75'>;

/**
 * Share of visits with an error, vitals in ms, `cls` without a unit; null: nothing was measured. What fails may have begun in a
 * stretch before: then it is one of the visits of this one too, as the API's watch counts them.
 */
export function figureOf(figure: Figure, sums: Sums): number | null {
	const visits = Math.max(sums.visits, sums.failing);
	if (figure === 'errorRate') return visits > 0 ? sums.failing / visits : null;
	const p75 = sums[`${figure}_p75`];
	return figure === 'cls' && p75 !== null ? p75 / 1000 : p75;
}

/** More lines than these are no picture any more. */
const MOST_LINES = 5;

/** A moment of the chart: at which each build has a figure, by its name. */
export interface Point {
	readonly at: string;
	readonly figures: Readonly<Record<string, number | null>>;
}

/** The builds with most visits, and their figures from moment to moment. */
export function pointsOf(
	figure: Figure,
	moments: readonly BuildMoment[],
): { builds: readonly string[]; points: readonly Point[] } {
	const visits = new Map<string, number>();
	for (const { build, visits: count } of moments) {
		visits.set(build, (visits.get(build) ?? 0) + count);
	}
	const builds = [...visits.keys()]
		.sort((a, b) => (visits.get(b) ?? 0) - (visits.get(a) ?? 0))
		.slice(0, MOST_LINES);
	const times = [...new Set(moments.map(({ at }) => at))].sort();
	const points = times.map((at) => ({
		at,
		figures: Object.fromEntries(
			builds.map((build) => {
				const found = moments.find((each) => each.at === at && each.build === build);
				return [build, found ? figureOf(figure, found) : null];
			}),
		),
	}));
	return { builds, points };
}

/** A chart is at least so high: an error in a thousand visits is no mountain, and where nothing failed it is not 100 % either. */
const LEAST: Readonly<Record<Figure, number>> = { errorRate: 0.05, lcp: 2500, inp: 200, cls: 0.1 };
const STEPS = [1, 2, 2.5, 5, 10];
const PARTS = 4;

/** What stands at the side of a chart, from 0 to no less than its highest point. */
export function ticksOf(figure: Figure, points: readonly Point[]): number[] {
	const values = points.flatMap(({ figures }) => Object.values(figures).map((value) => value ?? 0));
	const least = Math.max(LEAST[figure], ...values) / PARTS;
	const unit = 10 ** Math.floor(Math.log10(least));
	const step = (STEPS.find((each) => each * unit >= least) ?? 10) * unit;
	return Array.from({ length: PARTS + 1 }, (_, index) => index * step);
}

export interface BuildRun {
	/** null: the host. */
	readonly remote: string | null;
	readonly build: string;
	readonly open: number;
	readonly visits: number;
	readonly sums: BuildSums;
}

/** One line a build; that it ran on several builds of the host is of no matter here. */
export function runsOf(all: readonly BuildSums[]): readonly BuildRun[] {
	const found = new Map<string, BuildRun>();
	for (const sums of all) {
		const key = `${sums.remote} ${sums.build}`;
		const before = found.get(key);
		const most = before && before.sums.visits >= sums.visits ? before.sums : sums;
		const visits = (before?.visits ?? 0) + sums.visits;
		const failing = (before?.sums.failing ?? 0) + sums.failing;
		found.set(key, {
			remote: sums.remote,
			build: sums.build,
			open: (before?.open ?? 0) + sums.open,
			visits,
			// Vitals of two hosts cannot be added: those of the more visited one stand for both.
			sums: { ...most, visits, failing },
		});
	}
	return [...found.values()].sort(
		(a, b) => (a.remote ?? '').localeCompare(b.remote ?? '') || b.visits - a.visits,
	);
}
