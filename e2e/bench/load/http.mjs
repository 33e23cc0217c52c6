import http from 'node:http';

/** Keeps its connections, like a proxy does; `fetch` would cost more than the server. */
export function httpClient(base, connections) {
	const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
	const { hostname, port } = new URL(base);
	const send = (method, path, { token, key, body }) =>
		new Promise((resolve, reject) => {
			const text = body && JSON.stringify(body);
			const request = http.request(
				{
					agent,
					hostname,
					port,
					method,
					path,
					headers: {
						authorization: `Token ${token}`,
						...(key && { 'idempotency-key': key }),
						...(text && {
							'content-type': 'application/json',
							'content-length': Buffer.byteLength(text),
						}),
					},
				},
				(answer) => {
					let received = '';
					answer.setEncoding('utf8').on('data', (part) => {
						received += part;
					});
					answer.on('end', () => {
						if (answer.statusCode === 200) resolve(received);
						else reject(new Error(`${path}: ${answer.statusCode} ${received}`));
					});
				},
			);
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
