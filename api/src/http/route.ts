import type { Endpoint, InputOf, OutputOf } from '@borlette/shared/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from '../db/connect.ts';
import { inScope, type Scope, type Tx } from '../db/scope.ts';
import { ApiFailure } from '../errors.ts';
import type { SignedIn } from '../identity/session.ts';
import { type Actor, type Trail, trailOf } from '../trail/entries.sql.ts';
import { readMultipart, type UploadedFiles } from './body.ts';
import { ListFile, sendFile } from './export.ts';
import { strangerOf } from './lanes.ts';
import { inputOf, register } from './register.ts';
import { readFromSecond } from './second.ts';
import { registerSignedIn } from './signed-in.ts';

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
	/** Aborts when the process is told to end, with what the caller is told. */
	ending: AbortSignal;
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
				...{ session, files, request, ending: app.ending },
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
