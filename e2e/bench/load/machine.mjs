import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

const CALM = 2;
const MOST_WAIT_MS = 600_000;
const ASK_EVERY_MS = 5_000;

/** Waits until the machine has little else to do, ten minutes at most; answers its load then. */
export async function calmMachine(mostWaitMs = MOST_WAIT_MS) {
	const deadline = Date.now() + mostWaitMs;
	while (loadavg()[0] > CALM && Date.now() < deadline) {
		await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
	}
	return loadavg()[0];
}

/** One line about where the figures come from. */
export function machineLine(load) {
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${memory} GiB, Node ${process.versions.node}; load before: ${load.toFixed(1)}`;
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The value that the share of them does not pass. */
export const quantile = (values, share) =>
	[...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

export const verdict = (isMet) => (isMet ? 'met' : 'MISSED');
