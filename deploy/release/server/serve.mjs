import { once } from 'node:events';
import http from 'node:http';
import { Failure } from '../../local/failure.mjs';
import { CHANNELS } from '../channel.mjs';
import { putGrants } from '../grants.mjs';
import { claimedRevisions } from '../revisions.mjs';
import { storeAt } from '../stores/store-at.mjs';
import { statusOf, TooLarge } from './refused.mjs';
import { takeBuild } from './take-build.mjs';
import { takeChange } from './take-change.mjs';

/** Of a registry with hundreds of remotes; the rights of as many keys. */
const DOCUMENT_BYTES = 4 * 1024 * 1024;
/** Builds that are looked through at once; each is held in memory. */
const AT_ONCE = 2;
/** Of a build that is refused already, so much is read and forgotten. */
const PASSED_OVER_BYTES = 256 * 1024 * 1024;
const TYPES = {
	...{ js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' },
	...{ png: 'image/png', webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' },
	...{ jpeg: 'image/jpeg', gif: 'image/gif', woff: 'font/woff', woff2: 'font/woff2' },
};
const PUBLIC = /^(registry|remotes)(\/[\w@+-][\w.@+-]*)*$/;
const DOCUMENT = /^release\/registry\/([a-z]+)\/([1-9]\d*)\.json$/;

/**
 * The server of a store, for teams elsewhere: gives out what hosts see, and takes builds and changes that
 * keys with a right signed. Something that ends TLS stands in front of it.
 * @param {{ storeDir: string, trust: object, url?: string, api?: string,
 *   log?: (line: string) => void }} place
 */
export function storeServer(place) {
	const { log = () => {} } = place;
	const inTurn = turns(AT_ONCE);

	async function build(request) {
		const { folder } = await inTurn(() => takeBuild(place, request));
		log(`stored ${folder}`);
		return { lines: [] };
	}

	async function document([, name, revision], request) {
		const text = await textOf(request);
		if (name === 'grants') return grants(Number(revision), text);
		if (!CHANNELS.includes(name)) throw new Failure(`There is no channel ${name}.`);
		const lines = await takeChange(place, { channel: name, revision: Number(revision) }, text);
		log(`${name} is at revision ${revision}`);
		return { lines };
	}

	async function grants(revision, text) {
		const [newest = 0] = await claimedRevisions(place.storeDir, 'grants');
		if (revision <= newest) throw new Failure('The store has these rights, or newer ones.');
		await putGrants(place.storeDir, place.trust, text);
		log(`rights are at revision ${revision}`);
		return { lines: [] };
	}

	async function listed({ pathname, searchParams }) {
		const store = storeAt(place.storeDir);
		if (pathname === '/release/builds') {
			const remote = searchParams.get('remote') ?? '';
			if (!/^([a-z][a-z0-9-]*)?$/.test(remote)) throw new Failure(`${remote} is no remote.`);
			return store.builds(remote || undefined);
		}
		const folder = searchParams.get('folder') ?? '';
		if (!PUBLIC.test(folder)) throw new Failure(`${folder} is no folder of the store.`);
		return (await store.list(folder)).filter((file) => !file.endsWith('.map'));
	}

	async function answer(request, response) {
		const url = new URL(request.url, 'http://store');
		const file = decodeURIComponent(url.pathname).slice(1);
		const json = async (work) => {
			const value = await work;
			response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
			response.end(JSON.stringify(value));
		};
		const { method } = request;
		const which = DOCUMENT.exec(file);
		if (method === 'PUT' && which) return json(document(which, request));
		if (method === 'POST' && file === 'release/builds') return json(build(request));
		if (method === 'GET' && /^release\/(builds|files)$/.test(file)) return json(listed(url));
		if (method === 'GET' && PUBLIC.test(file)) return send(storeAt(place.storeDir), file, response);
		throw Object.assign(new Failure('There is no such thing here.'), { status: 404 });
	}

	const server = http.createServer((request, response) => {
		answer(request, response).catch((error) => refuse(error, request, response, log));
	});
	return {
		/** @returns {Promise<string>} its address */
		async listen(port, host) {
			server.listen(port, host);
			await once(server, 'listening');
			return `http://${host}:${server.address().port}`;
		},
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Lets so many work at once; the others wait. */
function turns(atOnce) {
	const waiting = [];
	let free = atOnce;
	return async (work) => {
		if (free > 0) free -= 1;
		else await new Promise((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free += 1;
		}
	};
}

async function send(store, file, response) {
	const content = file.endsWith('.map') ? undefined : await store.read(file);
	if (!content) throw Object.assign(new Failure('There is no such thing here.'), { status: 404 });
	response.writeHead(200, {
		'content-type': TYPES[file.split('.').at(-1)] ?? 'application/octet-stream',
		'cache-control': file.startsWith('remotes/')
			? 'public, max-age=31536000, immutable'
			: 'no-cache',
		'x-content-type-options': 'nosniff',
	});
	response.end(content);
}

async function textOf(request) {
	let size = 0;
	const parts = [];
	for await (const part of request.iterator({ destroyOnReturn: false })) {
		size += part.length;
		if (size > DOCUMENT_BYTES) throw new TooLarge('Nothing was changed: it is too large.');
		parts.push(part);
	}
	return Buffer.concat(parts).toString();
}

async function refuse(error, request, response, log) {
	const isTold = error instanceof Failure;
	const status = isTold ? (error.status ?? statusOf(error)) : 500;
	const message = isTold ? error.message : 'The server of the store failed: its log says why.';
	log(`${request.method} ${request.url}: ${status} ${isTold ? message : error.stack}`);
	if (response.headersSent) return response.destroy();
	await passOver(request);
	response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
	response.end(JSON.stringify({ message, output: error.output, code: error.code }));
}

/** What is still on its way is not wanted; who is cut off while sending would never read the answer. */
async function passOver(request) {
	let left = PASSED_OVER_BYTES;
	try {
		for await (const part of request) {
			left -= part.length;
			if (left < 0) return;
		}
	} catch {
		// Nobody reads the answer then.
	}
}
