import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/environment.ts';
import { ensureAppRole } from '../app-role.ts';
import { type ConnectOptions, connect, type Pool } from '../connect.ts';
import { databaseFailure } from '../failures.ts';
import { migrate } from '../migrate.ts';
import { CompanyHomes } from './homes.ts';
import { link, type Owner, writesLogically } from './link.sql.ts';

type Named = Pick<Config, 'companyServers'>;
type Say = (message: string) => void;

/** Migrates the further servers and links them with the directory. One that is away is linked at a later start. */
export async function linkServers(
	directory: Owner,
	{ companyServers }: Named,
	say: Say,
): Promise<void> {
	for (const { name, url, ownerUrl } of companyServers) {
		if (!ownerUrl) continue;
		const owner = connect(ownerUrl, { max: 1 });
		await unlessAway(name, say, async () => {
			await migrate(owner, { say });
			await ensureAppRole(owner, url);
			await requireLogical(directory.pool, 'of DATABASE_URL');
			await requireLogical(owner, name);
			await link(directory, { pool: owner, url: ownerUrl }, name);
		}).finally(() => owner.destroy());
	}
}

async function requireLogical(owner: Pool, name: string): Promise<void> {
	if (await writesLogically(owner)) return;
	throw new ConfigError(
		`The server ${name} writes no log that others can follow: set wal_level = logical there (docs/scaling.md)`,
	);
}

interface Opening extends ConnectOptions {
	say: Say;
	check(db: Pool): Promise<void>;
}

/** Pools of the further servers, which the directory knows from then on; none where none is named. */
export async function openServers(
	directory: Pool,
	{ companyServers }: Named,
	{ say, check, ...options }: Opening,
): Promise<readonly Pool[]> {
	if (companyServers.length === 0) return [];
	const pools = companyServers.map(({ name, url }) => connect(url, { ...options, server: name }));
	new CompanyHomes([directory, ...pools]);
	for (const pool of pools) await unlessAway(pool.server, say, () => check(pool));
	return pools;
}

async function unlessAway(name: string, say: Say, work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (databaseFailure(error)?.code !== 'unavailable') throw error;
		say(`The server ${name} is away: its companies are answered once it is back`);
	}
}
