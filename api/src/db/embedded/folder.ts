import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../config/config.ts';
import { type Account, canWrite } from './account.ts';

/**
 * Folder of the cluster: `<dataDir>/postgres`, or one under /var/lib/borlette where the user that
 * PostgreSQL runs as cannot get at that (a project under /root, for example).
 */
export function clusterFolder(
	dataDir: string,
	account: Account | undefined,
	say: (message: string) => void,
): string {
	const wanted = join(dataDir, 'postgres');
	prepare(wanted, account);
	if (!account || canWrite(wanted, account)) return wanted;

	const project = createHash('sha256').update(`${projectRoot()}\n${dataDir}`).digest('hex');
	const reachable = join('/var/lib/borlette', project.slice(0, 12), 'postgres');
	prepare(reachable, account);
	if (!canWrite(reachable, account)) {
		throw new Error(
			`The user ${account.name}, which PostgreSQL runs as, reaches neither ${wanted} nor ${reachable}: set DATA_DIR to a folder it can reach`,
		);
	}
	say(`The user ${account.name} cannot reach ${wanted}: the database is in ${reachable}`);
	return reachable;
}

function prepare(folder: string, account: Account | undefined): void {
	mkdirSync(folder, { recursive: true, mode: 0o755 });
	if (!account) return;
	chownSync(folder, account.uid, account.gid);
	chmodSync(folder, 0o700);
}
