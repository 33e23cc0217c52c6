import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread of its own that keeps pages' live events open. Says `{ open }` when all are, and `{ told }`
 * for each event that a page gets: `[page, instant of Date.now()]` in lists, at most one every 100 ms.
 * Ends them at any message.
 */
const { base, path, tokens } = workerData;
const { hostname, port } = new URL(base);
const TELL_EVERY_MS = 100;
const EVENT = /^event: (\w+)$/gm;

let told = [];
const telling = setInterval(() => {
	if (told.length > 0) parentPort.postMessage({ told });
	told = [];
}, TELL_EVERY_MS);

const open = (token, page) =>
	new Promise((resolve, reject) => {
		const headers = { authorization: `Token ${token}` };
		const request = http.get({ agent: false, hostname, port, path, headers }, (answer) => {
			if (answer.statusCode !== 200) return reject(new Error(`Page ${page}: ${answer.statusCode}`));
			answer.setEncoding('utf8').on('data', (text) => {
				const at = Date.now();
				for (const [, kind] of text.matchAll(EVENT)) told.push([page, kind, at]);
			});
			answer.on('error', () => undefined);
			resolve(request);
		});
		request.on('error', reject);
	});

const requests = [];
for (const [page, token] of tokens.entries()) requests.push(await open(token, page));
parentPort.postMessage({ open: requests.length });
parentPort.once('message', () => {
	clearInterval(telling);
	for (const request of requests) request.on('error', () => undefined).destroy();
});
