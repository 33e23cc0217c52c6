import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { listenAt } from '../../../shared/config/ports.mjs';

/** @type {Record<string, string>} */
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * Serves a store, and what a deployed host and its API say that they offer.
 * @param {string} storeDir
 * @param {Partial<import('../types.ts').Platform> & { closing?: object }} platform as `hostOf` and `apiOf` make it;
 *   `closing`: what it answers about the next draw
 */
export async function serveStore(storeDir, { host, api, closing }) {
	/** @type {Set<string>} */
	const spoilt = new Set();
	/** @type {Record<string, unknown>} */
	const offers = {
		'/host.json': host,
		'/host-shapes.json': host?.shapes,
		'/api/offers': api,
		'/api/offers/shapes': api?.shapes,
		'/api/closing': closing,
	};
	/** @type {((release: () => void) => void) | undefined} */
	let onAsked;
	const server = http.createServer(async (request, response) => {
		await /** @type {Promise<void>} */ (
			new Promise((resolve) => (onAsked ? onAsked(resolve) : resolve()))
		);
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		if (offers[pathname]) return response.end(JSON.stringify(offers[pathname]));
		const content = await readFile(path.join(storeDir, pathname)).catch(() => undefined);
		response.writeHead(content ? 200 : 404, {
			'content-type': TYPES[path.extname(pathname)] ?? 'text/plain',
			'cache-control': 'public, max-age=31536000, immutable',
		});
		const isSpoilt = [...spoilt].some((file) => pathname.endsWith(file));
		response.end(isSpoilt ? `${content} ` : content);
	});
	const port = await listenAt(server);
	return {
		url: `http://127.0.0.1:${port}`,
		/** From now on the file comes with other bytes than are stored. */
		spoil: (/** @type {string} */ file) => spoilt.add(file),
		/** From now on nothing is answered before the one who is told of it says so. */
		hold: (/** @type {(release: () => void) => void} */ told) => {
			onAsked = told;
		},
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
