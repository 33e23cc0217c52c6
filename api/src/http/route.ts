import {
	type Endpoint,
	type InputOf,
	needsCompany,
	type OutputOf,
} from '@borlette/shared/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from '../db/connect.ts';
import { inScope, type Scope, type Tx } from '../db/scope.ts';
import { ApiFailure, invalidFields } from '../errors.ts';
import { authorise, requireRecent } from '../identity/permissions.ts';
import { refuseBeyondPart } from '../identity/reach.ts';
import type { SignedIn } from '../identity/session.ts';
import { type Actor, type Trail, trailOf } from '../trail/entries.sql.ts';
import { authenticate, recognise } from './access.ts';
import { compileAnswer } from './answer.ts';
import {
	readMultipart,
	refuseForeignBody,
	refuseUnaskedBody,
	type UploadedFiles,
	versionFromHeader,
} from './body.ts';
import { ListFile, sendFile } from './export.ts';
import { callerOf, laneOf, strangerOf } from './lanes.ts';
import { packedOnce } from './packed.ts';
import { perMinute } from './rate.ts';
import { noteRefusal, type RefusedCaller } from './refused-calls.ts';
import { readFromSecond } from './second.ts';
import { SENT } from './sent.ts';
import { unstorableTexts } from './validation.ts';

/** What services work with: one transaction, confined to the caller's rows. */
export interface Context {
	db: Tx;
	scope: Scope;
	/** The company worked on. Throws `company_required` for "Toutes". */
	readonly companyId: string;
	trail: Trail;
}

export type Call<E extends Endpoint> = InputOf<E> &
	Context & { session: SignedIn; files: UploadedFiles; request: FastifyRequest };

export type PublicCall<E extends Endpoint> = InputOf<E> & { db: Pool; request: FastifyRequest };

export interface PlaceOptions<E extends Endpoint> {
	/**
	 * Whose rows it works on, which says on which of several servers: `chosen`, the company of the scope (unless told
	 * otherwise); `caller`, who calls, a superuser with the provider's rows; or the company that the call names.
	 */
	of?: 'chosen' | 'caller' | ((input: InputOf<E>) => string);
}

/** A call that needs a sign-in. The handler runs in a transaction; it is rolled back if it throws. */
export function route<E extends Endpoint>(
	app: FastifyInstance,
	endpoint: E,
	handler: (call: Call<E>) => Promise<OutputOf<E>>,
	place: PlaceOptions<E> = {},
): void {
	const readOnly = endpoint.method === 'GET';
	const { upload, filesOf } = uploadsOf(endpoint);
	requirePlace(endpoint, place);

	registerSignedIn(app, endpoint, {
		upload,
		answer(session, request, reply, sessionNow) {
			const work = async (tx: Tx) => {
				const files = filesOf(request);
				const placed = { ...session, scope };
				const answer: unknown = await handler(callOf(endpoint, request, tx, placed, files));
				if (!(answer instanceof ListFile)) return answer;
				return sendFile(app, reply, tx, sessionNow, answer);
			};
			const { scope, of } = placeOf(app.db, session, place, inputOf(request) as InputOf<E>);
			const within = (db: Pool) => inScope(db, scope, work, { readOnly, ...(of && { of }) });
			return readOnly && !of ? readFromSecond(app, scope, reply, within) : within(app.db);
		},
	});
}

/** What is not the chosen company's says whose it is: its rows may be on another server. */
function requirePlace<E extends Endpoint>({ writes, path }: E, { of }: PlaceOptions<E>): void {
	if (writes === 'elsewhere' && !of) throw new Error(`Say of whom the rows of ${path} are`);
}

function placeOf<E extends Endpoint>(
	{ homes }: Pool,
	{ scope }: SignedIn,
	{ of = 'chosen' }: PlaceOptions<E>,
	input: InputOf<E>,
): { scope: SignedIn['scope']; of?: string } {
	if (!homes || of === 'chosen' || scope.role !== 'superuser') return { scope };
	const outside = { ...scope, companyId: null };
	return of === 'caller' ? { scope: outside } : { scope: outside, of: of(input) };
}

function uploadsOf(endpoint: Endpoint) {
	const uploads = new WeakMap<FastifyRequest, UploadedFiles>();
	return {
		async upload(request: FastifyRequest): Promise<void> {
			uploads.set(request, await readMultipart(endpoint, request));
		},
		filesOf: (request: FastifyRequest): UploadedFiles => uploads.get(request) ?? {},
	};
}

export type StepsCall<E extends Endpoint> = InputOf<E> & {
	session: SignedIn;
	files: UploadedFiles;
	request: FastifyRequest;
	/** One transaction of the caller; never within another. */
	within<T>(work: (call: Call<E>) => Promise<T>): Promise<T>;
};

/**
 * A call that works for long between its transactions, which it opens itself, one after another: nothing is locked
 * and no connection is held meanwhile.
 */
export function stepsRoute<E extends Endpoint>(
	app: FastifyInstance,
	endpoint: E,
	handler: (call: StepsCall<E>) => Promise<OutputOf<E>>,
	place: PlaceOptions<E> = {},
): void {
	const { upload, filesOf } = uploadsOf(endpoint);
	requirePlace(endpoint, place);
	registerSignedIn(app, endpoint, {
		upload,
		answer(session, request, _reply, sessionNow) {
			const files = filesOf(request);
			const call = {
				...inputOf(request),
				...{ session, files, request },
				async within<T>(work: (call: Call<E>) => Promise<T>): Promise<T> {
					const now = await sessionNow();
					const { scope } = placeOf(app.db, now, place, inputOf(request) as InputOf<E>);
					const placed = { ...now, scope };
					return inScope(app.db, scope, (tx) => work(callOf(endpoint, request, tx, placed, files)));
				},
			};
			return handler(call as unknown as StepsCall<E>);
		},
	});
}

export type CompaniesCall<E extends Endpoint> = InputOf<E> & {
	db: Pool;
	scope: Scope;
	/** For the trail of each company. */
	actor: Actor;
	/** What one of them failed by. */
	log: FastifyBaseLogger;
};

/**
 * A call that goes through companies: its handler opens a transaction for each, one after another,
 * and none is open around them. What one company refuses leaves what was done in the others.
 */
export function companiesRoute<E extends Endpoint>(
	app: FastifyInstance,
	endpoint: E,
	handler: (call: CompaniesCall<E>) => Promise<OutputOf<E>>,
): void {
	registerSignedIn(app, endpoint, {
		upload: async () => undefined,
		answer(session, request) {
			const { scope } = session;
			const call = {
				...inputOf(request),
				db: app.db,
				scope,
				actor: actorOf(session, request),
				log: request.log,
			};
			return handler(call as unknown as CompaniesCall<E>);
		},
	});
}

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

export interface PublicRouteOptions {
	/** From one address; no limit when absent. */
	callsPerMinute?: number;
}

/** A call that anybody may make; the handler gets the pool, not a transaction. */
export function publicRoute<E extends Endpoint>(
	app: FastifyInstance,
	endpoint: E,
	handler: (call: PublicCall<E>) => Promise<OutputOf<E>>,
	{ callsPerMinute }: PublicRouteOptions = {},
): void {
	register(app, endpoint, {
		callsPerMinute,
		admit: async () => undefined,
		upload: async () => undefined,
		answer: (request, reply) =>
			app.queues.run(endpoint.lane ?? 'entry', strangerOf(request), reply, () =>
				handler({ ...inputOf(request), db: app.db, request } as unknown as PublicCall<E>),
			),
	});
}

interface Steps {
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

/** Registers an endpoint with what admits and answers its calls; `route`, `publicRoute` and `agentRoute` do. */
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

/** Who the trail names. */
const actorOf = (session: SignedIn, request: FastifyRequest): Actor => ({
	name: session.name,
	ip: request.ip,
	userAgent: request.headers['user-agent'] ?? '',
});

function callOf<E extends Endpoint>(
	endpoint: E,
	request: FastifyRequest,
	db: Tx,
	session: SignedIn,
	files: UploadedFiles,
): Call<E> {
	const { scope } = session;
	const call = {
		...inputOf(request),
		db,
		scope,
		session,
		files,
		request,
		get companyId(): string {
			if (!scope.companyId) throw new ApiFailure('company_required');
			return scope.companyId;
		},
		trail: trailOf(db, actorOf(session, request)),
	};
	return call as unknown as Call<typeof endpoint>;
}
