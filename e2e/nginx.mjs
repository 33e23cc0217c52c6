import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian's packages put it where only root looks. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** @returns {string | undefined} path of the system's nginx */
export function findNginx(env = process.env) {
	const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...FOLDERS];
	return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}
