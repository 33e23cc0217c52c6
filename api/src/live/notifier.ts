import type { LiveKind } from '@borlette/shared/contract/events';
import type { CompanyChange } from '../db/changes.ts';
import type { Db, Pool } from '../db/connect.ts';
import { holding } from '../db/homes/homes.ts';
import { besideCalls } from '../db/lanes.ts';
import { notify } from './channel.sql.ts';

/** As it goes over the channel: kind, company, instance (none: of no draw), agents (none: unknown or many). */
export interface Notice {
	k: LiveKind;
	c: string;
	i?: string;
	a?: string[];
}

/** What happens to a draw in so long is told at once. */
const BATCH_MS = 500;
/** PostgreSQL's limit for one notification is 8000 bytes; so many ids fit. */
const MOST_AGENTS = 150;
const MOST_BYTES = 7_500;

/**
 * Tells every API process of committed changes, in batches and outside their transactions: a NOTIFY
 * within the sale would make all sales commit one after the other (docs/decisions/0006).
 */
export class Notifier {
	readonly #db: Pool;
	readonly #onFailure: (error: unknown) => void;
	readonly #waiting = new Map<string, CompanyChange & { agents: Set<string> | undefined }>();
	#timer: NodeJS.Timeout | undefined;
	/** Nobody is told by this process any more. */
	#isOver = false;

	constructor(db: Pool, onFailure: (error: unknown) => void) {
		this.#db = db;
		this.#onFailure = onFailure;
	}

	readonly tell = (changes: readonly CompanyChange[]): void => {
		if (this.#isOver) return;
		for (const change of changes) this.#merge(change);
		this.#timer ??= besideCalls(() => setTimeout(() => void this.flush(), BATCH_MS)).unref();
	};

	/** What was told so far goes out. What is still at work commits when there is nothing to tell it by: other screens read it by and by. */
	async stop(): Promise<void> {
		this.#isOver = true;
		await this.flush();
	}

	#merge(change: CompanyChange): void {
		const { kind, companyId, instanceId, agentId } = change;
		const key = `${companyId} ${instanceId} ${kind}`;
		const earlier = this.#waiting.get(key);
		const agents = earlier ? earlier.agents : new Set<string>();
		if (agentId) agents?.add(agentId);
		const tooMany = !agentId || (agents?.size ?? 0) > MOST_AGENTS;
		this.#waiting.set(key, { ...change, agents: tooMany ? undefined : agents });
	}

	async flush(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		if (this.#waiting.size === 0) return;
		const notices = [...this.#waiting.values()].map(
			({ kind, companyId, instanceId, agents }): Notice => ({
				k: kind,
				c: companyId,
				...(instanceId && { i: instanceId }),
				...(agents && { a: [...agents] }),
			}),
		);
		this.#waiting.clear();
		const byServer = await this.#byServer(notices);
		await Promise.all(
			[...byServer].map(([db, own]) => notify(db, payloads(own)).catch(this.#onFailure)),
		);
	}

	/**
	 * On the server of the company: every process listens to all of them. One that is not known or away takes only its own
	 * notices with it: their screens read again by and by; what matters is in the tables.
	 */
	async #byServer(notices: readonly Notice[]): Promise<Map<Db, Notice[]>> {
		const found = new Map<Db, Notice[]>();
		const failed = new Set<string>();
		for (const notice of notices) {
			if (failed.has(notice.c)) continue;
			try {
				const db = await holding(this.#db, notice.c);
				found.set(db, [...(found.get(db) ?? []), notice]);
			} catch (error) {
				failed.add(notice.c);
				this.#onFailure(error);
			}
		}
		return found;
	}
}

/** JSON arrays, each small enough for one notification. */
export function payloads(notices: readonly Notice[]): string[] {
	const arrays: string[][] = [];
	let bytes = Number.POSITIVE_INFINITY;
	for (const notice of notices) {
		const text = JSON.stringify(notice);
		if (bytes + text.length > MOST_BYTES) {
			arrays.push([]);
			bytes = 0;
		}
		arrays.at(-1)?.push(text);
		bytes += text.length + 1;
	}
	return arrays.map((texts) => `[${texts.join(',')}]`);
}
