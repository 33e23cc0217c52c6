/**
 * Every way a call can fail, with its HTTP status: the one place. The API throws by code, the
 * screens translate by code (`error.<code>` in the catalogues of `i18n`).
 */
export const ERROR_STATUS = {
	bad_request: 400,
	unauthenticated: 401,
	invalid_credentials: 401,
	/** Name and password are right, and this account asks for a code too. */
	code_required: 401,
	/** Of the authenticator or a recovery code: wrong, out of time, or used already. */
	invalid_code: 401,
	account_blocked: 403,
	/** The password was given by somebody else and not used in time: they give another one. */
	password_expired: 403,
	/** The password was given by somebody else: this sign-in may choose another and nothing else before. */
	password_due: 403,
	/** This sign-in may set up its second step and nothing else before. */
	second_step_required: 403,
	/** Rights and credentials: the sign-in is older than a few minutes, so whoever calls shows again who they are. */
	sign_in_again: 403,
	forbidden: 403,
	company_required: 409,
	not_found: 404,
	conflict: 409,
	in_use: 409,
	version_conflict: 412,
	/** Head or body did not arrive in time. */
	request_timeout: 408,
	payload_too_large: 413,
	unsupported_media_type: 415,
	validation_failed: 422,
	/** Sales of a draw have ended, or not begun. */
	draw_closed: 409,
	/** Lines may not be sold; `refusals` names each with the rule. */
	line_refused: 409,
	/** The agent's account is bound to another terminal. */
	device_refused: 403,
	/** A call that moves money came without its Idempotency-Key. */
	key_required: 400,
	/** The key was used for another call. */
	key_reused: 422,
	/** The agent's minutes for voiding have passed. */
	void_too_late: 409,
	/** Without the fiche a draw could lose more than its ceiling: the office decides. */
	void_past_ceiling: 409,
	already_paid: 409,
	/** Too many wrong security codes: the office pays the fiche. */
	wrong_codes: 409,
	/** The fiche did not win, is voided, or its draw is not settled yet. */
	not_payable: 409,
	/** Somebody else closed the agent's day since it was read; `current` is the day as it is. */
	closing_taken: 409,
	/** The agent's ledger moved since it was read: another amount is expected; `current` is the day as it is. */
	ledger_moved: 409,
	/** The same was recorded some minutes ago: a slip more often than a wish; `current` is that one. Of who asks for it only. */
	likely_double: 409,
	/** Far more than was ever recorded: a slip more often than a wish; `current` says the most there was. Of who asks for it only. */
	unusual_amount: 409,
	/** Cash of an agent who is blocked by now. */
	agent_inactive: 409,
	/** Cash taken before somebody closed the agent's day: it may have been counted; `current` is that closing. */
	day_closed: 409,
	/** Cash taken too many days ago to be recorded without a question. */
	taking_late: 409,
	/** A result before the draw's time. */
	draw_not_held: 409,
	/** A correction without its reason. */
	reason_required: 422,
	/** Who entered a result does not confirm it. */
	second_person_required: 409,
	/** A result has warnings that the call does not agree to; `warnings` names them. */
	warnings_unseen: 409,
	/** A correction would change what a fiche won that is paid or expired; `ref_code` names it. */
	fiche_paid: 409,
	/** What was sold for a draw is no longer what it was when sales ended. */
	seal_broken: 409,
	/** Added up, the amounts are more than can be counted. */
	sum_too_large: 422,
	/** A list without pages that has more than `PLAIN_LIST_MAX` rows; it is not answered in part. */
	too_many_rows: 422,
	/** It was ended because it took too long: it has to ask for less. */
	too_heavy: 422,
	/** The release tool refused; `release` says why. */
	release_refused: 409,
	too_many_requests: 429,
	/** The company is on its way to another server: for some seconds nothing of it is answered. */
	company_moving: 503,
	internal: 500,
	unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** What may be wrong with one field. `limit` is the bound that was passed, where there is one. */
export const FIELD_ERRORS = [
	'required',
	'too_short',
	'too_long',
	/** Entries of a list. */
	'too_few',
	'too_many',
	'too_small',
	'too_large',
	'format',
	'type',
	'not_allowed',
	'unknown_field',
	'taken',
	'unknown_reference',
	'end_before_start',
	/** A span of days; `limit` is the most that may be asked for at once. */
	'too_many_days',
	'wrong_password',
	/** Of a result that is typed twice: not what was entered; which digit is not told. */
	'differs_from_entry',
	/** A new password that is blank, common, or made of the person's own names. */
	'guessable',
	/** A new password that is in the deployment's file of leaked ones. */
	'leaked',
	/** A password that is to be another than the one there is. */
	'same_password',
	/** The file is no picture that can be read. */
	'not_a_picture',
] as const;
export type FieldErrorCode = (typeof FIELD_ERRORS)[number];
export interface FieldError {
	code: FieldErrorCode;
	limit?: number | string;
}

/** Rules by which a line of a fiche is refused. */
export const SALE_RULES = [
	'option_blocked',
	'boule_blocked',
	'min_stake',
	'max_stake',
	'limit_game',
	'limit_game_agent',
	'limit_boule',
	'limit_boule_agent',
	'max_exposure',
	/** Ceilings of the risk autopilot: what a ball may cost, and what the draw may lose. */
	'pilot_ball',
	'pilot_draw',
] as const;
export interface LineRefusal {
	/** Counted from 0: the line of the request it came from. */
	line: number;
	rule: (typeof SALE_RULES)[number];
	/** Minor units: the bound of the rule. */
	limit?: number;
	/** Minor units that may still be staked in this draw. */
	remaining?: number;
	/** With the autopilot's rules: in which draw. */
	instance_id?: string;
}

/** Why a release is refused, as the tool names it (`Failure.why` in deploy/local/failure.mjs). */
export const RELEASE_REFUSALS = [
	'unsafe',
	'uncompared',
	'overtaken',
	'killed',
	'no_right',
	'no_earlier',
	'unknown_remote',
	'unknown_build',
	'linked',
	'collision',
	'closing',
	'damaged',
	'busy',
	'full',
	'no_key',
	'no_store',
	'other',
] as const;
export type ReleaseRefusal = (typeof RELEASE_REFUSALS)[number];

/**
 * Why a sign-in is over. `idle`: not used for too long; `expired`: its latest end came; `ended`: from elsewhere;
 * `password`, `second_step`: these were changed for the account; `replaced`: it goes on under a newer token of the
 * same browser, since another company or country was chosen.
 */
export const END_CAUSES = [
	'idle',
	'expired',
	'ended',
	'password',
	'second_step',
	'replaced',
] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** Body of every answer with a status of 400 or above. `message` is English, for developers. */
export interface ErrorBody {
	code: ErrorCode;
	message: string;
	/** Names the request in the server's log. */
	requestId?: string;
	/** By path in the body or query: `phone`, `days.0`. */
	fields?: Record<string, FieldError>;
	/** With `version_conflict`, `closing_taken`, `ledger_moved`, `day_closed`, `likely_double`, `unusual_amount`: what there is now, for the screen. */
	current?: unknown;
	/** With `line_refused`. */
	refusals?: LineRefusal[];
	/** With `draw_closed` and `differs_from_entry`: the draw instance. */
	instance_id?: string;
	/** With `warnings_unseen`: as the preview of a result names them. */
	warnings?: string[];
	/** With `fiche_paid`. */
	ref_code?: string;
	/** With `release_refused`: the tool's own sentence, and what it lists. */
	release?: {
		why: ReleaseRefusal;
		said: string;
		details: string[];
		/** No commit has the sources, and that is all that is wrong. */
		uncommitted?: boolean;
	};
	/** With `unauthenticated`, where it is known of the token that came along. */
	ended?: EndCause;
	/** With `too_many_requests` and `unavailable`: seconds to wait. */
	retryAfter?: number;
}
