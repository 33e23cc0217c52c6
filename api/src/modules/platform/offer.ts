import { createHash } from 'node:crypto';
import { PERMISSIONS } from '@borlette/shared/contract';
import { apiOffer } from '@borlette/shared/contract/shape';
import type { FastifyInstance } from 'fastify';

/** As builds hash what they were made with (shared/config/proof/files.mjs). */
const hashOf = (data: unknown): string =>
	createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);

const offers = new WeakMap<FastifyInstance, ReturnType<typeof apiOffer>>();

/** What this API offers: every route that it has. Worked out when somebody first asks. */
export function offerOf(app: FastifyInstance): ReturnType<typeof apiOffer> {
	const offer = offers.get(app) ?? apiOffer(app.endpoints, PERMISSIONS, hashOf);
	offers.set(app, offer);
	return offer;
}
