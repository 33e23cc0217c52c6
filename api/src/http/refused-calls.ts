import type { Endpoint, ErrorCode, FieldErrorCode } from '@borlette/shared/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Scope } from '../db/scope.ts';
import { ApiFailure } from '../errors.ts';
import { failureOf } from './errors.ts';

/** Who called, as the trail names them. */
export interface RefusedCaller {
	scope: Scope;
	name: string;
}

/** What is wrong with a field and told: somebody guesses, or two people read a draw differently. */
const TELLING_FIELDS: ReadonlySet<FieldErrorCode> = new Set([
	'wrong_password',
	'differs_from_entry',
]);

/**
 * Refusals that nobody meets who works with the screens: somebody tries what they can do. What is beyond a
 * permission, goes around a rule of money, or is more than the slow-downs let through.
 */
const TELLING: ReadonlySet<ErrorCode> = new Set([
	'forbidden',
	'invalid_code',
	'too_many_requests',
	'second_person_required',
	'wrong_codes',
	'already_paid',
	'key_reused',
]);

/** Notes a refusal for the trail, where it tells something. */
export function noteRefusal(
	app: FastifyInstance,
	{ method, path }: Endpoint,
	request: FastifyRequest,
	error: unknown,
	caller: RefusedCaller | undefined,
): void {
	// What a public call refuses by itself it notes by itself: it knows whose account was tried.
	if (!caller && error instanceof ApiFailure) return;
	const code = tellingCode(error);
	if (!code) return;
	const refused = {
		companyId: caller?.scope.companyId ?? null,
		userId: caller?.scope.userId ?? null,
		role: caller?.scope.role ?? 'stranger',
		name: caller?.name ?? '',
		type: 'call',
		label: [method, path, failureOf(error).details.instance_id].filter(Boolean).join(' '),
		code,
	} as const;
	const userAgent = request.headers['user-agent'] ?? '';
	app.refusals.note(refused, { ip: request.ip, userAgent });
}

/** undefined: it happens to whoever works. */
function tellingCode(error: unknown): string | undefined {
	const { code, details } = failureOf(error);
	if (TELLING.has(code)) return code;
	// The screens judge by the same schema before they send.
	if (code === 'validation_failed' && (error as FastifyError).validation) return code;
	return Object.values(details.fields ?? {}).find(({ code }) => TELLING_FIELDS.has(code))?.code;
}
