import axios, { type AxiosError, type AxiosInstance } from 'axios';
import {
	type EndCause,
	type Endpoint,
	ERROR_STATUS,
	type ErrorBody,
	type ErrorCode,
	type InputOf,
	needsCompany,
	type OutputOf,
} from '../contract/index.ts';
import { type CallInput, type Credentials, requestOf } from '../contract/request.ts';
import { hearAge } from './age.ts';
import { chosen } from './chosen.ts';
import { hearServerDate } from './clock.ts';
import { ApiError, type FailureCode, NotSent } from './error.ts';
import { noteFailure } from './failures.ts';
import { Listeners } from './listeners.ts';
import { isServerAway, isServerThere } from './reach.ts';

/** Why somebody has to sign in: the token ended, or the call wants one of the last minutes. */
export type Refusal = Extract<ErrorCode, 'unauthenticated' | 'sign_in_again'>;

/** What has to be done first, as the session names it. */
export type Due = 'password_due' | 'second_step_due';

/** What the client needs of the session, so that `api` does not import it. */
export interface Authority {
	token(): string | null;
	/** The one of the company that this page shows: another tab may have chosen another since. */
	ownToken?(): string | null;
	/** Subscribes to changes of the token; returns the unsubscribe function. */
	onChange(listener: () => void): () => void;
	/** A call was answered: the server counts idling from here. */
	used(): void;
	/**
	 * The server refused the token, or wants a newer sign-in for this write. Returns whether the call
	 * may be sent again (the person signed in anew); for a read it ends the session and returns false.
	 */
	refused(endpoint: Endpoint, why: Refusal, cause?: EndCause | 'blocked'): Promise<boolean>;
	/** The token of a call was replaced by another one of this browser: resolves to whether that is here. */
	replaced(token: string | null): Promise<boolean>;
	/** The person has to do this first, before anything else is allowed. */
	owes(what: Due): void;
	/** Something is still to be done first: whatever else is asked is refused. */
	isOwing?(): boolean;
	/** The server says what the person may do, by its stamp. */
	rightsAre(stamp: string): void;
}

let authority: Authority = {
	token: () => null,
	onChange: () => () => undefined,
	used: () => undefined,
	refused: async () => false,
	replaced: async () => false,
	owes: () => undefined,
	rightsAre: () => undefined,
};

/** Called once, by the session store. */
export function bindAuthority(next: Authority): void {
	authority = next;
}

let prepare = (): void => undefined;
/** Sets a hook that runs before each call: the host restores the browser's own functions there. */
export function guardCalls(before: () => void): void {
	prepare = before;
}

const USUAL_SECONDS = 20;
export const http: AxiosInstance = axios.create();

/** What a call takes besides the input that the contract describes. */
type Beside = Pick<CallInput, 'files'> & Pick<Credentials, 'key'> & { signal?: AbortSignal };
type Input<E extends Endpoint> = InputOf<E> & Beside;

/**
 * Sends one call of the contract and returns its output.
 * @throws ApiError always and only: with the server's body, or `offline`, `timeout`, `malformed`.
 */
export function call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<OutputOf<E>> {
	const send = () => request(endpoint, input as CallInput & Beside);
	return authorised(endpoint, send as () => Promise<OutputOf<E>>);
}

/** A refused token may be replaced in place, or have been already; the same is sent again then. */
export async function authorised<T>(endpoint: Endpoint, send: () => Promise<T>): Promise<T> {
	prepare();
	const token = currentToken();
	try {
		return await send();
	} catch (error) {
		if (error instanceof ApiError && (await mayGoOn(endpoint, error, token))) return send();
		throw error;
	}
}

/** Tells the authority what a refusal means to it; returns whether the same may be sent again. */
async function mayGoOn(endpoint: Endpoint, error: ApiError, token: string | null) {
	const isRead = endpoint.method === 'GET';
	if (error.body.ended === 'replaced') {
		// A write was meant for the company that was chosen then: it is not sent to another one.
		if (!isRead) return false;
		if (await authority.replaced(token)) return true;
	}
	const why = refusalOf(error);
	if (why) return authority.refused(endpoint, why, error.body.ended);
	// Whoever is blocked reads nothing any more; what a write says stays at its form.
	if (error.code === 'account_blocked' && isRead) {
		await authority.refused(endpoint, 'unauthenticated', 'blocked');
	}
	if (error.code === 'second_step_required') authority.owes('second_step_due');
	if (error.code === 'password_due') authority.owes('password_due');
	return false;
}

const refusalOf = ({ code }: ApiError): Refusal | undefined =>
	code === 'unauthenticated' || code === 'sign_in_again' ? code : undefined;

/** null: nobody is signed in. */
export const currentToken = (): string | null => authority.token();
/** null: nobody who may look at anything yet. */
export const readingToken = (): string | null => (authority.isOwing?.() ? null : currentToken());
/** Subscribes to sign-in, sign-out and the choice of another company; returns the unsubscribe function. */
export const onTokenChange = (listener: () => void): (() => void) =>
	Listeners.begin(onTokenChange, () => authority.onChange(listener));

/** Tells the authority what the person may do now, by its stamp. */
export const rightsAre = (stamp: string): void => authority.rightsAre(stamp);

/** What every call carries of the session. */
export function sessionHeaders(): Record<string, string> {
	const token = currentToken();
	return token ? { Authorization: `Token ${token}` } : {};
}

/** What is written is meant for the company that is shown, and refused where that is no longer the one chosen. */
const tokenFor = (endpoint: Endpoint): string | null =>
	(needsCompany(endpoint) && authority.ownToken?.()) || currentToken();

async function request(endpoint: Endpoint, input: CallInput & Beside) {
	const isWrite = endpoint.method !== 'GET';
	if (isWrite && isServerAway() && !(await isServerThere())) throw new NotSent();
	try {
		const { method, path, query, headers, body } = requestOf(endpoint, {
			...input,
			query: chosen(input.query),
			token: tokenFor(endpoint),
		});
		const { data, headers: answered } = await http.request<unknown>({
			method,
			timeout: (endpoint.answersWithin ?? USUAL_SECONDS) * 1_000,
			url: path,
			params: query,
			headers,
			...(body !== undefined && { data: body }),
			...(input.signal && { signal: input.signal }),
		});
		hearServerDate(answered.date);
		hearAge(answered);
		if (currentToken()) authority.used();
		// A page of a proxy, or JSON that was cut off: axios gives as text what it cannot parse.
		if (typeof data === 'string') throw new ApiError('malformed', 200);
		return data;
	} catch (error) {
		const failure = toApiError(error);
		if (failure instanceof ApiError) noteFailure(endpoint, failure);
		if (failure instanceof ApiError && failure.code === 'offline') void isServerThere();
		throw failure;
	}
}

/** What axios threw as an ApiError; a cancelled call stays what it is. */
export function toApiError(error: unknown): unknown {
	if (!axios.isAxiosError(error)) return error;
	if (axios.isCancel(error)) return error;
	const { response, code } = error as AxiosError<ErrorBody>;
	if (!response)
		return new ApiError(code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'offline', 0);
	const body = response.data;
	if (body && typeof body === 'object' && body.code in ERROR_STATUS) {
		return new ApiError(body.code, response.status, body);
	}
	const retryAfter = retryAfterOf(response.headers['retry-after']);
	return new ApiError(ofProxy(response.status), response.status, retryAfter ? { retryAfter } : {});
}

/** A proxy in between refuses with a page of its own: only its status is known. */
function ofProxy(status: number): FailureCode {
	if (status >= 500) return 'unavailable';
	return BY_STATUS[status] ?? 'malformed';
}
const BY_STATUS: Readonly<Record<number, FailureCode>> = {
	413: 'payload_too_large',
	429: 'too_many_requests',
};

/** Seconds; a date there is for robots. */
function retryAfterOf(header: unknown): number | undefined {
	const seconds = Number(header);
	return seconds > 0 ? seconds : undefined;
}
