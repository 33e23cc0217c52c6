import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of results, on this machine, that answers as a test says. */
export interface FeedServer {
	/** On 127.0.0.1. */
	url(path: string): string;
	port(): number;
	/** What is answered at a path from now on: a text, or anything else by hand. */
	answers(path: string, answer: string | Handler): void;
	/** How often a path was asked for. */
	asked(path: string): number;
}

/** For all tests of a file. */
export function useFeedServer(): FeedServer {
	const answers = new Map<string, Handler>();
	const counts = new Map<string, number>();
	const server = createServer((request, response) => {
		const path = request.url ?? '';
		counts.set(path, (counts.get(path) ?? 0) + 1);
		const answer = answers.get(path);
		if (answer) answer(request, response);
		else response.writeHead(404).end();
	});
	beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
	afterAll(() => {
		server.closeAllConnections();
		return new Promise((done) => server.close(done));
	});
	const port = () => (server.address() as AddressInfo).port;
	return {
		port,
		url: (path) => `http://127.0.0.1:${port()}${path}`,
		asked: (path) => counts.get(path) ?? 0,
		answers(path, answer) {
			answers.set(
				path,
				typeof answer === 'string' ? (_, response) => response.end(answer) : answer,
			);
		},
	};
}
