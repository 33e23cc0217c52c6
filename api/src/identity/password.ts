import { isGuessable } from '@borlette/shared/contract/password';
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../errors.ts';
import { LeakedPasswords } from './leaked-passwords.ts';

/** argon2id with the package's parameters (19 MiB, 2 passes), which OWASP names as well. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Of a person, as far as it is known: what guesses begin with. */
interface Known {
	username: string;
	first_name?: string;
	last_name?: string;
	companyname?: string | null;
}

let leaked: LeakedPasswords | undefined;

/** From now on no password of this file is set; undefined: there is none. */
export function refuseLeaked(file: string | undefined): void {
	leaked = file === undefined ? undefined : new LeakedPasswords(file);
}

/** Why a password may not be set; undefined: it may. */
export async function passwordFault(
	password: string,
	{ username, first_name = '', last_name = '', companyname }: Known,
): Promise<'guessable' | 'leaked' | undefined> {
	if (isGuessable(password, [username, first_name, last_name, companyname ?? '']))
		return 'guessable';
	return (await leaked?.has(password)) ? 'leaked' : undefined;
}

/**
 * Of a password that somebody chose; every one that is set passes here.
 * @throws `guessable` and `leaked` at the field
 */
export async function hashNewPassword(password: string, known: Known): Promise<string> {
	const fault = await passwordFault(password, known);
	if (fault) throw invalidField('password', fault);
	return hashPassword(password);
}

/**
 * Of a password that somebody chose for somebody else. What is stored says so itself, with the second it was
 * given: it opens for a few days, and only to choose another one.
 * @throws `guessable` and `leaked` at the field
 */
export async function hashGivenPassword(password: string, known: Known): Promise<string> {
	return asGiven(await hashNewPassword(password, known));
}

export const asGiven = (hashed: string): string =>
	`$given$${Math.floor(Date.now() / 1000)}${hashed}`;

/** `functions/sign-in/auth_session.sql` reads it too. */
const GIVEN = /^\$given\$(\d+)(?=\$)/;

/** When it was given by somebody else, ms since 1970; undefined: it is their own. */
export function givenAt(stored: string): number | undefined {
	const seconds = GIVEN.exec(stored)?.[1];
	return seconds === undefined ? undefined : Number(seconds) * 1000;
}

let decoy: Promise<string> | undefined;

/** Takes as long for nobody (`stored` undefined) as for a wrong password. */
export async function passwordMatches(
	stored: string | undefined,
	password: string,
): Promise<boolean> {
	decoy ??= hashPassword('nobody has this password');
	const hashed = stored?.replace(GIVEN, '') ?? (await decoy);
	const matches = await verify(hashed, password);
	return stored !== undefined && matches;
}
