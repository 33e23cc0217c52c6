import type { FastifyInstance } from 'fastify';

/** JSON lines for machines; for somebody at a terminal, lines to read. */
export async function loggerOptions(level: string) {
	if (!process.stdout.isTTY) return { level };
	const { default: pretty } = await import('pino-pretty');
	const stream = pretty({
		ignore: 'pid,hostname',
		translateTime: 'SYS:HH:MM:ss',
		singleLine: true,
	});
	return { level, stream };
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
