import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import type { authApi } from '@borlette/shared/contract/auth';
import { auditOf } from '../../audit.ts';
import type { SessionLifetimes } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { inScope } from '../../db/scope.ts';
import { ApiFailure } from '../../errors.ts';
import type { Work } from '../../http/route.ts';
import { deleteToken, findCredentials, insertToken } from './auth.sql.ts';
import { passwordMatches } from './password.ts';
import { readSession, type SignedIn } from './session.ts';
import { newToken, tokenHash } from './token.ts';
import { type CodeKind, type CodeParts, takeSecondStep } from './two-factor.ts';

interface Caller {
	ip: string;
	userAgent: string;
}

interface LoginParts extends CodeParts {
	lifetimes: SessionLifetimes;
	caller: Caller;
}

/** Unknown name and wrong password fail alike and take equally long; only then blocked shows. */
export async function login(
	parts: LoginParts,
	{ username, password, remember = false, code }: BodyOf<typeof authApi.login>,
): Promise<OutputOf<typeof authApi.login>> {
	const { db, slowDown, lifetimes, caller } = parts;
	slowDown.check(caller.ip, username);
	const found = await findCredentials(db, username);
	if (!(await passwordMatches(found?.password_hash, password)) || !found) {
		slowDown.failed(caller.ip, username);
		throw new ApiFailure('invalid_credentials');
	}
	slowDown.succeeded(caller.ip, username);
	if (!found.is_active) throw new ApiFailure('account_blocked');
	const second = await takeSecondStep(parts, { id: found.user_id, username }, code);

	const accessToken = newToken();
	await insertToken(db, {
		userId: found.user_id,
		hash: tokenHash(accessToken),
		idleMinutes: remember ? lifetimes.rememberedIdle : lifetimes.idle,
		minutes: remember ? lifetimes.rememberedAbsolute : lifetimes.absolute,
		...caller,
	});
	const session = await readSession(db, accessToken);
	if (!session) throw new ApiFailure('unauthenticated');
	await recordLogin(db, session, caller, second);
	return { accessToken, user: session.view, role: session.view.role };
}

async function recordLogin(
	db: Db,
	session: SignedIn,
	caller: Caller,
	second: CodeKind | undefined,
): Promise<void> {
	await inScope(db, session.scope, async (tx) => {
		await auditOf(tx, { name: session.name, ...caller })({
			action: 'login',
			type: 'session',
			id: session.view.id,
			label: session.view.username,
			...(second === 'recovery' && { after: { recovery_codes: 'used' } }),
		});
	});
}

/** The token is refused from the next call on. */
export async function logout(work: Work, session: SignedIn): Promise<Record<string, never>> {
	await deleteToken(work.db, session.tokenHash);
	await work.audit({
		action: 'logout',
		type: 'session',
		id: session.view.id,
		label: session.view.username,
	});
	return {};
}
