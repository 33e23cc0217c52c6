import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { inEachCompany } from './companies.ts';
import { closeDue, settling } from './draws.ts';
import { planAllCompanies } from './plan.ts';

export interface Job {
	name: string;
	/** From the end of one run to the next. */
	everyMs: number;
	run(db: Db): Promise<void>;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/**
 * What the API does by itself. Each job does what is due by the database's clock, whenever that
 * fell due, and may run in several processes at once: it locks what it changes and skips what is
 * done.
 */
export const jobs = (log: FastifyBaseLogger): Job[] => [
	{ name: 'plan', everyMs: HOUR_MS, run: planAllCompanies },
	{ name: 'close', everyMs: SECOND_MS, run: closeDue },
	{
		name: 'settle',
		everyMs: SECOND_MS,
		run: settling((error) => log.error({ err: error }, 'A draw is not settled')),
	},
	{
		name: 'expire',
		everyMs: HOUR_MS,
		run: (db) => inEachCompany(db, (tx) => sql`SELECT expire_fiches()`.execute(tx)),
	},
	{
		name: 'forget keys',
		everyMs: HOUR_MS,
		run: async (db) => void (await sql`SELECT idempotency_forget()`.execute(db)),
	},
];

/** Runs the jobs until the signal; one that fails is logged and runs again at its time. */
export function startScheduler(
	{ db, log }: { db: Db; log: FastifyBaseLogger },
	signal: AbortSignal,
): void {
	for (const job of jobs(log)) {
		const run = async (): Promise<void> => {
			try {
				await job.run(db);
			} catch (error) {
				if (!signal.aborted) log.error({ err: error }, `The job "${job.name}" failed`);
			}
			if (!signal.aborted) setTimeout(run, job.everyMs).unref();
		};
		void run();
	}
}
