import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const randomPassword = (): string => randomBytes(24).toString('base64url');

/** Password of the owner role, made at the first start and kept readable for its user only. */
export function ownerPassword(file: string): string {
	if (!existsSync(file)) writeFileSync(file, randomPassword(), { mode: 0o600 });
	return readFileSync(file, 'utf8').trim();
}
