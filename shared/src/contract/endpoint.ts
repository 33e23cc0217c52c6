import type { Permission, Role } from './permissions.ts';
import { type Static, type TSchema, Type } from './schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One code, or several any of which is enough. */
export type Codes = Permission | readonly Permission[];

/** Who may call: anybody, anybody signed in, or the holders of a code; `roles` narrows further. */
export interface Access {
	permission?: Codes;
	roles?: readonly Role[];
}

/** Queues in which calls wait when the server is busy; none delays the calls of another. */
export type CallLane = 'health' | 'entry' | 'sale' | 'list' | 'report' | 'long';

export interface InputSchemas {
	params?: TSchema;
	query?: TSchema;
	body?: TSchema;
}

/** The codes any of which allows the call; empty: it takes none. */
export const codesOf = (endpoint: Pick<Endpoint, 'access'> | undefined): readonly Permission[] =>
	typeof endpoint?.access === 'object' ? [endpoint.access.permission ?? []].flat() : [];

/** Whether the call is refused with `company_required` while no company is chosen. */
export const needsCompany = ({ method, access, writes }: Endpoint): boolean =>
	method !== 'GET' && access !== 'public' && access !== 'agent' && writes !== 'elsewhere';

/**
 * One call, written once: the client builds the request from it, the server the route, its
 * validation, its permission check and its page in the OpenAPI document.
 */
export interface Endpoint<I extends InputSchemas = InputSchemas, O extends TSchema = TSchema> {
	readonly method: Method;
	/** From `/api`, with `:name` for parameters. */
	readonly path: string;
	readonly summary: string;
	/** `agent`: a terminal, by a token of the point-of-sale sign-in. */
	readonly access: 'public' | 'session' | 'agent' | Access;
	/** Also for who must choose a password of their own first, and may do nothing else. */
	readonly beforePassword?: true;
	/** Also for who must set up their second step first, and may do nothing else. */
	readonly beforeSecondStep?: true;
	/**
	 * What a write changes is the caller's own or the provider's, so it needs no chosen company; others
	 * change rows of the company worked on and are refused with `company_required` in "Toutes".
	 */
	readonly writes?: 'elsewhere';
	/** Of rights or credentials: refused with `sign_in_again` unless the caller signed in a few minutes ago. */
	readonly asksAgain?: true;
	readonly input: I;
	readonly output: O;
	/** The body goes as multipart/form-data; files are sent under the names listed. */
	readonly files?: readonly string[];
	/**
	 * It moves money, or nothing else tells two of it apart: sent again with the same `Idempotency-Key` it happens once.
	 * `optional`: earlier builds send none.
	 */
	readonly isKeyed?: true | 'optional';
	/** Media type: the answer is a file of it, no JSON; its output is then `FileAnswer`. */
	readonly file?: string;
	/** Seconds for which anybody may keep the answer; without it nobody keeps it. */
	readonly maxAge?: number;
	/** Seconds that the answer may take where a large house, or a slow line, needs more than the usual twenty. */
	readonly answersWithin?: number;
	/** Where it waits; without it with lists and records, or where anybody may call at the entry. */
	readonly lane?: CallLane;
}

type StaticOf<S> = S extends TSchema ? Static<S> : never;
/** Of an endpoint that may be any nobody knows what it has. */
type Defined<I extends InputSchemas> = [InputSchemas, keyof InputSchemas] extends [I, keyof I]
	? { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
	: { [K in keyof I as I[K] extends TSchema ? K : never]: StaticOf<I[K]> };

/** What a caller passes: `{ params, query, body }`, only those that the endpoint has. */
export type InputOf<E> = E extends Endpoint<infer I, TSchema> ? Defined<I> : never;
export type OutputOf<E> = E extends Endpoint<InputSchemas, infer O> ? Static<O> : never;
export type BodyOf<E> = E extends Endpoint<infer I, TSchema> ? StaticOf<I['body']> : never;
export type QueryOf<E> = E extends Endpoint<infer I, TSchema> ? StaticOf<I['query']> : never;

/** What a call with `file` answers. */
export const FileAnswer = Type.Unsafe<{
	/** Plain ASCII; the browser saves it under this name. */
	name: string;
	bytes: Uint8Array | AsyncIterable<Uint8Array>;
}>({});
export type FileAnswer = Static<typeof FileAnswer>;

export function endpoint<const I extends InputSchemas, O extends TSchema>(
	definition: Endpoint<I, O>,
): Endpoint<I, O> {
	return definition;
}
