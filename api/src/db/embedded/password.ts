import { randomBytes } from 'node:crypto';
import { keepFile, readKept } from '../../config/kept-file.ts';
import { EmbeddedProblem } from './problem.ts';

export const randomPassword = (): string => randomBytes(24).toString('base64url');

/** Password of a role, made when it is first needed and kept readable for its user only. */
export function keptPassword(file: string): string {
	if (!readKept(file)) keepFile(file, randomPassword());
	const password = readKept(file)?.toString().trim();
	if (!password) {
		throw new EmbeddedProblem(`${file} holds no password: put the one of a backup in its place`);
	}
	return password;
}
