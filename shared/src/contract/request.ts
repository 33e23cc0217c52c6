import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';
import type { ErrorBody } from './errors.ts';

/** The input of a call of any endpoint; `InputOf` is the exact type. */
export interface CallInput {
	params?: Record<string, string>;
	query?: Record<string, unknown>;
	body?: unknown;
	/** Pictures of a multipart call, by the names in `endpoint.files`. */
	files?: Record<string, File | undefined>;
}

/** Who calls, and the key by which a repeated call is recognised. */
export interface Credentials {
	/** Of the sign-in; without it nobody's. */
	token?: string | null | undefined;
	/** `Idempotency-Key`: however often the call arrives with it, it happens once. */
	key?: string | undefined;
}

/** Fills `:name` in the path; a missing one is a mistake of the caller, so it throws. */
export function pathOf(
	endpoint: Pick<Endpoint, 'path'>,
	params: Record<string, string> = {},
): string {
	return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
		const value = params[name];
		if (value === undefined) throw new Error(`call(${endpoint.path}): pass params.${name}`);
		return encodeURIComponent(value);
	});
}

/** Every parameter as text; null and undefined are left out. */
export function queryOf(query: Record<string, unknown> = {}): Record<string, string> {
	return Object.fromEntries(
		Object.entries(query)
			.filter(([, value]) => value !== undefined && value !== null)
			.map(([name, value]) => [name, String(value)]),
	);
}

/** Every field as text (null and undefined left out), and the files. */
export function formDataOf({ body, files = {} }: CallInput): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries((body as Record<string, unknown> | undefined) ?? {})) {
		if (value !== undefined && value !== null) form.append(name, String(value));
	}
	for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
	return form;
}

/** A call as HTTP: what the endpoint says, filled with the input. */
export function requestOf(endpoint: Endpoint, input: CallInput & Credentials) {
	const { params, query, body, key, token } = input;
	return {
		method: endpoint.method,
		path: pathOf(endpoint, params),
		query: queryOf(query),
		headers: {
			...(token && { Authorization: `Token ${token}` }),
			...(key && { 'Idempotency-Key': key }),
		} as Record<string, string>,
		body: endpoint.files ? formDataOf(input) : body,
	};
}

/** What a server answered; undefined where the connection was lost: it may have been done or not. */
export interface Answered {
	status: number;
	text: string;
	/** Seconds that the server asks to wait; 0 where it does not. */
	retryAfter: number;
}

/** Sends one call to a server, whatever it answers. */
export async function send(
	base: string,
	endpoint: Endpoint,
	input: CallInput & Credentials,
): Promise<Answered | undefined> {
	const { method, path, query, headers, body } = requestOf(endpoint, input);
	const url = new URL(path, base);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	const isJson = body !== undefined && !(body instanceof FormData);
	try {
		const answer = await fetch(url, {
			method,
			headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
			...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
		});
		const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
		return { status: answer.status, text: await answer.text(), retryAfter };
	} catch {
		return undefined;
	}
}

/** The API said no, or something that is none of its answers. */
export class Refusal extends Error {
	readonly status: number;
	readonly body: ErrorBody;

	constructor({ method, path }: Endpoint, { status, text }: Answered) {
		super(`${method} ${path}: ${status} ${text.slice(0, 2_000)}`);
		this.name = 'Refusal';
		this.status = status;
		this.body = bodyOf(text);
	}
}

function bodyOf(text: string): ErrorBody {
	try {
		return JSON.parse(text);
	} catch {
		return { code: 'internal', message: text.slice(0, 200), requestId: '' };
	}
}

/** What an answer holds. Throws `Refusal`. */
export function outputOf<E extends Endpoint>(endpoint: E, answer: Answered): OutputOf<E> {
	if (answer.status >= 400) throw new Refusal(endpoint, answer);
	return JSON.parse(answer.text) as OutputOf<E>;
}

/**
 * One call of the contract to a server, for what is no browser: tests, benches, the simulator.
 * Throws `Refusal`, and an error where the server does not answer.
 */
export async function callAt<E extends Endpoint>(
	base: string,
	endpoint: E,
	input: InputOf<E>,
	credentials: Credentials = {},
): Promise<OutputOf<E>> {
	const answer = await send(base, endpoint, { ...input, ...credentials });
	if (!answer) throw new Error(`${base} does not answer`);
	return outputOf(endpoint, answer);
}

/** Rows of a list call, whether all or a page of them was asked for. */
export const itemsIn = <T>(
	answer: readonly T[] | { readonly items: readonly T[] },
): readonly T[] => ('items' in answer ? answer.items : answer);
