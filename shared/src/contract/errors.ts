/**
 * Every way a call can fail, with its HTTP status: the one place. The API throws by code, the
 * screens translate by code (`error.<code>` in the catalogues of `i18n`).
 */
export const ERROR_STATUS = {
	bad_request: 400,
	unauthenticated: 401,
	invalid_credentials: 401,
	account_blocked: 403,
	forbidden: 403,
	company_required: 409,
	not_found: 404,
	conflict: 409,
	in_use: 409,
	version_conflict: 412,
	payload_too_large: 413,
	unsupported_media_type: 415,
	validation_failed: 422,
	too_many_requests: 429,
	internal: 500,
	unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** What may be wrong with one field. `limit` is the bound that was passed, where there is one. */
export const FIELD_ERRORS = [
	'required',
	'too_short',
	'too_long',
	'too_small',
	'too_large',
	'format',
	'type',
	'not_allowed',
	'unknown_field',
	'taken',
	'unknown_reference',
	'end_before_start',
	'wrong_password',
] as const;
export type FieldErrorCode = (typeof FIELD_ERRORS)[number];
export interface FieldError {
	code: FieldErrorCode;
	limit?: number | string;
}

/** Body of every answer with a status of 400 or above. `message` is English, for developers. */
export interface ErrorBody {
	code: ErrorCode;
	message: string;
	/** Names the request in the server's log. */
	requestId?: string;
	/** By path in the body or query: `phone`, `days.0`. */
	fields?: Record<string, FieldError>;
	/** With `version_conflict`: the row as it is now, for the comparison on screen. */
	current?: unknown;
	/** With `too_many_requests` and `unavailable`: seconds to wait. */
	retryAfter?: number;
}
