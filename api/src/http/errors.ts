import type { ErrorCode } from '@borlette/shared/contract';
import type { ErrorObject } from 'ajv';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailure } from '../db/failures.ts';
import { ApiFailure, invalidFields } from '../errors.ts';
import { fieldErrors } from './validation.ts';
import { isNavigation } from './web/web.ts';

/** Fastify's own refusals that are not a plain bad request. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
	404: 'not_found',
	413: 'payload_too_large',
	415: 'unsupported_media_type',
	429: 'too_many_requests',
	503: 'unavailable',
};

/** The refusal that any thrown thing stands for; what is unforeseen tells nothing but its code. */
export function failureOf(error: unknown): ApiFailure {
	if (error instanceof ApiFailure) return error;
	if (hungUp(error)) return new ApiFailure('bad_request');
	const fromDatabase = databaseFailure(error);
	if (fromDatabase) return fromDatabase;

	const { validation, validationContext, statusCode = 500 } = error as Partial<FastifyError>;
	if (validation) {
		// An id in the path that is none names nothing.
		if (validationContext === 'params') return new ApiFailure('not_found');
		return invalidFields(fieldErrors(validation as ErrorObject[]));
	}
	const code = BY_STATUS[statusCode];
	if (code) return new ApiFailure(code);
	return new ApiFailure(statusCode >= 400 && statusCode < 500 ? 'bad_request' : 'internal');
}

/**
 * Who sent it went away before it had arrived whole: Node gives that the code of a connection of ours that was cut, and it
 * was told as a database that cannot be reached.
 */
function hungUp(error: unknown): boolean {
	const { code, message } = error as NodeJS.ErrnoException;
	return code === 'ECONNRESET' && message === 'aborted';
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
	const failure = failureOf(error);
	if (failure.status >= 500) logFailure(error, failure, request);
	const { retryAfter } = failure.details;
	if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
	if (failure.status === 401) reply.header('www-authenticate', 'Token');
	reply
		.code(failure.status)
		.header('cache-control', 'no-store')
		.type('application/json; charset=utf-8')
		.serializer(JSON.stringify)
		.send(failure.body(request.id));
}

/** What we turn away ourselves, as while this process ends, is no error of ours: a terminal that sells meanwhile raised an alarm. */
function logFailure(error: unknown, { message }: ApiFailure, { log }: FastifyRequest): void {
	if (error instanceof ApiFailure) log.warn(message);
	else log.error({ err: error }, message);
}

/** With `hasPages`, an address that is no file opens the host, whose router answers it. */
export function answerFailures(app: FastifyInstance, hasPages: boolean): void {
	app.setErrorHandler(sendFailure);
	app.setNotFoundHandler((request, reply) => {
		if (hasPages && isNavigation(request)) reply.sendPage();
		else sendFailure(new ApiFailure('not_found'), request, reply);
	});
}
