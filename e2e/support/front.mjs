import { once } from 'node:events';
import http from 'node:http';
import { listenAt } from '../../shared/config/ports.mjs';

/**
 * A web server in front of the product whose API can be away while pages and store are there, as
 * where nginx serves them.
 * @param {string} product its origin
 * @param {(path: string, status: number) => void} [onAnswer] told of each
 * @returns {Promise<{ url: string, endApi: () => void, beginApi: () => void, stop: () => Promise<void> }>}
 */
export async function startFront(product, onAnswer) {
	let hasApi = true;
	/** @type {Set<http.ServerResponse>} */
	const calls = new Set();
	const server = http.createServer((request, response) => {
		const { method, headers, url = '/' } = request;
		const isCall = url.startsWith('/api/');
		if (isCall && !hasApi) {
			response.writeHead(502, { 'content-type': 'application/json' });
			return response.end('{"code":"unavailable","message":"The API does not answer"}');
		}
		const passed = http.request(new URL(url, product), { method, headers }, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			onAnswer?.(url, answer.statusCode ?? 502);
			answer.pipe(response);
		});
		passed.on('error', () => response.destroy());
		response.on('close', () => passed.destroy());
		if (isCall) {
			calls.add(response);
			response.on('close', () => calls.delete(response));
		}
		request.pipe(passed);
	});
	const port = await listenAt(server);
	return {
		url: `http://127.0.0.1:${port}`,
		/** What is under way is cut, as when the process is killed. */
		endApi() {
			hasApi = false;
			for (const call of calls) call.destroy();
		},
		beginApi() {
			hasApi = true;
		},
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
