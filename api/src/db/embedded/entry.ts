import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Address } from '../../config/config.ts';
import { codeOf } from '../../errors.ts';
import { EmbeddedProblem } from './problem.ts';

const OWN = '127.0.0.1';
const REMEDIES: Readonly<Record<string, string>> = {
	EADDRINUSE: 'is taken by another program: end that one, or give DATABASE_LISTEN another port',
	EADDRNOTAVAIL: 'is no address of this machine: give DATABASE_LISTEN one that is',
	EACCES: 'may not be used by this user: give DATABASE_LISTEN a port above 1023',
};

/**
 * PostgreSQL begins where but one of its addresses is free, and we would take the other program at our own address, another
 * PostgreSQL perhaps, for it.
 * @throws EmbeddedProblem
 */
export async function refuseTaken({ host, port }: Address): Promise<void> {
	for (const address of new Set([OWN, host])) {
		const server = createServer().listen({ port, host: address, exclusive: true });
		try {
			await once(server, 'listening');
		} catch (error) {
			const code = codeOf(error);
			throw new EmbeddedProblem(
				`${address}:${port} ${REMEDIES[code] ?? `cannot be listened on (${code}): check DATABASE_LISTEN`}`,
			);
		}
		server.close();
		await once(server, 'close');
	}
}
