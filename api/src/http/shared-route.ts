import type { Endpoint, InputOf, OutputOf } from '@borlette/shared/contract';
import type { Session } from '@borlette/shared/contract/auth';
import type { FastifyInstance } from 'fastify';
import { inScope, type Scope, type Tx } from '../db/scope.ts';
import { ListFile, sendFile } from './export.ts';
import { inputOf } from './register.ts';
import { readFromSecond } from './second.ts';
import { registerSignedIn } from './signed-in.ts';

/** Nobody in particular asks: what is read goes by whose rows may be seen, and by the company's zone and currency. */
export type SharedCall<E extends Endpoint> = InputOf<E> & {
	db: Tx;
	scope: Scope;
	session: { view: Pick<Session, 'timezone' | 'currency'> };
};

/**
 * A reading that is the same for all who see the same rows: people of one company who ask for it at once get one answer
 * (`SharedReads`), as all do whom a sale was told.
 */
export function sharedRoute<E extends Endpoint>(
	app: FastifyInstance,
	endpoint: E,
	handler: (call: SharedCall<E>) => Promise<OutputOf<E>>,
): void {
	registerSignedIn(app, endpoint, {
		upload: async () => undefined,
		questionOf({ scope, view }, { params, query }) {
			const { companyId, supervisorId, role } = scope;
			const isFile = (query as { format?: string } | undefined)?.format !== undefined;
			if (!companyId || isFile) return undefined;
			const { timezone, currency } = view;
			return JSON.stringify([
				...[endpoint.path, params, query],
				...[companyId, supervisorId, role, timezone, currency],
			]);
		},
		answer(session, request, reply, sessionNow) {
			const { timezone, currency } = session.view;
			const scope = { ...session.scope, userId: null };
			const work = async (db: Tx) => {
				const view = { timezone, currency };
				const call = { ...inputOf(request), db, scope, session: { view } };
				const answer: unknown = await handler(call as unknown as SharedCall<E>);
				if (!(answer instanceof ListFile)) return answer;
				return sendFile(app, reply, db, sessionNow, answer);
			};
			return readFromSecond(app, session.scope, reply, (db) =>
				inScope(db, scope, work, { readOnly: true }),
			);
		},
	});
}
