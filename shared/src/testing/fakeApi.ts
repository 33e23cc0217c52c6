import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { http } from '../api/index.ts';
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
	/** `Authorization`. */
	signedAs?: string | undefined;
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

/** Thrown by a handler: somebody in between answers by a page of their own. */
export class ForeignPage extends Error {
	readonly status: number;
	constructor(status: number) {
		super(`Page of a proxy: ${status}`);
		this.status = status;
	}
}

/** Status and body. */
function saidBy(error: unknown): [number, unknown] | undefined {
	if (error instanceof Refusal) return [ERROR_STATUS[error.body.code], error.body];
	return error instanceof ForeignPage ? [error.status, '<html>'] : undefined;
}

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

function bodyOf(data: unknown): unknown {
	if (typeof data === 'string') return JSON.parse(data);
	return data instanceof FormData ? Object.fromEntries(data.entries()) : data;
}

type Adapter = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>;
let answering: Adapter;
/** One for all tests of a file: the host keeps what all pages share as it was when the first page came. */
const answerOfNow: Adapter = (config) => answering(config);

/**
 * An API for tests that is behind the real client: `fakeApi().on(agentApi.list, () => …)`.
 * A later handler of the same call replaces the one before.
 */
export function fakeApi() {
	const routes: Route[] = [];
	const received: Array<Received & { endpoint: Endpoint }> = [];

	async function adapter(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
		const method = (config.method ?? 'get').toUpperCase();
		const found = routes.findLast(
			({ endpoint, pattern }) => endpoint.method === method && pattern.test(config.url ?? ''),
		);
		const respond = (status: number, data: unknown): AxiosResponse => ({
			status,
			data,
			statusText: '',
			headers: { 'content-type': 'application/json' },
			config,
		});
		if (!found) {
			unexpected.push(`${method} ${config.url}`);
			throw new AxiosError(
				`No handler for ${method} ${config.url}`,
				AxiosError.ERR_NETWORK,
				config,
			);
		}
		const input: Received = {
			params: { ...found.pattern.exec(config.url ?? '')?.groups },
			query: { ...(config.params as Record<string, string>) },
			body: bodyOf(config.data),
			key: config.headers.get('Idempotency-Key')?.toString(),
			signedAs: config.headers.get('Authorization')?.toString(),
		};
		received.push({ ...input, endpoint: found.endpoint });
		try {
			return respond(200, await found.answer(input));
		} catch (error) {
			if (error instanceof NoAnswer)
				throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
			const said = saidBy(error);
			if (!said) throw error;
			const response = respond(...said);
			throw new AxiosError(String(error), AxiosError.ERR_BAD_REQUEST, config, null, response);
		}
	}

	answering = adapter;
	http.defaults.adapter = answerOfNow;
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
