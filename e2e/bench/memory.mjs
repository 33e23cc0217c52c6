/**
 * Prints how much memory the API takes while it is attacked from many addresses: by each kind of what a stranger, or
 * somebody with a stolen sign-in, can ask for cheaply. After each kind a rest, then what is left.
 * Run: pnpm --filter ./e2e bench:memory [--seconds 20] [--only <part of a kind's name>]   (Linux; after a build: npm start builds)
 */
import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { readScript } from '../../deploy/local/script.mjs';
import { authApi, contactApi, eventsApi, ficheApi } from '../support/contract.mjs';
import { Server } from '../support/server.mjs';
import { generateFiches } from './load/fiches.mjs';
import { openHouse, ownerPool, signedIn } from './load/house.mjs';
import { httpRequestOf } from './load/http.mjs';
import { machineLine, verdict } from './load/machine.mjs';

/** Megabytes that the process of the API has at most, whatever is asked of it. */
const MOST_MB = 1_024;
const AT_ONCE = 120;
const SILENT = 2_000;
const FICHES = 30_000;
const REST_MS = 10_000;
/** A caller that does not take what it asked for. */
const LEAVES_AFTER_MS = 300;

const { values } = readScript(import.meta.filename, {
	options: { seconds: { type: 'string', default: '20' }, only: { type: 'string', default: '' } },
});
const SECONDS = Number(values.seconds);

const address = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
/** @param {number} pid */
async function megabytesOf(pid) {
	const status = await readFile(`/proc/${pid}/status`, 'utf8');
	return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// The attacker is another machine: only who ends TLS in front says where a call is from.
const server = await Server.create({ TRUST_PROXY: '127.0.0.1' });
const { hostname, port } = new URL(server.url);
const pool = ownerPool(await server.ownerUrl(), 2);

/**
 * One call from an address of its own; resolves with its status, or why there is none.
 * @param {ReturnType<typeof httpRequestOf>} call @param {{ leaves?: boolean }} [how] @returns {Promise<string>}
 */
const ask = ({ text, headers, method, path }, { leaves } = {}) =>
	new Promise((resolve) => {
		const from = { ...headers, 'x-forwarded-for': address() };
		const request = http.request({ hostname, port, method, path, headers: from }, (answer) => {
			if (leaves) setTimeout(() => request.destroy(), LEAVES_AFTER_MS);
			answer.resume();
			answer.once('close', () => resolve(String(answer.statusCode)));
		});
		request.once('error', (error) =>
			resolve(String(/** @type {NodeJS.ErrnoException} */ (error).code)),
		);
		request.end(text);
	});

/** @param {(place: number) => Promise<string>} call @returns {Promise<Record<string, number>>} how often each answer came */
async function flood(call) {
	/** @type {Record<string, number>} */
	const statuses = {};
	const until = Date.now() + SECONDS * 1_000;
	await Promise.all(
		Array.from({ length: AT_ONCE }, async (_, place) => {
			while (Date.now() < until) {
				const status = await call(place);
				statuses[status] = (statuses[status] ?? 0) + 1;
				if (status !== '200') await pause(20);
			}
		}),
	);
	return statuses;
}

/** Callers that begin a request and never end it. */
async function silent() {
	let closed = 0;
	const sockets = Array.from({ length: SILENT }, () => {
		const socket = connect(Number(port), hostname, () => {
			socket.write(
				`POST ${authApi.login.path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address()}\r\n`,
			);
		});
		socket.on('error', () => undefined).on('close', () => (closed += 1));
		return socket;
	});
	await pause(SECONDS * 1_000);
	const left = SILENT - closed;
	for (const socket of sockets) socket.destroy();
	return { open: left, closed: SILENT - left };
}

/** @param {string} token @param {object} days @returns {Record<string, () => Promise<object>>} */
const kinds = (token, days) => ({
	'guessed sign-ins': () =>
		flood(() =>
			ask(
				httpRequestOf(authApi.login, {
					body: {
						username: randomBytes(6).toString('hex'),
						password: randomBytes(9).toString('hex'),
					},
				}),
			),
		),
	'guessed passwords of one name': () =>
		flood(() =>
			ask(
				httpRequestOf(authApi.login, {
					body: { username: 'admin', password: randomBytes(9).toString('hex') },
				}),
			),
		),
	'bodies of 8 MB': () => {
		const body = { username: 'x'.repeat(8_000_000), password: 'x' };
		const call = httpRequestOf(authApi.login, { body });
		return flood(() => ask(call));
	},
	'messages of visitors': () =>
		flood(() =>
			ask(
				httpRequestOf(contactApi.send, {
					body: { name: 'x', email: 'x@example.ht', phone: null, message: 'x'.repeat(4_000) },
				}),
			),
		),
	'requests that never end': silent,
	'files that nobody takes': () =>
		flood((place) => {
			const format = ['csv', 'xlsx', 'pdf'][place % 3];
			const query = { ...days, format };
			return ask(httpRequestOf(ficheApi.list, { query: /** @type {never} */ (query), token }), {
				leaves: place % 2 === 0,
			});
		}),
	'streams of events': () =>
		flood(() => ask(httpRequestOf(eventsApi.stream, { token }), { leaves: true })),
});

try {
	const house = await openHouse(pool, { agents: 50 });
	await generateFiches(pool, house, FICHES);
	const token = await signedIn(pool, house.companyId);
	const { draw_date } = house.draw;
	const pid = server.pid ?? 0;
	console.log(machineLine(loadavg()[0] ?? 0));
	console.log(`before: ${(await megabytesOf(pid)).toFixed(0)} MB`);
	let worst = 0;
	for (const [name, attack] of Object.entries(
		kinds(token, { start_date: draw_date, end_date: draw_date }),
	)) {
		if (!name.includes(values.only ?? '')) continue;
		let most = 0;
		const watching = setInterval(async () => {
			most = Math.max(most, await megabytesOf(pid));
		}, 100);
		const answers = await attack();
		clearInterval(watching);
		await pause(REST_MS);
		worst = Math.max(worst, most);
		console.log(
			`${name.padEnd(30)} ${most.toFixed(0).padStart(5)} MB at most, ${(await megabytesOf(pid)).toFixed(0).padStart(4)} after a rest   ${JSON.stringify(answers)}`,
		);
	}
	console.log(`goal ≤ ${MOST_MB} MB: ${verdict(worst <= MOST_MB)} (${worst.toFixed(0)} MB)`);
} finally {
	await pool.end();
	await server.remove();
}
