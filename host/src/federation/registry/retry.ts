/** Milliseconds before the second and the third try; a little more by chance, so that not everybody comes at once. */
const PAUSES_MS = [300, 900];
const TIMEOUT_MS = 6_000;
/** The server has it, only not now. */
const PASSING_STATUS = [408, 425, 429, 500, 502, 503, 504];

/** The network failed, or the server did for now: the same request may do later. */
export class NetworkFailure extends Error {
	override readonly name = 'NetworkFailure';
}

const pathOf = (address: string | URL): string => new URL(address, window.location.origin).pathname;

/** What kept an answer or its body from coming, as what it means to whoever asked. */
function meaningOf(error: Error, address: string | URL): Error {
	if (error.name === 'TimeoutError') return new Error(`${pathOf(address)}: no answer within 6 s.`);
	return new NetworkFailure(`${pathOf(address)}: ${error.message}.`, { cause: error });
}

/**
 * Fetches a file of a build or a registry.
 * @throws NetworkFailure where another try may help; Error after 6 s, or on any other status
 */
export async function fetchFile(address: string | URL, init: RequestInit = {}): Promise<Response> {
	const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init }).catch(
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

/** @throws Error that names the file, when it does not come or is not what `is` asks for */
export async function fetchJson<T>(
	address: string,
	is: (value: unknown) => value is T,
): Promise<T> {
	// Asked for again each time; while nothing changed the answer is a 304 without a body.
	const answer = await fetchFile(address, { cache: 'no-cache' });
	if (answer.status === NO_CONTENT) throw new Error(`${address}: nothing was released there yet.`);
	const value: unknown = await answer.json();
	if (!is(value)) throw new Error(`${address} is damaged: publish it again.`);
	return value;
}

/** Waits before the next try. Answers false, at once, when there has been enough of them. */
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
