import { BackupProblem } from './problem.ts';

/** What the package throws, or Node.js below it. */
interface Failure {
	name?: string;
	message?: string;
	status?: number;
	serviceCode?: string;
	body?: string;
	code?: unknown;
	cause?: unknown;
}

/** The server is busy or being started anew. */
const MOMENTARY = [408, 429, 500, 502, 503, 504];
const NETWORK = ['AbortError', 'TimeoutError'];
/** Of `fetch`, for a connection that could not be made or broke off. */
const BROKEN = ['fetch failed', 'terminated'];

const KEY = 'check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
const REGION = 'set AWS_REGION to the region of the bucket';
const RIGHTS = 'give the key the rights to list, read, write and delete there';
const REMEDIES: Readonly<Record<string, string>> = {
	InvalidAccessKeyId: KEY,
	SignatureDoesNotMatch: KEY,
	Unauthorized: KEY,
	AccessDenied: RIGHTS,
	NoSuchBucket: 'make the bucket, or correct its name',
	RequestTimeTooSkewed: 'set the clock of this machine',
	AuthorizationHeaderMalformed: REGION,
	PermanentRedirect: REGION,
	401: KEY,
	403: RIGHTS,
	301: REGION,
};

/** Whether it may well be better in a moment. */
export function isMomentary(error: unknown): boolean {
	const { status } = error as Failure;
	return status === undefined ? isNetwork(error) : MOMENTARY.includes(status);
}

/** A sentence for whoever runs the product; anything else stays what it is. What a server says may hold a key: none of it is repeated. */
export function problemOf(error: unknown, address: string): unknown {
	const { status, serviceCode, body = '' } = error as Failure;
	if (status === undefined) {
		if (!isNetwork(error)) return error;
		return new BackupProblem(
			`${address} does not answer (${codeOf(error)}): check the network and AWS_ENDPOINT_URL_S3`,
		);
	}
	const [, said] = body.match(/<Code>(\w+)<\/Code>/) ?? [];
	const code = said ?? (serviceCode === 'Unknown' ? undefined : serviceCode);
	const remedy =
		(code && REMEDIES[code]) ?? REMEDIES[status] ?? 'check AWS_ENDPOINT_URL_S3 and that server';
	const why = [status, code].filter(Boolean).join(' ');
	return new BackupProblem(`${address} refuses (${why}): ${remedy}`);
}

function isNetwork(error: unknown): boolean {
	const { name = '', message = '' } = error as Failure;
	return NETWORK.includes(name) || BROKEN.includes(message) || name === 'S3NetworkError';
}

/** The innermost one says most. */
function codeOf(error: unknown): string {
	const { code, cause, name } = error as Failure;
	if (cause) return codeOf(cause);
	return typeof code === 'string' ? code : (name ?? 'no answer');
}
