import { isUtf8 } from 'node:buffer';
import type { FeedProblemCode } from '@borlette/shared/contract/result-sources';
import type { AxiosError, AxiosResponse } from 'axios';
import { ForbiddenAddress, publicLookup, requirePublic } from '../../outward/public-address.ts';

const ANSWER_WITHIN_MS = 15_000;
/** Forty years of an export are 700 KB. */
const MAX_BYTES = 5_000_000;
const MAX_REDIRECTS = 3;

/** Why there is no text of a source. */
export class FeedFailure extends Error {
	readonly code: FeedProblemCode;
	readonly value: string | null;

	constructor(code: FeedProblemCode, value: string | null = null) {
		super(`${code} ${value ?? ''}`);
		this.code = code;
		this.value = value;
	}
}

export interface FeedRequest {
	url: string;
	/** Of an earlier answer: the same one is not sent again. */
	etag?: string | null;
	/** Hosts that may be asked although they are not public, and without TLS (`RESULT_SOURCE_HOSTS`). */
	hosts: readonly string[];
	/** Ends it early. */
	withinMs?: number;
}

/** null: it is what it was. */
export type FeedAnswer = { text: string; etag: string | null } | null;

/**
 * Asks an address that a person set. Only public addresses are asked, wherever it leads to: a name is judged by the
 * address that is then connected to. Throws FeedFailure.
 */
export async function fetchFeed(request: FeedRequest): Promise<FeedAnswer> {
	const { url, etag, hosts, withinMs = ANSWER_WITHIN_MS } = request;
	// It takes longer to load than most of the rest: with the first source.
	const { default: axios } = await import('axios');
	let answer: AxiosResponse<Buffer>;
	try {
		requirePublic(url, hosts);
		answer = await axios.get<Buffer>(url, {
			responseType: 'arraybuffer',
			headers: {
				accept: 'text/csv, application/json, text/plain',
				...(etag && { 'if-none-match': etag }),
			},
			signal: AbortSignal.timeout(withinMs),
			maxContentLength: MAX_BYTES,
			maxRedirects: MAX_REDIRECTS,
			proxy: false,
			lookup: publicLookup(hosts),
			beforeRedirect: ({ href }) => requirePublic(String(href), hosts),
			validateStatus: () => true,
		});
	} catch (error) {
		throw failureOf(error);
	}
	const { status, data, headers } = answer;
	if (status === 304) return null;
	if (status !== 200) throw new FeedFailure('bad_status', String(status));
	if (!isUtf8(data)) throw new FeedFailure('not_text');
	return { text: data.toString(), etag: typeof headers.etag === 'string' ? headers.etag : null };
}

/** What was thrown on the way stands among the causes. */
function failureOf(error: unknown): FeedFailure {
	const cause = causeOf(error);
	if (cause) return cause;
	const { message = '', code = null } = error as Partial<AxiosError>;
	if (message.startsWith('maxContentLength')) return new FeedFailure('answer_too_large');
	return new FeedFailure('unreachable', code);
}

function causeOf(error: unknown): FeedFailure | undefined {
	if (error instanceof ForbiddenAddress) return new FeedFailure('forbidden_address', error.message);
	return error instanceof Error ? causeOf(error.cause) : undefined;
}
