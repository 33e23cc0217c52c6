import { sql } from 'kysely';
import { CompanyHomes } from '../db/homes/homes.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { IDS } from '../tools/testing/ids.ts';
import { notify } from './channel.sql.ts';
import { Listener } from './listener.ts';
import { Notifier } from './notifier.ts';

let database: TestDatabase;
let listener: Listener | undefined;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterAll(async () => {
	await listener?.stop();
	await database.close();
});

/** All that is told while `work` goes on. */
function heardDuring(work: () => Promise<void>): Promise<unknown[]> {
	const { db } = database;
	const END = '[]';
	return new Promise((resolve, reject) => {
		const heard: unknown[] = [];
		listener = new Listener({
			newClient: () => db.newListeningClient(),
			onText: (text) => (text === END ? resolve(heard) : heard.push(...JSON.parse(text))),
			onPeople: () => undefined,
			onGap: () => undefined,
			onFailure: reject,
			onHearing: (isHearing) => {
				if (isHearing) work().then(() => notify(db, [END]), reject);
			},
		});
		listener.start();
	});
}

test('a company whose server is not known keeps nothing from the others', async () => {
	const { db, owner } = database;
	await sql`INSERT INTO company_homes (company_id, server) VALUES (${IDS.companyA}, 'gone')`.execute(
		owner,
	);
	new CompanyHomes([db]);
	const failures: string[] = [];
	const notifier = new Notifier(db, (error) => failures.push((error as Error).name));
	const heard = await heardDuring(async () => {
		notifier.tell([
			{ kind: 'result', companyId: IDS.companyA },
			{ kind: 'sale', companyId: IDS.companyA },
			{ kind: 'result', companyId: IDS.companyB },
		]);
		await notifier.flush();
	});
	expect(heard).toEqual([{ k: 'result', c: IDS.companyB }]);
	expect(failures).toEqual(['UnknownServer']);
});
