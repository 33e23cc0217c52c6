import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {ReturnType<typeof import('./http.mjs').httpRequestOf> & { isKeyed?: true }} Call `isKeyed`: each with a key of its own */

/**
 * A thread of its own that sends calls, so many at once, until it is told to stop; what comes back
 * is thrown away unread. Who is told to wait (`Retry-After`) waits, as long as `mostWaitMs`.
 * Says `{ ended, statuses }` when the last one is answered.
 * @type {{ base: string, calls: Call[], atOnce: number, mostWaitMs: number }}
 */
const { base, calls, atOnce, mostWaitMs } = workerData;
const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
const { hostname, port } = new URL(base);
/** How many answers of each kind. @type {Record<string, number>} */
const statuses = {};
let isOver = false;

/** @param {Call} call @returns {Promise<http.IncomingMessage>} */
const send = ({ method, path, headers: given, text, isKeyed }) =>
	new Promise((resolve, reject) => {
		const headers = { ...given, ...(isKeyed && { 'idempotency-key': crypto.randomUUID() }) };
		const request = http.request({ agent, hostname, port, method, path, headers }, (answer) => {
			answer.resume().on('error', reject);
			answer.on('end', () => resolve(answer));
		});
		request.on('error', reject).end(text);
	});

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {number} place */
async function work(place) {
	for (let turn = place; !isOver; turn += atOnce) {
		const call = calls[turn % calls.length];
		if (!call) return;
		try {
			const { statusCode = 0, headers } = await send(call);
			const name =
				statusCode < 500 ? `${statusCode}` : `${statusCode} of ${call.path.split('?', 1)[0]}`;
			statuses[name] = (statuses[name] ?? 0) + 1;
			const wait = Number(headers['retry-after'] ?? 0) * 1_000;
			if (wait > 0 && !isOver) await pause(Math.min(wait, mostWaitMs));
		} catch (error) {
			const { code = 'unknown' } = /** @type {NodeJS.ErrnoException} */ (error);
			statuses[code] = (statuses[code] ?? 0) + 1;
		}
	}
}

parentPort?.once('message', () => {
	isOver = true;
});
await Promise.all(Array.from({ length: atOnce }, (_, place) => work(place)));
agent.destroy();
parentPort?.postMessage({ statuses });
