import type { Cause } from './releases.ts';

/** Builds, as people call them. */
interface Builds {
	readonly now: string;
	readonly old: string;
}

/** Shares of the visits that failed, to the old build and to the new one; so many visits to that, and evidence of so many to one. */
interface Verdict {
	readonly old: number;
	readonly now: number;
	readonly visits: number;
	readonly evidence: number;
}

const NOT_AT_FAULT = 'it was not at fault';
const SEARCHED = 'pages fail and nothing names the build: looking whether it is ';
const WORSE =
	/^(< )?([\d.]+) % of (\d+) visits to (\S+) failed, (< )?([\d.]+) % of those to (\S+); evidence (more than 10⁹|\d+) to 1$/;

/** Of more nobody wants to know how much. */
const MOST_EVIDENCE = 1e9;
/** In percent; what is little is not nothing. */
const LEAST = 0.01;
/** Stands for less than that. */
const LITTLE = 1e-6;

const percent = (rate: number): string =>
	rate > 0 && rate * 100 < LEAST / 2 ? `< ${LEAST} %` : `${(rate * 100).toFixed(2)} %`;

/** Why the watch did something, as the journal of the store keeps it, which the release tool shows. */
export const causeTexts = {
	worse({ now, old }: Builds, verdict: Verdict): string {
		const { evidence } = verdict;
		const odds = evidence > MOST_EVIDENCE ? 'more than 10⁹' : Math.round(evidence);
		return `${percent(verdict.now)} of ${verdict.visits} visits to ${now} failed, ${percent(verdict.old)} of those to ${old}; evidence ${odds} to 1`;
	},
	searched: (remote: string): string => `${SEARCHED}${remote}`,
	innocent: (): string => NOT_AT_FAULT,
};

/**
 * The same as a code with its values, for people of any language. Read from the text, so that the signed lists stay as they
 * are and entries of before are told too; undefined: it is no such text.
 */
export function causeIn(text: string): Cause | undefined {
	if (text === NOT_AT_FAULT) return { code: 'innocent', values: {} };
	if (text.startsWith(SEARCHED)) {
		return { code: 'searched', values: { remote: text.slice(SEARCHED.length) } };
	}
	const [found, nearNow, now, visits, build, nearOld, old, before, odds] = WORSE.exec(text) ?? [];
	if (!found) return undefined;
	const rate = (near: string | undefined, shown: string | undefined) => {
		if (!near) return Number(shown) / 100;
		return Number(shown) === LEAST ? LITTLE : Number.NaN;
	};
	const values = {
		visits: Number(visits),
		failed: rate(nearNow, now),
		failed_before: rate(nearOld, old),
		evidence: odds?.startsWith('more') ? MOST_EVIDENCE : Number(odds),
		...{ build: String(build), before: String(before) },
	};
	// An earlier watch rounded more: what it called little is not known so well.
	const isKnown = Object.values(values).every((value) => !Number.isNaN(value));
	return isKnown ? { code: 'worse', values } : undefined;
}
