import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const randomPassword = (): string => randomBytes(24).toString('base64url');

/** Password of a role, made when it is first needed and kept readable for its user only. */
export function keptPassword(file: string): string {
	if (!existsSync(file)) writeFileSync(file, randomPassword(), { mode: 0o600 });
	return readFileSync(file, 'utf8').trim();
}
