import type { Endpoint } from '@borlette/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../db/connect.ts';
import { askServers } from '../db/homes/homes.ts';
import { ApiFailure } from '../errors.ts';
import type { KeptSignIns } from '../identity/kept-sign-ins.ts';
import { whyEnded } from '../identity/session.sql.ts';
import { readSession, type SignedIn, type SignInRules } from '../identity/session.ts';
import { tokenHash, tokenOf } from '../identity/token.ts';

interface SignInSource {
	db: Pool;
	signInRules: SignInRules;
	signIns: KeptSignIns<SignedIn>;
}

/** The person behind the Authorization header. Cookies and query strings are never looked at. */
export async function authenticate(
	{ db, signInRules, signIns }: SignInSource,
	request: FastifyRequest,
	endpoint: Endpoint,
): Promise<SignedIn> {
	const token = tokenOf(request.headers.authorization);
	const session =
		token &&
		(await signIns.keep(token, () =>
			askServers(db, (server) => readSession(server, token, signInRules)),
		));
	if (!session) {
		const why = async (server: Pool) =>
			(await whyEnded(server, tokenHash(token ?? ''))) ?? undefined;
		const ended = token && (await askServers(db, why));
		throw new ApiFailure('unauthenticated', ended ? { ended } : {});
	}
	return admitted(session, endpoint);
}

/** The same from the cache of sign-ins, where it was looked up a moment ago; writes always ask the database. */
export function recognise(
	{ signIns }: Pick<SignInSource, 'signIns'>,
	request: FastifyRequest,
	endpoint: Endpoint,
): SignedIn | undefined {
	if (endpoint.method !== 'GET') return undefined;
	const token = tokenOf(request.headers.authorization);
	const session = token && signIns.find(token);
	return session ? admitted(session, endpoint) : undefined;
}

function admitted(session: SignedIn, endpoint: Endpoint): SignedIn {
	if (!session.isActive) throw new ApiFailure('account_blocked');
	if (session.view.password_due && !endpoint.beforePassword) throw new ApiFailure('password_due');
	if (session.view.second_step_due && !endpoint.beforeSecondStep) {
		throw new ApiFailure('second_step_required');
	}
	return session;
}
