import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

const CALM = 2;
const MOST_WAIT_MS = 600_000;
const ASK_EVERY_MS = 5_000;

const loadNow = () => loadavg()[0] ?? 0;

/** Waits until the machine has little else to do, ten minutes at most; answers its load then. */
export async function calmMachine(mostWaitMs = MOST_WAIT_MS) {
	const deadline = Date.now() + mostWaitMs;
	while (loadNow() > CALM && Date.now() < deadline) {
		await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
	}
	return loadNow();
}

/** One line about where the figures come from. @param {number} load */
export function machineLine(load) {
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${memory} GiB, Node ${process.versions.node}; load before: ${load.toFixed(1)}`;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** The value that the share of them does not pass. @param {readonly number[]} values @param {number} share */
export const quantile = (values, share) =>
	values.toSorted((a, b) => a - b)[
		Math.min(values.length - 1, Math.floor(values.length * share))
	] ?? Number.NaN;

/** @param {boolean} isMet */
export const verdict = (isMet) => (isMet ? 'met' : 'MISSED');
