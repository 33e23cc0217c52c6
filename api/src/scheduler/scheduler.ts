import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import { clockOf } from '../db/clock.ts';
import { eachInTurn, inEachCompany } from '../db/companies.ts';
import type { Pool } from '../db/connect.ts';
import { forgetKeys } from '../db/idempotent.ts';
import { besideCalls } from '../db/lanes.ts';
import { countSales, forgetCurves } from '../engine/sales-curve.sql.ts';
import { type SendingOptions, sendingMessages, writingReports } from '../modules/alerts/send.ts';
import { issueUnbilled } from '../modules/facturation/facturation.service.ts';
import { askingSources } from '../modules/official-results/ask-sources.ts';
import { keepScores } from '../modules/score/keep.ts';
import type { Running } from '../state/running.ts';
import { keepTodos } from '../todo/keep.ts';
import { type AnchorPlaces, anchorHeads } from '../trail/anchors.ts';
import type { Refusals } from '../trail/refused.ts';
import { type WatchedPlace, watching } from '../watch/job.ts';
import { closeDue, settling } from './draws.ts';
import {
	expireFiches,
	forgetContactMessages,
	forgetPageSums,
	witnessClaims,
	witnessLedger,
} from './house.sql.ts';
import { planAllCompanies } from './plan.ts';
import { type BackupsKept, keepingProvider, type ReleasesKept } from './provider.ts';
import { buildingReports } from './reports.ts';
import { SteppedClock } from './stepped-clock.ts';

type Kept = AnchorPlaces &
	WatchedPlace &
	ReleasesKept &
	BackupsKept &
	Pick<Config, 'contactKeepDays' | 'resultSourceHosts'> &
	SendingOptions['config'];
interface Parts {
	db: Pool;
	log: FastifyBaseLogger;
	refusals: Refusals;
	running: Running;
}

/** Logs what failed, but for what fails because this process ends. */
type Told = (message: string) => (error: Error) => void;

interface Job {
	name: string;
	/** From the end of one run to the next. */
	everyMs: number;
	/** What is done for companies is done on each of several servers: one that is away holds up no other. */
	onEach?: true;
	run(db: Pool): Promise<void>;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * What the API does by itself. Each job does what is due by the database's clock, whenever that
 * fell due, and may run in several processes at once: it locks what it changes and skips what is
 * done.
 */
const jobs = (
	{ log, refusals, running }: Parts,
	{ contactKeepDays, resultSourceHosts, ...places }: Kept,
	told: Told,
	ending: AbortSignal,
): Job[] => [
	{ name: 'plan', onEach: true, everyMs: HOUR_MS, run: planAllCompanies },
	{ name: 'close', onEach: true, everyMs: SECOND_MS, run: (db) => closeDue(db, ending) },
	{
		name: 'settle',
		onEach: true,
		everyMs: SECOND_MS,
		run: settling(told('A draw is not settled'), ending),
	},
	{
		name: 'ask sources',
		everyMs: 10 * SECOND_MS,
		run: askingSources({
			hosts: resultSourceHosts,
			report: told('A source, or what it said, failed'),
		}),
	},
	{
		name: 'expire',
		onEach: true,
		everyMs: HOUR_MS,
		run: (db) => inEachCompany(db, expireFiches),
	},
	{ name: 'bill', everyMs: HOUR_MS, run: async (db) => void (await issueUnbilled(db)) },
	{
		name: 'witness',
		onEach: true,
		everyMs: HOUR_MS,
		run: (db) =>
			eachInTurn([witnessLedger, witnessClaims], (witness) => inEachCompany(db, witness)),
	},
	{ name: 'keep todos', onEach: true, everyMs: 15 * SECOND_MS, run: keepTodos },
	{ name: 'keep scores', onEach: true, everyMs: 5 * MINUTE_MS, run: keepScores },
	{
		name: 'keep todos of the provider',
		everyMs: 15 * SECOND_MS,
		run: keepingProvider(
			places,
			running,
			told('What the provider has to do could not all be read'),
		),
	},
	{
		name: 'count sales',
		onEach: true,
		everyMs: 15 * SECOND_MS,
		run: (db) => inEachCompany(db, countSales),
	},
	{
		name: 'forget curves',
		onEach: true,
		everyMs: HOUR_MS,
		run: (db) => inEachCompany(db, forgetCurves),
	},
	{ name: 'write reports', onEach: true, everyMs: 20 * SECOND_MS, run: writingReports },
	{
		name: 'send messages',
		onEach: true,
		everyMs: 2 * SECOND_MS,
		run: sendingMessages({
			config: places,
			build: buildingReports(places.publicUrl),
			report: told('A message could not be made'),
		}),
	},
	{ name: 'tell refusals', everyMs: MINUTE_MS, run: (db) => refusals.tell(db) },
	{ name: 'anchor', everyMs: 30 * SECOND_MS, run: anchoring(places, log) },
	{
		name: 'forget keys',
		onEach: true,
		everyMs: HOUR_MS,
		run: forgetKeys,
	},
	{ name: 'watch releases', everyMs: 5 * SECOND_MS, run: watching(places, log) },
	{
		name: 'forget page sums',
		onEach: true,
		everyMs: HOUR_MS,
		run: forgetPageSums,
	},
	{
		name: 'forget contact messages',
		everyMs: HOUR_MS,
		run: (db) => forgetContactMessages(db, contactKeepDays),
	},
];

/** A trail that contradicts its anchor is an alarm; it is raised once, not every half minute. */
function anchoring(places: AnchorPlaces, log: FastifyBaseLogger): Job['run'] {
	const known = new Set<string>();
	return async (db) => {
		const { broken } = await anchorHeads(db, places);
		for (const company of broken) {
			if (!known.has(company)) log.error(`The trail of company ${company} was cut or rewritten`);
			known.add(company);
		}
	};
}

/** Runs the jobs until the signal; one that fails is logged and runs again at its time. */
export function startScheduler(parts: Parts, kept: Kept, signal: AbortSignal): void {
	const { db, log, running } = parts;
	const told: Told = (message) => (error) => {
		if (!signal.aborted) log.error({ err: error }, message);
	};
	const begin = (job: Job, server: Pool, clock: SteppedClock): void => {
		const name = [job.name, server.server].filter(Boolean).join(' on ');
		running.jobs.expect(name, job.everyMs);
		// A time that comes after the end is none.
		const run = (): void => {
			if (!signal.aborted) void work();
		};
		const work = async (): Promise<void> => {
			try {
				await running.jobs.note(name, async () => {
					// Where it cannot be read the job tells why.
					const isDoubted = await clock.isDoubted(() => clockOf(server)).catch(() => false);
					if (!isDoubted) await job.run(server);
				});
			} catch (error) {
				if (!signal.aborted)
					log.error({ err: error, server: server.server }, `The job "${job.name}" failed`);
			}
			if (!signal.aborted) setTimeout(run, job.everyMs).unref();
		};
		void besideCalls(work);
	};
	const clocks = new Map<Pool, SteppedClock>();
	for (const job of jobs(parts, kept, told, signal)) {
		for (const server of (job.onEach && db.homes?.all) || [db]) {
			const clock = clocks.get(server) ?? new SteppedClock(log);
			clocks.set(server, clock);
			begin(job, server, clock);
		}
	}
}
