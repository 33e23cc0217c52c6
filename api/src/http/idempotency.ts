import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { type CallKey, idempotent } from '../db/idempotent.ts';
import { ApiFailure } from '../errors.ts';

/** Throws `key_required` where the header is missing. */
export function requireKey(request: FastifyRequest): CallKey {
	const key = request.headers['idempotency-key'];
	if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
		throw new ApiFailure('key_required');
	}
	const call = JSON.stringify([request.method, request.url, request.body ?? null]);
	return { key, hash: createHash('sha256').update(call).digest() };
}

/** For calls that may come without a key: whoever sends one is answered once for it. */
export const idempotentIfKeyed = <T>(tx: Db, request: FastifyRequest, work: () => Promise<T>) =>
	request.headers['idempotency-key'] === undefined
		? work()
		: idempotent(tx, requireKey(request), work);
