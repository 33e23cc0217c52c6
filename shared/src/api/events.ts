import { createParser } from 'eventsource-parser';
import { type EndReason, RIGHTS, type Rights } from '../contract/events.ts';
import { type Endpoint, ERROR_STATUS, type ErrorBody } from '../contract/index.ts';
import { pathOf } from '../contract/request.ts';
import { authorised, rightsAre, sessionHeaders } from './client.ts';
import { hearServerDate } from './clock.ts';
import { ApiError } from './error.ts';
import { noteFailure } from './failures.ts';
import { isServerThere } from './reach.ts';

/** The server beats every 5 s, an earlier one every 15 s; two beats missed and a bit: the connection is dead. */
const SILENCE_MS = 40_000;

export interface EventReader<Event> {
	/** Ends the reading; `readEvents` then resolves. */
	signal: AbortSignal;
	/** The server answers: from here on nothing is missed. */
	onOpen: () => void;
	onEvent: (event: Event) => void;
	/** Anything came, a beat too. */
	onHeard?: () => void;
	/** The connection counts as lost after so many ms without a byte. */
	silenceMs?: number;
}

/**
 * Reads a call that answers server-sent events, with the session's header (the browser's EventSource
 * sends none). Resolves when the server ends the stream or the signal does; whoever wants more
 * calls again.
 * @throws ApiError as `call`: `unauthenticated` ends the session, `timeout` where nothing came any more
 */
export async function readEvents<Event>(
	endpoint: Endpoint,
	{ signal, onOpen, onEvent, onHeard, silenceMs = SILENCE_MS }: EventReader<Event>,
): Promise<void> {
	const watch = new Watch(signal, silenceMs);
	try {
		const answer = await authorised(endpoint, async () => {
			const sent = await fetch(pathOf(endpoint), {
				headers: { Accept: 'text/event-stream', ...sessionHeaders() },
				cache: 'no-store',
				signal: watch.signal,
			});
			if (!sent.ok || !sent.body) throw await failureOf(endpoint, sent);
			return sent;
		});
		if (!answer.body) return;
		hearServerDate(answer.headers.get('date'));
		onOpen();
		await readAll(answer.body, watch, onEvent, onHeard);
	} catch (error) {
		if (signal.aborted) return;
		if (error instanceof ApiError) throw error;
		void isServerThere();
		throw new ApiError(watch.isSilent ? 'timeout' : 'offline', 0);
	} finally {
		watch.stop();
	}
}

async function readAll<Event>(
	body: ReadableStream<Uint8Array>,
	watch: Watch,
	onEvent: (event: Event) => void,
	onHeard?: () => void,
): Promise<void> {
	let end: EndReason | undefined;
	const parser = createParser({
		onEvent: ({ event, data }) => {
			if (event === 'end') end = (JSON.parse(data) as { reason: EndReason }).reason;
			else if (event === RIGHTS) rightsAre((JSON.parse(data) as Rights).stamp);
			else onEvent(JSON.parse(data) as Event);
		},
	});
	const decoder = new TextDecoder();
	const reader = body.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done || end) return;
		watch.heard();
		onHeard?.();
		parser.feed(decoder.decode(value, { stream: true }));
	}
}

/** Gives the connection up when the reader does, or when nothing was heard for too long. */
class Watch {
	readonly #stop = new AbortController();
	readonly #outer: AbortSignal;
	readonly #silenceMs: number;
	#timer: ReturnType<typeof setTimeout> | undefined;
	isSilent = false;

	constructor(outer: AbortSignal, silenceMs: number) {
		this.#outer = outer;
		this.#silenceMs = silenceMs;
		if (outer.aborted) this.#abort();
		outer.addEventListener('abort', this.#abort);
		this.heard();
	}

	get signal(): AbortSignal {
		return this.#stop.signal;
	}

	heard(): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.isSilent = true;
			this.#abort();
		}, this.#silenceMs);
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#outer.removeEventListener('abort', this.#abort);
	}

	readonly #abort = (): void => this.#stop.abort();
}

async function failureOf(endpoint: Endpoint, answer: Response): Promise<ApiError> {
	const body = (await answer.json().catch(() => undefined)) as ErrorBody | undefined;
	const failure =
		body && body.code in ERROR_STATUS
			? new ApiError(body.code, answer.status, body)
			: new ApiError(answer.status >= 500 ? 'unavailable' : 'malformed', answer.status);
	noteFailure(endpoint, failure);
	return failure;
}
