import { act, CHANNELS, Failure, putBack, trialsIn, WATCH } from '@borlette/deploy/release';
import { causeTexts } from '@borlette/shared/contract/releases.cause';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '../db/connect.ts';
import { Step, Unnamed } from './search.ts';
import { type Sums, sumsOf, wasThere } from './sums.sql.ts';
import { LEAST_PAST, NONE, Trial } from './trial.ts';

const DAY_MS = 24 * 3_600_000;
const WATCHED_MS = DAY_MS;

type Changed = Awaited<ReturnType<typeof trialsIn>>[number];

interface Followed {
	failing: Trial;
	unsure: Trial;
}
interface Search {
	fault: number;
	left: Changed[];
	taken: Changed;
	/** ISO 8601: visits from here on are those without it. */
	since: string;
	step: Step;
}
interface Seen {
	/** ISO 8601, as each `since`. */
	at: string;
	since: ReadonlyMap<string, string>;
}
interface Course {
	followed: Map<string, Followed>;
	unnamed?: { since: string; trial: Unnamed } | undefined;
	search?: Search | undefined;
	/** ISO 8601: until then a search has been on, whose visits say nothing of what is left. */
	searched?: string;
}

export interface WatchPlace {
	storeDir: string;
	trustFile: string;
	/** Of a key that may take back. */
	keyFile: string;
}

const before = (at: string, ms: number) => new Date(Date.parse(at) - ms).toISOString();
const unsureOf = ({ visits, unsure }: Sums) => ({ visits, failing: unsure });
const nameOf = ({ remote, now, since }: Changed) => `${remote} ${now} ${since}`;

/**
 * Takes back what fails more often than what was there before it: a canary, or a build that was
 * promoted to everybody within the last day. Where something is worse and nothing names the build, what
 * was changed is taken back one after another, until it is found (decision 0030).
 */
export class ReleaseWatch {
	readonly #place: WatchPlace;
	readonly #log: FastifyBaseLogger;
	readonly #now: () => number;
	readonly #courses = new Map<string, Course>();
	/** By channel: when it was last looked at, and since when each change is there that was seen then. */
	readonly #seen = new Map<string, Seen>();

	constructor(place: WatchPlace, log: FastifyBaseLogger, now = Date.now) {
		this.#place = place;
		this.#log = log;
		this.#now = now;
	}

	/** Looks at every channel, and does what the evidence asks for. */
	async look(db: Pool): Promise<void> {
		for (const channel of CHANNELS) {
			const course: Course = this.#courses.get(channel) ?? { followed: new Map() };
			this.#courses.set(channel, course);
			const now = new Date(this.#now()).toISOString();
			const trials = await trialsIn(this.#place, channel);
			const begun = await this.#begun(db, channel, trials, now);
			// What everybody has had for so long is known by now.
			const after = before(now, WATCHED_MS);
			const changed = begun.filter(({ kind, since }) => kind === 'canary' || since > after);
			if (course.search) await this.#goOn(db, channel, course, course.search);
			else if (changed.length > 0) await this.#follow(db, channel, course, changed);
			else this.#courses.delete(channel);
		}
	}

	/**
	 * When each began, by this clock: whoever signed with one that is ahead says hours from now, and with one that is behind a
	 * time at which it was not there when this looked. Either begins when it is seen.
	 */
	async #begun(db: Pool, channel: string, trials: Changed[], now: string): Promise<Changed[]> {
		const last = this.#seen.get(channel);
		const since = new Map<string, string>();
		for (const each of trials) {
			const known = last?.since.get(nameOf(each));
			const isWrong =
				known === undefined && (await this.#isWrong(db, channel, each, { now, last }));
			since.set(nameOf(each), known ?? (isWrong ? now : each.since));
		}
		this.#seen.set(channel, { at: now, since });
		return trials.map((each) => ({ ...each, since: since.get(nameOf(each)) ?? each.since }));
	}

	async #isWrong(
		db: Pool,
		channel: string,
		{ kind, remote, now: build, since, seen }: Changed,
		{ now, last }: { now: string; last: Seen | undefined },
	): Promise<boolean> {
		if (since > now) return true;
		if (last) return since < last.at;
		// A process that has just begun knows nothing of before; what pages told does.
		const to = before(now, WATCHED_MS);
		if (kind === 'canary' || since > to) return false;
		return !(await wasThere(db, { channel, remote, build, seen, to }));
	}

	async #follow(db: Pool, channel: string, course: Course, changed: Changed[]): Promise<void> {
		let hasNamed = false;
		for (const each of changed) {
			const followed = await this.#trial(db, channel, course, each);
			const verdict = followed.failing.verdict ?? followed.unsure.verdict;
			if (!verdict) continue;
			hasNamed = true;
			await this.#takeBack(channel, each, causeTexts.worse(each, verdict));
		}
		if (hasNamed) course.unnamed = undefined;
		else await this.#suspect(db, channel, course, changed);
	}

	async #trial(db: Pool, channel: string, { followed }: Course, each: Changed): Promise<Followed> {
		const { remote, kind, now, old, since } = each;
		const key = nameOf(each);
		const trials = followed.get(key) ?? (await this.#begin(db, channel, each));
		followed.set(key, trials);
		const is = await sumsOf(db, { channel, remote, build: now, from: since });
		const beside = { channel, remote, build: old, from: since };
		const was = kind === 'canary' ? await sumsOf(db, beside) : NONE;
		trials.failing.look(was, is);
		trials.unsure.look(was, is);
		return trials;
	}

	async #begin(db: Pool, channel: string, { remote, old, since }: Changed): Promise<Followed> {
		const span = { from: before(since, DAY_MS), to: since };
		const past = await sumsOf(db, { channel, remote, build: old, ...span });
		return { failing: new Trial('failing', past), unsure: new Trial('unsure', past) };
	}

	/** Several changed, and something is worse that no build is named for. */
	async #suspect(db: Pool, channel: string, course: Course, changed: Changed[]): Promise<void> {
		const first = changed.map(({ since }) => since).sort()[0] as string;
		const from = course.searched && course.searched > first ? course.searched : first;
		if (course.unnamed?.since !== from) {
			const past = await sumsOf(db, { channel, from: before(first, DAY_MS), to: first });
			if (past.visits < LEAST_PAST) return;
			course.unnamed = { since: from, trial: new Unnamed(unsureOf(past)) };
		}
		const { trial } = course.unnamed;
		trial.look(unsureOf(await sumsOf(db, { channel, from })));
		if (trial.fault === undefined) return;
		const newest = [...changed].sort((a, b) => (a.since < b.since ? 1 : -1));
		await this.#tryNext(channel, course, trial.fault, newest);
	}

	async #tryNext(channel: string, course: Course, fault: number, suspects: Changed[]) {
		const [taken, ...left] = suspects;
		course.search = undefined;
		course.unnamed = undefined;
		if (!taken) {
			course.searched = this.#nextMinute();
			this.#log.error(`Pages of ${channel} fail, and no build was found to be at fault`);
			return;
		}
		if (!(await this.#takeBack(channel, taken, causeTexts.searched(taken.remote)))) return;
		const since = this.#nextMinute();
		course.search = { fault, left, taken, since, step: new Step(fault) };
	}

	async #goOn(db: Pool, channel: string, course: Course, search: Search): Promise<void> {
		const { step, taken, fault, left, since } = search;
		step.look(unsureOf(await sumsOf(db, { channel, from: since })));
		if (step.outcome === undefined) return;
		if (step.outcome === 'gone') {
			this.#log.warn(
				`${taken.remote} ${taken.now} was at fault in ${channel}: it stays taken back`,
			);
			course.search = undefined;
			course.searched = this.#nextMinute();
			return;
		}
		await this.#give(channel, taken);
		await this.#tryNext(channel, course, fault, left);
	}

	/** Of the minute that has begun some visits are older. */
	#nextMinute(): string {
		return new Date(this.#now() + 60_000).toISOString();
	}

	async #takeBack(channel: string, { remote, now, seen }: Changed, reason: string) {
		const options = { channel, reason, anyway: true };
		const done = await this.#try(() =>
			act(this.#place, 'rollback', { remote, by: WATCH, seen: { [channel]: seen }, options }),
		);
		if (done) this.#log.warn(`${remote} ${now} was taken back from ${channel}: ${reason}`);
		return done !== undefined;
	}

	async #give(channel: string, { remote, now }: Changed): Promise<void> {
		const reason = causeTexts.innocent();
		const done = await this.#try(() => putBack(this.#place, channel, remote, reason));
		if (done) this.#log.warn(`${remote} ${now} is in ${channel} again: ${reason}`);
	}

	/** Somebody may have acted meanwhile, another process of the API too: theirs stands. */
	async #try<T>(work: () => Promise<T>): Promise<T | undefined> {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			this.#log.warn({ err: error }, 'A build could not be taken back');
			return undefined;
		}
	}
}
