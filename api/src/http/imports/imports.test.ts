import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@borlette/shared/contract';
import {
	IMPORT_MAX,
	type ImportApi,
	type ImportCheck,
	type ImportDone,
	importAgents,
	importLimits,
	importSurcussales,
} from '@borlette/shared/contract/imports';
import { posApi } from '@borlette/shared/contract/pos';
import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { readCsv, readSheet } from '../../tools/testing/read-file.ts';
import { openDraw, otherTirage } from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();

interface Answered<T> {
	status: number;
	body: T;
	failure: ErrorBody;
}

/** Sends a file as the screen does. */
async function send<T>(
	as: Person,
	endpoint: ImportApi['check'] | ImportApi['take'],
	fields: Record<string, string>,
	file: Uint8Array | string,
	key: string = randomUUID(),
): Promise<Answered<T>> {
	const form = new FormData();
	for (const [name, value] of Object.entries({ lang: 'fr', ...fields })) form.set(name, value);
	form.set('file', new Blob([typeof file === 'string' ? file : Buffer.from(file)]), 'file');
	const request = new Request('http://localhost', { method: 'POST', body: form });
	return (await api.inject({
		method: 'POST',
		url: endpoint.path,
		headers: {
			authorization: `Token ${await api.tokenOf(as)}`,
			'content-type': request.headers.get('content-type') as string,
			'idempotency-key': key,
		},
		payload: Buffer.from(await request.arrayBuffer()),
	})) as Answered<T>;
}
const check = (as: Person, { check: call }: ImportApi, file: Uint8Array | string, lang = 'fr') =>
	send<ImportCheck>(as, call, { lang }, file);
const take = (
	as: Person,
	{ take: call }: ImportApi,
	file: Uint8Array | string,
	{ rows = 'all', key = randomUUID() as string, lang = 'fr' } = {},
) => send<ImportDone>(as, call, { rows, lang }, file, key);

const HEADING = 'Prénom;Nom;Téléphone;Surcussale;Commission (%);Code;Pseudonyme;Mot de passe';
const agentsFile = (...rows: string[]) => [HEADING, ...rows].join('\n');
const agentsCalled = (name: string) =>
	rowsOf(
		api.owner,
		sql<{ id: string; username: string; code: string; phone: string; commission: number }>`
			SELECT id, username, code, phone, commission FROM agents WHERE last_name = ${name} ORDER BY id`,
	);
/** Of the seed, as it is called. */
const branchOfA = async () =>
	(
		await theRow(
			api.owner,
			sql<{ name: string }>`SELECT name FROM surcussales WHERE id = ${IDS.surcussaleA}`,
		)
	).name;

test('a code that a spreadsheet took its zeros from gets them back, and that is said', async () => {
	const branch = await branchOfA();
	const titles = ['Prénom', 'Nom', 'Téléphone', 'Surcussale', 'Commission', 'Code'];
	const rows = [503, 'AB7', 12_345].map((code, at) => [
		...['Rose', 'Sanzéro', `3699348${at}`, branch, 5, code],
	]);
	const file = await writeXlsx({ sheets: [{ name: 'agents', rows: [titles, ...rows] }] });
	expect((await check('adminA', importAgents, file)).body).toMatchObject({
		...{ good: 3, faults: [], zeros: 1 },
	});
	await take('adminA', importAgents, file);
	const codes = (await agentsCalled('Sanzéro')).map(({ code }) => code);
	expect(codes.toSorted()).toEqual(['0503', '12345', 'AB7']);
	// One that is there already is told as such, by either way of writing it.
	const again = await check('adminA', importAgents, file);
	expect(again.body.faults.filter(({ column }) => column === 'code')).toHaveLength(3);
});

test('each cell that is wrong is told, and nothing is written until none is', async () => {
	const branch = await branchOfA();
	const file = agentsFile(
		`Guerline;Premier;36123456;${branch};12,5;;;`,
		`Rose;Premier;12;Nulle part;beaucoup;0001;;abcdefgh`,
		`Rose;Premier;36123457;${branch.toUpperCase()};10;;même nom;`,
	);
	const { body } = await check('adminA', importAgents, file);
	expect(body).toMatchObject({ rows: 3, good: 1, unknown: [] });
	expect(body.faults.map(({ row, column, code }) => [row, column, code])).toEqual([
		[3, 'phone', 'format'],
		[3, 'surcussale', 'unknown_reference'],
		[3, 'commission', 'format'],
		[3, 'code', 'taken'],
		[3, 'password', 'guessable'],
		[4, 'username', 'format'],
	]);
	expect(body.faults[1]).toMatchObject({
		title: 'Surcussale',
		value: 'Nulle part',
		text: 'Rien ne porte ce nom ici.',
	});
	const english = await check('adminA', importAgents, file, 'en');
	expect(english.body.faults[1]).toMatchObject({
		title: 'Branch',
		text: 'Nothing here has this name.',
	});
	const refused = await take('adminA', importAgents, file);
	expect(refused.failure.fields).toEqual({ file: { code: 'not_allowed' } });
	expect(await agentsCalled('Premier')).toEqual([]);

	const some = await take('adminA', importAgents, file, { rows: 'good' });
	expect(some.body).toMatchObject({ added: 1, refused: 2 });
	const [, first, second] = readCsv(Buffer.from(some.body.file.content, 'base64'));
	expect(first?.slice(-5, -3)).toEqual(['Ajouté', some.body.signIns[0]?.code]);
	expect(second?.at(-5)).toBe('Non pris');
	expect(second?.at(-1)).toContain('Surcussale\u00a0: Rien ne porte ce nom ici.');
	const inGerman = await take('adminA', importAgents, file, { rows: 'good', lang: 'de' });
	const [, , refusedRow] = readCsv(Buffer.from(inGerman.body.file.content, 'base64'));
	expect(refusedRow?.at(-1)).toContain('Filiale: Nichts hat hier diesen Namen.');
});

test('agents come with codes, names and passwords, which open a terminal; a lost answer comes again', async () => {
	const branch = await branchOfA();
	const file = agentsFile(
		`Élise;Deuxième;+509 36 12 34 58;${branch};12.5 %;;;`,
		`Élise;Deuxième;36123459;${branch};0;zz77;;`,
		`Jean-Baptiste;Deuxième;50936123460;${branch};10;;jb;correct horse battery`,
	);
	const key = randomUUID();
	const wrong = await check('adminA', importAgents, file);
	expect(wrong.body.faults).toMatchObject([{ row: 4, column: 'username', code: 'too_short' }]);
	const mended = file.replace(';jb;', ';jean.b;');
	const { body } = await take('adminA', importAgents, mended, { key });
	expect(body).toMatchObject({ added: 3, changed: 0, refused: 0 });
	expect(body.signIns.map(({ username }) => username)).toEqual([
		'elise.deuxieme',
		'elise.deuxieme2',
		'jean.b',
	]);
	expect(body.signIns[1]).toMatchObject({ code: 'ZZ77', name: 'Élise Deuxième · ZZ77' });
	const [one] = body.signIns;
	expect(one?.password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
	for (const { company, username, password } of body.signIns) {
		const login = await api.call({ token: undefined }, posApi.login, {
			body: { company, username, password, device_id: `T-${username}` },
		});
		expect([username, login.status]).toEqual([username, 200]);
	}
	const made = await agentsCalled('Deuxième');
	expect(made.map(({ phone, commission }) => [phone, commission]).toSorted()).toEqual([
		['+50936123458', 1250],
		['+50936123459', 0],
		['+50936123460', 1000],
	]);

	const again = await take('adminA', importAgents, mended, { key });
	expect(again.body).toEqual(body);
	expect(await agentsCalled('Deuxième')).toHaveLength(3);
	const other = await take('adminA', importAgents, file, { key });
	expect(other.failure.code).toBe('key_reused');
	const kept = JSON.stringify(
		await rowsOf(api.owner, sql`SELECT answer FROM idempotency_keys WHERE key = ${key}`),
	);
	expect(kept).not.toContain(one?.password);
	const trail = await rowsOf(
		api.owner,
		sql<{ action: string }>`SELECT action FROM audit_entries WHERE object_id = ${one?.id}
			AND object_type = 'agent'`,
	);
	expect(trail.map(({ action }) => action)).toEqual(['create']);
});

test('a bound that was passed is named in the unit that is typed', async () => {
	const branch = await branchOfA();
	const told = async (kind: ImportApi, file: string, lang?: string) =>
		(await check('adminA', kind, file, lang)).body.faults.map(({ column, text }) => [column, text]);
	const commission = agentsFile(`A;Onzième;36123491;${branch};150;;;`);
	expect(await told(importAgents, commission)).toEqual([['commission', 'Au plus 100\u00a0%.']]);
	expect(await told(importAgents, commission, 'en')).toEqual([['commission', 'At most 100%.']]);
	expect(await told(importSurcussales, 'Surcussale;Commission\nAnse 1;-1')).toEqual([
		['commission', 'Au moins 0\u00a0%.'],
	]);
	const limits = ';borlette;;1 250,5;250;\n;mariage;;-5;;';
	const heading = 'agent;jeu;boule;mise minimale;mise maximale;limite';
	expect(await told(importLimits, `${heading}\n${limits}`)).toEqual([
		['max_stake', 'Au moins 1\u00a0250,50.'],
		['min_stake', 'Au moins 0,00.'],
	]);
});

test('what stands twice in a file, or was taken since it was checked, is told', async () => {
	const branch = await branchOfA();
	const twice = agentsFile(
		`A;Troisième;36123461;${branch};1;412;;`,
		`B;Troisième;36123462;${branch};1;0412;;`,
	);
	const { body } = await check('adminA', importAgents, twice);
	expect(body.faults.map(({ row, code }) => [row, code])).toEqual([
		[2, 'twice_in_file'],
		[3, 'twice_in_file'],
	]);
});

test('a supervisor imports into their own surcussales; a name that a colleague’s agent has is told', async () => {
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'add_agent'), (${IDS.supervisorA}, 'view_agent')
		ON CONFLICT DO NOTHING`.execute(api.owner);
	const { username } = await theRow(
		api.owner,
		sql<{ username: string }>`SELECT username FROM agents WHERE id = ${IDS.otherAgentA}`,
	);
	const { name: other } = await theRow(
		api.owner,
		sql<{ name: string }>`SELECT name FROM surcussales WHERE id = ${IDS.otherSurcussaleA}`,
	);
	const branch = await branchOfA();
	const file = agentsFile(
		`A;Quatrième;36123463;${branch};1;;${username};`,
		`B;Quatrième;36123464;${branch};1;;;`,
	);
	const away = await check('supervisorA', importAgents, agentsFile(`C;X;36123465;${other};1;;;`));
	expect(away.body.faults).toMatchObject([{ column: 'surcussale', code: 'unknown_reference' }]);
	const none = await take('supervisorA', importAgents, file);
	expect(none.failure.code).toBe('conflict');
	expect(await agentsCalled('Quatrième')).toEqual([]);
	const some = await take('supervisorA', importAgents, file, { rows: 'good' });
	expect(some.body).toMatchObject({ added: 1, refused: 1 });
	const house = await check('supervisorA', importLimits, 'agent;jeu;limite\n;borlette;5');
	expect(house.failure.code).toBe('forbidden');
});

test('the template of each kind is a file that is read again, in the language asked for', async () => {
	for (const kind of [importAgents, importSurcussales, importLimits]) {
		for (const lang of ['fr', 'en', 'de'] as const) {
			const headers = { authorization: `Token ${await api.tokenOf('adminA')}` };
			const get = (path: string) =>
				api.app.inject({ method: 'GET', url: `${path}?lang=${lang}`, headers });
			const csv = await get(kind.csv.path);
			const { body } = await check('adminA', kind, csv.rawPayload);
			expect(body).toMatchObject({ rows: 0, faultCount: 0, unknown: [] });
			const xlsx = await get(kind.xlsx.path);
			expect((await check('adminA', kind, xlsx.rawPayload)).body).toMatchObject({ rows: 0 });
		}
	}
});

test('a text is parted as a spreadsheet of its language parts it, and what comes back as it was sent', async () => {
	const headers = { authorization: `Token ${await api.tokenOf('adminA')}` };
	const heading = async (lang: string) => {
		const url = `${importSurcussales.csv.path}?lang=${lang}`;
		return (await api.app.inject({ method: 'GET', url, headers })).body;
	};
	expect(await heading('fr')).toContain('Surcussale *;');
	expect(await heading('de')).toContain('Filiale *;');
	expect(await heading('en')).toContain('Branch *,');
	const file = `${await heading('de')}\nParties 1${';'.repeat(20)}`;
	const { body } = await take('adminA', importSurcussales, file, { lang: 'de' });
	const answer = Buffer.from(body.file.content, 'base64').toString();
	expect(answer.split('\r\n')[1]).toMatch(/^Parties 1;.*;Angelegt;/);
});

test('a file of more rows than one may have says how many it may', async () => {
	const file = agentsFile(...Array.from({ length: IMPORT_MAX + 1 }, () => 'Anne;X;;;;;;'));
	const { failure } = await check('adminA', importAgents, file);
	expect(failure.fields).toEqual({ file: { code: 'too_many', limit: IMPORT_MAX } });
});

test('a workbook that holds too much in few rows is too large, not one of too many', async () => {
	const rows = [['Prénom'], ['x'.repeat(17_000_000)]];
	const file = Buffer.from(await writeXlsx({ sheets: [{ name: 'agents', rows }] }));
	const { failure } = await check('adminA', importAgents, file);
	expect(failure).toMatchObject({ code: 'payload_too_large' });
});

test('a workbook is answered with a workbook; numbers are read as they were typed', async () => {
	const branch = await branchOfA();
	const file = await writeXlsx({
		sheets: [
			{
				name: 'A',
				rows: [
					['First name', 'Last name', 'Phone', 'Branch', 'Commission', 'Remark'],
					['Anne', 'Cinquième', 50936123470, branch, 12.5, 'x'],
				],
			},
		],
	});
	const { body: checked } = await check('adminA', importAgents, file);
	expect(checked).toMatchObject({ rows: 1, good: 1, unknown: ['Remark'] });
	const { body } = await take('adminA', importAgents, file);
	expect(await agentsCalled('Cinquième')).toMatchObject([
		{ phone: '+50936123470', commission: 1250 },
	]);
	const [heading, row] = await readSheet(Buffer.from(body.file.content, 'base64'));
	expect(heading?.slice(-5)).toEqual([
		'Résultat',
		'Code donné',
		'Pseudonyme donné',
		'Mot de passe donné',
		'À corriger',
	]);
	expect(row?.slice(5, 7)).toEqual(['x', 'Ajouté']);
	expect(row).toContain(body.signIns[0]?.password);
});

test('a percentage and a padded code of a workbook are read as their cells show them', async () => {
	const branch = await branchOfA();
	const rows = [
		['Prénom', 'Nom', 'Téléphone', 'Surcussale', 'Commission', 'Code'],
		['Anne', 'Septième', '36123471', branch, 0.07, 871],
		['Rose', 'Septième', '36123472', branch, '12,5 %', '0872'],
		['Lise', 'Septième', '36123473', branch, 0, 873],
	];
	const columns = [{}, {}, {}, {}, { numFmt: '0.00%' }, { numFmt: '0000' }];
	const file = await writeXlsx({ sheets: [{ name: 'A', columns, rows }] });
	expect((await check('adminA', importAgents, file)).body).toMatchObject({ rows: 3, good: 3 });
	await take('adminA', importAgents, file);
	expect(await agentsCalled('Septième')).toMatchObject([
		{ commission: 700, code: '0871' },
		{ commission: 1250, code: '0872' },
		{ commission: 0, code: '0873' },
	]);
});

test('a cell whose formula came to nothing is told, whatever its column takes', async () => {
	const branch = await branchOfA();
	const rows = ['#N/A;A', 'B;#NOM ?', '#REF!;C', '#1;D'].map((names, at) => {
		return `${names};3612350${at};${branch};5;;;`;
	});
	const { body } = await check('adminA', importAgents, agentsFile(...rows));
	expect(body).toMatchObject({ rows: 4, good: 1, faultCount: 3 });
	expect(body.faults.map(({ row, column, code, value }) => [row, column, code, value])).toEqual([
		[2, 'first_name', 'format', '#N/A'],
		[3, 'last_name', 'format', '#NOM ?'],
		[4, 'first_name', 'format', '#REF!'],
	]);
	const file = await writeXlsx({
		sheets: [{ name: 'A', columns: [{ numFmt: 'dd/mm/yyyy' }], rows: [['Surcussale'], [1e300]] }],
	});
	const day = await check('adminA', importSurcussales, file);
	expect(day.body.faults).toMatchObject([{ row: 2, column: 'name', code: 'format' }]);
});

test('a sheet with a word far to the right is read like any other', async () => {
	const branch = await branchOfA();
	const far = Array.from<string | null>({ length: 16_384 }).fill(null).with(-1, 'x');
	const file = await writeXlsx({
		sheets: [
			{
				name: 'A',
				rows: [
					['First name', 'Last name', 'Phone', 'Branch', 'Commission'],
					...Array.from({ length: 1_500 }, (_, n) => [
						'Anne',
						`Loin ${n}`,
						50936200000 + n,
						branch,
						1,
					]),
					far,
				],
			},
		],
	});
	const { body } = await check('adminA', importAgents, file);
	expect(body).toMatchObject({ rows: 1_500, good: 1_500 });
});

test('surcussales come with their supervisors', async () => {
	const { username } = await theRow(
		api.owner,
		sql<{ username: string }>`SELECT username FROM users WHERE id = ${IDS.supervisorA}`,
	);
	const file = `Surcussale,Ville,Superviseur,Commission (%)\nCarrefour 1,Carrefour,${username},2\nCarrefour 2,,,\n`;
	const { body } = await take('adminA', importSurcussales, file);
	expect(body).toMatchObject({ added: 2, signIns: [] });
	const made = await rowsOf(
		api.owner,
		sql<{ name: string; supervisor_id: string | null; commission: number }>`
			SELECT name, supervisor_id, commission FROM surcussales WHERE name LIKE 'Carrefour%' ORDER BY name`,
	);
	expect(made).toEqual([
		{ name: 'Carrefour 1', supervisor_id: IDS.supervisorA, commission: 200 },
		{ name: 'Carrefour 2', supervisor_id: null, commission: 0 },
	]);
	const again = await check('adminA', importSurcussales, file);
	expect(again.body.faults.map(({ row, code }) => [row, code])).toEqual([
		[2, 'taken'],
		[3, 'taken'],
	]);
});

test('limits are added, and get new values where they are there', async () => {
	const { code } = await theRow(
		api.owner,
		sql<{ code: string }>`SELECT code FROM agents WHERE id = ${IDS.agentA}`,
	);
	const plain = code.replace(/^0+/, '');
	const file = (limite: string) =>
		[
			'Agent;Jeu;Boule;Tirage;Mise minimale;Mise maximale;Limite',
			`${plain};Lotto 4;;;;;${limite}`,
			`${plain};borlette;7;New York Midi;;250;${limite}`,
			`;borlette;8;;;;${limite}`,
		].join('\n');
	const before = await check('adminA', importLimits, file('1 000'));
	expect(before.body).toMatchObject({ faults: [], good: 3, forEverybody: 1 });
	const first = await take('adminA', importLimits, file('1 000'));
	expect(first.body).toMatchObject({ added: 3, changed: 0 });
	const checked = await check('adminA', importLimits, file('2000,50'));
	expect(checked.body).toMatchObject({ good: 3, changed: 3 });
	const second = await take('adminA', importLimits, file('2000,50'));
	expect(second.body).toMatchObject({ added: 0, changed: 3 });
	const limits = await rowsOf(
		api.owner,
		sql<{ game: string; boule: string | null; limite: number | null; version: number }>`
			SELECT game, boule, limite, version FROM limits WHERE limite = 200050 ORDER BY game, boule`,
	);
	expect(limits.map(({ game, boule, version }) => [game, boule, version])).toEqual([
		['borlette', '07', 2],
		['borlette', '08', 2],
		['lotto4', null, 2],
	]);
	await sql`UPDATE limits SET is_active = false WHERE limite = 200050`.execute(api.owner);
	expect((await check('adminA', importLimits, file('2000,50'))).body).toMatchObject({ changed: 0 });
	const third = await take('adminA', importLimits, file('2,000.50 G'));
	expect(third.body).toMatchObject({ added: 0, changed: 0, refused: 0 });
	expect((await check('adminA', importLimits, file('2,000'))).body).toMatchObject({ good: 0 });
	const wrong = await check(
		'adminA',
		importLimits,
		'agent,game,max_stake,min_stake,limite\nnobody,loto,5,10,',
	);
	// Who is meant by "nobody" is not known, and that is not everybody.
	expect(wrong.body.forEverybody).toBe(0);
	expect(wrong.body.faults.map(({ column, code: why }) => [column, why])).toEqual([
		['agent', 'unknown_reference'],
		['game', 'not_allowed'],
		['max_stake', 'too_small'],
	]);
});

test('rows of limits of which is not known what they limit are not told to stand twice too', async () => {
	const { body } = await check('adminA', importLimits, 'jeu;limite\nloto4;5\nloto4;5');
	expect(body.faults.map(({ row, code }) => [row, code])).toEqual([
		[2, 'not_allowed'],
		[3, 'not_allowed'],
	]);
});

test.each([
	['', 'required'],
	['first;second\n1;2', 'format'],
	['\0\0\0', 'format'],
	['PK\x03\x04 no archive', 'format'],
])('a file that is none is refused whole: %j', async (file, code) => {
	const { failure } = await check('adminA', importAgents, file);
	expect(failure.fields).toEqual({ file: { code } });
});

test('a file gives nothing to a surcussale or a supervisor who is blocked', async () => {
	const branch = await branchOfA();
	const block = (isActive: boolean) =>
		sql`WITH s AS (UPDATE surcussales SET is_active = ${isActive} WHERE id = ${IDS.surcussaleA})
			UPDATE users SET is_active = ${isActive} WHERE id = ${IDS.supervisorA}`.execute(api.owner);
	await block(false);
	const agents = await check(
		'adminA',
		importAgents,
		agentsFile(`A;Bloqué;36123499;${branch};1;;;`),
	);
	expect(agents.body.faults).toMatchObject([
		{ row: 2, column: 'surcussale', code: 'not_allowed', text: 'Bloqué.' },
	]);
	const file = 'Surcussale;Superviseur\nAnse 9;supervisorA';
	const branches = await check('adminA', importSurcussales, file);
	expect(branches.body.faults).toMatchObject([
		{ row: 2, column: 'supervisor', code: 'not_allowed', text: 'Bloqué.' },
	]);
	await block(true);
});

test.each([
	['Prénom;Téléphone\nAnne;36123480', 'Nom, Surcussale, Commission (%)'],
	[`${HEADING};Phone`, 'Téléphone'],
])('a heading that lacks a column, or has one twice, is told which: %j', async (file, limit) => {
	const { failure } = await check('adminA', importAgents, file);
	expect(failure.fields).toEqual({ file: { code: 'format', limit } });
});

test('what a file holds is never run by a spreadsheet that opens the answer', async () => {
	const branch = await branchOfA();
	const { body } = await take(
		'adminA',
		importAgents,
		agentsFile(`=1+1;Sixième;36123480;${branch};1;;;`),
	);
	const [, row] = readCsv(Buffer.from(body.file.content, 'base64'));
	expect(row?.[0]).toBe("'=1+1");
});

test('a file of signs that mean nothing holds up nobody: headings and cells are read once', async () => {
	const branch = await branchOfA();
	const many = 400_000;
	const file = [
		`${HEADING};${'('.repeat(many)}`,
		`Anne;Neuvième;36123490;${branch};1;;;;"a${'\t'.repeat(many)}b"`,
	].join('\n');
	const { body } = await take('adminA', importAgents, file);
	expect(body).toMatchObject({ added: 1, refused: 0 });
});

/** Two files with the same new rows in another order, at the moment when somebody else adds one of them and then does not. */
test.each([
	[
		'limits',
		importLimits,
		(ball: string) => `;borlette;${ball};5`,
		'agent;jeu;boule;limite',
		['41', '42', '43'],
		sql`INSERT INTO limits (company_id, kind, game, boule, limite)
			VALUES (${IDS.companyA}, 'boule', 'borlette', '43', 500)`,
	],
	[
		'surcussales',
		importSurcussales,
		(name: string) => `Cayes ${name};Cayes;0`,
		'Surcussale;Ville;Commission (%)',
		['1', '2', '3'],
		sql`INSERT INTO surcussales (company_id, name) VALUES (${IDS.companyA}, 'Cayes 3')`,
	],
] as const)(
	'two files of %s do not wait for each other',
	async (_, kind, rowOf, heading, names, adds) => {
		const [first, second, third] = names;
		const fileOf = (...rows: string[]) => [heading, ...rows.map(rowOf)].join('\n');
		const taking: ReturnType<typeof take>[] = [];
		const gone = api.owner.transaction().execute(async (tx) => {
			await adds.execute(tx);
			taking.push(take('adminA', kind, fileOf(first, third, second)));
			await untilWaiting(api.owner, ...taking);
			taking.push(take('adminA', kind, fileOf(second, first)));
			await untilWaiting(api.owner, ...taking);
			throw new Error('not added');
		});
		await expect(gone).rejects.toThrow('not added');
		const [one, other] = await Promise.all(taking);
		expect(one?.body).toMatchObject({ added: 3 });
		// Of rows that are there by now all or none is none.
		expect(other?.failure.code).toBe('conflict');
	},
);

test('a file of limits in several draws does not wait for a sale in two of them that waits for it', async () => {
	const [first, second] = await Promise.all(
		[IDS.tirageA as string, await otherTirage(api.owner)].map(async (tirage) => {
			const { name } = await theRow(
				api.owner,
				sql<{ name: string }>`SELECT name FROM tirages WHERE id = ${tirage}`,
			);
			return { name, draw: await openDraw(api.owner, 3, tirage) };
		}),
	).then((draws) => draws.toSorted((a, b) => (a.draw < b.draw ? -1 : 1)));
	const { code } = await theRow(
		api.owner,
		sql<{ code: string }>`SELECT code FROM agents WHERE id = ${IDS.agentA}`,
	);
	const file = [
		'agent;jeu;boule;tirage;limite',
		// In the order in which they are written: the draw that a sale takes last comes first.
		`${code};borlette;51;${second?.name};5`,
		`${code};borlette;52;${first?.name};5`,
	].join('\n');
	const hold = (tx: Db, draw: string | undefined) =>
		sql`SELECT FROM tirage_instances WHERE id = ${draw} FOR SHARE`.execute(tx);
	const { taking } = await api.owner.transaction().execute(async (tx) => {
		await hold(tx, first?.draw);
		const answer = take('adminA', importLimits, file);
		await untilWaiting(api.owner, answer);
		await hold(tx, second?.draw);
		return { taking: answer };
	});
	expect((await taking).body).toMatchObject({ added: 2, refused: 0 });
});
