import { type Endpoint, needsCompany } from '@borlette/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../errors.ts';
import { authorise, requireRecent } from '../identity/permissions.ts';
import { refuseBeyondPart } from '../identity/reach.ts';
import type { SignedIn } from '../identity/session.ts';
import { authenticate, recognise } from './access.ts';
import { callerOf, laneOf, strangerOf } from './lanes.ts';
import { register, type Steps } from './register.ts';

interface SignedInSteps {
	upload: Steps['upload'];
	/** Who asks the same may get the same answer; undefined: it is the caller's own. */
	questionOf?(session: SignedIn, request: FastifyRequest): string | undefined;
	/** In its turn. `sessionNow` is for what writes more than once, and for a file, which is sent for long. */
	answer(
		session: SignedIn,
		request: FastifyRequest,
		reply: FastifyReply,
		sessionNow: () => Promise<SignedIn>,
	): Promise<unknown>;
}

/** Registers an endpoint for whoever is signed in and may call it. */
export function registerSignedIn(
	app: FastifyInstance,
	endpoint: Endpoint,
	{ upload, questionOf, answer }: SignedInSteps,
): void {
	const sessions = new WeakMap<FastifyRequest, SignedIn>();
	const stillSo = new WeakMap<FastifyRequest, () => boolean>();
	const admit = (request: FastifyRequest, session: SignedIn): void => {
		sessions.set(request, session);
		authorise(endpoint.access, session);
		refuseBeyondPart(endpoint, session);
		if (needsCompany(endpoint) && !session.scope.companyId)
			throw new ApiFailure('company_required');
		if (endpoint.asksAgain) requireRecent(session);
	};
	const lookUp = async (request: FastifyRequest): Promise<void> => {
		stillSo.set(request, app.signIns.watch());
		admit(request, await authenticate(app, request, endpoint));
	};
	/** What was taken away since a call was admitted is gone: its body may have come slowly, its turn late, its file be long. */
	const sessionNow = async (request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> => {
		if (!stillSo.get(request)?.()) {
			await app.queues.run('entry', strangerOf(request), reply, () => lookUp(request));
		}
		return sessions.get(request) as SignedIn;
	};
	register(app, endpoint, {
		recognise(request) {
			const session = recognise(app, request, endpoint);
			if (session) admit(request, session);
			return session !== undefined;
		},
		async admit(request) {
			// Of what a page asks for at once the first may have been looked up by now.
			const known = recognise(app, request, endpoint);
			if (known) admit(request, known);
			else await lookUp(request);
		},
		upload,
		async answer(request, reply) {
			const session = sessions.get(request) as SignedIn;
			const lane = laneOf(endpoint, request.query);
			const now = () => sessionNow(request, reply);
			const work = () =>
				app.guesses.watch(session.scope.userId, request.body, async () =>
					answer(endpoint.method === 'GET' ? session : await now(), request, reply, now),
				);
			const weight = { endpoint, query: request.query };
			const inTurn = (begin: typeof work) =>
				app.queues.run(lane, callerOf(session.scope), reply, begin, weight);
			const question = questionOf?.(session, request);
			const asked =
				question === undefined ? inTurn(work) : app.sharedReads.ask(question, work, inTurn);
			return asked.finally(() => {
				if (endpoint.method !== 'GET') app.second?.noteWrite(session.scope.userId);
			});
		},
		callerOf: (request) => sessions.get(request),
	});
}
