import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Endpoint, ErrorBody, InputOf, OutputOf } from '@borlette/shared/contract';
import { CommandError } from '../console/run.ts';

/** The API said no. */
export class Refusal extends Error {
	readonly status: number;
	readonly body: ErrorBody;

	constructor(what: string, status: number, body: ErrorBody) {
		super(`${what}: ${status} ${JSON.stringify(body)}`);
		this.status = status;
		this.body = body;
	}
}

interface Credentials {
	token?: string;
	/** A write that must not be done twice is sent again under the same key. */
	key?: string;
}

interface LooseInput {
	params?: Record<string, string>;
	query?: Record<string, unknown>;
	body?: unknown;
}

const MOST_ATTEMPTS = 60;
const PAUSE_MS = 250;

/** Calls of the contract over HTTP, as a terminal or a browser makes them. */
export class Client {
	/** Calls whose answer was lost, so that they were sent again. */
	resent = 0;
	private readonly base: string;

	constructor(base: string) {
		this.base = base;
	}

	/** Throws a `Refusal`; waits when the server asks for it, asks again when in doubt. */
	async call<E extends Endpoint>(
		endpoint: E,
		input: InputOf<E>,
		credentials: Credentials = {},
	): Promise<OutputOf<E>> {
		const request = requestOf(this.base, endpoint, input, credentials);
		const mayRepeat = credentials.key !== undefined || endpoint.method === 'GET';
		for (let attempt = 1; ; attempt++) {
			const answer = await send(request);
			if (answer && answer.status < 400) return JSON.parse(answer.text) as OutputOf<E>;
			const pause = pauseBefore(answer, mayRepeat);
			if (pause === undefined || attempt === MOST_ATTEMPTS) {
				if (!answer) throw new CommandError(`${this.base} does not answer`);
				throw new Refusal(
					`${endpoint.method} ${endpoint.path}`,
					answer.status,
					bodyOf(answer.text),
				);
			}
			if (answer?.status !== 429) this.resent += 1;
			await wait(pause);
		}
	}
}

type Answer = Awaited<ReturnType<typeof send>>;

/** Milliseconds until the call is worth another try; `undefined`: the answer is final. */
function pauseBefore(answer: Answer, mayRepeat: boolean): number | undefined {
	if (answer?.status === 429) return Math.max(1, answer.retryAfter) * 1_000;
	const isInDoubt = !answer || answer.status >= 500;
	return isInDoubt && mayRepeat ? PAUSE_MS : undefined;
}

function requestOf(base: string, endpoint: Endpoint, input: object, { token, key }: Credentials) {
	const { params = {}, query = {}, body } = input as LooseInput;
	const named = (_: string, name: string) => encodeURIComponent(params[name] ?? '');
	const url = new URL(endpoint.path.replace(/:(\w+)/g, named), base);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
	return new Request(url, {
		method: endpoint.method,
		headers: {
			...(token && { authorization: `Token ${token}` }),
			...(key && { 'idempotency-key': key }),
			...(body !== undefined && { 'content-type': 'application/json' }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
}

/** `undefined` when the connection was lost: the call may have been done or not. */
async function send(request: Request) {
	try {
		const answer = await fetch(request.clone());
		const text = await answer.text();
		const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
		return { status: answer.status, text, retryAfter };
	} catch {
		return undefined;
	}
}

function bodyOf(text: string): ErrorBody {
	try {
		return JSON.parse(text);
	} catch {
		return { code: 'internal', message: text.slice(0, 200) } as unknown as ErrorBody;
	}
}

export const newKey = (): string => randomUUID();
