import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';

declare module 'fastify' {
	interface FastifyReply {
		/** Sends the host's page, for the channel of the port that was asked. */
		sendPage(): Promise<FastifyReply>;
	}
}

/** What the build leaves in the page, for whoever serves it to say. */
const SAID = {
	'borlette-channel': 'production',
	'borlette-dev-builds': '0',
};

/** The page as this server means it: a host is built once, and reads the channel that it is told. */
export function pageFor(html: string, said: typeof SAID): string {
	return Object.entries(said).reduce(
		(text, [name, value]) =>
			text.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), `$1${value}`),
		html,
	);
}

const etagOf = (text: string) =>
	`"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

export function servePage(app: FastifyInstance, { webDir, ...config }: Config): void {
	if (!webDir) return;
	const saidTo = ({ socket: { localPort } }: FastifyRequest): typeof SAID => ({
		'borlette-channel':
			localPort !== undefined && localPort === config.stagingPort ? 'staging' : config.channel,
		'borlette-dev-builds': config.devBuilds ? '1' : '0',
	});
	app.decorateReply('sendPage', async function sendPage(this: FastifyReply) {
		const text = pageFor(await readFile(join(webDir, 'index.html'), 'utf8'), saidTo(this.request));
		const etag = etagOf(text);
		this.asPage().header('cache-control', 'no-cache').header('etag', etag);
		const known = (this.request.headers['if-none-match'] ?? '').split(',');
		// A compressed answer has the same tag, marked as weak.
		if (known.some((each) => each.trim().replace(/^W\//, '') === etag))
			return this.code(304).send();
		return this.type('text/html; charset=utf-8').send(text);
	});
	for (const url of ['/', '/index.html']) app.get(url, (_request, reply) => reply.sendPage());
}
