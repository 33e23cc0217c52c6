import type { LiveEvent } from '@borlette/shared/contract/events';
import { sql } from 'kysely';
import { connect } from '../db/connect.ts';
import { CompanyHomes } from '../db/homes/homes.ts';
import { cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { IDS } from '../tools/testing/ids.ts';
import { notify } from './channel.sql.ts';
import { Hub } from './hub.ts';
import { Listener } from './listener.ts';
import { Notifier } from './notifier.ts';

let database: TestDatabase;
let listener: Listener | undefined;
beforeAll(async () => {
	database = await cloneDatabase('borlette');
});
afterEach(() => listener?.stop());
afterAll(async () => {
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

test('many sales of a moment come as one event for each draw, whose of them is not said', async () => {
	const failures: unknown[] = [];
	const notifier = new Notifier(database.db, (error) => failures.push(error));
	const heard = await heardDuring(async () => {
		for (let sale = 0; sale < 20; sale++) {
			const agentId = sale % 2 ? IDS.agentA : IDS.otherAgentA;
			const of = { companyId: IDS.companyA, instanceId: `draw ${sale % 3}`, agentId };
			notifier.tell([
				{ kind: 'sale', ...of },
				{ kind: 'exposure', ...of },
			]);
		}
		await notifier.flush();
	});
	expect(failures).toEqual([]);
	const hub = new Hub();
	const seen: LiveEvent[] = [];
	hub.add({
		companyId: IDS.companyA,
		agents: null,
		person: 'somebody',
		house: 'A',
		tokenHash: '',
		push: (event) => seen.push(event),
		revoke: () => undefined,
	});
	hub.receive(JSON.stringify(heard));
	const at = expect.any(String);
	const ofDraw = (draw: number) =>
		(['sale', 'exposure'] as const).map((kind) => ({ kind, instance_id: `draw ${draw}`, at }));
	expect(seen).toEqual([0, 1, 2].flatMap(ofDraw));
});

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

test('what is committed while the process ends fails nowhere, though its database is gone: it is told to nobody', async () => {
	const own = connect(database.appUrl, { max: 1 });
	const failures: unknown[] = [];
	const notifier = new Notifier(own, (error) => failures.push(error));
	const sale = { kind: 'sale', companyId: IDS.companyA } as const;
	const heard = await heardDuring(async () => {
		notifier.tell([sale]);
		await notifier.stop();
		await own.destroy();
		notifier.tell([sale]);
		await notifier.flush();
	});
	expect([heard, failures]).toEqual([[{ k: 'sale', c: IDS.companyA }], []]);
});
