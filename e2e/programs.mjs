import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian's packages put servers where only root looks. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** @param {string} name of a program of the system @returns {string | undefined} its path; undefined: it is not installed */
export function findProgram(name, env = process.env) {
	const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...FOLDERS];
	return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
