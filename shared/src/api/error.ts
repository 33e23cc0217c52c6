import type { ErrorBody, ErrorCode, FieldError } from '../contract/index.ts';

/** What happened to a call that got no proper answer. */
export type FailureCode = ErrorCode | 'offline' | 'timeout' | 'malformed';

/** Of the API or of a proxy: what was sent came too slowly (408), too early (425) or too often (429). */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);
/** Judged before a call is looked at: who calls is not signed in (401) or may not (403). */
const OF_CALLER: ReadonlySet<number> = new Set([401, 403]);

/**
 * A call that failed. Screens decide what to do with it; nothing is shown on its behalf.
 * `message` is for developers; people read the translation of `code` (`i18n/errors.ts`).
 */
export class ApiError extends Error {
	override readonly name = 'ApiError';
	readonly code: FailureCode;
	/** HTTP status; 0 when no answer came. */
	readonly status: number;
	readonly body: Partial<ErrorBody>;
	/** It never left: certain only where there was no network before it was to be sent. */
	readonly isUnsent: boolean = false;

	constructor(code: FailureCode, status: number, body: Partial<ErrorBody> = {}) {
		super(body.message ?? 'Something went wrong');
		this.code = code;
		this.status = status;
		this.body = body;
	}

	get fields(): Record<string, FieldError> {
		return this.body.fields ?? {};
	}

	/** The server answered and did nothing; of any other failure nobody knows, the page of somebody in between included. */
	get isRefusal(): boolean {
		return this.code !== 'malformed' && this.status >= 400 && this.status < 500;
	}

	/** A refusal of what was sent, not of who sent it or how often: it tells of an earlier try under the same key too. */
	get isFinal(): boolean {
		return this.isRefusal && !this.isPassing && !OF_CALLER.has(this.status);
	}

	/** It was sent, and nobody knows whether it was done: somebody told that it failed would do it twice. */
	get isInDoubt(): boolean {
		return !this.isRefusal && !this.isUnsent;
	}

	/** The same call may succeed when it is simply sent again. */
	get isPassing(): boolean {
		return (
			['offline', 'timeout', 'unavailable', 'too_many_requests'].includes(this.code) ||
			PASSING.has(this.status) ||
			this.status >= 502
		);
	}
}

/** A write while no server can be reached: nothing was sent, so nothing is in doubt. */
export class NotSent extends ApiError {
	override readonly isUnsent = true;

	constructor() {
		super('offline', 0);
	}
}
