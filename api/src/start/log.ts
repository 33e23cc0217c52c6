import type { FastifyInstance } from 'fastify';
import type { LogOutput } from './log-output.ts';

/**
 * PostgreSQL names the row that it refused in `detail`, and what it was at in `where`: names, telephones and hashes of passwords
 * are in them.
 */
const ROWS = ['err.', 'err.aggregateErrors[*].'].flatMap((of) => [`${of}detail`, `${of}where`]);
const redact = { paths: ROWS, remove: true };

/** JSON lines for machines; for somebody at a terminal, lines to read. */
export async function loggerOptions(level: string, output: LogOutput) {
	if (!process.stdout.isTTY) return { level, redact, stream: output };
	const { default: pretty } = await import('pino-pretty');
	const stream = pretty({
		ignore: 'pid,hostname',
		translateTime: 'SYS:HH:MM:ss',
		singleLine: true,
	});
	return { level, redact, stream };
}

/** One line a call, when it has been answered. By its route: an address may hold names or a ticket's reference. */
export function logAnswers(app: FastifyInstance): void {
	app.addHook('onResponse', async (request, reply) => {
		if (!request.url.startsWith('/api/')) return;
		const took = Math.round(reply.elapsedTime);
		request.log.info(
			{ took },
			`${request.method} ${request.routeOptions.url ?? 'no route'} ${reply.statusCode}`,
		);
	});
}
