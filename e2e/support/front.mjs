import { once } from 'node:events';
import http from 'node:http';

/**
 * A web server in front of the product whose API can be away while pages and store are there, as
 * where nginx serves them.
 * @param {string} product its origin
 * @returns {Promise<{ url: string, endApi: () => void, beginApi: () => void, stop: () => Promise<void> }>}
 */
export async function startFront(product) {
	let hasApi = true;
	const calls = new Set();
	const server = http.createServer((request, response) => {
		const isCall = request.url.startsWith('/api/');
		if (isCall && !hasApi) {
			response.writeHead(502, { 'content-type': 'application/json' });
			return response.end('{"code":"unavailable","message":"The API does not answer"}');
		}
		const { method, headers } = request;
		const passed = http.request(new URL(request.url, product), { method, headers }, (answer) => {
			response.writeHead(answer.statusCode, answer.headers);
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
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `http://127.0.0.1:${server.address().port}`,
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
