import net from 'node:net';

/** @returns {Promise<number | undefined>} the port, or undefined where it is taken */
function listenOnce(port) {
	return new Promise((resolve) => {
		const server = net.createServer();
		server.once('error', () => resolve(undefined));
		server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
			const { port: taken } = server.address();
			server.close(() => resolve(taken));
		});
	});
}

/**
 * @param {number} wanted 0: any
 * @returns {Promise<number>} the wanted port, or a free one where another program has that
 */
export async function freePort(wanted) {
	return (await listenOnce(wanted)) ?? listenOnce(0);
}
