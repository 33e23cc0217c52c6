import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Serves the figures of this process on a port of their own, as long as the API listens. @returns that port */
export async function serveMetrics(
	app: FastifyInstance,
	{ port, host, token }: NonNullable<Config['metrics']>,
): Promise<number> {
	const server = createServer((request, response) => {
		const { metrics } = app;
		const isThere = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
		if (!metrics || !isThere) return void response.writeHead(404).end();
		if (token && !shows(request, token)) {
			return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
		}
		metrics.read().then(
			(text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
			(error) => {
				app.log.error({ err: error }, 'Figures of this process cannot be read');
				response.writeHead(500).end();
			},
		);
	});
	app.server.once('close', () => {
		server.closeAllConnections();
		server.close();
	});
	server.listen(port, host);
	await once(server, 'listening');
	return (server.address() as AddressInfo).port;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Of one length, so that time tells nothing of it. */
const shows = ({ headers }: IncomingMessage, token: string): boolean =>
	timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));
