import { messageOf } from '../errors.ts';

/** How one thing that the API does by itself is doing. */
interface JobState {
	name: string;
	/** From the end of one run to the next, in milliseconds. */
	everyMs: number;
	/** ISO 8601; null: it has never ended. */
	endedAt: string | null;
	tookMs: number;
	/** For how long it should have been at it again, or has been at it for longer than is usual. */
	lateMs: number;
	runs: number;
	failures: number;
	/** Of its last run, where that failed. */
	failure: string | null;
}

interface Noted {
	everyMs: number;
	begunAt: number | undefined;
	endedAt: number | undefined;
	/** When it should begin. */
	dueAt: number;
	tookMs: number;
	runs: number;
	failures: number;
	failure: string | null;
}

/** So long a run may take before it is called late. */
const PATIENCE_MS = 60_000;

/** What the API does by itself in this process, and how late it is. */
export class Jobs {
	readonly #jobs = new Map<string, Noted>();

	expect(name: string, everyMs: number): void {
		const nothing = { begunAt: undefined, endedAt: undefined, tookMs: 0, failure: null };
		this.#jobs.set(name, { everyMs, ...nothing, dueAt: Date.now(), runs: 0, failures: 0 });
	}

	/** Does the work of a job that is expected. Throws what the work throws. */
	async note(name: string, work: () => Promise<void>): Promise<void> {
		const job = this.#jobs.get(name);
		if (!job) throw new Error(`Nobody expects the job "${name}"`);
		job.begunAt = Date.now();
		try {
			await work();
			job.failure = null;
		} catch (error) {
			job.failures += 1;
			job.failure = messageOf(error);
			throw error;
		} finally {
			const now = Date.now();
			job.runs += 1;
			job.tookMs = now - job.begunAt;
			job.endedAt = now;
			job.dueAt = now + job.everyMs;
			job.begunAt = undefined;
		}
	}

	all(): JobState[] {
		const now = Date.now();
		return [...this.#jobs].map(([name, { begunAt, endedAt, dueAt, ...rest }]) => ({
			name,
			...rest,
			endedAt: endedAt === undefined ? null : new Date(endedAt).toISOString(),
			lateMs: Math.max(0, begunAt === undefined ? now - dueAt : now - begunAt - PATIENCE_MS),
		}));
	}
}
