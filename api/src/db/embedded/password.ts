import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { keepFile } from '../../config/kept-file.ts';
import { EmbeddedProblem } from './problem.ts';

export const randomPassword = (): string => randomBytes(24).toString('base64url');

/** Password of a role, made when it is first needed and kept readable for its user only. */
export function keptPassword(file: string): string {
	if (!existsSync(file)) keepFile(file, randomPassword());
	const password = readFileSync(file, 'utf8').trim();
	if (!password) {
		throw new EmbeddedProblem(`${file} holds no password: put the one of a backup in its place`);
	}
	return password;
}
