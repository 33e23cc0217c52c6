import type { Endpoint } from '@borlette/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { ApiFailure } from '../errors.ts';
import { readSession, type SignedIn, type SignInRules } from '../identity/session.ts';
import { tokenOf } from '../identity/token.ts';

/** The person behind the Authorization header. Cookies and query strings are never looked at. */
export async function authenticate(
	{ db, signInRules }: { db: Db; signInRules: SignInRules },
	request: FastifyRequest,
	endpoint: Endpoint,
): Promise<SignedIn> {
	const token = tokenOf(request.headers.authorization);
	const session = token && (await readSession(db, token, signInRules));
	if (!session) throw new ApiFailure('unauthenticated');
	if (!session.isActive) throw new ApiFailure('account_blocked');
	if (session.view.password_due && !endpoint.beforePassword) throw new ApiFailure('password_due');
	if (session.view.second_step_due && !endpoint.beforeSecondStep) {
		throw new ApiFailure('second_step_required');
	}
	return session;
}
