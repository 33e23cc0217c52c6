import type { Endpoint } from '../contract/index.ts';
import type { FailureCode } from './error.ts';

/** A call that failed, as a report of an error may name it: no values of the address or the body. */
export interface FailedCall {
	/** ISO 8601. */
	readonly at: string;
	/** `GET /api/companies/agent/:agentId` */
	readonly call: string;
	readonly code: FailureCode;
	/** HTTP status; 0 when no answer came. */
	readonly status: number;
	/** Names the request in the server's log. */
	readonly requestId?: string;
}

const KEPT = 5;
let failures: readonly FailedCall[] = [];

/** The last failed calls of this page, newest first. */
export const recentFailures = (): readonly FailedCall[] => failures;

export function noteFailure(
	{ method, path }: Endpoint,
	{ code, status, body }: { code: FailureCode; status: number; body: { requestId?: string } },
): void {
	const { requestId } = body;
	const failed = { at: new Date().toISOString(), call: `${method} ${path}`, code, status };
	failures = [{ ...failed, ...(requestId && { requestId }) }, ...failures].slice(0, KEPT);
}
