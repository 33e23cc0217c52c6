import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { waitedInVain } from '../db/failures.ts';
import type { LogOutput } from './log-output.ts';

/**
 * PostgreSQL names the row that it refused in `detail`, and what it was at in `where`: names, telephones and hashes of passwords
 * are in them.
 */
const ROWS = ['err.', 'err.aggregateErrors[*].'].flatMap((of) => [`${of}detail`, `${of}where`]);
const redact = { paths: ROWS, remove: true };

type LoggerOptions = Extract<FastifyServerOptions['logger'], object>;

/** Who waited in vain for others made no mistake whose place is worth a stack: what was waited for is. */
const hooks: LoggerOptions['hooks'] = {
	logMethod(given, log) {
		const [of, message] = given as unknown as [{ err?: unknown } | string, string?];
		const waited = typeof of === 'object' ? waitedInVain(of?.err) : undefined;
		if (waited) log.call(this, { ...(of as object), err: undefined }, `${message}: ${waited}`);
		else log.apply(this, given);
	},
};

/** JSON lines for machines; for somebody at a terminal, lines to read. */
export async function loggerOptions(level: string, output: LogOutput) {
	if (!process.stdout.isTTY) return { level, redact, hooks, stream: output };
	const { default: pretty } = await import('pino-pretty');
	const stream = pretty({
		ignore: 'pid,hostname',
		translateTime: 'SYS:HH:MM:ss',
		singleLine: true,
	});
	return { level, redact, hooks, stream };
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
