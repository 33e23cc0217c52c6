import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setAppPassword } from '../src/db/app-role.ts';
import { connect, type Pool } from '../src/db/connect.ts';
import { startCluster } from '../src/db/embedded/cluster.ts';
import { randomPassword } from '../src/db/embedded/password.ts';
import { migrate } from '../src/db/migrate.ts';

interface Options {
	/** Whether a commit waits for the disk, as it does in earnest. */
	durable?: boolean;
	connections?: number;
}

/** A migrated database of its own for one benchmark, gone afterwards. */
export async function withThrowAwayDatabase(
	work: (database: { owner: Pool; db: Pool }) => Promise<void>,
	{ durable = false, connections = 2 }: Options = {},
): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'borlette-bench-'));
	chmodSync(folder, 0o755);
	const cluster = await startCluster({ dataDir: folder, durable });
	const owner = connect(cluster.ownerUrl, { max: 1 });
	try {
		await migrate(owner);
		const password = randomPassword();
		await setAppPassword(owner, password);
		const url = new URL(cluster.ownerUrl);
		url.username = 'borlette_app';
		url.password = password;
		const db = connect(url.href, { max: connections });
		await work({ owner, db });
		await db.destroy();
	} finally {
		await owner.destroy();
		await cluster.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}
