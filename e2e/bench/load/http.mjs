import http from 'node:http';
import { requestOf } from '../../support/contract.mjs';

/**
 * A call of the contract as `http.request` takes it; it may go to a worker.
 * @param {import('@borlette/shared/contract').Endpoint} endpoint
 * @param {import('@borlette/shared/contract/request').CallInput & import('@borlette/shared/contract/request').Credentials} input
 */
export function httpRequestOf(endpoint, input) {
	const { method, path, query, headers, body } = requestOf(endpoint, input);
	const search = new URLSearchParams(query).toString();
	const text = body === undefined ? undefined : JSON.stringify(body);
	return {
		method,
		path: search ? `${path}?${search}` : path,
		headers: {
			...headers,
			...(text && {
				'content-type': 'application/json',
				'content-length': Buffer.byteLength(text),
			}),
		},
		text,
	};
}

/** Keeps its connections, like a proxy does; `fetch` would cost more than the server. */
export function httpClient(base, connections) {
	const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
	const { hostname, port } = new URL(base);
	/** Answers its text; throws at a refusal. */
	const send = (endpoint, input) =>
		new Promise((resolve, reject) => {
			const { text, ...options } = httpRequestOf(endpoint, input);
			const request = http.request({ agent, hostname, port, ...options }, (answer) => {
				let received = '';
				answer.setEncoding('utf8').on('data', (part) => {
					received += part;
				});
				answer.on('end', () => {
					if (answer.statusCode === 200) resolve(received);
					else reject(new Error(`${options.path}: ${answer.statusCode} ${received}`));
				});
			});
			request.on('error', reject).end(text);
		});
	return { send, close: () => agent.destroy() };
}

/** Workers that call one after another until the time is over. Answers calls a second and their times. */
export async function throughput(workers, seconds, call) {
	const times = [];
	const begun = performance.now();
	const end = begun + seconds * 1_000;
	await Promise.all(
		workers.map(async (worker) => {
			for (let at = performance.now(); at < end; ) {
				await call(worker);
				const now = performance.now();
				times.push(now - at);
				at = now;
			}
		}),
	);
	return { perSecond: times.length / ((performance.now() - begun) / 1_000), times };
}
