import type { FastifyInstance } from 'fastify';

/** Features by which the provider and the companies set up what is played. */
export function administrationRoutes(_app: FastifyInstance): void {}
