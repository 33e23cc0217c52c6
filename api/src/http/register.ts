import type { Endpoint } from '@borlette/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidFields } from '../errors.ts';
import { compileAnswer } from './answer.ts';
import { refuseForeignBody, refuseUnaskedBody, versionFromHeader } from './body.ts';
import { strangerOf } from './lanes.ts';
import { packedOnce } from './packed.ts';
import { perMinute } from './rate.ts';
import { noteRefusal, type RefusedCaller } from './refused-calls.ts';
import { SENT } from './sent.ts';
import { unstorableTexts } from './validation.ts';

export interface Steps {
	callsPerMinute?: number | undefined;
	/** Admits from the cache of sign-ins, without waiting for a turn; false: the database has to be asked. */
	recognise?(request: FastifyRequest): boolean;
	/** Before the body is read; among those whose callers are not known yet. */
	admit(request: FastifyRequest): Promise<void>;
	/** Reads a multipart body. */
	upload(request: FastifyRequest): Promise<void>;
	/** The answer, or `SENT`. */
	answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
	/** Whom the trail names when the call is refused; nobody before it is known who calls. */
	callerOf?(request: FastifyRequest): RefusedCaller | undefined;
}

/** Registers an endpoint with what admits and answers its calls; each kind of route does. */
export function register(app: FastifyInstance, endpoint: Endpoint, steps: Steps): void {
	app.endpoints.push(endpoint);
	const send = compileAnswer(app, endpoint);
	const packed = endpoint.maxAge ? packedOnce() : undefined;
	app.route({
		method: endpoint.method,
		url: endpoint.path,
		exposeHeadRoute: false,
		schema: {
			...(endpoint.input.params && { params: endpoint.input.params }),
			...(endpoint.input.query && { querystring: endpoint.input.query }),
			...(endpoint.input.body && { body: endpoint.input.body }),
		},
		// Compressed already, or a stream.
		...(endpoint.file && { compress: false }),
		config: {
			endpoint,
			...(steps.callsPerMinute && {
				rateLimit: { max: steps.callsPerMinute, ...perMinute },
			}),
		},
		...(packed && { onSend: packed.onSend }),
		onError: async (request, _reply, error) => {
			noteRefusal(app, endpoint, request, error, steps.callerOf?.(request));
		},
		onRequest: async (request, reply) => {
			await packed?.onRequest(request, reply);
			if (reply.sent) return;
			if (!steps.recognise?.(request)) {
				await app.queues.run('entry', strangerOf(request), reply, () => steps.admit(request));
			}
			refuseForeignBody(endpoint, request);
		},
		preValidation: async (request) => {
			if (request.isMultipart()) await steps.upload(request);
			refuseUnaskedBody(endpoint, request);
			if (endpoint.input.body) request.body ??= {};
			versionFromHeader(endpoint, request);
			const wrong = { ...unstorableTexts(request.query), ...unstorableTexts(request.body) };
			if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
		},
		handler: async (request, reply) => {
			const answer = await steps.answer(request, reply).finally(() => {
				// Others hear of what was written from the database; who answers it knows it already.
				if (endpoint.method !== 'GET' && endpoint.lane !== 'sale') app.signIns.forget();
			});
			return answer === SENT ? reply : send(reply, answer);
		},
	});
}

export const inputOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body });
