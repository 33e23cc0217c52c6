import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../../db/connect.ts';
import { besideCalls } from '../../db/lanes.ts';
import { Random } from '../play/random.ts';
import { enterResults } from './live-results.ts';
import { sellOne } from './live-sales.ts';

const SECOND_MS = 1_000;
/** Some eight fiches a minute. */
const BETWEEN_SALES_MS: readonly [least: number, most: number] = [3 * SECOND_MS, 12 * SECOND_MS];
const BETWEEN_RESULTS_MS = 20 * SECOND_MS;

interface Parts {
	db: Pool;
	log: FastifyBaseLogger;
}

/**
 * Lets the demo go on while the API runs: agents sell through the engine as their terminals do, and people
 * of the office type results, which are confirmed hours later unless somebody did. Until the signal; ends
 * when nothing of it is under way.
 */
export async function keepDemoAlive(
	{ db, log }: Parts,
	signal: AbortSignal,
	{ betweenSalesMs = BETWEEN_SALES_MS } = {},
): Promise<void> {
	const random = new Random(Date.now());
	const again = async (name: string, work: () => Promise<unknown>, pause: () => number) => {
		for (;;) {
			await wait(pause(), undefined, { ref: false, signal }).catch(() => undefined);
			if (signal.aborted) return;
			try {
				// Each on its own: both may be at it at once, and a call holds one connection.
				await besideCalls(work);
			} catch (error) {
				if (!signal.aborted) log.error({ err: error }, `The demo cannot go on: ${name}`);
			}
		}
	};
	await Promise.all([
		again(
			'selling',
			() => sellOne(db, random),
			() => random.integer(...betweenSalesMs),
		),
		again(
			'results',
			() => enterResults(db),
			() => BETWEEN_RESULTS_MS,
		),
	]);
}
