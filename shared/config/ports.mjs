import net from 'node:net';

const OWN_MACHINE = '127.0.0.1';

/**
 * Where a server listens.
 * @param {{ address(): net.AddressInfo | string | null } | null | undefined} server
 * @returns {number}
 */
export function portOf(server) {
	const address = server?.address();
	if (!address || typeof address === 'string') throw new Error('The server listens at no port.');
	return address.port;
}

/**
 * Lets a server listen.
 * @param {net.Server} server
 * @param {{ port?: number, host?: string }} [place] `port`: 0 takes a free one
 * @returns {Promise<number>} its port
 * @throws {NodeJS.ErrnoException} when it may not listen there
 */
export function listenAt(server, { port = 0, host = OWN_MACHINE } = {}) {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen({ port, host, exclusive: true }, () => {
			server.off('error', reject);
			resolve(portOf(server));
		});
	});
}

/**
 * A port that was listened on and let go of.
 * @param {{ port?: number, host?: string }} place
 * @returns {Promise<{ port: number } | { code: string }>} `code`: the system's, where it cannot be
 */
export async function tryPort(place) {
	const server = net.createServer();
	try {
		const port = await listenAt(server, place);
		await new Promise((resolve) => server.close(resolve));
		return { port };
	} catch (error) {
		return { code: /** @type {NodeJS.ErrnoException} */ (error).code ?? String(error) };
	}
}

/**
 * @param {number} [wanted] 0: any
 * @returns {Promise<number>} the wanted port, or a free one where another program has that
 */
export async function freePort(wanted = 0) {
	for (const port of [wanted, 0]) {
		const tried = await tryPort({ port });
		if ('port' in tried) return tried.port;
	}
	throw new Error('No port of this machine is free.');
}
