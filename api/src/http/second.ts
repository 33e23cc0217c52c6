import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from '../db/connect.ts';
import type { Scope } from '../db/scope.ts';
import { failureOf } from './errors.ts';

/** Tells how many seconds old an answer is that was read from the second server; 0: it is of now. */
const AGE_HEADER = 'data-age';

/**
 * Reads for somebody who looks at all companies: from the second server, so that it takes nothing from those who sell, or from the
 * first where the second cannot.
 */
export async function readFromSecond<T>(
	app: FastifyInstance,
	scope: Scope,
	reply: FastifyReply,
	read: (pool: Pool) => Promise<T>,
): Promise<T> {
	const { second } = app;
	if (!second || scope.companyId || scope.role !== 'superuser') return read(app.db);
	const shown = await second.shownTo(scope.userId ?? '');
	reply.header(AGE_HEADER, String(shown?.age ?? 0));
	if (!shown) return read(app.db);
	try {
		return await read(shown.pool);
	} catch (error) {
		if (reply.raw.headersSent || failureOf(error).code !== 'unavailable') throw error;
		reply.header(AGE_HEADER, '0');
		return read(app.db);
	}
}
