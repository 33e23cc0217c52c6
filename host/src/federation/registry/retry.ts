/** Milliseconds before the second and the third try; a little more by chance, so that not everybody comes at once. */
const PAUSES_MS = [300, 900];
export const PATIENCE_MS = 6_000;
/** The server has it, only not now. */
const PASSING_STATUS = [408, 425, 429, 500, 502, 503, 504];

/** The network failed, or the server did for now: the same request may do later. */
export class NetworkFailure extends Error {
	override readonly name = 'NetworkFailure';
}

/** Nothing came for too long: asking again at once would not help. */
export class TooSlow extends Error {
	override readonly name = 'TooSlow';
	/** @param coming what is still on its way beside this: it ends when that is here, or does not come */
	constructor(
		message: string,
		readonly coming?: Promise<unknown>,
	) {
		super(message);
	}
}

const pathOf = (address: string | URL): string => new URL(address, window.location.origin).pathname;

/** @param coming what goes on beside it */
export const tooSlow = (address: string | URL, coming?: Promise<unknown>) =>
	new TooSlow(`${pathOf(address)}: no answer within ${PATIENCE_MS / 1000} s.`, coming);

/** What kept an answer or its body from coming, as what it means to whoever asked. */
function meaningOf(error: Error, address: string | URL): Error {
	if (error.name === 'TimeoutError') return tooSlow(address);
	if (error instanceof TooLarge) return new Error(`${pathOf(address)}: ${error.message}.`);
	return new NetworkFailure(`${pathOf(address)}: ${error.message}.`, { cause: error });
}

/** Ends after 6 s, or before with `givenUp`. Not `AbortSignal.any`, which browsers have since 2024. */
function patience(givenUp: AbortSignal | null | undefined): AbortSignal {
	const time = AbortSignal.timeout(PATIENCE_MS);
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
export const fetchFile = (
	address: string | URL,
	{ signal, ...init }: RequestInit = {},
): Promise<Response> => fetchPatiently(address, { ...init, signal: patience(signal) });

/** The same, however long it takes. */
export async function fetchPatiently(address: string | URL, init: RequestInit): Promise<Response> {
	const answer = await fetch(address, init).catch((error: Error) => {
		throw meaningOf(error, address);
	});
	if (answer.ok) return answer;
	const Failure = PASSING_STATUS.includes(answer.status) ? NetworkFailure : Error;
	throw new Failure(`${pathOf(address)}: the server answered ${answer.status}.`);
}

/** So much may a file of a build be, which the store takes no larger; and a document, of hundreds of remotes. */
const MOST_BYTES = { file: 64 * 1024 * 1024, document: 16 * 1024 * 1024 };

class TooLarge extends Error {
	override readonly name = 'TooLarge';
}

/** An answer without an end, or one that grows when it is unpacked, is read no further. */
function bounded(answer: Response, most: number, heard?: () => void): Response {
	if (!answer.body) return answer;
	let left = most;
	const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
		transform(part, through) {
			heard?.();
			left -= part.length;
			if (left < 0) through.error(new TooLarge(`more than ${most} bytes came`));
			else through.enqueue(part);
		},
	});
	return new Response(answer.body.pipeThrough(counted));
}

/**
 * What came of a file.
 * @param heard called with each part of it
 * @throws as `fetchFile` does, where the answer began and broke off; Error where it is too large
 */
export const bytesOf = (
	answer: Response,
	address: string | URL,
	heard?: () => void,
): Promise<ArrayBuffer> =>
	bounded(answer, MOST_BYTES.file, heard)
		.arrayBuffer()
		.catch((error: Error) => Promise.reject(meaningOf(error, address)));

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
	const document = bounded(answer, MOST_BYTES.document);
	const value: unknown = await document.json().catch((error: Error) => {
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

/**
 * Waits 6 s for what comes of an address, which then goes on beside what is thrown.
 * @throws TooSlow
 */
export function inTime<T>(coming: Promise<T>, address: string | URL): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(tooSlow(address, coming)), PATIENCE_MS);
		coming.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
