import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real server of server-sent events, whose next answer each test decides. */
export async function eventServer() {
	const asked: IncomingMessage[] = [];
	const streams: ServerResponse[] = [];
	let status = 200;
	const arrivals = new Set<() => void>();
	const server = createServer((request, response) => {
		asked.push(request);
		const isStream = status === 200;
		response.writeHead(status, {
			'content-type': isStream ? 'text/event-stream' : 'application/json',
			'access-control-allow-origin': '*',
		});
		if (isStream) {
			streams.push(response);
			response.write('retry: 3000\n\n');
		} else {
			const code = status === 401 ? 'unauthenticated' : 'unavailable';
			response.end(JSON.stringify({ code, message: code }));
		}
		for (const arrive of arrivals) arrive();
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		asked,
		/** Still open. */
		streams: () => streams.filter(({ writable, destroyed }) => writable && !destroyed),
		answerWith: (next: number) => {
			status = next;
		},
		/** Waits until so many calls came in all. */
		async calls(count: number): Promise<void> {
			while (asked.length < count) {
				await new Promise<void>((resolve) => {
					const arrive = () => {
						arrivals.delete(arrive);
						resolve();
					};
					arrivals.add(arrive);
				});
			}
		},
		send: (text: string) => {
			for (const stream of streams) stream.write(text);
		},
		async stop(): Promise<void> {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
