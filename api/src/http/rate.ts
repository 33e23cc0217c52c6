import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../errors.ts';
import { networkOf } from '../identity/network.ts';

/** Options of a limit that counts by minute and address, in this process. */
export const perMinute = {
	timeWindow: 60_000,
	keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
	errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) =>
		new ApiFailure('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
};
