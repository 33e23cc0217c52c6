import type { BodyOf, OutputOf } from '@borlette/shared/contract';
import type { twoFactorApi } from '@borlette/shared/contract/account';
import { ApiFailure, invalidField } from '../../errors.ts';
import type { Context } from '../../http/route.ts';
import { requireAdministers } from '../../identity/administer.ts';
import { ofPerson } from '../../identity/guessers.ts';
import { holdSignIn } from '../../identity/hold-sign-in.ts';
import { passwordMatches } from '../../identity/password.ts';
import { findCredentials } from '../../identity/session.sql.ts';
import type { SignedIn } from '../../identity/session.ts';
import {
	beginTwoFactor,
	confirmTwoFactor,
	endTwoFactor,
	findTwoFactor,
	replaceRecoveryCodes,
	resetTwoFactor,
	type TwoFactorRow,
} from '../../identity/two-factor.sql.ts';
import {
	type CodeParts,
	newRecoveryCodes,
	newSecret,
	recoveryHash,
	takeCode,
	uriOf,
} from '../../identity/two-factor.ts';
import { endOtherSignIns, endSignIns } from './account.sql.ts';
import { getUser } from './permissions.service.ts';

export interface TwoFactorParts extends Omit<CodeParts, 'db' | 'guesses'> {
	/** Name of the provider, as the authenticator shows it. */
	issuer: string;
}
type Proof = BodyOf<typeof twoFactorApi.disable>;

export async function twoFactorState(
	{ db }: Context,
	{ view }: SignedIn,
): Promise<OutputOf<typeof twoFactorApi.read>> {
	const found = await findTwoFactor(db, view.id);
	return found?.confirmed_at
		? { confirmed_at: found.confirmed_at, recovery_left: found.recovery_left }
		: { confirmed_at: null, recovery_left: 0 };
}

/** A new secret, which counts once a code of it was given. */
export async function beginSetup(
	context: Context,
	session: SignedIn,
	{ password }: BodyOf<typeof twoFactorApi.begin>,
	parts: TwoFactorParts,
): Promise<OutputOf<typeof twoFactorApi.begin>> {
	const { view } = session;
	await holdSignIn(context.db, session);
	await requirePassword(context, view, password, parts);
	const secret = newSecret();
	if (!(await beginTwoFactor(context.db, await parts.box.seal(secret.bytes, view.id)))) {
		throw new ApiFailure('conflict');
	}
	return { secret: secret.base32, uri: uriOf(secret, parts.issuer, view.username) };
}

/** From here on a sign-in asks for a code; those that were made without one end. */
export async function confirmSetup(
	context: Context,
	session: SignedIn,
	{ code }: BodyOf<typeof twoFactorApi.confirm>,
	parts: TwoFactorParts,
): Promise<{ recovery_codes: string[] }> {
	const { view, tokenHash } = session;
	await holdSignIn(context.db, session);
	const found = await findTwoFactor(context.db, view.id);
	if (!found || found.confirmed_at) throw new ApiFailure('conflict');
	await takeOwnCode(context, view.id, found, code, parts);
	if (!(await confirmTwoFactor(context.db, found.secret))) throw new ApiFailure('conflict');
	const recovery_codes = await renewed(context, view.id);
	await endOtherSignIns(context.db, tokenHash, 'second_step');
	await record(context, view, { two_factor: 'off' }, { two_factor: 'on' });
	return { recovery_codes };
}

export async function disable(
	context: Context,
	session: SignedIn,
	proof: Proof,
	parts: TwoFactorParts,
): Promise<Record<string, never>> {
	await requireProof(context, session, proof, parts);
	await endTwoFactor(context.db);
	await record(context, session.view, { two_factor: 'on' }, { two_factor: 'off' });
	return {};
}

/** By somebody who may administer the person, who then signs in with the password and may set it up anew. */
export async function reset(
	context: Context,
	session: SignedIn,
	{ id, identity }: BodyOf<typeof twoFactorApi.reset>,
): Promise<{ id: string }> {
	const person = await getUser(context, id);
	await requireAdministers(context.db, session, person, 'password');
	if (!(await resetTwoFactor(context.db, id))) throw new ApiFailure('conflict');
	await endSignIns(context.db, id, 'second_step');
	await record(context, person, { two_factor: 'on' }, { two_factor: 'off', identity });
	return { id };
}

/** Those given before end. */
export async function renewRecoveryCodes(
	context: Context,
	session: SignedIn,
	proof: Proof,
	parts: TwoFactorParts,
): Promise<{ recovery_codes: string[] }> {
	const { view } = session;
	await requireProof(context, session, proof, parts);
	const recovery_codes = await renewed(context, view.id);
	await record(context, view, undefined, { recovery_codes: 'issued' });
	return { recovery_codes };
}

async function renewed({ db }: Context, userId: string): Promise<string[]> {
	const codes = newRecoveryCodes();
	const hashes = await Promise.all(codes.map((code) => recoveryHash(userId, code)));
	await replaceRecoveryCodes(db, hashes);
	return codes;
}

async function requireProof(
	context: Context,
	session: SignedIn,
	{ password, code }: Proof,
	parts: TwoFactorParts,
): Promise<void> {
	const { view } = session;
	await holdSignIn(context.db, session);
	const found = await findTwoFactor(context.db, view.id);
	if (!found?.confirmed_at) throw new ApiFailure('conflict');
	await requirePassword(context, view, password, parts);
	await takeOwnCode(context, view.id, found, code, parts);
}

const takeOwnCode = (
	{ db }: Context,
	userId: string,
	found: TwoFactorRow,
	code: string,
	parts: TwoFactorParts,
) => takeCode({ ...parts, db, guesses: ofPerson(userId) }, userId, found, code);

/** Guessing is slowed down as at the sign-in, from whatever address: a stolen session must not learn it. */
export async function requirePassword(
	{ db }: Context,
	{ id, username }: Pick<SignedIn['view'], 'id' | 'username'>,
	password: string,
	{ slowDown }: Pick<TwoFactorParts, 'slowDown'>,
	field = 'password',
): Promise<void> {
	const right = await slowDown.guess(ofPerson(id), async () => {
		const stored = await findCredentials(db, username);
		return (await passwordMatches(stored?.password_hash, password)) || undefined;
	});
	if (!right) throw invalidField(field, 'wrong_password');
}

const record = (
	context: Context,
	{ id, username }: Pick<SignedIn['view'], 'id' | 'username'>,
	before: object | undefined,
	after: object,
) =>
	context.trail({
		action: 'update',
		type: 'two-factor',
		id,
		label: username,
		...(before && { before }),
		after,
	});
