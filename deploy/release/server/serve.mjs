import http from 'node:http';
import { listenAt } from '../../../shared/config/ports.mjs';
import { fileHeaders } from '../../../shared/config/web-headers.mjs';
import { Failure } from '../../local/failure.mjs';
import { CHANNELS } from '../channels.mjs';
import { putGrants } from '../grants.mjs';
import { claimedRevisions } from '../revisions.mjs';
import { storeAt } from '../stores/store-at.mjs';
import { UPLOAD_WITHIN_MS } from '../stores/web.mjs';
import { NotThere, statusOf, TooLarge } from './refused.mjs';
import { takeBuild } from './take-build.mjs';
import { takeChange } from './take-change.mjs';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { Trust } from '../../../shared/src/federation/trust.ts' */
/** @import { Store } from '../stores/store-at.mjs' */

/** Of a registry with hundreds of remotes; the rights of as many keys. */
const DOCUMENT_BYTES = 4 * 1024 * 1024;
/** Builds that are looked through at once; each is held in memory. */
const AT_ONCE = 2;
/** Of a build that is refused already, so much is read and forgotten. */
const PASSED_OVER_BYTES = 256 * 1024 * 1024;
/** @type {Record<string, string>} */
const TYPES = {
	...{ js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml' },
	...{ png: 'image/png', webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' },
	...{ jpeg: 'image/jpeg', gif: 'image/gif', woff: 'font/woff', woff2: 'font/woff2' },
};
/** Of what is no file of the store. */
const OF_ANSWERS = {
	...fileHeaders(),
	...{ 'content-type': 'application/json', 'cache-control': 'no-store' },
};
const PUBLIC = /^(registry|remotes)(\/[\w@+-][\w.@+-]*)*$/;
const DOCUMENT = /^release\/registry\/([a-z]+)\/([1-9]\d*)\.json$/;

/**
 * The server of a store, for teams elsewhere: gives out what hosts see, and takes builds and changes that
 * keys with a right signed. Something that ends TLS stands in front of it.
 * @param {{ storeDir: string, trust: Trust, url?: string | undefined, api?: string | undefined,
 *   log?: (line: string) => void }} place
 */
export function storeServer(place) {
	const { log = () => {} } = place;
	const inTurn = turns(AT_ONCE);

	/** @param {IncomingMessage} request */
	async function build(request) {
		const { folder } = await inTurn(() => takeBuild(place, request));
		log(`stored ${folder}`);
		return { lines: [] };
	}

	/** @param {RegExpExecArray} which @param {IncomingMessage} request */
	async function document([, name = '', revision], request) {
		const text = await textOf(request);
		if (name === 'grants') return grants(Number(revision), text);
		if (!CHANNELS.includes(name)) throw new Failure(`There is no channel ${name}.`);
		const lines = await takeChange(place, { channel: name, revision: Number(revision) }, text);
		log(`${name} is at revision ${revision}`);
		return { lines };
	}

	/** @param {number} revision @param {string} text */
	async function grants(revision, text) {
		const [newest = 0] = await claimedRevisions(place.storeDir, 'grants');
		if (revision <= newest) throw new Failure('The store has these rights, or newer ones.');
		await putGrants(place.storeDir, place.trust, text);
		log(`rights are at revision ${revision}`);
		return { lines: [] };
	}

	/** @param {URL} uRL */
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

	/** @param {IncomingMessage} request @param {ServerResponse} response */
	async function answer(request, response) {
		const { url, file } = askedFor(request.url);
		/** @param {Promise<unknown>} work */
		const json = async (work) => {
			const value = await work;
			response.writeHead(200, { ...OF_ANSWERS });
			response.end(JSON.stringify(value));
		};
		const { method } = request;
		const which = DOCUMENT.exec(file);
		if (method === 'PUT' && which) return json(document(which, request));
		if (method === 'POST' && file === 'release/builds') return json(build(request));
		if (method === 'GET' && /^release\/(builds|files)$/.test(file)) return json(listed(url));
		if (method === 'GET' && PUBLIC.test(file)) return send(storeAt(place.storeDir), file, response);
		throw new NotThere('There is no such thing here.');
	}

	const server = http.createServer({ requestTimeout: UPLOAD_WITHIN_MS }, (request, response) => {
		answer(request, response).catch((error) => refuse(error, request, response, log));
	});
	return {
		/** @param {number} port @param {string} host @returns {Promise<string>} its address */
		async listen(port, host) {
			return `http://${host}:${await listenAt(server, { port, host })}`;
		},
		stop() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** Lets so many work at once; the others wait. @param {number} atOnce */
function turns(atOnce) {
	/** @type {(() => void)[]} */
	const waiting = [];
	let free = atOnce;
	/** @template T @param {() => Promise<T>} work */
	return async (work) => {
		if (free > 0) free -= 1;
		else await /** @type {Promise<void>} */ (new Promise((resolve) => waiting.push(resolve)));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free += 1;
		}
	};
}

/** @param {string} [address] @throws {NotThere} for one that no browser writes: there is nothing to look into */
function askedFor(address = '/') {
	try {
		const url = new URL(address, 'http://store');
		return { url, file: decodeURIComponent(url.pathname).slice(1) };
	} catch {
		throw new NotThere('There is no such thing here.');
	}
}

/** @param {Store} store @param {string} file @param {ServerResponse} response */
async function send(store, file, response) {
	const content = file.endsWith('.map') ? undefined : await store.read(file);
	if (!content) throw new NotThere('There is no such thing here.');
	response.writeHead(200, {
		...fileHeaders(),
		'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
		'cache-control': file.startsWith('remotes/')
			? 'public, max-age=31536000, immutable'
			: 'no-cache',
	});
	response.end(content);
}

/** @param {IncomingMessage} request */
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

/**
 * @param {unknown} error
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {(line: string) => void} log
 */
async function refuse(error, request, response, log) {
	const told = error instanceof Failure ? error : undefined;
	const status = told ? statusOf(told) : 500;
	const message = told?.message ?? 'The server of the store failed: its log says why.';
	// What is asked for and not there is nothing to look into: a store has no dev before its first release.
	if (status !== 404)
		log(`${request.method} ${request.url}: ${status} ${told ? message : stackOf(error)}`);
	if (response.headersSent) return response.destroy();
	await passOver(request);
	response.writeHead(status, { ...OF_ANSWERS, connection: 'close' });
	response.end(JSON.stringify({ message, output: told?.output, code: told?.code }));
}

/**
 * What is still on its way is not wanted; who is cut off while sending would never read the answer.
 * @param {IncomingMessage} request
 */
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

/** @param {unknown} error */
const stackOf = (error) => (error instanceof Error ? error.stack : String(error));
