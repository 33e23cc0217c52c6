import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A network between a database and who asks it. */
export interface Network {
	/** By which the database is reached through it. */
	url: string;
	/** Nothing gets through, and nobody is told that. */
	silence(yes: boolean): void;
	close(): void;
}

export async function networkTo(databaseUrl: string): Promise<Network> {
	let isSilent = false;
	const lines = new Set<Socket>();
	const { hostname, port } = new URL(databaseUrl);
	const server = createServer((near) => {
		const far = dial(Number(port), hostname);
		for (const [from, to] of [
			[near, far],
			[far, near],
		] as const) {
			lines.add(from);
			from
				.on('error', () => undefined)
				.on('data', (bytes) => {
					if (!isSilent) to.write(bytes);
				});
		}
		near.on('close', () => far.destroy());
	}).listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const url = new URL(databaseUrl);
	url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url: url.href,
		silence(yes) {
			isSilent = yes;
		},
		close() {
			server.close();
			for (const line of lines) line.destroy();
		},
	};
}
