/** Milliseconds before the second and the third try; a little more by chance, so that not everybody comes at once. */
const PAUSES_MS = [300, 900];
const TIMEOUT_MS = 6_000;
/** The server has it, only not now. */
const PASSING_STATUS = [408, 425, 429, 500, 502, 503, 504];

/** The network failed, or the server did for now: the same request may do later. */
export class NetworkFailure extends Error {
	override readonly name = 'NetworkFailure';
}

/** Nothing came for too long: asking again at once would not help. */
export class TooSlow extends Error {
	override readonly name = 'TooSlow';
}

const pathOf = (address: string | URL): string => new URL(address, window.location.origin).pathname;

/** What kept an answer or its body from coming, as what it means to whoever asked. */
function meaningOf(error: Error, address: string | URL): Error {
	if (error.name === 'TimeoutError')
		return new TooSlow(`${pathOf(address)}: no answer within 6 s.`);
	return new NetworkFailure(`${pathOf(address)}: ${error.message}.`, { cause: error });
}

/** Ends after 6 s, or before with `givenUp`. Not `AbortSignal.any`, which browsers have since 2024. */
function patience(givenUp: AbortSignal | null | undefined): AbortSignal {
	const time = AbortSignal.timeout(TIMEOUT_MS);
	if (!givenUp) return time;
	const ending = new AbortController();
	for (const signal of [time, givenUp]) {
		if (signal.aborted) ending.abort(signal.reason);
		signal.addEventListener('abort', () => ending.abort(signal.reason));
	}
	return ending.signal;
}

/**
 * Fetches a file of a build, a registry or the host's page.
 * @param init `signal`: gives it up, head and body
 * @throws NetworkFailure where another try may help; TooSlow after 6 s; Error on any other status
 */
export async function fetchFile(
	address: string | URL,
	{ signal, ...init }: RequestInit = {},
): Promise<Response> {
	const answer = await fetch(address, { ...init, signal: patience(signal) }).catch(
		(error: Error) => {
			throw meaningOf(error, address);
		},
	);
	if (answer.ok) return answer;
	const Failure = PASSING_STATUS.includes(answer.status) ? NetworkFailure : Error;
	throw new Failure(`${pathOf(address)}: the server answered ${answer.status}.`);
}

/** What came of a file. @throws as `fetchFile` does, where the answer began and broke off */
export const bytesOf = (answer: Response, address: string | URL): Promise<ArrayBuffer> =>
	answer.arrayBuffer().catch((error: Error) => Promise.reject(meaningOf(error, address)));

/** The answer for a channel that nothing was released into. */
const NO_CONTENT = 204;

/**
 * @param givenUp ends it before
 * @throws Error that names the file, when it does not come or is not what `is` asks for
 */
export async function fetchJson<T>(
	address: string,
	is: (value: unknown) => value is T,
	givenUp?: AbortSignal,
): Promise<T> {
	// Asked for again each time; while nothing changed the answer is a 304 without a body.
	const answer = await fetchFile(address, { cache: 'no-cache', signal: givenUp ?? null });
	if (answer.status === NO_CONTENT) throw new Error(`${address}: nothing was released there yet.`);
	const value: unknown = await answer.json().catch((error: Error) => {
		throw error.name === 'SyntaxError' ? error : meaningOf(error, address);
	});
	if (!is(value)) throw new Error(`${address} is damaged: publish it again.`);
	return value;
}

/** Waits before the next try. Returns false, at once, when there has been enough of them. */
export async function pauseBefore(failedTries: number): Promise<boolean> {
	const pause = PAUSES_MS[failedTries - 1];
	if (pause === undefined) return false;
	await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random() / 3)));
	return true;
}

/** Does it again, a few times and later each time, while it is the network that fails. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
	for (let tries = 1; ; tries++) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof NetworkFailure) || !(await pauseBefore(tries))) throw error;
		}
	}
}
