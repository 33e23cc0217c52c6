import { passwordApi } from '@borlette/shared/contract/account';
import { authApi } from '@borlette/shared/contract/auth';
import { type CompanyDetails, companyApi } from '@borlette/shared/contract/company';
import { lottoApi } from '@borlette/shared/contract/lotto';
import { primeApi } from '@borlette/shared/contract/prime';
import { type Tirage, tirageApi } from '@borlette/shared/contract/tirage';
import { sql } from 'kysely';
import { rowsOf } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { picture, sendForm } from '../../tools/testing/multipart.ts';
import { asCompanyA } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { twoPicturesAtOnce } from '../../tools/testing/two-pictures.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi();
const fields = {
	companyname: 'Étoile du Nord',
	ref_code: 'ETN',
	country_id: IDS.haiti as string,
	username: 'etoile',
	password: 'a long password',
};
const open = async (changes: Partial<typeof fields> = {}, files = {}) =>
	sendForm(api, await api.tokenOf('root'), companyApi.create, { ...fields, ...changes }, files);
const get = async (companyId: string) =>
	(await api.call('root', companyApi.one, { params: { companyId } })).body;
const changeOf = ({
	id,
	version,
	companyname,
	ref_code,
	country_id,
	timezone,
}: CompanyDetails) => ({
	id,
	version,
	companyname,
	ref_code,
	country_id,
	timezone,
	currency: 'HTG' as const,
});

test('an opened company can work at once: admin, draws with dates, options, general prime', async () => {
	const { status, body } = await open({}, { user_photo: await picture() });
	expect(status).toBe(200);
	expect(body).toMatchObject({
		companyname: 'Étoile du Nord',
		currency: 'HTG',
		timezone: 'America/Port-au-Prince',
		admins: [{ username: 'etoile', is_active: true }],
		settings: { minutes_to_void: 5, two_person_results: true, fiche_expiry_days: 90 },
	});
	expect(JSON.stringify(body)).not.toMatch(/argon2/);
	const login = await api.call({ token: undefined }, authApi.login, {
		body: { username: 'etoile', password: 'a long password' },
	});
	const admin = { token: login.body.accessToken };
	await api.call(admin, passwordApi.choose, { body: { password: 'quatre mots bien longs' } });
	const tirages = (await api.call(admin, tirageApi.list, { query: {} })).body as Tirage[];
	expect(tirages).toHaveLength(16);
	expect((await api.call(admin, lottoApi.list, { query: {} })).body).toHaveLength(10);
	const prime = await api.call(admin, primeApi.list, { query: {} });
	expect(prime.body).toMatchObject([{ borlette1: 50, company_id: body.id }]);
	const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM tirage_instances
		WHERE company_id = ${String(body.id)}`.execute(api.owner);
	expect(rows[0]?.count).toBeGreaterThan(16);
});

test('it begins by the usual rules of the trade, to the figure', async () => {
	const { body } = await open({ ref_code: 'USUAL', username: 'usual' });
	expect(body.settings).toMatchObject({
		minutes_to_void: 5,
		default_cutoff_minutes: 5,
		first_lot_only: false,
		two_person_results: true,
		fiche_expiry_days: 90,
		free_mariage_tiers: [
			{ from: 100_00, count: 1 },
			{ from: 200_00, count: 2 },
			{ from: 500_00, count: 3 },
		],
		invoice_tiers: [
			{ from: 1, price: 10_00 },
			{ from: 10, price: 9_00 },
			{ from: 20, price: 8_00 },
			{ from: 30, price: 7_00 },
			{ from: 50, price: 6_00 },
		],
	});
	const root = { token: await api.tokenOf('root', String(body.id)) };
	expect((await api.call(root, primeApi.list, { query: {} })).body).toMatchObject([
		{
			...{ borlette1: 50, borlette2: 20, borlette3: 10, mariage: 1_000, mariage_gratuit: 1_000 },
			...{ lotto3: 500, lotto4: 5_000, lotto5: 25_000 },
		},
	]);
	const tirages = (await api.call(root, tirageApi.list, { query: {} })).body as Tirage[];
	const hours = tirages.map(
		({ state, timezone, draw_time, days, cutoff_minutes }) =>
			`${state} ${draw_time} ${timezone} ${days.join('')} -${cutoff_minutes}`,
	);
	expect(hours.sort()).toEqual([
		'Florida 13:30 America/New_York 1234567 -5',
		'Florida 21:45 America/New_York 1234567 -5',
		'Georgia 12:29 America/New_York 1234567 -5',
		'Georgia 18:59 America/New_York 1234567 -5',
		'Georgia 23:34 America/New_York 1234567 -5',
		'New York 14:30 America/New_York 1234567 -5',
		'New York 22:30 America/New_York 1234567 -5',
		'Pennsylvania 13:35 America/New_York 1234567 -5',
		'Pennsylvania 18:59 America/New_York 1234567 -5',
		'Tennessee 09:28 America/Chicago 123456 -5',
		'Tennessee 12:28 America/Chicago 123456 -5',
		'Tennessee 18:28 America/Chicago 1234567 -5',
		'Texas 10:00 America/Chicago 123456 -5',
		'Texas 12:27 America/Chicago 123456 -5',
		'Texas 18:00 America/Chicago 123456 -5',
		'Texas 22:12 America/Chicago 123456 -5',
	]);
});

test('a name or reference that is taken leaves nothing behind', async () => {
	const user = await open({ ref_code: 'NEW', username: 'adminA' });
	expect(user.failure.fields).toEqual({ username: { code: 'taken' } });
	const ref = await open({ ref_code: 'AAA', username: 'nobody' });
	expect(ref.failure.fields).toEqual({ ref_code: { code: 'taken' } });
	const country = await open({ ref_code: 'NEW', username: 'nobody', country_id: IDS.unknown });
	expect(country.failure.fields).toEqual({ country_id: { code: 'unknown_reference' } });
	const { rows } = await sql`SELECT FROM companies WHERE ref_code = 'NEW'`.execute(api.owner);
	expect(rows).toEqual([]);
});

test('settings are changed with the company, by version; tiers must rise', async () => {
	const before = await get(IDS.companyB);
	const settings = {
		...before.settings,
		minutes_to_void: 15,
		max_stake: 250_000,
		max_exposure: 8_000_000,
		free_mariage_tiers: [{ from: 5_000, count: 2 }],
		invoice_currency: 'HTG' as const,
	};
	const body = { ...changeOf(before), address: '3, rue du Quai, Jacmel', settings };
	const changed = await api.call('root', companyApi.update, { body });
	expect(changed.body).toMatchObject({
		address: body.address,
		settings,
		version: before.version + 1,
	});
	expect((await api.call('root', companyApi.update, { body })).status).toBe(412);
	// As a screen does that was built before the others came.
	const { max_stake: _, invoice_currency: __, ...known } = settings;
	const less = { ...changeOf(changed.body), settings: { ...known, minutes_to_void: 20 } };
	const kept = await api.call('root', companyApi.update, { body: less });
	expect(kept.body.settings).toEqual({ ...settings, minutes_to_void: 20 });
	expect(kept.body.address).toBe(body.address);
	const tiers = [
		{ from: 10, price: 900 },
		{ from: 10, price: 800 },
	];
	// A house of nine terminals was billed nothing, and nobody had said so.
	const refused = await api.call('root', companyApi.update, {
		body: { ...changeOf(kept.body), settings: { ...settings, invoice_tiers: tiers } },
	});
	expect(refused.failure.fields).toEqual({
		'settings.invoice_tiers.0.from': { code: 'too_large', limit: 1 },
		'settings.invoice_tiers.1.from': { code: 'too_small', limit: 11 },
	});
});

test('a blocked company signs nobody in', async () => {
	const { body } = await open({ ref_code: 'BLK', username: 'blocked-admin' });
	const change = changeOf(body as unknown as CompanyDetails);
	await api.call('root', companyApi.update, { body: { ...change, is_active: false } });
	const login = await api.call({ token: undefined }, authApi.login, {
		body: { username: 'blocked-admin', password: fields.password },
	});
	expect(login.failure.code).toBe('account_blocked');
});

test('a company that is unblocked has dates to sell for at once, however long it was blocked', async () => {
	const { body } = await open({ ref_code: 'BACK', username: 'back-admin' });
	const id = body.id as string;
	const dates = async () =>
		(
			await rowsOf(
				api.owner,
				sql<{ id: string }>`SELECT id FROM tirage_instances
					WHERE company_id = ${id} AND state = 'open' AND close_at > now()`,
			)
		).length;
	const planned = await dates();
	const block = async (is_active: boolean) =>
		api.call('root', companyApi.update, { body: { ...changeOf(await get(id)), is_active } });
	await block(false);
	await sql`DELETE FROM tirage_instances WHERE company_id = ${id}`.execute(api.owner);
	expect((await block(true)).status).toBe(200);
	expect(await dates()).toBeGreaterThan(planned - 16);
});

test('one that never worked is deleted whole, its picture too, and the provider’s trail says so; one with surcussales stays', async () => {
	const used = await api.call('root', companyApi.remove, { body: { id: IDS.companyA } });
	expect(used.failure.code).toBe('in_use');
	const { body } = await open(
		{ ref_code: 'DEL', username: 'gone' },
		{ user_photo: await picture() },
	);
	const id = body.id as string;
	// Chosen by somebody at the moment it goes.
	const token = await api.tokenOf('root', id);
	expect((await api.call({ token }, companyApi.remove, { body: { id } })).body).toEqual({ id });
	const { rows } = await sql`SELECT FROM tirages WHERE company_id = ${id}
		UNION ALL SELECT FROM users WHERE username = 'gone'`.execute(api.owner);
	expect(rows).toEqual([]);
	expect((await api.inject({ url: String(body.user_photo) })).status).toBe(404);
	const { rows: told } = await sql`SELECT company_id FROM audit_entries
		WHERE object_id = ${id} AND action = 'delete'`.execute(api.owner);
	expect(told).toEqual([{ company_id: '00000000-0000-0000-0000-000000000000' }]);
	expect((await api.call({ token }, companyApi.list, { query: {} })).status).toBe(200);
});

/** What of a company stays behind, or keeps it. */
const NOT_DELETED = {
	/** By foreign keys: who sold, or could, and what was billed. */
	keeps: ['surcussales', 'supervisors', 'invoices', 'payments'],
	/** There is none of these without a surcussale. */
	ofThose: [
		...[
			'agents',
			'agent_days',
			'agent_day_fiches',
			'agent_devices',
			'agent_signals',
			'agent_tokens',
		],
		...[
			'autopilot_shares',
			'closings',
			'exposures',
			'fiches',
			'fiche_lines',
			'gains',
			'ledger_days',
		],
		...['ledger_heads', 'lotto_option_blocks', 'rollups', 'takings', 'visits', 'wallet_entries'],
	],
	/** Trails are for good, calls and tries are forgotten in time, sign-ins choose another company. */
	stays: ['audit_entries', 'idempotency_keys', 'code_attempts', 'tokens'],
};

test('whatever was set for a company goes with it, and every table of companies is known to go, to stay or to keep it', async () => {
	const { body } = await open({ ref_code: 'ALL', username: 'all' });
	const id = body.id as string;
	const [gone] = await rowsOf(
		api.owner,
		sql<{
			text: string;
		}>`SELECT coalesce(pg_get_functiondef('delete_company'::regproc), '') AS text`,
	);
	const ofCompanies = await rowsOf(
		api.owner,
		sql<{
			name: string;
		}>`SELECT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
			WHERE a.attname = 'company_id' AND c.relkind IN ('r', 'p') AND NOT c.relispartition
				AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
	);
	const isGone = ({ name }: { name: string }) => gone?.text.includes(`'${name}'`);
	expect(ofCompanies.filter((table) => !isGone(table)).map(({ name }) => name)).toEqual(
		Object.values(NOT_DELETED).flat().sort(),
	);

	const set = [
		sql`INSERT INTO alert_rules (company_id, name, about, channels, people)
			VALUES (${id}, 'A', 'draw_late', '{email}', '{}')`,
		sql`INSERT INTO report_schedules (company_id, name, report, format, days, at, people)
			VALUES (${id}, 'R', 'journalier', 'pdf', '{1}', '07:00', '{}')`,
		sql`INSERT INTO sendings (company_id, key, source_id, source, kind, facts, channel, person_id)
			VALUES (${id}, 'k', ${id}, 'rule', 'draw_late', '{}', 'email', ${IDS.adminA})`,
		sql`INSERT INTO autopilots (company_id, version, is_on, draw_ceiling, actor_name)
			VALUES (${id}, 1, true, 5000, 'A')`,
		sql`INSERT INTO usual_signals (company_id, signal, day, at) VALUES (${id}, 'voids', '2026-03-01', now())`,
		sql`INSERT INTO results (company_id, instance_id, lotto3, lot1) SELECT company_id, id, '107', '07'
			FROM tirage_instances WHERE company_id = ${id} LIMIT 1`,
		sql`INSERT INTO settlements (company_id, instance_id, kind, revision, fiches_gagnantes, gain)
			SELECT company_id, instance_id, 'settlement', 1, 0, 0 FROM results WHERE company_id = ${id}`,
	];
	for (const statement of set)
		expect((await statement.execute(api.owner)).numAffectedRows).toBe(1n);
	expect((await api.call('root', companyApi.remove, { body: { id } })).body).toEqual({ id });
	const left = await rowsOf(
		api.owner,
		sql<{
			name: string;
		}>`SELECT name FROM unnest(${ofCompanies.filter(isGone).map(({ name }) => name)}::text[]) AS name
			WHERE query_to_xml(format('SELECT company_id FROM %I WHERE company_id = %L', name, ${id}::text), false, true, '')::text <> ''`,
	);
	expect(left).toEqual([]);
});

test('an admin changes the logo of their company and nothing else of it', async () => {
	const token = await api.tokenOf('adminA');
	const answer = await sendForm(
		api,
		token,
		companyApi.changeLogo,
		{},
		{
			user_photo: await picture(),
		},
	);
	expect(answer.status).toBe(200);
	const logo = answer.body.user_photo as string;
	expect((await get(IDS.companyA)).user_photo).toBe(logo);
	const text = { user_photo: Buffer.from('<svg/>') };
	const none = await sendForm(api, token, companyApi.changeLogo, {}, text);
	expect(none.failure.fields).toEqual({ user_photo: { code: 'not_a_picture' } });
	expect((await api.app.inject(logo)).headers['content-type']).toBe('image/webp');
	const refused = await api.call('adminA', companyApi.update, {
		body: { ...changeOf(await get(IDS.companyA)), companyname: 'Mine' },
	});
	expect(refused.status).toBe(403);
});

test('of two logos sent at once, only the one that is shown is kept', async () => {
	const token = await api.tokenOf('adminA');
	const files = { user_photo: await picture() };
	const statuses = await twoPicturesAtOnce(api, { table: 'companies', id: IDS.companyA }, () =>
		sendForm(api, token, companyApi.changeLogo, {}, files),
	);
	expect(statuses).toEqual([404, 200]);
});

const changeCurrency = async (companyId: string, currency: 'USD' | 'HTG' | 'DOP') =>
	api.call('root', companyApi.update, { body: { ...changeOf(await get(companyId)), currency } });

test('the currency of a company changes until something is booked, be it no sale', async () => {
	for (const currency of ['USD', 'HTG'] as const) {
		expect((await changeCurrency(IDS.companyA, currency)).body.currency).toBe(currency);
	}
	await asCompanyA(api.db, (tx) =>
		sql`SELECT wallet_record(${IDS.agentA}, 'deposit', 50000, '', 'Office')`.execute(tx),
	);
	const { failure } = await changeCurrency(IDS.companyA, 'USD');
	expect(failure.fields).toEqual({ currency: { code: 'not_allowed' } });
	expect((await get(IDS.companyA)).currency).toBe('HTG');
});

test('what is booked while the currency is changed keeps it from changing', async () => {
	let changing: ReturnType<typeof changeCurrency> | undefined;
	const ofB = { companyId: IDS.companyB, supervisorId: null, userId: IDS.adminB };
	await inScope(api.db, { ...ofB, role: 'company' }, async (tx) => {
		await sql`SELECT wallet_record(${IDS.agentB}, 'deposit', 50000, '', 'Office')`.execute(tx);
		changing = changeCurrency(IDS.companyB, 'USD');
		await untilWaiting(api.owner, changing);
	});
	expect((await changing)?.failure.fields).toEqual({ currency: { code: 'not_allowed' } });
});
