import {
	ERROR_STATUS,
	type ErrorBody,
	type ErrorCode,
	type FieldError,
	type FieldErrorCode,
	PLAIN_LIST_MAX,
} from '@borlette/shared/contract';

type Details = Pick<
	ErrorBody,
	| 'fields'
	| 'current'
	| 'refusals'
	| 'instance_id'
	| 'warnings'
	| 'release'
	| 'ended'
	| 'retryAfter'
>;

/** English texts for developers; people read the translation of the code. */
const MESSAGES: Record<ErrorCode, string> = {
	bad_request: 'The request cannot be read',
	unauthenticated: 'Sign in first: the token is missing, unknown or expired',
	invalid_credentials: 'Unknown username or wrong password',
	code_required: 'This account asks for a code: send it as `code` with username and password',
	invalid_code: 'The code is wrong, out of time or used already',
	account_blocked: 'This account or its company is blocked',
	sign_in_again: 'This needs a sign-in of the last minutes: sign in again and send it once more',
	password_expired:
		'This password was given by somebody else and not used in time: ask them for another one',
	password_due: 'Choose a password of your own first: this sign-in may do nothing else before',
	second_step_required: 'Set up your second step first: this sign-in may do nothing else before',
	forbidden: 'Your permissions do not allow this',
	company_required: 'Choose a company first: "Toutes" is for reading only',
	not_found: 'There is no such thing here',
	conflict: 'The present state does not allow this',
	in_use: 'Other records refer to it',
	version_conflict: 'Somebody else changed it since you read it',
	request_timeout: 'The request did not arrive in time',
	payload_too_large: 'The request is too large',
	unsupported_media_type: 'This content type is not accepted here',
	validation_failed: 'Some fields are wrong',
	draw_closed: 'Sales of this draw have ended, or not begun, or its date was taken back',
	line_refused: 'Some lines may not be sold: see refusals',
	device_refused: 'This agent is bound to another terminal',
	key_required: 'Send an Idempotency-Key header of 8 to 128 characters',
	key_reused: 'This Idempotency-Key was used for another call',
	void_past_ceiling: 'Without the fiche the draw could lose more than its ceiling',
	void_too_late: 'The time in which an agent may void has passed',
	already_paid: 'This fiche is paid',
	wrong_codes: 'Too many wrong security codes were sent: the office pays this fiche',
	not_payable: 'This fiche has nothing to pay',
	closing_taken: 'Somebody else closed this day of the agent since you read it',
	ledger_moved: 'The ledger of the agent moved since you read it: another amount is expected',
	likely_double: 'The same was recorded some minutes ago: without not_twice it is recorded again',
	unusual_amount:
		'This is far more than was ever recorded: without not_unusual it is recorded all the same',
	agent_inactive: 'The agent was blocked since',
	day_closed: 'The day of this agent was closed after the cash was taken',
	taking_late: 'The cash was taken too long ago',
	draw_not_held: 'The draw has not been held yet',
	reason_required: 'A correction needs a reason',
	second_person_required: 'Another person must confirm the result',
	warnings_unseen: 'This result has warnings: send those that were agreed to as seen_warnings',
	fiche_paid: 'The correction would change a fiche that is paid or expired',
	seal_broken: 'The fiches of the draw are not those that were sealed at closing',
	sum_too_large: 'Added up, these amounts are more than can be counted',
	too_many_rows: `The list has more than ${PLAIN_LIST_MAX} rows: ask for pages of it with limit and offset, or for a file with format`,
	too_heavy: 'This took too long and was ended: ask for fewer days or fewer rows',
	release_refused: 'The release tool refused: see release',
	too_many_requests: 'Too many attempts: wait a little',
	company_moving: 'The company is being moved to another server: try again in a moment',
	internal: 'Something failed on the server',
	unavailable: 'The database cannot be reached',
};

/** A refusal with a code of the contract; thrown by services, answered by `http/errors.ts`. */
export class ApiFailure extends Error {
	readonly code: ErrorCode;
	readonly details: Details;

	constructor(code: ErrorCode, details: Details = {}, message: string = MESSAGES[code]) {
		super(message);
		this.name = 'ApiFailure';
		this.code = code;
		this.details = details;
	}

	get status(): number {
		return ERROR_STATUS[this.code];
	}

	body(requestId: string): ErrorBody {
		return { code: this.code, message: this.message, requestId, ...this.details };
	}
}

/** One or more wrong fields, by path in the body or query. */
export const invalidFields = (fields: Record<string, FieldError>) =>
	new ApiFailure('validation_failed', { fields });

/** One wrong field. */
export const invalidField = (path: string, code: FieldErrorCode, limit?: FieldError['limit']) =>
	invalidFields({ [path]: { code, ...(limit !== undefined && { limit }) } });

/** Code of a failed system call (`ENOENT`) or of PostgreSQL (`23505`); empty: it has none. */
export const codeOf = (error: unknown): string => textIn(error, 'code') ?? '';

/** What is said of anything that was thrown. */
export const messageOf = (error: unknown): string => textIn(error, 'message') ?? String(error);

function textIn(error: unknown, name: 'code' | 'message'): string | undefined {
	const value: unknown = Object(error)[name];
	return typeof value === 'string' ? value : undefined;
}
