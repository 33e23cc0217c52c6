import { hash, verify } from '@node-rs/argon2';

/** argon2id with the package's parameters (19 MiB, 2 passes), which OWASP names as well. */
export const hashPassword = (password: string): Promise<string> => hash(password);

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
