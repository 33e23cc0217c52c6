import { type HttpAnswer, type HttpRequest, http } from '../api/http.ts';
import {
	type Endpoint,
	ERROR_STATUS,
	type ErrorBody,
	type ErrorCode,
	type InputOf,
	type OutputOf,
} from '../contract/index.ts';

/** One call as it reached the API. Query values are text, as in a URL. */
export interface Received<B = unknown> {
	params: Record<string, string>;
	query: Record<string, string>;
	body: B;
	/** `Idempotency-Key`. */
	key?: string | undefined;
}

type Handler<E extends Endpoint> = (
	input: Received<InputOf<E> extends { body: infer B } ? B : undefined>,
) => OutputOf<E> | Promise<OutputOf<E>>;

interface Route {
	endpoint: Endpoint;
	pattern: RegExp;
	answer(input: Received): unknown;
}

/** Thrown by a handler: the API answers with this failure. */
export class Refusal extends Error {
	readonly body: ErrorBody;
	constructor(code: ErrorCode, body: Partial<ErrorBody> = {}) {
		super(code);
		this.body = { message: code, ...body, code };
	}
}

/** Thrown by a handler: no answer comes at all. */
export class NoAnswer extends Error {}

let unexpected: string[] = [];

/** @throws when the screen made a call that the test did not announce. */
export function checkApi(): void {
	const calls = unexpected;
	unexpected = [];
	if (calls.length) {
		throw new Error(`Calls without a handler; add fakeApi().on(endpoint, …):\n${calls.join('\n')}`);
	}
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** As it would arrive: what JSON does not know is gone. */
function bodyOf(body: unknown): unknown {
	if (body instanceof FormData) return Object.fromEntries(body.entries());
	return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}

/** An answer with that file, or with that JSON; read at once, where jsdom would take a turn of its clock. */
function answerOf(status: number, data: unknown): HttpAnswer {
	if (data instanceof Blob) return { status, header: () => null, content: data };
	const json = JSON.stringify(data) ?? '';
	const content = Object.assign(new Blob([json]), { text: async () => json });
	return { status, header: () => null, content };
}

/**
 * An API for tests that is behind the real client: `fakeApi().on(agentApi.list, () => …)`.
 * A later handler of the same call replaces the one before.
 */
export function fakeApi() {
	const routes: Route[] = [];
	const received: Array<Received & { endpoint: Endpoint }> = [];

	async function send({ method, path, query, body, headers }: HttpRequest): Promise<HttpAnswer> {
		const found = routes.findLast(
			({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
		);
		if (!found) {
			unexpected.push(`${method} ${path}`);
			throw new TypeError(`No handler for ${method} ${path}`);
		}
		const input: Received = {
			params: { ...found.pattern.exec(path)?.groups },
			query,
			body: bodyOf(body),
			key: headers['Idempotency-Key'],
		};
		received.push({ ...input, endpoint: found.endpoint });
		try {
			return answerOf(200, await found.answer(input));
		} catch (error) {
			if (error instanceof NoAnswer) throw new TypeError('Failed to fetch');
			if (error instanceof Refusal) return answerOf(ERROR_STATUS[error.body.code], error.body);
			throw error;
		}
	}

	http.send = send;
	const api = {
		on<E extends Endpoint>(endpoint: E, handler: Handler<E>) {
			routes.push({
				endpoint,
				pattern: patternOf(endpoint.path),
				answer: handler as (input: Received) => unknown,
			});
			return api;
		},
		/** What reached an endpoint, oldest first. */
		received: <E extends Endpoint>(endpoint: E) =>
			received.filter((call) => call.endpoint === endpoint) as Array<
				Received<InputOf<E> extends { body: infer B } ? B : undefined>
			>,
	};
	return api;
}
export type FakeApi = ReturnType<typeof fakeApi>;

/** A page of a list, as the API answers when `limit` is sent. */
export const aPage = <T>(items: T[], total = items.length) => ({ items, total, nextOffset: null });
