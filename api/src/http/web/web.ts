import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { WORKER_PATH } from '@borlette/shared/config/web-headers.mjs';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { trustFileOf } from '../../config/trust-file.ts';
import { bestOfNow, encodingOf } from '../packed.ts';
import { serveFormer } from './former.ts';
import { servePage } from './page.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept by the browser, but asked for again each time; the ETag saves the bytes. */
const ASK_AGAIN = 'no-cache';

/** `main.297d0750cd8403e4.js`: other content has another name. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/i;
/** `/remotes/tirage/1.4.0-3fa9c1/…`: a folder that is never written again. */
const REMOTE_BUILD = /^remotes\/[^/]+\/[^/]+\//;
/** Where a missing file is missing, whoever asks: a page instead would be run as a script. */
const FILES_ONLY = /^\/(api|assets|registry|remotes)(\/|$)|\.[a-z0-9]+$/i;

/** Serves the built host and the store of remotes beside the API, where they are configured. */
export async function serveWeb(app: FastifyInstance, config: Config): Promise<void> {
	const { webDir, storeDir } = config;
	// Last the files of earlier hosts: pages that were opened with one ask for them where they were then.
	const kept = storeDir && join(storeDir, 'hosts');
	const roots = [webDir, storeDir, kept].filter((folder) => folder !== undefined);
	if (roots.length === 0) return;
	servePage(app, config);
	serveFormer(app, config);
	serveTrust(app, config);
	serveRegistry(app, config);
	serveWorker(app, config);
	await app.register(serveFiles, {
		root: roots,
		prefix: '/',
		index: false,
		dotfiles: 'ignore',
		preCompressed: true,
		cacheControl: false,
		// The first two were looked for when the configuration was read; no earlier host may be kept yet.
		suppressWarning: true,
		allowedPath: (path) => config.sourceMaps || !path.endsWith('.map'),
		setHeaders(reply, path) {
			const caching = cachingOf(path, config.storeDir);
			reply.header('cache-control', caching);
			if (caching === FOR_EVER) sendLess(reply);
		},
	});
}

/**
 * What is never asked for again needs nothing to ask by, and HTTP/1.1 keeps connections anyway: of two dozen files of a
 * first visit these headers would be 4 KB.
 */
function sendLess(reply: FastifyReply): void {
	for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name);
	reply.raw.removeHeader('connection');
}

/**
 * The service worker or, where it is switched off, the one that takes it away: browsers look for it at this one address.
 * Asked for again each time, as whatever decides what runs.
 */
function serveWorker(app: FastifyInstance, { webDir, serviceWorker }: Config): void {
	if (!webDir) return;
	const name = serviceWorker ? 'service-worker.js' : 'service-worker-retired.js';
	app.get(WORKER_PATH, (request, reply) =>
		sendByContent(request, reply.asWorker(), join(webDir, name), { type: SCRIPT }),
	);
}

const SCRIPT = 'application/javascript; charset=utf-8';

/**
 * Whose registries the host believes. It is the host's own, so it never comes from the store: who
 * can write there must not be able to name a key.
 */
function serveTrust(app: FastifyInstance, config: Config): void {
	const file = trustFileOf(config);
	app.get('/trust.json', (request, reply) => sendByContent(request, reply, file));
}

/** `production.json`, of which there is none before the first release into it. */
const OF_CHANNEL = /^[a-z][a-z0-9-]*\.json$/;
/** `production/12.json` */
const OF_REVISION = /^[a-z][a-z0-9-]*\/\d+\.json$/;

function serveRegistry(app: FastifyInstance, { storeDir }: Config): void {
	if (!storeDir) return;
	const pack = bestOfNow();
	app.get<{ Params: { '*': string } }>('/registry/*', (request, reply) => {
		const name = request.params['*'];
		const file = join(storeDir, 'registry', name);
		if (OF_CHANNEL.test(name)) {
			return sendByContent(request, reply, file, { sendMissing: sendNone, pack });
		}
		return sendByContent(request, reply, OF_REVISION.test(name) ? file : undefined);
	});
}

/** The host asks every channel what it has, and a browser calls what is missing an error. */
const sendNone = (reply: FastifyReply): FastifyReply =>
	reply.header('cache-control', ASK_AGAIN).code(204).send();

const sendNotFound = (reply: FastifyReply): FastifyReply => {
	reply.callNotFound();
	return reply;
};

interface Sending {
	sendMissing?: (reply: FastifyReply) => FastifyReply;
	type?: string;
	/** Otherwise it is packed on the way. */
	pack?: ReturnType<typeof bestOfNow>;
}

/**
 * Sends a small file that changes in its place. Its ETag is of its content: two revisions of one second
 * and one size are two.
 */
async function sendByContent(
	request: FastifyRequest,
	reply: FastifyReply,
	file: string | undefined,
	{ sendMissing = sendNotFound, type = 'application/json; charset=utf-8', pack }: Sending = {},
): Promise<FastifyReply | undefined> {
	const text = file && (await readFile(file, 'utf8').catch(() => undefined));
	if (!file || !text) return sendMissing(reply);
	const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
	reply.header('cache-control', ASK_AGAIN).header('etag', etag);
	const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim());
	if (known.includes(etag)) return reply.code(304).send();
	reply.type(type);
	if (!pack || encodingOf(request.headers['accept-encoding']) !== 'br') return reply.send(text);
	reply.header('vary', 'accept-encoding').header('content-encoding', 'br');
	return reply.send(await pack(file, etag, text));
}

function cachingOf(path: string, storeDir: string | undefined): string {
	const inStore = storeDir ? relative(storeDir, path).split(sep).join('/') : '';
	const lasting = REMOTE_BUILD.test(inStore) || HASHED_NAME.test(basename(path));
	return lasting ? FOR_EVER : ASK_AGAIN;
}

/** Whether a person opened an address that the host's router knows, and so needs the host. */
export function isNavigation({ method, url, headers }: FastifyRequest): boolean {
	const path = url.split('?', 1)[0] as string;
	return (
		(method === 'GET' || method === 'HEAD') &&
		!FILES_ONLY.test(path) &&
		// The start page is a page whoever asks: probes and command-line clients name no type. Nor does the service worker of Safari,
		// when it asks again for what somebody opened.
		(path === '/' ||
			headers['sec-fetch-mode'] === 'navigate' ||
			(headers.accept ?? '').includes('text/html'))
	);
}
