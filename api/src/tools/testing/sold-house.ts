import path from 'node:path';
import { sql } from 'kysely';
import { APP_ROLE } from '../../db/app-role.ts';
import { connect, type Db, type Pool } from '../../db/connect.ts';
import { startCluster } from '../../db/embedded/cluster.ts';
import { keptPassword } from '../../db/embedded/password.ts';
import { migrate } from '../../db/migrate.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { Carry } from '../carry/carry.ts';
import type { Carrying } from '../carry/carrying.ts';
import { FormerHouses, letIn, makeUp } from './former-house.ts';
import { IDS } from './ids.ts';
import { seed } from './seed.ts';
import { bindDevices, openDraw, sell } from './selling.ts';
import { drawn } from './settling.ts';

/** Of each table how many rows, and a sum of them. */
export type TableContents = Record<string, string>;

/** A house of a former major that sold and settled; nobody runs it. */
export interface SoldHouse {
	dataDir: string;
	content: TableContents;
	/** A draw of company A that is open. */
	open: string;
}

/** Houses of the former server for the tests of a file, and one in which was sold: undefined where npm does not reach it. */
export function useSoldHouse() {
	const houses = new FormerHouses();
	let house: SoldHouse | undefined;
	beforeAll(async () => {
		if (await houses.fetch()) house = await sellInFormer(houses);
	});
	afterAll(() => houses.remove());
	return { houses, sold: () => house };
}

async function sellInFormer(houses: FormerHouses): Promise<SoldHouse> {
	const house = await houses.make();
	const { owner, db, dataDir } = house;
	await makeUp(owner);
	await migrate(owner);
	await letIn(house);
	await seed(owner);
	await bindDevices(owner);
	// What the seed has without fiches behind it.
	for (const table of ['boules_block', 'payments', 'invoices']) {
		await sql`DELETE FROM ${sql.table(table)}`.execute(owner);
	}
	// Of a month that a new database has no room for.
	await sell(db, await openDraw(owner, 150), [{}]);
	const settled = await openDraw(owner, 1);
	await sell(db, settled, [{}, { numbers: '11', stake: 300 }]);
	await drawn({ db, owner }, settled, ['107', '1122']);
	const open = await openDraw(owner, 2);
	for (let n = 0; n < 20; n++) await sell(db, open, [{ numbers: '12' }]);
	// All that has a meaning in a copied row.
	const name = 'Élise\n\t\\ "l’aînée", {}';
	await sql`UPDATE agents SET first_name = ${name} WHERE id = ${IDS.agentA}`.execute(owner);
	await waitForSecond(owner);
	const content = await tableContents(owner);
	await house.close();
	return { dataDir, content, open };
}

/** As a house is set whose sales wait for a second server; that one is away. */
async function waitForSecond(owner: Pool): Promise<void> {
	await sql`SET synchronous_commit = local`.execute(owner);
	await sql`ALTER SYSTEM SET synchronous_standby_names = 'borlette_second'`.execute(owner);
}

/** Nobody waits for the second server any more. */
export async function standAlone(owner: Pool): Promise<void> {
	await sql`ALTER SYSTEM RESET synchronous_standby_names`.execute(owner);
	await sql`SELECT pg_reload_conf()`.execute(owner);
}

/** By a way that is not the command's: all rows of all tables as text, in order. */
export async function tableContents(owner: Db): Promise<TableContents> {
	const tables = await rowsOf(
		owner,
		sql<{ name: string }>`SELECT relname AS name FROM pg_class
			WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
				AND relname NOT LIKE 'kysely%' AND relname <> 'schema_code'`,
	);
	const found: TableContents = {};
	for (const { name } of tables) {
		const { content } = await theRow(
			owner,
			sql<{ content: string }>`SELECT count(*) || ' '
					|| md5(coalesce(string_agg(t::text, '|' ORDER BY t::text COLLATE "C"), '')) AS content
				FROM ${sql.table(name)} t`,
		);
		found[name] = content;
	}
	return found;
}

const nobody = () => undefined;
export const carryOverQuietly = (dataDir: string, change: Partial<Carrying> = {}) => {
	const progress = { begin: nobody, advance: nobody, end: nobody };
	return new Carry({ dataDir, progress, say: nobody, ...change }).run();
};

/** Opens a data folder as the product does. */
export async function opened<T>(
	dataDir: string,
	work: (house: { owner: Pool; db: Pool }) => Promise<T>,
): Promise<T> {
	const cluster = await startCluster({ dataDir });
	const owner = connect(cluster.ownerUrl, { max: 2 });
	const appUrl = new URL(cluster.ownerUrl);
	appUrl.username = APP_ROLE;
	appUrl.password = keptPassword(path.join(cluster.folder, 'app.password'));
	const db = connect(appUrl.href);
	try {
		return await work({ owner, db });
	} finally {
		await Promise.all([owner.destroy(), db.destroy()]);
		await cluster.stop();
	}
}
