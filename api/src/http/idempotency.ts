import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { theRow } from '../db/rows.ts';
import { ApiFailure } from '../errors.ts';

/** What makes a repeated call recognisable. */
export interface CallKey {
	key: string;
	/** SHA-256 of method, address and body. */
	hash: Buffer;
}

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
export const onceIfKeyed = <T>(tx: Db, request: FastifyRequest, work: () => Promise<T>) =>
	request.headers['idempotency-key'] === undefined ? work() : once(tx, requireKey(request), work);

/** Does the work once for a key; a repeated call gets the same answer. Within the transaction. */
export async function once<T>(tx: Db, { key, hash }: CallKey, work: () => Promise<T>): Promise<T> {
	const { earlier } = await theRow(
		tx,
		sql<{ earlier: T | null }>`SELECT idempotency_begin(${key}, ${hash}) AS earlier`,
	);
	if (earlier !== null) return earlier;
	const answer = await work();
	await sql`SELECT idempotency_end(${key}, ${JSON.stringify(answer)}::jsonb)`.execute(tx);
	return answer;
}
