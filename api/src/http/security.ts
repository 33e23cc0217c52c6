import { docsHeaders, webHeaders } from '@borlette/shared/config/web-headers.mjs';
import type { FastifyInstance } from 'fastify';
import { DOCS_PATH } from './docs.ts';

/** Headers that tell browsers what pages may do. Remotes may come from the origins given. */
export function secureHeaders(app: FastifyInstance, remoteOrigins: readonly string[]): void {
	const headers = webHeaders({ remoteOrigins });
	const ofDocs = docsHeaders();
	app.addHook('onRequest', async ({ url }, reply) => {
		reply.headers(url.startsWith(DOCS_PATH) ? ofDocs : headers);
	});
}
