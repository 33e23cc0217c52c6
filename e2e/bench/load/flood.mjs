import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread of its own that sends calls, so many at once, until it is told to stop; what comes back
 * is thrown away unread. `calls` are what `httpRequestOf` makes; `isKeyed` sends each with a key of its own. Who is told to wait (`Retry-After`) waits, as long as `mostWaitMs`.
 * Says `{ ended, statuses }` when the last one is answered.
 */
const { base, calls, atOnce, mostWaitMs } = workerData;
const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
const { hostname, port } = new URL(base);
const statuses = {};
let isOver = false;

const send = ({ method, path, headers: given, text, isKeyed }) =>
	new Promise((resolve, reject) => {
		const headers = { ...given, ...(isKeyed && { 'idempotency-key': crypto.randomUUID() }) };
		const request = http.request({ agent, hostname, port, method, path, headers }, (answer) => {
			answer.resume().on('error', reject);
			answer.on('end', () => resolve(answer));
		});
		request.on('error', reject).end(text);
	});

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function work(place) {
	for (let turn = place; !isOver; turn += atOnce) {
		try {
			const call = calls[turn % calls.length];
			const { statusCode, headers } = await send(call);
			const name = statusCode < 500 ? statusCode : `${statusCode} of ${call.path.split('?', 1)[0]}`;
			statuses[name] = (statuses[name] ?? 0) + 1;
			const wait = Number(headers['retry-after'] ?? 0) * 1_000;
			if (wait > 0 && !isOver) await pause(Math.min(wait, mostWaitMs));
		} catch (error) {
			statuses[error.code] = (statuses[error.code] ?? 0) + 1;
		}
	}
}

parentPort.once('message', () => {
	isOver = true;
});
await Promise.all(Array.from({ length: atOnce }, (_, place) => work(place)));
agent.destroy();
parentPort.postMessage({ statuses });
