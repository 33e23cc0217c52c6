import { healthApi } from '@borlette/shared/contract/config';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { buildApp } from '../start/app.ts';
import { cloneDatabase } from '../tools/testing/databases.ts';
import { smallDisk } from '../tools/testing/small-disk.ts';
import { requestOf } from '../tools/testing/test-api.ts';
import { PROVIDER, readEverywhere } from './companies.ts';
import { connect } from './connect.ts';
import { unprivilegedAccount } from './embedded/account.ts';
import { runScript } from './rows.ts';
import { neededVersion, versionOf } from './schema-version.ts';
import { inScope } from './scope.ts';

test('on a full disk it is not ready and says so, reads on, and is ready once there is room again', async () => {
	const { uid, gid } = unprivilegedAccount() ?? {};
	const disk = smallDisk(200, { uid, gid });
	if (!disk) return;
	const database = await cloneDatabase('borlette');
	const { db, ownerUrl } = database;
	const server = new URL(ownerUrl);
	const name = server.pathname.slice(1);
	server.pathname = '/postgres';
	const admin = connect(server.href, { max: 1 });
	const config = { ...readConfig({}), ticketKeys: [Buffer.alloc(32).toString('base64')] };
	const app = await buildApp({ db, config });
	try {
		await runScript(admin, `CREATE TABLESPACE small LOCATION '${disk.folder}'`);
		await sql`ALTER DATABASE ${sql.ref(name)} SET TABLESPACE small`.execute(admin);
		const ready = async () => {
			const { statusCode, body } = await app.inject(requestOf(healthApi.ready, {}));
			const { message } = JSON.parse(body) as { message?: string };
			return [statusCode, message];
		};
		const write = () =>
			inScope(db, PROVIDER.scope, (tx) =>
				sql`INSERT INTO contact_messages (name, email, message, ip)
					SELECT 'A', 'a@example.com', repeat('x', 1000), '10.0.0.1' FROM generate_series(1, 1000)`.execute(
					tx,
				),
			);
		await write();
		expect(await ready()).toEqual([200, undefined]);

		disk.fill();
		await expect(write()).rejects.toMatchObject({ code: '53100' });
		for (let asked = 0; asked < 2; asked++) {
			expect(await ready()).toEqual([503, 'The disk of the database is full']);
		}
		expect(await readEverywhere(db, versionOf)).toEqual(neededVersion());
		await expect(write()).rejects.toMatchObject({ code: '53100' });

		disk.makeRoom();
		expect(await ready()).toEqual([200, undefined]);
		await write();
	} finally {
		await app.close();
		await database.close();
		await sql`DROP DATABASE ${sql.ref(name)} WITH (FORCE)`.execute(admin);
		await sql`DROP TABLESPACE small`.execute(admin);
		await admin.destroy();
		disk.end();
	}
});
