import {
	docsHeaders,
	fileHeaders,
	pageHeaders,
	workerHeaders,
} from '@borlette/shared/config/web-headers.mjs';
import type { FastifyInstance } from 'fastify';
import { DOCS_PATH } from '../docs.ts';

declare module 'fastify' {
	interface FastifyReply {
		/** Gives the answer the headers of a page: without them it may load nothing. */
		asPage(): this;
		/** The same for the service worker. */
		asWorker(): this;
	}
}

/** Headers that tell browsers what pages may do, and all else may not. Remotes may come from the origins given. */
export function secureHeaders(app: FastifyInstance, remoteOrigins: readonly string[]): void {
	const ofFiles = fileHeaders();
	const ofPages = pageHeaders({ remoteOrigins });
	const ofDocs = docsHeaders();
	app.addHook('onRequest', async ({ url }, reply) => {
		reply.headers(url.startsWith(DOCS_PATH) ? ofDocs : ofFiles);
		// Of what says nothing else of itself nobody keeps anything: it may be somebody's.
		if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
	});
	app.decorateReply('asPage', function asPage() {
		return this.headers(ofPages);
	});
	const ofWorker = workerHeaders();
	app.decorateReply('asWorker', function asWorker() {
		return this.headers(ofWorker);
	});
}
