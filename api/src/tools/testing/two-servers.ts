import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { readConfig } from '../../config/config.ts';
import { APP_ROLE, setAppPassword } from '../../db/app-role.ts';
import { connect, type Pool } from '../../db/connect.ts';
import { type Cluster, startCluster } from '../../db/embedded/cluster.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { migrate } from '../../db/migrate.ts';
import { layDownSecond } from '../../second/follow.ts';
import { invite } from '../../second/invitation.ts';
import { seed } from './seed.ts';
import { bindDevices, openDraw } from './selling.ts';
import { until } from './waiting.ts';

export interface Machine {
	dataDir: string;
	listen: { host: string; port: number };
	cluster: Cluster;
	owner: Pool;
}

/** Two machines with the seed, of which the second follows the first. */
export class TwoServers {
	readonly #folders: string[] = [];
	readonly #running = new Set<Machine>();
	first!: Machine;
	second!: Machine;
	/** Of the application, to whichever is written. */
	url = '';
	draw = '';

	static async make(freePort: () => Promise<number>): Promise<TwoServers> {
		const both = new TwoServers();
		const [here, there] = [await freePort(), await freePort()];
		both.first = await both.start(await both.folder(), here);
		const { owner, cluster, dataDir } = both.first;
		const password = keptPassword(path.join(cluster.folder, 'app.password'));
		await migrate(owner);
		await setAppPassword(owner, password);
		await seed(owner);
		await bindDevices(owner);
		// What the seed forbids.
		await sql`DELETE FROM boules_block`.execute(owner);
		await sql`DELETE FROM limits`.execute(owner);
		both.draw = await openDraw(owner, 1);
		const file = path.join(await both.folder(), 'invitation');
		const config = { ...readConfig({}), storeDir: undefined, dataDir };
		await invite({ ...config, databaseListen: both.first.listen }, file);
		const second = path.join(await both.folder(), 'data');
		await layDownSecond(file, { dataDir: second, listen: { host: '127.0.0.1', port: there } });
		both.second = await both.start(second, there);
		both.url = `postgres://${APP_ROLE}:${password}@127.0.0.1:${here},127.0.0.1:${there}/borlette`;
		return both;
	}

	async start(dataDir: string, port: number): Promise<Machine> {
		const listen = { host: '127.0.0.1', port };
		const cluster = await startCluster({ dataDir, listen });
		const machine = { dataDir, listen, cluster, owner: connect(cluster.ownerUrl, { max: 2 }) };
		this.#running.add(machine);
		return machine;
	}

	/** As when the power goes. */
	async kill(machine: Machine): Promise<void> {
		process.kill(machine.cluster.pid, 'SIGKILL');
		await machine.cluster.ended;
		await this.stop(machine);
	}

	async stop(machine: Machine): Promise<void> {
		if (!this.#running.delete(machine)) return;
		await machine.owner.destroy();
		await machine.cluster.stop();
	}

	async folder(): Promise<string> {
		const folder = await mkdtemp(path.join(tmpdir(), 'borlette-two-'));
		await chmod(folder, 0o755);
		this.#folders.push(folder);
		return folder;
	}

	async remove(): Promise<void> {
		for (const machine of this.#running) await this.stop(machine);
		for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
	}
}

/** Resolves once the second server shows what the first one has. */
export async function untilShown({ first, second }: TwoServers): Promise<void> {
	const at = async (owner: Pool, where: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn') => {
		const lsn =
			where === 'pg_current_wal_lsn'
				? sql<{ at: number }>`SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint AS at`
				: sql<{ at: number }>`SELECT (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint AS at`;
		return (await lsn.execute(owner)).rows[0]?.at ?? 0;
	};
	const wanted = await at(first.owner, 'pg_current_wal_lsn');
	await until(async () => {
		const { rows } = await sql<{
			isPaused: boolean;
		}>`SELECT pg_is_wal_replay_paused() AS "isPaused"`.execute(second.owner);
		if (rows[0]?.isPaused) throw new Error('The second server was told to show nothing new');
		return (await at(second.owner, 'pg_last_wal_replay_lsn')) >= wanted;
	});
}
