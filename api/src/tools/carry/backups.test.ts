import path from 'node:path';
import { sql } from 'kysely';
import { systemOf } from '../../backup/backup.sql.ts';
import { identityIn } from '../../backup/identity.ts';
import { Backups } from '../../backup/keep.ts';
import { placeAt, placeToRead } from '../../backup/place-at.ts';
import { restore } from '../../backup/restore.ts';
import { connect } from '../../db/connect.ts';
import { systemsBefore } from '../../db/embedded/carried.ts';
import { readBackups } from '../../state/backups.ts';
import { PLACES, type TestPlace } from '../testing/places.ts';
import { sell } from '../testing/selling.ts';
import {
	carryOverQuietly,
	opened,
	standAlone,
	tableContents,
	useSoldHouse,
} from '../testing/sold-house.ts';

const { houses, sold } = useSoldHouse();
let to: TestPlace;
afterEach(() => to?.stop());

const nobody = () => undefined;
const configOf = (dataDir: string) => ({
	...{ dataDir, backupDir: to.address, bucketAccess: to.access, backupsKept: 2 },
	...{ storeDir: undefined, backupRecipient: undefined, databaseUrl: undefined },
});
const backupsOf = (dataDir: string) => new Backups(configOf(dataDir), nobody);
/** What is kept of the former database. */
async function keptOfFormer() {
	const place = placeAt(to.address, to.access);
	return [await place.bases(), await place.logs(), await place.kept()];
}
/** Lays all that is kept down in a folder. */
async function restoredTo(dataDir: string, keyOf: string) {
	const identity = await identityIn(path.join(keyOf, 'backup.key'));
	return restore(await placeToRead(to.address, to.access), { at: undefined, dataDir, identity });
}

/** Copies of a house that the former server runs. @returns its system */
async function backUpFormer(dataDir: string): Promise<string> {
	const former = await houses.open(dataDir);
	await sql`SET synchronous_commit = local`.execute(former.owner);
	const system = await systemOf(former.owner);
	await backupsOf(dataDir).take();
	await former.close();
	return system;
}

test.each(PLACES)(
	'in %s backups go on beside those of before, which stay as they were',
	async (_kind, start) => {
		const house = sold();
		if (!house) return;
		const { open } = house;
		to = await start();
		const dataDir = await houses.copyOf(house.dataDir);
		const system = await backUpFormer(dataDir);
		const former = await keptOfFormer();
		await carryOverQuietly(dataDir);
		expect((await readBackups(configOf(dataDir)))?.bases).toHaveLength(1);
		const content = await opened(dataDir, async ({ owner, db }) => {
			await standAlone(owner);
			const backups = backupsOf(dataDir);
			expect(await backups.isDue()).toBe(true);
			const { name } = await backups.take();
			expect(backups.place.address).toBe(`${to.address}/postgresql-18`);
			await sell(db, open, [{}]);
			// Another process, later.
			const later = backupsOf(dataDir);
			await later.keepLog();
			expect(await later.isDue()).toBe(false);
			expect((await readBackups(configOf(dataDir)))?.bases).toMatchObject([{ name }]);
			return tableContents(owner);
		});
		expect(await keptOfFormer()).toEqual(former);

		const again = path.join(await houses.newFolder(), 'data');
		const { cluster } = await restoredTo(again, dataDir);
		const owner = connect(cluster.ownerUrl, { max: 1 });
		expect(await tableContents(owner)).toEqual(content);
		await owner.destroy();
		await cluster.stop();
		expect(systemsBefore(path.join(again, 'postgres', 'data'))).toEqual([system]);

		const other = await houses.newFolder();
		await opened(other, async () => {
			await expect(backupsOf(other).take()).rejects.toThrow('backups of another database');
		});
	},
);

test('a backup of the former server is restored, carried over, and has all rows', async () => {
	const house = sold();
	if (!house) return;
	const [[, startFolder] = []] = PLACES;
	if (!startFolder) throw new Error('There is no place');
	to = await startFolder();
	const dataDir = await houses.copyOf(house.dataDir);
	await backUpFormer(dataDir);
	const again = path.join(await houses.newFolder(), 'data');
	await expect(restoredTo(again, dataDir)).rejects.toThrow('npm run carry carries it over');
	houses.layDownPrograms(again);
	await carryOverQuietly(again);
	await opened(again, async ({ owner }) => {
		expect(await tableContents(owner)).toEqual(house.content);
		const settings = sql<{
			n: number;
		}>`SELECT count(*) AS n FROM pg_file_settings WHERE name ~ 'recovery|restore'`;
		expect((await settings.execute(owner)).rows).toEqual([{ n: 0 }]);
	});
});
