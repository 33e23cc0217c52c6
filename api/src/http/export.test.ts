import { gunzipSync } from 'node:zlib';
import { EXPORT_FORMATS, isList, type ListEndpoint } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { scopeApi } from '@borlette/shared/contract/auth';
import { clotureApi } from '@borlette/shared/contract/cloture';
import { facturationApi } from '@borlette/shared/contract/facturation';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { typeGamesAgentApi } from '@borlette/shared/contract/limite';
import { primeAgentApi, primeApi } from '@borlette/shared/contract/prime';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { sql } from 'kysely';
import { defaultFields } from '../export/columns.ts';
import { rowsInWords } from '../export/language.ts';
import { IDS, type Person } from '../tools/testing/ids.ts';
import { insertFiche } from '../tools/testing/insert-fiche.ts';
import {
	readCsv,
	readHeading,
	readPdf,
	readPrinting,
	readSheet,
} from '../tools/testing/read-file.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();

const TYPES = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	pdf: 'application/pdf',
};
const lists = () => api.app.endpoints.filter(isList);
const REPORTS: readonly string[] = Object.values(rapportApi).map(({ path }) => path);
/** Headings and rows; a report has its sums below them, where people read it. */
const linesOf = ({ path, sums }: ListEndpoint, format: string, { length }: object[]) =>
	1 + length + Number(format !== 'csv' && length > 0 && (REPORTS.includes(path) || Boolean(sums)));
const accessOf = ({ access }: ListEndpoint) => (typeof access === 'object' ? access : {});

async function file(who: Person | string, endpoint: ListEndpoint, query: object) {
	const token = who.length === 43 ? who : await api.tokenOf(who as Person);
	const answer = await api.app.inject(requestOf(endpoint, { query }, token));
	const { statusCode, headers, rawPayload } = answer;
	return { status: statusCode, headers, bytes: rawPayload };
}
const failureOf = ({ bytes }: { bytes: Buffer }) => JSON.parse(bytes.toString('utf8'));

test('every list is a file of each kind, with the rows of its JSON answer', async () => {
	expect(lists().length).toBeGreaterThan(20);
	const token = await api.tokenOf('root', IDS.companyA);
	for (const endpoint of lists()) {
		const { body } = await api.call({ token }, endpoint, { query: {} } as never);
		const rows = body as object[];
		for (const format of EXPORT_FORMATS) {
			const { status, headers, bytes } = await file(token, endpoint, { format });
			const where = `${endpoint.path} as ${format}`;
			expect([where, status, headers['content-type']]).toEqual([where, 200, TYPES[format]]);
			expect(headers['cache-control']).toBe('no-store');
			expect(headers['content-disposition']).toMatch(
				new RegExp(`^attachment; filename="[a-z-]+-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
			);
			const fields = defaultFields(endpoint.item);
			if (format === 'pdf') {
				expect((await readPdf(bytes)).join(' ')).toContain(rowsInWords(rows.length, 'fr'));
			} else {
				const cells = format === 'csv' ? readCsv(bytes) : await readSheet(bytes);
				expect([where, cells[0]]).toEqual([where, fields]);
				expect([where, cells.length]).toEqual([where, linesOf(endpoint, format, rows)]);
			}
		}
	}
});

test('a PDF says whose rows it has, of which days, and who made it when', async () => {
	const { list } = ficheApi;
	const heading = async (query: object) =>
		(await readPdf((await file('adminA', list, { format: 'pdf', ...query })).bytes)).join(' ');
	const days = { start_date: '2026-03-01', end_date: '2026-03-10' };
	expect(await heading(days)).toMatch(
		/Company A · 01 mars 2026 – 10 mars 2026 · Établi le \d+ \S+ \d{4} \d\d:\d\d, Port-au-Prince \(UTC.[45]\), par adminA Test/,
	);
	expect(await heading({ ...days, end_date: days.start_date, lang: 'de' })).toMatch(
		/Company A · 01 März 2026 · Erstellt am .* von adminA Test/,
	);
});

test('of the companies of a country a PDF names the country', async () => {
	const { body } = await api.call('root', scopeApi.chooseCountry, { body: { country: 'DO' } });
	const token = body.accessToken;
	const { bytes } = await file(token, agentApi.list, { format: 'pdf' });
	await api.call({ token }, scopeApi.chooseCountry, { body: { country: null } });
	expect((await readPdf(bytes)).join(' ')).toMatch(
		/Toutes les compagnies · République dominicaine · Établi le /,
	);
});

test('files name agents with their code, of whichever list', async () => {
	await sql`UPDATE agents SET code = '0412' WHERE id = ${IDS.agentA}`.execute(api.owner);
	await insertFiche(api.owner, { refCode: 'A0AAAAAAAAA7' });
	for (const [list, query] of [
		[ficheApi.list, { q: 'A0AAAAAAAAA7' }],
		[typeGamesAgentApi.list, {}],
		[primeAgentApi.list, {}],
	] as const) {
		const where = list.path;
		const read = async (format: 'csv' | 'xlsx' | 'pdf') =>
			(await file('adminA', list, { ...query, format })).bytes;
		const cells = [readCsv(await read('csv')), await readSheet(await read('xlsx'))];
		for (const rows of cells) {
			expect([where, rows.flat().includes('Élise Zamor · 0412')]).toEqual([where, true]);
		}
		const paper = (await readPdf(await read('pdf'))).join(' ').replace(/\s+/g, ' ');
		expect([where, paper.includes('Élise Zamor · 0412')]).toEqual([where, true]);
	}
});

test('each page of a PDF says which of how many it is, also where they are many', async () => {
	const pages = await readPdf((await file('adminA', agentApi.list, { format: 'pdf' })).bytes);
	expect(pages).toHaveLength(1);
	expect(pages[0]).toMatch(/Page 1 sur\s*1$/);
	await sql`INSERT INTO agents (company_id, surcussale_id, username, password_hash, first_name, last_name, phone, commission)
		SELECT company_id, surcussale_id, 'page' || n, password_hash, 'Page', 'Test', phone, 0
		FROM agents, generate_series(1, 150) AS n WHERE id = ${IDS.agentA}`.execute(api.owner);
	const many = await readPdf(
		(await file('adminA', agentApi.list, { format: 'pdf', lang: 'en' })).bytes,
	);
	await sql`DELETE FROM agents WHERE username LIKE 'page%'`.execute(api.owner);
	expect(many.length).toBeGreaterThan(2);
	for (const [index, text] of many.entries()) {
		expect(text).toMatch(new RegExp(`Page ${index + 1} of\\s*${many.length}$`));
	}
});

test.each([
	['fr', '&CPage &P sur &N'],
	['en', '&CPage &P of &N'],
	['de', '&CSeite &P von &N'],
])(
	'a workbook in %s is printed as wide as its pages, each with its number',
	async (lang, oddFooter) => {
		const { bytes } = await file('adminA', agentApi.list, { format: 'xlsx', lang });
		expect(await readPrinting(bytes)).toMatchObject({
			orientation: 'landscape',
			fitToPage: true,
			fitToHeight: 0,
			oddFooter,
		});
	},
);

test('what the rows were filtered by stands in words below the heading, on paper and in Excel', async () => {
	const about = 'Recherche : mésidor · Surcussale : Delmas 33';
	const query = { title: 'Agents', about, q: 'a' };
	const pdf = await readPdf(
		(await file('adminA', agentApi.list, { ...query, format: 'pdf' })).bytes,
	);
	expect(pdf[0]).toContain(about);
	const { bytes } = await file('adminA', agentApi.list, { ...query, format: 'xlsx' });
	expect(await readHeading(bytes)).toEqual([
		'Agents',
		expect.stringMatching(/^Company A · Établi le .* par adminA Test$/),
		about,
	]);
	const csv = await file('adminA', agentApi.list, { ...query, format: 'csv' });
	expect(csv.bytes.toString('utf8')).not.toContain(about);
	const without = await file('adminA', agentApi.list, { format: 'xlsx' });
	expect(await readHeading(without.bytes)).toHaveLength(2);
});

test('a file needs what its list needs', async () => {
	for (const endpoint of lists()) {
		const { roles, permission } = accessOf(endpoint);
		const query = { format: 'csv' };
		const anonymous = await file('A'.repeat(43), endpoint, query);
		expect([endpoint.path, anonymous.status]).toEqual([endpoint.path, 401]);
		if (roles && !roles.includes('supervisor')) {
			expect((await file('supervisorA', endpoint, query)).status).toBe(403);
		}
		if (!permission || (roles && !roles.includes('company'))) continue;
		const codes = [permission].flat();
		await sql`DELETE FROM user_permissions
			WHERE user_id = ${IDS.adminA} AND codename = ANY (${codes}::text[])`.execute(api.owner);
		expect([endpoint.path, (await file('adminA', endpoint, query)).status]).toEqual([
			endpoint.path,
			403,
		]);
		await sql`INSERT INTO user_permissions
			SELECT ${IDS.adminA}, unnest(${codes}::text[])`.execute(api.owner);
	}
});

test('no file shows a row of another company', async () => {
	const ofA = Object.entries(IDS).filter(([name]) => /A$/.test(name));
	for (const endpoint of lists()) {
		// Every field that the list has, ids with them.
		const columns = Object.keys((endpoint.item as { properties?: object }).properties ?? {}).filter(
			(name) => name === 'id' || name.endsWith('_id'),
		);
		const { status, bytes } = await file('adminB', endpoint, {
			format: 'csv',
			columns: columns.join(','),
		});
		const text = bytes.toString('utf8');
		if (status === 200) {
			expect([endpoint.path, ofA.filter(([, id]) => text.includes(id))]).toEqual([
				endpoint.path,
				[],
			]);
		} else expect(status).toBe(403);
	}
});

test('filters, search, order and headings are those of the screen', async () => {
	const query = {
		sort: '-last_name',
		q: 'a',
		is_active: true,
		columns: 'last_name,balance,commission,is_active',
		titles: 'Nom, prénom|Solde|Commission|Actif',
	} as const;
	const { body } = await api.call('adminA', agentApi.list, {
		query: { sort: query.sort, q: query.q, is_active: true },
	});
	const names = (body as Array<{ last_name: string }>).map(({ last_name }) => last_name);
	expect(names.length).toBeGreaterThan(1);
	const { bytes } = await file('adminA', agentApi.list, { ...query, format: 'csv', lang: 'de' });
	const [titles, ...rows] = readCsv(bytes);
	expect(titles).toEqual(['Nom, prénom', 'Solde', 'Commission', 'Actif']);
	expect(rows.map(([name]) => name)).toEqual(names);
	expect(rows.every(([, balance]) => balance === '0.00')).toBe(true);
	expect(rows.every((row) => row[3] === 'Ja')).toBe(true);
	const words = JSON.stringify({ is_active: { true: 'Ouvert' }, no_such_field: { a: 'b' } });
	const worded = await file('adminA', agentApi.list, { ...query, format: 'csv', words });
	expect(readCsv(worded.bytes).map((row) => row[3])).toEqual([
		'Actif',
		...names.map(() => 'Ouvert'),
	]);
	const dated = await file('adminA', facturationApi.list, {
		format: 'csv',
		start_date: '2026-01-01',
		end_date: '2026-01-31',
	});
	expect(dated.headers['content-disposition']).toContain(
		'"facturations-2026-01-01-2026-01-31.csv"',
	);
});

test('a field of an object in the row, and one that the API adds, have columns too', async () => {
	const { bytes } = await file('adminA', primeApi.list, {
		format: 'csv',
		columns: 'effective.borlette1,return_to_player.borlette,is_official',
	});
	expect(readCsv(bytes)[1]).toEqual(['50', '80.00%', 'Oui']);
});

test('a browser that takes compressed answers gets the CSV compressed, and the same', async () => {
	const request = requestOf(
		agentApi.list,
		{ query: { format: 'csv', columns: 'username,first_name' } },
		await api.tokenOf('adminA'),
	);
	const plain = await api.app.inject(request);
	const headers = { ...request.headers, 'accept-encoding': 'gzip' };
	const packed = await api.app.inject({ ...request, headers });
	expect(packed.headers['content-encoding']).toBe('gzip');
	expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
});

test('a file is called as the list is on the screen, in letters that every disk takes', async () => {
	const named = async (title: string, lang: string) => {
		const { headers } = await file('adminA', agentApi.list, { format: 'csv', title, lang });
		return /"(.*)-\d{4}-\d\d-\d\d\.csv"/.exec(String(headers['content-disposition']))?.[1];
	};
	expect(await named('Limites par boule et agent (édités)', 'fr')).toBe(
		'limites-par-boule-et-agent-edites',
	);
	expect(await named('Verkäufer der Straße', 'de')).toBe('verkaeufer-der-strasse');
	expect(await named('彩票', 'en')).toBe('list-agent');
});

test('a file of one day has that day in its name', async () => {
	const { headers } = await file('adminA', clotureApi.list, { format: 'csv', day: '2026-01-05' });
	expect(headers['content-disposition']).toMatch(/-2026-01-05\.csv"$/);
});

test.each([
	'',
	'\0',
	'👩‍👩‍👧',
	'../../etc',
	"'",
	'[]:*?/\\',
	'\u202e',
	'\u0007',
	'='.repeat(100),
	'é|è',
])('a file may be titled %j, or not', async (title) => {
	for (const format of EXPORT_FORMATS) {
		const query = { format, title, columns: 'username', titles: title };
		const { status, headers, bytes } = await file('adminA', agentApi.list, query);
		expect([200, 422]).toContain(status);
		if (status !== 200) continue;
		expect(headers['content-disposition']).toMatch(/filename="[a-z][a-z0-9-]*\.[a-z]+"$/);
		if (format === 'xlsx') expect((await readSheet(bytes)).length).toBeGreaterThan(1);
	}
});

test.each([
	[{ format: 'doc' }, { format: { code: 'not_allowed' } }],
	[{ format: 'csv', limit: 25 }, { limit: { code: 'not_allowed' } }],
	[{ format: 'csv', offset: '1' }, { offset: { code: 'not_allowed' } }],
	[{ format: 'csv', columns: 'password_hash' }, { columns: { code: 'not_allowed' } }],
	[{ format: 'csv', columns: '__proto__' }, { columns: { code: 'not_allowed' } }],
	[{ format: 'csv', columns: 'constructor.name' }, { columns: { code: 'not_allowed' } }],
	[{ format: 'csv', columns: 'username,' }, { columns: { code: 'format' } }],
	[{ format: 'csv', columns: 'username', titles: 'a|b' }, { titles: { code: 'format' } }],
	[{ format: 'csv', lang: 'it' }, { lang: { code: 'not_allowed' } }],
	[{ format: 'csv', words: '{"a":' }, { words: { code: 'format' } }],
	[{ format: 'csv', words: '{"a":null}' }, { words: { code: 'format' } }],
	[{ format: 'pdf', words: '{"is_active":{"true":{}}}' }, { words: { code: 'format' } }],
	[{ format: 'csv', words: '{"is_active":{"true":[1]}}' }, { words: { code: 'format' } }],
	[{ format: 'csv', words: '[["a"]]' }, { words: { code: 'format' } }],
	[{ format: 'csv', words: '"a"' }, { words: { code: 'format' } }],
])('%j is refused at its field', async (query, fields) => {
	const answer = await file('adminA', agentApi.list, query);
	expect([answer.status, failureOf(answer).fields]).toEqual([422, fields]);
});
