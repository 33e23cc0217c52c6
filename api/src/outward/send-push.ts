import type { AxiosError, AxiosResponse } from 'axios';
import { ForbiddenAddress, publicLookup, requirePublic } from './public-address.ts';
import type { PushKeyPair } from './push-key.ts';
import { SendingFailure } from './sending-failure.ts';

export interface Browser {
	endpoint: string;
	p256dh: string;
	auth: string;
}

/** How notifications go out. */
export interface PushSender {
	key: PushKeyPair;
	/** Whom the maker of a browser writes to when something is wrong: an address of the web or `mailto:`. */
	contact: string;
	/** Hosts of makers that need be neither public nor by TLS; of tests. */
	hosts: readonly string[];
}

const WITHIN_MS = 20_000;
/** For so long the maker keeps it for a browser that is off. */
const KEPT_SECONDS = 24 * 60 * 60;
const ANSWER_MAX = 10_000;
const WORDS_MAX = 200;

/**
 * Hands a notification to the maker of a browser, encrypted for that browser alone.
 * @param topic of two with the same one that wait there, the later takes the place of the earlier; base64url, at most 32
 * @throws SendingFailure
 */
export async function sendPush(
	{ key, contact, hosts }: PushSender,
	browser: Browser,
	{ topic, body }: { topic: string; body: object },
	withinMs = WITHIN_MS,
): Promise<void> {
	const { endpoint, p256dh, auth } = browser;
	// They take longer to load than most of the rest: with the first push.
	const { default: axios } = await import('axios');
	const { default: webPush } = await import('web-push');
	let answer: AxiosResponse<string>;
	try {
		requirePublic(endpoint, hosts);
		const request = webPush.generateRequestDetails(
			{ endpoint, keys: { p256dh, auth } },
			JSON.stringify(body),
			{
				vapidDetails: { subject: contact, ...key },
				TTL: KEPT_SECONDS,
				topic,
				urgency: 'high',
			},
		);
		answer = await axios.post<string>(endpoint, request.body, {
			headers: headersOf(request.headers),
			responseType: 'text',
			signal: AbortSignal.timeout(withinMs),
			maxContentLength: ANSWER_MAX,
			maxRedirects: 0,
			proxy: false,
			lookup: publicLookup(hosts),
			validateStatus: () => true,
		});
	} catch (error) {
		throw failureOf(error);
	}
	const { status, data, headers } = answer;
	if (status >= 200 && status < 300) return;
	if (status === 404 || status === 410) throw new SendingFailure('browser_gone', String(status));
	const said = `${status} ${data}`.trim().slice(0, WORDS_MAX);
	if (status !== 429 && status < 500) throw new SendingFailure('refused', said);
	throw new SendingFailure('refused_now', said, false, secondsUntil(headers['retry-after']));
}

/** Longer is not believed: what was to be told would be of no use any more. */
const WAIT_MAX_SECONDS = 6 * 60 * 60;

/** `Retry-After`, which is a number of seconds or a moment (RFC 9110); 0: nothing that can be read. */
function secondsUntil(retryAfter: unknown): number {
	const said = String(retryAfter ?? '').trim();
	const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
	return Math.min(Math.max(Math.ceil(seconds) || 0, 0), WAIT_MAX_SECONDS);
}

/** The connection stood, so that the maker may have it. */
const CUT: readonly string[] = ['ECONNRESET', 'EPIPE', 'ERR_BAD_RESPONSE'];

const headersOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
	Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function failureOf(error: unknown): SendingFailure {
	const forbidden = forbiddenIn(error);
	if (forbidden) return new SendingFailure('forbidden_address', forbidden.message);
	const { code = null } = error as Partial<AxiosError>;
	if (code === 'ERR_CANCELED') return new SendingFailure('too_slow', null, true);
	const isCut = CUT.includes(code ?? '');
	return new SendingFailure(isCut ? 'cut' : 'unreachable', code, isCut);
}

function forbiddenIn(error: unknown): ForbiddenAddress | undefined {
	if (error instanceof ForbiddenAddress) return error;
	return error instanceof Error ? forbiddenIn(error.cause) : undefined;
}
