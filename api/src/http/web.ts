import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

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
	const roots = [config.webDir, config.storeDir].filter((folder) => folder !== undefined);
	if (roots.length === 0) return;
	serveTrust(app, config);
	await app.register(serveFiles, {
		root: roots,
		prefix: '/',
		index: 'index.html',
		dotfiles: 'ignore',
		preCompressed: true,
		cacheControl: false,
		setHeaders(reply, path) {
			reply.header('cache-control', cachingOf(path, config.storeDir));
			if (path.endsWith('.html')) reply.header('vary', 'accept-encoding');
		},
	});
}

/**
 * Whose registries the host believes. It is the host's own, so it never comes from the store: who
 * can write there must not be able to name a key.
 */
function serveTrust(app: FastifyInstance, { trustFile, webDir }: Config): void {
	const file = trustFile ?? (webDir && join(webDir, 'trust.json'));
	app.get('/trust.json', async (_request, reply) => {
		const trust = file && (await readFile(file, 'utf8').catch(() => undefined));
		if (!trust) return reply.callNotFound();
		return reply.type('application/json').header('cache-control', ASK_AGAIN).send(trust);
	});
}

export function cachingOf(path: string, storeDir: string | undefined): string {
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
		// The start page is a page whoever asks: probes and command-line clients name no type.
		(path === '/' || (headers.accept ?? '').includes('text/html'))
	);
}
