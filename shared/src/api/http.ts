/** A request as it goes over the wire. */
export interface HttpRequest {
	method: string;
	path: string;
	query: Record<string, string>;
	headers: Record<string, string>;
	/** A form, or what is sent as JSON. */
	body?: unknown;
	/** ms until it counts as unanswered; 0: it takes as long as it takes. */
	timeout: number;
	signal?: AbortSignal | undefined;
	/** Bytes of the answer that are here so far. */
	onProgress?: ((bytes: number) => void) | undefined;
}

export interface HttpAnswer {
	status: number;
	header(name: string): string | null;
	content: Blob;
}

/** No answer came within its time. */
export class TooLate extends Error {}

/**
 * How requests are sent; tests put another way in its place.
 * @throws TooLate; what `signal` was ended with; else whatever kept the browser from it
 */
export const http = { send: sendByFetch };

async function sendByFetch(request: HttpRequest): Promise<HttpAnswer> {
	const { method, path, query, headers, body, timeout, signal } = request;
	const search = new URLSearchParams(query).toString();
	const isJson = body !== undefined && !(body instanceof FormData);
	const stop = new AbortController();
	const end = () => stop.abort(signal?.reason);
	if (signal?.aborted) end();
	signal?.addEventListener('abort', end);
	const timer = timeout > 0 ? setTimeout(() => stop.abort(new TooLate()), timeout) : undefined;
	try {
		const answer = await fetch(search ? `${path}?${search}` : path, {
			method,
			headers: {
				Accept: 'application/json',
				...(isJson && { 'Content-Type': 'application/json' }),
				...headers,
			},
			...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
			signal: stop.signal,
		});
		const content = await contentOf(answer, request.onProgress);
		return { status: answer.status, header: (name) => answer.headers.get(name), content };
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener('abort', end);
	}
}

async function contentOf(answer: Response, onProgress: HttpRequest['onProgress']): Promise<Blob> {
	if (!onProgress || !answer.body) return answer.blob();
	const reader = answer.body.getReader();
	const parts: Uint8Array<ArrayBuffer>[] = [];
	let bytes = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		parts.push(value);
		bytes += value.length;
		onProgress(bytes);
	}
	return new Blob(parts, { type: answer.headers.get('content-type') ?? '' });
}
