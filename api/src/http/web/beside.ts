import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/** Serves the same at a second port, on which the host reads the channel `staging`. @returns that port */
export async function listenBeside(
	app: FastifyInstance,
	{ stagingPort, host }: Pick<Config, 'stagingPort' | 'host'>,
): Promise<number> {
	const { requestTimeout, headersTimeout } = app.server;
	const beside = createServer({ requestTimeout, headersTimeout }, app.routing);
	beside.on('clientError', (error, socket) => app.server.emit('clientError', error, socket));
	app.server.once('close', () => {
		beside.closeAllConnections();
		beside.close();
	});
	beside.listen(stagingPort, host);
	await once(beside, 'listening');
	return (beside.address() as AddressInfo).port;
}
