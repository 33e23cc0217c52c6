import { isUtf8 } from 'node:buffer';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { FeedProblemCode } from '@borlette/shared/contract/result-sources';
import axios, { type AxiosResponse, isAxiosError } from 'axios';
import ipaddr from 'ipaddr.js';

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
	requireAllowed(url, hosts);
	let answer: AxiosResponse<Buffer>;
	try {
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
			beforeRedirect: ({ href }) => requireAllowed(String(href), hosts),
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

/** A host by its number is connected to without a look-up. */
function requireAllowed(url: string, hosts: readonly string[]): void {
	if (!URL.canParse(url)) throw new FeedFailure('forbidden_address', url);
	const { protocol, hostname } = new URL(url);
	const host = hostname.replace(/^\[|\]$/g, '');
	if (hosts.includes(host)) return;
	if (protocol !== 'https:' || (isIP(host) !== 0 && !isPublic(host))) {
		throw new FeedFailure('forbidden_address', host);
	}
}

/** Neither this machine, nor its network, nor what a cloud tells its machines about themselves. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

const publicLookup =
	(hosts: readonly string[]) =>
	async (hostname: string): Promise<LookupAddress[]> => {
		const found = await lookup(hostname, { all: true });
		const allowed = hosts.includes(hostname) ? found : found.filter((one) => isPublic(one.address));
		if (allowed.length === 0) throw new FeedFailure('forbidden_address', hostname);
		return allowed;
	};

/** What was thrown on the way stands among the causes. */
function failureOf(error: unknown): FeedFailure {
	if (error instanceof FeedFailure) return error;
	if (!isAxiosError(error)) return causeOf(error) ?? new FeedFailure('unreachable');
	const cause = causeOf(error);
	if (cause) return cause;
	if (error.message.startsWith('maxContentLength')) return new FeedFailure('answer_too_large');
	return new FeedFailure('unreachable', error.code ?? null);
}

function causeOf(error: unknown): FeedFailure | undefined {
	if (error instanceof FeedFailure) return error;
	return error instanceof Error ? causeOf(error.cause) : undefined;
}
