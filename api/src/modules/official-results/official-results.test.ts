import { lotGagnantApi } from '@borlette/shared/contract/lotgagnant';
import { officialResultApi } from '@borlette/shared/contract/official-results';
import { sql } from 'kysely';
import { CompanyHomes } from '../../db/homes/homes.ts';
import { theRow } from '../../db/rows.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { sendForm } from '../../tools/testing/multipart.ts';
import { openDraw } from '../../tools/testing/selling.ts';
import { endDraw } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const CSV = [
	'Draw Date,Midday Daily #,Midday Win 4 #,Evening Daily #,Evening Win 4 #',
	'11/19/2018,95,60,123,4567',
	'11/18/2018,1,2,,',
	'11/18/2018,3,4,,',
].join('\n');

const importCsv = async (text: string | Buffer, state = 'New York') =>
	sendForm(
		api,
		await api.tokenOf('root'),
		officialResultApi.import,
		{ state },
		{ file: Buffer.from(text) },
	);

test('an export is imported once; conflicts are named and nothing is overwritten', async () => {
	expect((await importCsv(CSV)).body).toMatchObject({
		draws: 2,
		imported: 2,
		known: 0,
		problems: [
			{ line: 3, problem: 'conflict_in_file', known: '003 0004' },
			{ line: 4, problem: 'conflict_in_file', known: '001 0002' },
		],
	});
	const again = CSV.replace('4567', '9999').split('\n').slice(0, 2).join('\n');
	expect((await importCsv(again)).body).toEqual({
		draws: 2,
		imported: 0,
		known: 1,
		problems: [
			{
				line: 2,
				problem: 'conflict_with_known',
				draw_date: '2018-11-19',
				slot: 'soir',
				value: '123 9999',
				known: '123 4567',
			},
		],
	});
	const { body } = await api.call('root', officialResultApi.list, {
		query: { state: 'New York', sort: 'slot' },
	});
	expect(body).toMatchObject([
		{ slot: 'midi', draw_date: '2018-11-19', pick3: '095', pick4: '0060', created_by: 'root Test' },
		{ slot: 'soir', draw_date: '2018-11-19', pick3: '123', pick4: '4567' },
	]);
});

test('an export that a spreadsheet wrote anew is read as it was', async () => {
	const anew = `sep=;\r\n${CSV.replaceAll(',', ';').replaceAll('\n', '\r\n')}`;
	for (const file of [anew, Buffer.from(`\uFEFF${anew}`, 'utf16le')]) {
		expect((await importCsv(file)).body).toMatchObject({ draws: 2, imported: 0, known: 2 });
	}
});

test('a file that is none, and a person who may not, are refused', async () => {
	for (const bad of ['', 'a,b\n1,2', Buffer.from([0xff, 0xfe, 0x00]), 'date\0slot']) {
		const { failure } = await importCsv(bad);
		expect(failure).toMatchObject({ fields: { file: {} } });
	}
	const { failure } = await api.call('adminA', officialResultApi.list, { query: {} });
	expect(failure.code).toBe('forbidden');
});

test('the draws that companies play, and the dates that wait', async () => {
	const { date } = await heldInBoth(20);
	const { body } = await api.call('root', officialResultApi.draws, {});
	const [first] = body;
	expect(body).toHaveLength(1);
	expect(first).toMatchObject({ companies: 2, waiting: 2, waiting_since: date });
	await sql`DELETE FROM tirage_instances WHERE draw_date = ${date}`.execute(api.owner);
	const after = await api.call('root', officialResultApi.draws, {});
	expect(after.body).toMatchObject([{ companies: 2, waiting: 0, waiting_since: null }]);
});

/** Yesterday's draw of both companies, over since a minute. */
async function heldInBoth(daysAgo: number): Promise<{ date: string; instances: string[] }> {
	const instances = [
		await openDraw(api.owner, -daysAgo, IDS.tirageA),
		await openDraw(api.owner, -daysAgo, IDS.tirageB),
	];
	for (const instance of instances) await endDraw(api.owner, instance);
	const { date } = await theRow(
		api.owner,
		sql<{
			date: string;
		}>`SELECT draw_date AS date FROM tirage_instances WHERE id = ${instances[0]}`,
	);
	return { date, instances };
}

test('one result is entered for every company that plays the draw, and confirmed by another person', async () => {
	const { date, instances } = await heldInBoth(1);
	const draw = { state: 'New York', slot: 'midi' as const, draw_date: date };
	const enter = (pick3: string) =>
		api.call('root', officialResultApi.enter, { body: { ...draw, pick3, pick4: '1122' } });
	const entered = await enter('107');
	expect(entered.body.map(({ companyname, outcome }) => [companyname, outcome])).toEqual([
		['Company A', 'entered'],
		['Company B', 'entered'],
	]);
	expect((await enter('107')).body.map(({ outcome }) => outcome)).toEqual(['same', 'same']);
	expect((await enter('999')).failure.code).toBe('conflict');
	const byRoot = await api.call('root', officialResultApi.confirm, { body: draw });
	expect(byRoot.body.map(({ outcome }) => outcome)).toEqual([
		'second_person_required',
		'second_person_required',
	]);
	const own = await api.call('adminA', lotGagnantApi.confirm, {
		body: { instance_id: instances[0] as string, revision: 1, pick3: '107', pick4: '1122' },
	});
	expect(own.body).toMatchObject({ state: 'confirmed', entered_by: 'root Test' });
	const { rows } = await sql<{ count: number }>`SELECT count(*) FROM audit_entries
		WHERE object_type = 'lotgagnant' AND action = 'create'
		GROUP BY company_id`.execute(api.owner);
	expect(rows).toEqual([{ count: 1 }, { count: 1 }]);
});

test('an official result is in the provider’s trail once, though no house waits for it', async () => {
	const enter = (pick3: string) =>
		api.call('root', officialResultApi.enter, {
			body: { state: 'Ailleurs', slot: 'midi', draw_date: '2026-03-02', pick3, pick4: '1122' },
		});
	expect((await enter('107')).body).toEqual([]);
	await enter('107');
	expect((await enter('999')).failure.code).toBe('conflict');
	const { rows } =
		await sql<object>`SELECT company_id, actor_id, action, object_label, after FROM audit_entries
		WHERE object_type = 'official-results' AND object_id = 'Ailleurs'`.execute(api.owner);
	expect(rows).toMatchObject([
		{
			company_id: '00000000-0000-0000-0000-000000000000',
			actor_id: IDS.root,
			action: 'create',
			object_label: 'Ailleurs midi 2026-03-02',
			after: { pick3: '107', pick4: '1122' },
		},
	]);
});

/** While company A is on a server that this process was not told of. */
async function withoutA<T>(work: () => Promise<T>): Promise<T> {
	await sql`INSERT INTO company_homes (company_id, server) VALUES (${IDS.companyA}, 'gone')`.execute(
		api.owner,
	);
	new CompanyHomes([api.db]);
	return work().finally(async () => {
		api.db.homes = undefined;
		await sql`DELETE FROM company_homes`.execute(api.owner);
	});
}

test('a company whose server is away keeps no other from the result, and is named; later it gets it too', async () => {
	const { date } = await heldInBoth(3);
	const draw = { state: 'New York', slot: 'midi' as const, draw_date: date };
	const span = { start_date: date, end_date: date };
	const enter = () =>
		api.call('root', officialResultApi.enter, { body: { ...draw, pick3: '107', pick4: '1122' } });
	const said = async (answer: ReturnType<typeof enter>) =>
		(await answer).body.map(({ companyname, outcome, failed }) => [
			companyname,
			failed ? 'failed' : outcome,
		]);
	expect(await withoutA(() => said(enter()))).toEqual([
		['Company B', 'entered'],
		['Company A', 'failed'],
	]);
	const known = () => api.call('root', officialResultApi.enterKnown, { body: span });
	expect(await withoutA(() => said(known()))).toEqual([['Company A', 'failed']]);
	const confirm = () => api.call('root', officialResultApi.confirm, { body: draw });
	expect(await withoutA(() => said(confirm()))).toEqual([
		['Company B', 'second_person_required'],
		['Company A', 'failed'],
	]);
	expect(await said(enter())).toEqual([
		['Company A', 'entered'],
		['Company B', 'same'],
	]);
});

test('what is known answers every draw that waits; what a house entered itself is left alone', async () => {
	const { date, instances } = await heldInBoth(2);
	await importCsv(`date,slot,pick3,pick4\n${date},midi,555,6666`);
	await api.call('adminB', lotGagnantApi.enter, {
		body: { instance_id: instances[1] as string, pick3: '000', pick4: null },
	});
	const span = { start_date: date, end_date: date };
	const first = await api.call('root', officialResultApi.enterKnown, { body: span });
	expect(first.body).toMatchObject([{ companyname: 'Company A', outcome: 'entered' }]);
	expect((await api.call('root', officialResultApi.enterKnown, { body: span })).body).toEqual([]);
	const both = await api.call('root', officialResultApi.enter, {
		body: { state: 'New York', slot: 'midi', draw_date: date, pick3: '555', pick4: '6666' },
	});
	expect(both.body.map(({ outcome }) => outcome)).toEqual(['same', 'conflict']);
});
