import type { ErrorCode } from '@borlette/shared/contract';
import pg from 'pg';
import { ApiFailure, invalidField } from '../errors.ts';
import { BeyondSafeInteger } from './connect.ts';

/** Unique indexes whose breach is one field's fault. */
const TAKEN_FIELDS: Readonly<Record<string, string>> = {
	users_username: 'username',
	agents_username: 'username',
	agents_device: 'device_id',
	agents_code: 'code',
	surcussales_name: 'name',
	info_tirages_name: 'name',
	tirages_name: 'name',
	generales_name: 'name',
	lotto_options_game: 'option',
	lotto_options_name: 'name',
	limits_target: 'game',
	companies_ref_code_key: 'ref_code',
	countries_name_code_key: 'name_code',
	result_sources_url: 'url',
};

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);
const RETRY_SECONDS = 5;

/** What a failed statement means to the caller; `undefined` for a mistake of ours. */
export function databaseFailure(error: unknown): ApiFailure | undefined {
	if (isAway(error)) {
		return new ApiFailure('unavailable', { retryAfter: RETRY_SECONDS });
	}
	if (error instanceof BeyondSafeInteger) return new ApiFailure('sum_too_large');
	if (!(error instanceof pg.DatabaseError)) return undefined;
	switch (error.code) {
		// Raised by refuse() in the database: a code of the contract, with details.
		case 'BL001':
			return new ApiFailure(error.message as ErrorCode, JSON.parse(error.detail ?? '{}'));
		case '23505': {
			const field = TAKEN_FIELDS[error.constraint ?? ''];
			return field ? invalidField(field, 'taken') : new ApiFailure('conflict');
		}
		case '23503':
			return brokenReference(error.detail ?? '');
		case '40001':
		case '40P01':
		case '55P03':
			return new ApiFailure('unavailable', { retryAfter: 1 }, 'Others are writing: try again');
		// Prepared before a release changed what it reads: the next time it is prepared anew.
		case '0A000':
			return isOutdatedPlan(error) ? new ApiFailure('unavailable', { retryAfter: 1 }) : undefined;
		// Ended by the limits of its lane (db/lanes).
		case '57014':
		case '25P04':
			return new ApiFailure('too_heavy');
		case '42501':
			return isRefusal(error) ? new ApiFailure('forbidden') : undefined;
	}
	// Class 22 and a failed check: a value that the schema let through but the column refuses.
	if (error.code?.startsWith('22') || error.code === '23514') {
		return new ApiFailure('validation_failed');
	}
	return undefined;
}

/**
 * Of what waited until its time was up (`lockMsOf`), what it waited for and in which functions of the database, the innermost first;
 * undefined for any other error. Names nothing of the row.
 */
export function waitedInVain(error: unknown): string | undefined {
	if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') return undefined;
	const where = error.where ?? '';
	const relation = /^while .* in relation "(\w+)"$/m.exec(where)?.[1];
	const functions = [...where.matchAll(/^(?:PL\/pgSQL|SQL) function "?(\w+)/gm)].map(
		([, name]) => name,
	);
	return [`waited in vain for ${relation ?? 'what others hold'}`, ...functions].join(', in ');
}

/**
 * Places of PostgreSQL that refuse by a rule of ours: a row-level policy, and RAISE in a function.
 * Anything else of 42501 is a grant that the application's role lacks. The message cannot tell them
 * apart: it is in the server's language.
 */
const REFUSE: ReadonlySet<string | undefined> = new Set([
	'ExecWithCheckOptions',
	'exec_stmt_raise',
]);
const isRefusal = ({ routine }: pg.DatabaseError): boolean => REFUSE.has(routine);

/** `cached plan must not change result type` */
const isOutdatedPlan = ({ routine }: pg.DatabaseError): boolean =>
	routine === 'RevalidateCachedQuery';

/** `Key (company_id, surcussale_id)=(…) is not present in table "surcussales".` */
function brokenReference(detail: string): ApiFailure {
	const column = /^Key \((?:[^)]*, )?([a-z_]+)\)=.* is not present/.exec(detail)?.[1];
	return column ? invalidField(column, 'unknown_reference') : new ApiFailure('in_use');
}

/** What was sent is done when it comes again under its key, once the database is itself. */
function isAway(error: unknown): boolean {
	if (typeof error !== 'object' || error === null) return false;
	const { code, message } = error as NodeJS.ErrnoException;
	// 08: connection; 57P: the server is shutting down or starting; 53: no room on its disk, no memory, too many connections;
	// 25006: it follows another one.
	return (
		CONNECTION_LOST.has(code ?? '') ||
		/^(08|57P|53|25006$)/.test(code ?? '') ||
		/Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(
			message ?? '',
		)
	);
}
