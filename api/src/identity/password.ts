import { isGuessable } from '@borlette/shared/contract/password';
import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '../errors.ts';

/** argon2id with the package's parameters (19 MiB, 2 passes), which OWASP names as well. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Of a person, as far as it is known: what guesses begin with. */
interface Known {
	username: string;
	first_name?: string;
	last_name?: string;
	companyname?: string | null;
}

/**
 * Of a password that somebody chose; every one that is set passes here.
 * @throws `guessable` at the field
 */
export async function hashNewPassword(password: string, known: Known): Promise<string> {
	const { username, first_name = '', last_name = '', companyname } = known;
	if (isGuessable(password, [username, first_name, last_name, companyname ?? ''])) {
		throw invalidField('password', 'guessable');
	}
	return hashPassword(password);
}

let decoy: Promise<string> | undefined;

/** Takes as long for nobody (`stored` undefined) as for a wrong password. */
export async function passwordMatches(
	stored: string | undefined,
	password: string,
): Promise<boolean> {
	decoy ??= hashPassword('nobody has this password');
	const matches = await verify(stored ?? (await decoy), password);
	return stored !== undefined && matches;
}
