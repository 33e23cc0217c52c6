import type { BodyOf, ErrorCode, OutputOf } from '@borlette/shared/contract';
import type { authApi } from '@borlette/shared/contract/auth';
import type { SessionLifetimes } from '../../config/config.ts';
import type { Pool } from '../../db/connect.ts';
import { askServers, holding } from '../../db/homes/homes.ts';
import { inScope } from '../../db/scope.ts';
import { ApiFailure } from '../../errors.ts';
import type { Context } from '../../http/route.ts';
import { type Devices, guesser, ofPerson } from '../../identity/guessers.ts';
import { givenAt, passwordMatches } from '../../identity/password.ts';
import {
	type Credentials,
	deleteToken,
	findCredentials,
	insertToken,
} from '../../identity/session.sql.ts';
import { readSession, type SignedIn, type SignInRules } from '../../identity/session.ts';
import { newToken, tokenHash } from '../../identity/token.ts';
import { type CodeKind, type CodeParts, takeSecondStep } from '../../identity/two-factor.ts';
import { trailOf } from '../../trail/entries.sql.ts';
import type { Refusals, Refused } from '../../trail/refused.ts';

const DAY_MS = 86_400_000;

interface Caller {
	ip: string;
	userAgent: string;
}

interface LoginParts extends Omit<CodeParts, 'guesses'> {
	db: Pool;
	lifetimes: SessionLifetimes;
	rules: SignInRules;
	/** For how long a password that somebody else gave opens. */
	givenDays: number;
	caller: Caller;
	/** The token that came along: somebody who shows again who they are. */
	former: string | undefined;
	devices: Devices;
	refusals: Refusals;
}

/** Unknown name and wrong password fail alike and take equally long; only then blocked shows. */
export async function login(
	parts: LoginParts,
	given: BodyOf<typeof authApi.login>,
): Promise<OutputOf<typeof authApi.login>> {
	const { db, account } = await accountOf(parts.db, given.username);
	try {
		return await loginAs({ ...parts, db }, account, given);
	} catch (error) {
		if (error instanceof ApiFailure && FAILED.has(error.code)) {
			parts.refusals.note(failedSignIn(account, error.code), parts.caller);
		}
		throw error;
	}
}

/** Whose name it is, with the server that their sign-ins are on: others may know them a moment late. */
async function accountOf(
	db: Pool,
	name: string,
): Promise<{ db: Pool; account: Credentials | undefined }> {
	const known = await askServers(db, (server) => findCredentials(server, name));
	const home = await holding(db, known?.company_id ?? null);
	return { db: home, account: db.homes ? await findCredentials(home, name) : known };
}

/** What the trail tells; a name that nobody has may be a password typed in the wrong place. */
const FAILED: ReadonlySet<ErrorCode> = new Set([
	'invalid_credentials',
	'invalid_code',
	'account_blocked',
	'password_expired',
	'too_many_requests',
]);
const failedSignIn = (account: Credentials | undefined, code: ErrorCode): Refused => ({
	companyId: account?.company_id ?? null,
	userId: account?.user_id ?? null,
	role: account?.role ?? 'stranger',
	name: account?.username ?? '',
	type: 'session',
	label: account?.username ?? '',
	code,
});

async function loginAs(
	parts: LoginParts,
	account: Credentials | undefined,
	{ username, password, remember = false, code, device }: BodyOf<typeof authApi.login>,
): Promise<OutputOf<typeof authApi.login>> {
	const { db, slowDown, lifetimes, caller, devices } = parts;
	const knownAs = account && (await devices.nameOf(account.user_id, device));
	const guesses = { ip: caller.ip, knownAs };
	const found = await slowDown.guess(guesser(account?.username ?? username, guesses), async () =>
		(await passwordMatches(account?.password_hash, password)) ? account : undefined,
	);
	if (!found) throw new ApiFailure('invalid_credentials');
	if (!found.is_active) throw new ApiFailure('account_blocked');
	refuseExpired(found, parts);
	// Who is asked for a code has the password: guesses of it count by account, from any address.
	const ofCode = knownAs ? guesser(`code ${found.username}`, guesses) : ofPerson(found.user_id);
	const second = await takeSecondStep({ ...parts, guesses: ofCode }, found.user_id, code);

	const accessToken = newToken();
	const isStarted = await insertToken(db, {
		userId: found.user_id,
		hash: tokenHash(accessToken),
		idleMinutes: remember ? lifetimes.rememberedIdle : lifetimes.idle,
		minutes: remember ? lifetimes.rememberedAbsolute : lifetimes.absolute,
		passwordHash: found.password_hash,
		hasSecondStep: second !== undefined,
		...caller,
	});
	if (!isStarted) throw new ApiFailure('invalid_credentials');
	const session = await readSession(db, accessToken, parts.rules);
	if (!session) throw new ApiFailure('unauthenticated');
	await replaceFormer(parts, session);
	await recordLogin(db, session, caller, second);
	return {
		accessToken,
		device: await devices.issue(found.user_id),
		user: session.view,
		role: session.view.role,
	};
}

/** A password that was given and not replaced in time opens no more; a superuser has nobody who would give another. */
function refuseExpired({ password_hash, role }: Credentials, { now, givenDays }: LoginParts): void {
	const given = givenAt(password_hash);
	if (given !== undefined && role !== 'superuser' && now() > given + givenDays * DAY_MS) {
		throw new ApiFailure('password_expired');
	}
}

/** Who signs in over a sign-in of theirs goes on with the new one; nobody ends somebody else's. */
async function replaceFormer({ db, former, rules }: LoginParts, { view }: SignedIn): Promise<void> {
	const replaced = former && (await readSession(db, former, rules));
	if (replaced && replaced.view.id === view.id) await deleteToken(db, replaced.tokenHash);
}

async function recordLogin(
	db: Pool,
	session: SignedIn,
	caller: Caller,
	second: CodeKind | undefined,
): Promise<void> {
	await inScope(db, session.scope, async (tx) => {
		await trailOf(tx, { name: session.name, ...caller })({
			action: 'login',
			type: 'session',
			id: session.view.id,
			label: session.view.username,
			...(second === 'recovery' && { after: { recovery_codes: 'used' } }),
		});
	});
}

/** The token is refused from the next call on. */
export async function logout(context: Context, session: SignedIn): Promise<Record<string, never>> {
	await deleteToken(context.db, session.tokenHash);
	await context.trail({
		action: 'logout',
		type: 'session',
		id: session.view.id,
		label: session.view.username,
	});
	return {};
}
