import { createHash, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../db/connect.ts';
import { ApiFailure } from '../errors.ts';
import type { SecretBox } from './secret-box.ts';
import type { Allowance, SlowDown } from './slow-down.ts';
import { findTwoFactor, type TwoFactorRow, takeRecoveryCode, takeStep } from './two-factor.sql.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Crockford's: nothing that is mistaken for something else on paper. */
const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_LENGTH = 12;

export interface CodeParts {
	db: Db;
	box: SecretBox;
	slowDown: SlowDown;
	/** What a wrong code counts against. */
	guesses: readonly Allowance[];
	now: () => number;
	/** Steps that an authenticator's clock may be off, to either side; 0: a code counts while it is shown. */
	drift: number;
}
export type CodeKind = 'totp' | 'recovery';

export const newSecret = (): Secret => new Secret({ size: SECRET_BYTES });

/** What authenticator apps read from the QR code. */
export const uriOf = (secret: Secret, issuer: string, label: string): string =>
	new TOTP({ issuer, label, secret, period: PERIOD_SECONDS }).toString();

export const newRecoveryCodes = (): string[] =>
	Array.from({ length: RECOVERY_CODES }, () =>
		Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(32)])
			.join('')
			.replace(/(.{4})(?=.)/g, '$1-'),
	);

/**
 * Argon2id of a code as typed: case, spaces and dashes say nothing. Its salt is of the person, so that a
 * code is found by its hash.
 */
export const recoveryHash = (userId: string, code: string): Promise<Buffer> =>
	hashRaw(plain(code), { salt: digestOf(`recovery codes of ${userId}`) });

/** How codes were hashed before; those that were given out then still open. */
const formerHash = (userId: string, code: string): Buffer => digestOf(`${userId}:${plain(code)}`);

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');

/**
 * Takes a code, of the authenticator or a recovery code; each is taken once.
 * @throws `invalid_code`, and `too_many_requests` after several of them
 */
export async function takeCode(
	parts: CodeParts,
	userId: string,
	{ secret }: TwoFactorRow,
	code: string,
): Promise<CodeKind> {
	const kind = await parts.slowDown.guess(parts.guesses, () =>
		kindTaken(parts, userId, secret, plain(code)),
	);
	if (!kind) throw new ApiFailure('invalid_code');
	return kind;
}

async function kindTaken(
	{ db, box, now, drift }: CodeParts,
	id: string,
	sealed: Buffer,
	code: string,
): Promise<CodeKind | undefined> {
	if (code.length === RECOVERY_LENGTH) {
		const isTaken =
			(await takeRecoveryCode(db, id, await recoveryHash(id, code))) ||
			(await takeRecoveryCode(db, id, formerHash(id, code)));
		return isTaken ? 'recovery' : undefined;
	}
	const timestamp = now();
	const bytes = await box.open(sealed, id);
	const totp = new TOTP({
		secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
		period: PERIOD_SECONDS,
	});
	const delta = totp.validate({ token: code, timestamp, window: drift });
	if (delta === null) return undefined;
	const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
	return (await takeStep(db, id, step)) ? 'totp' : undefined;
}

/** The second step of a sign-in: nothing for those who did not turn it on. */
export async function takeSecondStep(
	parts: CodeParts,
	userId: string,
	code: string | undefined,
): Promise<CodeKind | undefined> {
	const found = await findTwoFactor(parts.db, userId);
	if (!found?.confirmed_at) return undefined;
	if (code === undefined) throw new ApiFailure('code_required');
	return takeCode(parts, userId, found, code);
}
