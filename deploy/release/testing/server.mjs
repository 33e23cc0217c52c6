import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * Serves a store, what a deployed host says of itself, and what its API does.
 * @param {string} storeDir
 * @param {{ contract: string, shared: object, api: object }} host
 */
export async function serveStore(storeDir, host) {
	const server = http.createServer(async (request, response) => {
		const { pathname } = new URL(request.url, 'http://localhost');
		if (pathname === '/host.json') return response.end(JSON.stringify(host));
		if (pathname === '/api/features') return response.end(JSON.stringify({ features: host.api }));
		const content = await readFile(path.join(storeDir, pathname)).catch(() => undefined);
		response.writeHead(content ? 200 : 404, {
			'content-type': TYPES[path.extname(pathname)] ?? 'text/plain',
			'cache-control': 'public, max-age=31536000, immutable',
		});
		response.end(content);
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${server.address().port}`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
