import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedAccount } from './account.ts';
import { isAlive } from './alive.ts';
import { clusterFolder } from './folder.ts';
import { DATABASE } from './initialise.ts';
import { keptPassword } from './password.ts';
import { OWNER } from './server.ts';

/** File by which PostgreSQL follows another server. */
export const FOLLOWS = 'standby.signal';

/** The embedded PostgreSQL of a data folder, as an earlier or another process left or runs it. */
export interface FoundCluster {
	/** Holds its data and the passwords of its roles. */
	folder: string;
	/** It follows another server, until it is promoted. */
	isFollowing: boolean;
	/** Connection of the owner role; `undefined` while nobody runs it. */
	ownerUrl: string | undefined;
	/** Process of its server, while it runs. */
	pid: number | undefined;
}

/** `undefined`: no database was ever made in the folder. */
export function findCluster(dataDir: string): FoundCluster | undefined {
	const folder = clusterFolder(dataDir, unprivilegedAccount(), () => undefined);
	if (!existsSync(join(folder, 'data', 'PG_VERSION'))) return undefined;
	const file = join(folder, 'data', 'postmaster.pid');
	const [pid, , , port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
	const isFollowing = existsSync(join(folder, 'data', FOLLOWS));
	if (!pid || !port || !isAlive(Number(pid)))
		return { folder, isFollowing, ownerUrl: undefined, pid: undefined };
	const password = encodeURIComponent(keptPassword(join(folder, 'owner.password')));
	return {
		...{ folder, isFollowing },
		ownerUrl: `postgres://${OWNER}:${password}@127.0.0.1:${Number(port)}/${DATABASE}`,
		pid: Number(pid),
	};
}
