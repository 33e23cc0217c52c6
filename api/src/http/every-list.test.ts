import { isList, type ListEndpoint } from '@borlette/shared/contract';
import { deviceApi } from '@borlette/shared/contract/account';
import { alertsApi } from '@borlette/shared/contract/alerts';
import { authApi, scopeApi } from '@borlette/shared/contract/auth';
import { contactApi } from '@borlette/shared/contract/contact';
import { countryApi } from '@borlette/shared/contract/country';
import { officialResultApi } from '@borlette/shared/contract/official-results';
import { resultSourceApi } from '@borlette/shared/contract/result-sources';
import { fold } from '@borlette/shared/contract/search';
import { STATISTIQUE_MAX_DAYS, statistiqueApi } from '@borlette/shared/contract/statistique';
import { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readConfig } from '../config/config.ts';
import { setAppPassword } from '../db/app-role.ts';
import { migrate } from '../db/migrate.ts';
import { inScope } from '../db/scope.ts';
import { buildApp } from '../start/app.ts';
import { loadDemo } from '../tools/demo/load.ts';
import { DEMO_PASSWORD, DEMO_SUPERUSER } from '../tools/demo/people.ts';
import { APP_PASSWORD, cloneDatabase, type TestDatabase } from '../tools/testing/databases.ts';
import { requestOf } from '../tools/testing/test-api.ts';

/** What people read in lists: each of its vowels gets an accent that nobody types. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
	agents: ['first_name', 'last_name'],
	boules_block: ['reason'],
	cities: ['name'],
	companies: ['companyname'],
	countries: ['name'],
	generales: ['name', 'zone', 'responsible'],
	info_tirages: ['name', 'state'],
	lotto_options: ['name'],
	payments: ['note', 'reference'],
	surcussales: ['name', 'city', 'address'],
	tirages: ['name'],
	tokens: ['user_agent'],
	users: ['first_name', 'last_name'],
};
/** Balls have no accents: their list is found by digits, whatever signs stand between. */
const OF_DIGITS: readonly string[] = [statistiqueApi.list.path];

let database: TestDatabase;
let app: FastifyInstance;
let token: string;
beforeAll(async () => {
	database = await cloneDatabase('template1');
	await migrate(database.owner);
	await setAppPassword(database.owner, APP_PASSWORD);
	await loadDemo(database.owner);
	await fillOtherLists();
	const config = {
		...readConfig({}),
		twoFactorRoles: [],
		secretsKey: Buffer.alloc(32).toString('base64'),
	};
	app = await buildApp({ db: database.db, config, checkAnswers: true });
	token = await signIn();
	for (const [table, columns] of Object.entries(TEXTS)) {
		const accented = columns.map(
			(name) => sql`${sql.ref(name)} = translate(${sql.ref(name)}, 'aeiouAEIOU', 'âéîôûÂÉÎÔÛ')`,
		);
		await sql`UPDATE ${sql.table(table)} SET ${sql.join(accented)}`.execute(database.owner);
	}
});
afterAll(async () => {
	await app.close();
	await database.close();
});

/** The provider, in "Toutes". */
async function signIn(): Promise<string> {
	const body = { username: DEMO_SUPERUSER, password: DEMO_PASSWORD };
	const login = await app.inject({
		...requestOf(authApi.login, { body }),
		headers: { 'user-agent': 'Terminal Tactile' },
	});
	return login.json<{ accessToken: string }>().accessToken;
}

/** What the demo has none of. */
async function fillOtherLists(): Promise<void> {
	const { owner } = database;
	const { rows } = await sql<{ company: string; agent: string; tirage: string; branch: string }>`
		SELECT a.company_id AS company, a.id AS agent, a.surcussale_id AS branch, t.id AS tirage
		FROM agents a JOIN tirages t ON t.company_id = a.company_id LIMIT 1`.execute(owner);
	const [{ company, agent, tirage, branch } = { company: '', agent: '', tirage: '', branch: '' }] =
		rows;
	await sql`INSERT INTO messages (company_id, title, body, starts_at, created_by)
		VALUES (${company}, 'Fermeture exceptionnèlle', 'À midi', now(), 'x')`.execute(owner);
	await sql`INSERT INTO contact_messages (name, email, message, ip)
		VALUES ('Noëlle Décembre', 'n@example.com', 'Rappelez-moi', '')`.execute(owner);
	await sql`INSERT INTO official_results (state, slot, draw_date, pick3, created_by)
		VALUES ('Québec Ouest', 'midi', current_date - 1, '123', 'x')`.execute(owner);
	await sql`INSERT INTO result_sources (state, name, url, format, rows_path, date_column, day_order, draws,
			wait_minutes, late_minutes)
		VALUES ('Québec Ouest', 'Chaîne à secours', 'https://example.com/a.csv', 'csv', '', 'date', 'ymd',
			'[{"slot":"midi","when":null,"pick3":"pick3","pick4":null,"sum3":null,"sum4":null}]', 5, 30)`.execute(
		owner,
	);
	const [{ person } = { person: '' }] = (
		await sql<{
			person: string;
		}>`SELECT id AS person FROM users WHERE company_id = ${company} LIMIT 1`.execute(owner)
	).rows;
	const of = sql`${company}, 'Règle à suivre', ARRAY[${person}::uuid]`;
	await sql`INSERT INTO alert_rules (company_id, name, people, about, channels)
		VALUES (${of}, 'result_missing', '{email}')`.execute(owner);
	await sql`INSERT INTO report_schedules (company_id, name, people, report, format, days, at)
		VALUES (${of}, 'week', 'pdf', '{1}', '07:00')`.execute(owner);
	await sql`INSERT INTO sendings (company_id, source, key, source_id, kind, facts, channel, person_id)
		VALUES (${company}, 'Règle à suivre', 'x', ${person}, 'result_missing', '{}', 'email', ${person})`.execute(
		owner,
	);
	await sql`INSERT INTO todos (company_id, kind, subject, facts)
		VALUES (${company}, 'result_missing', 'x', '{"draw": "Géorgie Midi"}')`.execute(owner);
	await sql`INSERT INTO limits (company_id, kind, agent_id, tirage_id, game, boule, limite) VALUES
		(${company}, 'game', NULL, ${tirage}, 'lotto5', NULL, 1),
		(${company}, 'boule', NULL, ${tirage}, 'lotto5', '99999', 1),
		(${company}, 'game', ${agent}, NULL, 'lotto5', NULL, 1),
		(${company}, 'boule', ${agent}, NULL, 'lotto5', '99999', 1)`.execute(owner);
	await sql`INSERT INTO primes (company_id, tirage_id, agent_id, surcussale_id) VALUES
		(${company}, ${tirage}, NULL, NULL), (${company}, NULL, ${agent}, NULL),
		(${company}, NULL, NULL, ${branch})`.execute(owner);
	await sql`INSERT INTO bulk_changes (company_id, object, change, rows, count, actor_id, actor_name)
		VALUES (${company}, 'agent', 'commission', '[]', 1, ${agent}, 'Rosé Décembre')`.execute(owner);
	await sql`UPDATE fiches SET status = 'deleted', voided_at = now(), voided_by = 'x', void_reason = 'x'
		WHERE (company_id, id) IN (SELECT company_id, id FROM fiches WHERE status = 'losing' LIMIT 3)`.execute(
		owner,
	);
	for (const role of ['agent', 'supervisor', 'company'] as const) {
		const scope = { companyId: company, supervisorId: null, userId: agent, role };
		await inScope(database.db, scope as never, (tx) =>
			sql`SELECT audit_append('Noël Câsimir', 'update', 'fiche', 'x', 'Fiche numéro 7', NULL, NULL, '', '')`.execute(
				tx,
			),
		);
	}
}

const isOfDays = ({ input }: ListEndpoint): boolean => {
	const { properties = {} } = (input?.query ?? {}) as { properties?: Record<string, unknown> };
	return 'start_date' in properties && 'end_date' in properties;
};

/** Rows without days asked for are those of today; as many as every list takes. */
const daysOf = (endpoint: ListEndpoint): object => {
	if (!isOfDays(endpoint)) return {};
	const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
	return { start_date: day(STATISTIQUE_MAX_DAYS - 1), end_date: day(0) };
};

type Row = Record<string, unknown> & { id: string };
async function pageOf(endpoint: ListEndpoint, asked: object = {}, by = token) {
	const query = { limit: 50, ...daysOf(endpoint), ...asked };
	const answer = await app.inject(requestOf(endpoint, { query }, by));
	expect([endpoint.path, asked, answer.statusCode]).toEqual([endpoint.path, asked, 200]);
	return answer.json<{ items: Row[]; total: number }>();
}
const rowsOf = async (endpoint: ListEndpoint, asked: object = {}): Promise<Row[]> =>
	(await pageOf(endpoint, asked)).items;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const words = (text: string) => text.split(/[\s-]+/);
/** However somebody may type what is written as `text`. */
const typed = (text: string): string[] => [
	plain(text).toUpperCase(),
	words(plain(text).toLowerCase()).reverse().join(' '),
	words(text.toUpperCase()).join('-'),
	fold(text),
];
const PHONE = /^\+509(\d\d)(\d\d)(\d{4})$/;
const phones = (text: string) => [
	text.replace(PHONE, '$1 $2 $3'),
	text.replace(PHONE, '(509) $1$2-$3'),
	text.replace(PHONE, '+509$1$2$3'),
];
const REFERENCE = /^[0-9A-Z]{12}$/;
const references = (text: string) => [
	text.toLowerCase(),
	(text.match(/.{4}/g) ?? []).join(' '),
	(text.match(/.{4}/g) ?? []).join('-').toLowerCase(),
];
const KINDS: ReadonlyArray<[is: (text: string) => boolean, ways: (text: string) => string[]]> = [
	[(text) => plain(text) !== text, typed],
	[(text) => PHONE.test(text), phones],
	[(text) => REFERENCE.test(text), references],
];

/** Ways of typing a text that do not find its row; undefined: its column is not searched. */
async function missedOf(
	endpoint: ListEndpoint,
	id: string,
	text: string,
	ways: readonly string[],
): Promise<string[] | undefined> {
	const isIn = async (q: string) => (await rowsOf(endpoint, { id, q })).length === 1;
	if (!(await isIn(text)) || (await isIn(`${text} xyzzy`))) return undefined;
	const missed: string[] = [];
	for (const way of ways) if (!(await isIn(way))) missed.push(`${text}: ${way}`);
	return missed;
}

/** The same by field. */
async function missedIn(endpoint: ListEndpoint): Promise<Record<string, string[]>> {
	const rows = await rowsOf(endpoint);
	const missed: Record<string, string[]> = {};
	for (const field of Object.keys(rows[0] ?? {})) {
		for (const [is, ways] of KINDS) {
			const row = rows.find(({ [field]: value }) => typeof value === 'string' && is(value));
			const text = String(row?.[field]);
			const found = row && (await missedOf(endpoint, row.id, text, ways(text)));
			if (found) missed[field] = found;
		}
	}
	return missed;
}

/** Lists of rows that belong to nobody, to the provider or to the caller, and the choice of a person. */
const OF_NO_COMPANY: readonly string[] = [
	alertsApi.people.path,
	contactApi.list.path,
	countryApi.cities.path,
	countryApi.list.path,
	deviceApi.list.path,
	officialResultApi.list.path,
	resultSourceApi.list.path,
	tracabiliteApi.people.path,
];

test('in "Toutes" every list of a company’s things says whose each row is', async () => {
	const silent: string[] = [];
	for (const endpoint of app.endpoints.filter(isList)) {
		const rows = await rowsOf(endpoint);
		expect([endpoint.path, rows.length > 0]).toEqual([endpoint.path, true]);
		// What the provider did is of no company, and in the trail too.
		const names = new Set(rows.map(({ companyname }) => companyname));
		if (names.has(undefined) || [...names].every((name) => !name)) silent.push(endpoint.path);
	}
	expect(silent.sort()).toEqual([...OF_NO_COMPANY].sort());
});

test('of a chosen country every list in "Toutes" has its companies’ rows alone, and counts them alone', async () => {
	const { owner } = database;
	await sql`UPDATE companies SET country_id = (SELECT id FROM countries WHERE name_code = 'DO')
		WHERE id = (SELECT max(id::text)::uuid FROM companies)`.execute(owner);
	const { rows } = await sql<{ companyname: string; country: string }>`
		SELECT c.companyname, n.name_code AS country FROM companies c JOIN countries n ON n.id = c.country_id`.execute(
		owner,
	);
	const within = async (country: string) => {
		const body = { country };
		const chosen = await app.inject(requestOf(scopeApi.chooseCountry, { body }, await signIn()));
		return chosen.json<{ accessToken: string }>().accessToken;
	};
	const countries = [...new Set(rows.map(({ country }) => country))];
	expect(countries).toHaveLength(2);
	const tokens = await Promise.all(countries.map(within));
	const wrong: string[] = [];
	for (const endpoint of app.endpoints.filter(isList)) {
		if (OF_NO_COMPANY.includes(endpoint.path)) continue;
		const all = await pageOf(endpoint);
		// What the provider did is of no country, and seen in each.
		const nameless = all.items.filter(({ companyname }) => !companyname).length;
		let total = -nameless;
		for (const [place, country] of countries.entries()) {
			const page = await pageOf(endpoint, {}, tokens[place]);
			total += page.total;
			const others = rows.filter((row) => row.country !== country);
			const names = new Set(page.items.map(({ companyname }) => companyname));
			if (others.some(({ companyname }) => names.has(companyname))) wrong.push(endpoint.path);
		}
		if (total !== all.total) wrong.push(`${endpoint.path}: ${total} for ${all.total}`);
	}
	expect(wrong).toEqual([]);
});

test('every list with q finds without accents, case, hyphens and order of words', async () => {
	const lists = app.endpoints.filter(isList).filter(({ path }) => !OF_DIGITS.includes(path));
	expect(lists.length).toBeGreaterThan(40);
	const wrong: Record<string, unknown> = {};
	for (const endpoint of lists) {
		const missed = Object.values(await missedIn(endpoint));
		if (missed.length === 0) wrong[endpoint.path] = 'no column with words is searched';
		else if (missed.flat().length > 0) wrong[endpoint.path] = missed;
	}
	expect(wrong).toEqual({});
});

test('every list of days refuses an end before its start', async () => {
	const lists = app.endpoints.filter(isList).filter(isOfDays);
	expect(lists.length).toBeGreaterThan(10);
	const query = { limit: 1, start_date: '2026-03-02', end_date: '2026-03-01' };
	const silent: string[] = [];
	for (const endpoint of lists) {
		const answer = await app.inject(requestOf(endpoint, { query }, token));
		const { fields } = answer.json<{ fields?: Record<string, { code: string }> }>();
		if (fields?.end_date?.code !== 'end_before_start') silent.push(endpoint.path);
	}
	expect(silent).toEqual([]);
});
