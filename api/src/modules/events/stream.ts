import { PassThrough } from 'node:stream';
import {
	type EndReason,
	LIVE_KINDS,
	type LiveEvent,
	RIGHTS,
	type Rights,
} from '@borlette/shared/contract/events';

/** More draws than that at once: "read everything again" says it shorter. */
const MOST_WAITING = 200;
/** A caller who takes nothing for so long is gone. */
const PATIENCE_MS = 60_000;

/**
 * Events as text/event-stream. While the caller does not read, events of one kind and draw become
 * one: what waits never grows beyond the draws there are.
 */
export class EventStream {
	readonly body = new PassThrough({ highWaterMark: 16 * 1024 });
	readonly #waiting = new Map<string, LiveEvent>();
	#blockedSince: number | undefined;

	constructor() {
		// A new screen has read everything; after a broken connection it waits a little.
		this.#write('retry: 3000\n\n');
		this.body.on('drain', () => {
			this.#blockedSince = undefined;
			this.#flush();
		});
	}

	get waiting(): number {
		return this.#waiting.size;
	}

	readonly push = (event: LiveEvent): void => {
		const key = `${event.kind} ${event.instance_id ?? event.channel ?? ''}`;
		const earlier = this.#waiting.get(key);
		const { agent_id, ...others } = event;
		const isOfOne = agent_id && (!earlier || earlier.agent_id === agent_id);
		this.#waiting.set(key, isOfOne ? event : others);
		if (this.#waiting.size > MOST_WAITING) this.#readEverything(event.at);
		this.#flush();
	};

	/** Keeps the connection open through proxies, and finds out who is gone. */
	beat(): void {
		const { body } = this;
		if (this.#blockedSince === undefined) this.#write(':\n\n');
		else if (performance.now() - this.#blockedSince > PATIENCE_MS) body.destroy();
	}

	/** What the caller may do. */
	tellRights(rights: Rights): void {
		this.#write(`event: ${RIGHTS}\ndata: ${JSON.stringify(rights)}\n\n`);
	}

	end(reason: EndReason): void {
		if (this.body.writableEnded) return;
		this.body.end(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`);
	}

	#readEverything(at: string): void {
		for (const [key, { kind }] of this.#waiting) if (kind !== 'registry') this.#waiting.delete(key);
		for (const kind of LIVE_KINDS) this.#waiting.set(`${kind} `, { kind, at });
	}

	#flush(): void {
		for (const [key, event] of this.#waiting) {
			if (this.#blockedSince !== undefined) return;
			this.#waiting.delete(key);
			this.#write(`event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`);
		}
	}

	#write(text: string): void {
		if (this.body.destroyed || this.body.writableEnded) return;
		if (!this.body.write(text)) this.#blockedSince = performance.now();
	}
}
