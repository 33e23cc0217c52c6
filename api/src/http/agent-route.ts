import type { BodyOf, Endpoint, InputOf, OutputOf } from '@borlette/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askServers } from '../db/homes/homes.ts';
import { inScope, type Tx } from '../db/scope.ts';
import { ApiFailure } from '../errors.ts';
import { type PosSession, readPosSession } from '../identity/pos-session.ts';
import { tokenOf } from '../identity/token.ts';
import { type Trail, trailOf } from '../trail/entries.sql.ts';
import { callerOf, laneOf } from './lanes.ts';
import { register } from './register.ts';

export type AgentCall<E extends Endpoint> = InputOf<E> & {
	db: Tx;
	pos: PosSession;
	trail: Trail;
	request: FastifyRequest;
};

interface AgentOptions<E extends Endpoint> {
	/** Whether it asks for so much that a house has one such call at work. */
	isLarge?: (body: BodyOf<E>) => boolean;
	/** Called with what failed, after the transaction was rolled back. */
	refused?: (error: unknown, call: { body: BodyOf<E>; pos: PosSession }) => Promise<void>;
}

/**
 * A call of a terminal: a token of the point-of-sale sign-in, judged by the transaction of the agent's company
 * that the call is made in. A failure that the handler answers is sent after what it wrote was committed.
 */
export function agentRoute<E extends Endpoint>(
	app: FastifyInstance,
	endpoint: E,
	handler: (call: AgentCall<E>) => Promise<OutputOf<E> | ApiFailure>,
	{ isLarge, refused }: AgentOptions<E> = {},
): void {
	const sessions = new WeakMap<FastifyRequest, PosSession>();
	register(app, endpoint, {
		// Who calls, for its turn and the ticket: whether the token is good, the transaction says.
		recognise(request) {
			const token = tokenOf(request.headers.authorization);
			const session = token && app.terminals.find(token);
			if (session) sessions.set(request, session);
			return session !== undefined;
		},
		async admit(request) {
			const token = tokenOf(request.headers.authorization);
			const session =
				token &&
				(await app.terminals.keep(token, () =>
					askServers(app.db, (server) => readPosSession(server, token)),
				));
			if (!session) throw new ApiFailure('unauthenticated');
			if (!session.isActive) throw new ApiFailure('account_blocked');
			sessions.set(request, session);
		},
		upload: async () => undefined,
		async answer(request, reply) {
			const pos = sessions.get(request) as PosSession;
			const { params, query, body } = request;
			const work = (tx: Tx) => {
				const trail = trailOf(tx, {
					name: pos.name,
					ip: request.ip,
					userAgent: request.headers['user-agent'] ?? '',
				});
				const call = { params, query, body, db: tx, pos, trail, request };
				return handler(call as unknown as AgentCall<E>);
			};
			const readOnly = endpoint.method === 'GET';
			const answer = await app.queues.run(
				laneOf(endpoint, request.query),
				callerOf(pos.scope),
				reply,
				async () => {
					try {
						return await inScope(app.db, pos.scope, work, { readOnly, terminal: pos.tokenHash });
					} catch (error) {
						await refused?.(error, { body: body as BodyOf<E>, pos });
						throw error;
					}
				},
				{ endpoint, isLarge: isLarge?.(body as BodyOf<E>) },
			);
			if (answer instanceof ApiFailure) throw answer;
			return answer;
		},
		callerOf(request) {
			const pos = sessions.get(request);
			return pos && { scope: pos.scope, name: pos.name };
		},
	});
}
