import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../errors.ts';

declare module 'fastify' {
	interface FastifyInstance {
		/** Aborts when the process is told to end. What takes long and has written nothing yet stops with it: nobody sells until the last call is finished. */
		ending: AbortSignal;
	}
}

/** By then another process answers, or this one again. */
const RETRY_SECONDS = 5;
const isEnding = () =>
	new ApiFailure('unavailable', { retryAfter: RETRY_SECONDS }, 'This process is ending');

/**
 * Graceful shutdown: the process takes no further calls and finishes those it has, for so many seconds at most: a sale
 * that is under way is sold, and its terminal hears of it.
 */
export function finishWhatIsUnderWay(app: FastifyInstance, seconds: number): void {
	const underWay = new Set<ServerResponse>();
	const ending = new AbortController();
	app.decorate('ending', ending.signal);
	let finished: () => void = () => undefined;

	app.addHook('onRequest', async (request, reply) => {
		if (ending.signal.aborted && !asksForLife(request)) throw isEnding();
		// A stream stays open for as long as somebody listens; whoever opened it ends it.
		if (endpointOf(request)?.file === 'text/event-stream') return;
		const { raw } = reply;
		underWay.add(raw);
		const done = (): void => {
			underWay.delete(raw);
			if (underWay.size === 0) finished();
		};
		raw.once('finish', done);
		raw.once('close', done);
	});
	app.addHook('preClose', async () => {
		ending.abort(isEnding());
		if (underWay.size === 0) return;
		app.log.info(`Finishing ${underWay.size} calls that are under way`);
		await new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, seconds * 1_000);
			finished = () => {
				clearTimeout(timer);
				resolve();
			};
		});
		if (underWay.size > 0) app.log.warn(`${underWay.size} calls are cut off`);
	});
}

const endpointOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint;

const asksForLife = (request: FastifyRequest): boolean =>
	endpointOf(request)?.path === '/api/health/live';
