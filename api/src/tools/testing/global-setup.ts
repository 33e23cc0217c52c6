import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setAppPassword } from '../../db/app-role.ts';
import { connect } from '../../db/connect.ts';
import { type Cluster, startCluster } from '../../db/embedded/cluster.ts';
import { migrate } from '../../db/migrate.ts';
import { APP_PASSWORD, OWNER_URL } from './databases.ts';
import { seed } from './seed.ts';

export interface RunningCluster {
	cluster: Cluster;
	folder: string;
}

/** One throw-away cluster for the run; its database is the template that each file clones. */
export default async function startTestCluster(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'borlette-test-'));
	chmodSync(folder, 0o755);
	const cluster = await startCluster({ dataDir: folder, durable: false });
	process.env[OWNER_URL] = cluster.ownerUrl;
	const running: RunningCluster = { cluster, folder };
	Object.assign(globalThis, { running });
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

	try {
		await fill(cluster);
	} catch (error) {
		// Jest tears down nothing that was not set up.
		await cluster.stop();
		throw error;
	}
}

async function fill({ ownerUrl }: Cluster): Promise<void> {
	const owner = connect(ownerUrl, { max: 1 });
	await migrate(owner);
	await setAppPassword(owner, APP_PASSWORD);
	await seed(owner);
	// A template must have no connection.
	await owner.destroy();
}
