import { MAX_DAYS } from '@borlette/shared/contract';
import { agentApi } from '@borlette/shared/contract/agent';
import { autopilotApi } from '@borlette/shared/contract/autopilot';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { posApi, type SoldFiche } from '@borlette/shared/contract/pos';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { sql } from 'kysely';
import { theRow } from '../../db/rows.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { discrepancies, openDraw } from '../../tools/testing/selling.ts';
import { drawn } from '../../tools/testing/settling.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const password = 'a long password';
let token: string;
let instance: string;

const login = (changes: object = {}) =>
	api.call({ token: undefined }, posApi.login, {
		body: { company: 'AAA', username: 'seller', password, device_id: 'POS-1', ...changes },
	});
/** A write of the terminal with its key. */
const write = async (
	endpoint: (typeof posApi)['sell' | 'void' | 'pay'],
	body: object,
	key: string | undefined = Math.random().toString().padEnd(20, '0'),
) => {
	const request = requestOf(endpoint, { body }, token);
	return api.inject({
		...request,
		headers: { ...request.headers, ...(key && { 'idempotency-key': key }) },
	});
};
const sell = (lines: object[], key?: string) =>
	write(posApi.sell, { instances: [instance], lines }, key);

beforeAll(async () => {
	await sql`DELETE FROM boules_block`.execute(api.owner);
	const { status } = await api.call('adminA', agentApi.create, {
		body: {
			first_name: 'A',
			last_name: 'B',
			phone: '+50937112233',
			surcussale_id: IDS.surcussaleA,
			commission: 1000,
			device_id: '',
			code: '7001',
			username: 'seller',
			password,
		},
	});
	expect(status).toBe(200);
	token = (await login()).body.accessToken;
	instance = await openDraw(api.owner, 0);
});

test('the first sign-in binds the terminal, another one is refused', async () => {
	const { body } = await login();
	expect(body.agent).toMatchObject({ username: 'seller', device_id: 'POS-1', currency: 'HTG' });
	token = body.accessToken;
	expect((await login({ device_id: 'POS-2' })).failure.code).toBe('device_refused');
	for (const wrong of [{ password: 'x' }, { username: 'nobody' }, { company: 'BBB' }]) {
		expect((await login(wrong)).failure.code).toBe('invalid_credentials');
	}
});

test('the house and the agent are found however their names are written; who is blocked, or with their place, does not sign in', async () => {
	const { status, body } = await login({ company: 'aaa', username: 'SELLER' });
	expect(status).toBe(200);
	token = body.accessToken;
	for (const [table, id] of [
		['agents', body.agent.id],
		['surcussales', IDS.surcussaleA],
		['companies', IDS.companyA],
	] as const) {
		const turn = (isActive: boolean) =>
			sql`UPDATE ${sql.ref(table)} SET is_active = ${isActive} WHERE id = ${id}`.execute(api.owner);
		await turn(false);
		expect([table, (await login()).failure.code]).toEqual([table, 'account_blocked']);
		await turn(true);
	}
});

test('a new sign-in ends the one before; a terminal taken away is out at once', async () => {
	const old = token;
	token = (await login()).body.accessToken;
	expect((await api.call({ token: old }, posApi.catalogue, {})).failure.code).toBe(
		'unauthenticated',
	);
	await sql`UPDATE agents SET device_id = 'POS-9' WHERE username = 'seller'`.execute(api.owner);
	expect((await api.call({ token }, posApi.catalogue, {})).failure.code).toBe('unauthenticated');
	await sql`UPDATE agents SET device_id = 'POS-1', is_active = false WHERE username = 'seller'`.execute(
		api.owner,
	);
	expect((await api.call({ token }, posApi.catalogue, {})).failure.code).toBe('account_blocked');
	await sql`UPDATE agents SET is_active = true WHERE username = 'seller'`.execute(api.owner);
});

test('the catalogue has what may be sold', async () => {
	const { body, status } = await api.call({ token }, posApi.catalogue, {});
	expect(status).toBe(200);
	expect(body.draws).toContainEqual(expect.objectContaining({ instance_id: instance }));
	expect(body.draws[0]?.primes).toMatchObject({ borlette1: 50, lotto5: 25_000 });
	expect(body.options.map(({ game }) => game)).toContain('mariage');
});

test('what is typed is expanded by the server and sold; a time sent along changes nothing', async () => {
	const { status, body } = await sell([
		{ game: 'borlette', numbers: '12', stake: 100 },
		{ shortcut: 'revers', numbers: '34', stake: 50 },
		{ shortcut: 'boule_paire', stake: 10 },
		{ shortcut: 'pointe', numbers: '5', stake: 10 },
		{ shortcut: 'grap', stake: 5 },
		{ game: 'mariage', numbers: '99x01', stake: 25 },
		{ game: 'lotto5', option: 3, numbers: '00012', stake: 5 },
	]);
	expect(status).toBe(200);
	const fiche = body as SoldFiche;
	expect(fiche.total).toBe(100 + 100 + 100 + 100 + 50 + 25 + 5);
	expect(fiche.lines.map(({ numbers }) => numbers)).toEqual(
		expect.arrayContaining(['12', '34', '43', '777', '01*99', '00012']),
	);
	const forged = await write(posApi.sell, {
		instances: [instance],
		lines: [{ game: 'borlette', numbers: '12', stake: 1 }],
		sold_at: '2020-01-01T00:00:00Z',
	});
	expect(forged.failure.fields).toEqual({ sold_at: { code: 'unknown_field' } });
});

test('automatic mariages pair the balls of the ticket', async () => {
	const { body } = await sell([
		{ game: 'borlette', numbers: '30', stake: 10 },
		{ game: 'borlette', numbers: '20', stake: 10 },
		{ game: 'borlette', numbers: '10', stake: 10 },
		{ shortcut: 'mariages', stake: 7 },
	]);
	expect(
		(body as SoldFiche).lines
			.map(({ numbers }) => numbers)
			.slice(3)
			.sort(),
	).toEqual(['10*20', '10*30', '20*30']);
});

test.each([
	[{ game: 'borlette', numbers: '1', stake: 1 }, 'lines.0.numbers', 'format'],
	[{ game: 'lotto4', numbers: '1234', stake: 1 }, 'lines.0.option', 'required'],
	[{ game: 'lotto3', option: 1, numbers: '123', stake: 1 }, 'lines.0.option', 'not_allowed'],
	[{ numbers: '12', stake: 1 }, 'lines.0.game', 'required'],
	[{ shortcut: 'pointe', numbers: '12', stake: 1 }, 'lines.0.numbers', 'format'],
	[{ shortcut: 'mariages', stake: 1 }, 'lines.0.shortcut', 'not_allowed'],
	[{ game: 'borlette', numbers: '12', stake: 0 }, 'lines.0.stake', 'too_small'],
	[{ game: 'mariage_gratuit', numbers: '12*34', stake: 1 }, 'lines.0.game', 'not_allowed'],
])('%j is refused at %s', async (line, path, code) => {
	const { failure } = await sell([line]);
	expect(failure.fields?.[path]?.code).toBe(code);
});

test('a date that was taken back since it was shown is told by its draw, and the others still sell', async () => {
	const schedule = {
		info_tirage_id: IDS.infoTirageA,
		name: 'Deplase',
		timezone: 'America/New_York',
		draw_time: '21:45',
		days: [1, 2, 3, 4, 5, 6, 7],
		cutoff_minutes: 10,
	};
	const { id } = (await api.call('adminA', tirageApi.create, { body: schedule })).body;
	const { gone } = await theRow(
		api.owner,
		sql<{ gone: string }>`SELECT id AS gone FROM tirage_instances WHERE tirage_id = ${id} LIMIT 1`,
	);
	const body = { ...schedule, id, version: 1, draw_time: '09:00' };
	expect((await api.call('adminA', tirageApi.update, { body })).status).toBe(200);
	const lines = [{ game: 'borlette', numbers: '12', stake: 100 }];
	const refused = await write(posApi.sell, { instances: [instance, gone], lines });
	expect(refused.status).toBe(409);
	expect(refused.failure).toMatchObject({ code: 'draw_closed', instance_id: gone });
	expect((await sell(lines)).status).toBe(200);
});

test('the key is needed, gives the same answer again, and is good for one body', async () => {
	const line = { game: 'borlette', numbers: '12', stake: 100 };
	expect((await sell([line], '')).failure.code).toBe('key_required');
	const first = await sell([line], 'key-12345678');
	const again = await sell([line], 'key-12345678');
	expect([again.status, again.body]).toEqual([200, first.body]);
	const other = await sell([{ ...line, stake: 200 }], 'key-12345678');
	expect([other.status, other.failure.code]).toEqual([422, 'key_reused']);
});

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
	'the report begins yesterday where the company is, whatever day it is elsewhere: %s',
	async (zone) => {
		const { timezone, yesterday } = await theRow(
			api.owner,
			sql<{ timezone: string; yesterday: string }>`
				SELECT timezone, (now() AT TIME ZONE ${zone})::date - 1 AS yesterday FROM companies
				WHERE id = ${IDS.companyA}`,
		);
		const setZone = (to: string) =>
			sql`UPDATE companies SET timezone = ${to} WHERE id = ${IDS.companyA}`.execute(api.owner);
		await sql`INSERT INTO rollups (company_id, draw_date, instance_id, agent_id, surcussale_id, supervisor_id, game,
				tirage_id)
			SELECT a.company_id, ${yesterday}::date + n, ${IDS.unknown}, a.id, a.surcussale_id, ${IDS.supervisorA}, '*',
				${IDS.tirageA} FROM agents a, generate_series(-2, 2) AS n WHERE a.username = 'seller'`.execute(
			api.owner,
		);
		await setZone(zone);
		const { body } = await api.call({ token }, posApi.report, { query: {} });
		const begin = (day: number) =>
			new Date(Date.parse(yesterday) + (day + 1) * 86_400_000).toISOString().slice(0, 10);
		const since = async (start_date: string) =>
			(await api.call({ token }, posApi.report, { query: { start_date } })).status;
		const aYear = [await since(begin(1 - MAX_DAYS)), await since(begin(-MAX_DAYS))];
		await setZone(timezone);
		await sql`DELETE FROM rollups WHERE instance_id = ${IDS.unknown}`.execute(api.owner);
		expect(body.days.map(({ draw_date }) => draw_date).toSorted()[0]).toBe(yesterday);
		// A start alone goes up to that day.
		expect(aYear).toEqual([200, 422]);
	},
);

test('a fiche is looked up, voided and shown in the report', async () => {
	const report = async () => (await api.call({ token }, posApi.report, { query: {} })).body;
	const before = (await report()).days[0];
	const sold = (await sell([{ game: 'borlette', numbers: '12', stake: 1_000 }])).body as SoldFiche;
	const params = { refCode: sold.ref_code };
	const { security_code: _code, ...shown } = sold;
	expect((await api.call({ token }, posApi.one, { params })).body).toEqual(shown);
	expect((await report()).days[0]?.vente).toBe((before?.vente ?? 0) + 1_000);
	const voided = await write(posApi.void, { ref_code: sold.ref_code, reason: 'Erreur' });
	expect(voided.body).toMatchObject({ status: 'deleted' });
	expect((await report()).days[0]).toEqual(before);
	const { rows } = await sql`SELECT action, actor_name, actor_role FROM audit_entries
		WHERE object_label = ${sold.ref_code}`.execute(api.owner);
	expect(rows).toEqual([{ action: 'void', actor_name: 'A B · 7001', actor_role: 'agent' }]);
	// Who sold and who voided are named as everywhere.
	const { rows: booked } = await sql`SELECT DISTINCT actor_name FROM wallet_entries
		WHERE ref_code = ${sold.ref_code}`.execute(api.owner);
	expect(booked).toEqual([{ actor_name: 'A B · 7001' }]);
	const paid = await write(posApi.pay, {
		ref_code: sold.ref_code,
		security_code: sold.security_code,
	});
	expect(paid.failure.code).toBe('not_payable');
	expect(await discrepancies(api.owner)).toEqual([]);
});

test('the security code is on the paper only: no call tells it once a draw of the fiche closed', async () => {
	const draw = await openDraw(api.owner, 3);
	const lines = [{ game: 'borlette', numbers: '07', stake: 100 }];
	const key = 'the-key-of-this-sale';
	const body = { instances: [draw], lines };
	const sold = (await write(posApi.sell, body, key)).body as SoldFiche;
	const code = sold.security_code;
	expect(code).toMatch(/^[0-9]{6}$/);
	// Its answer was lost: the same call is answered alike, so that it can be printed.
	expect((await write(posApi.sell, body, key)).body).toEqual(sold);
	await drawn(api, draw, ['107', '1122']);

	const answers = [
		await write(posApi.sell, body, key),
		await api.call({ token }, posApi.one, { params: { refCode: sold.ref_code } }),
		await api.call('adminA', ficheApi.one, { params: { refCode: sold.ref_code } }),
		await api.call('root', ficheApi.one, { params: { refCode: sold.ref_code } }),
		await write(posApi.pay, { ref_code: sold.ref_code, security_code: 'none' }),
		await write(posApi.pay, { ref_code: sold.ref_code, security_code: code }),
	];
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200]);
	expect(answers[0]?.body).toEqual({ ...sold, security_code: '' });
	expect(answers[1]?.body).toMatchObject({ status: 'winning', gain: 5_000, to_pay: 5_000 });
	expect(answers[5]?.body).toMatchObject({ status: 'paid', gain: 5_000, to_pay: 0 });
	for (const answer of answers) expect(JSON.stringify(answer.body)).not.toContain(`"${code}"`);
	const { rows } = await sql`SELECT FROM audit_entries
		WHERE before::text || after::text LIKE '%security_code%'`.execute(api.owner);
	expect(rows).toEqual([]);
});

test('a code is not found by trying: after five wrong ones the office pays', async () => {
	const draw = await openDraw(api.owner, 4);
	const body = { instances: [draw], lines: [{ game: 'borlette', numbers: '07', stake: 100 }] };
	const sold = (await write(posApi.sell, body)).body as SoldFiche;
	await drawn(api, draw, ['107', '1122']);
	const pay = async (security_code: string) =>
		(await write(posApi.pay, { ref_code: sold.ref_code, security_code })).failure?.code;
	for (let n = 0; n < 5; n++) expect(await pay(`wrong${n}`)).toBe('not_found');
	expect(await pay('wrong5')).toBe('wrong_codes');
	expect(await pay(sold.security_code)).toBe('wrong_codes');
	const office = await api.call('adminA', ficheApi.update, {
		body: { ref_code: sold.ref_code, action: 'pay' },
	});
	expect(office.body).toMatchObject({ status: 'paid' });
});

test('what the risk autopilot refuses tells the terminal what remains, and is kept as a move', async () => {
	await sql`DELETE FROM limits`.execute(api.owner);
	const pilot = async () => (await api.call('adminA', autopilotApi.read, {})).body;
	const set = async (is_on: boolean) => {
		const ceilings = { draw_ceiling: null, ball_ceiling: 800_000 };
		const body = { version: (await pilot()).version, is_on, ...ceilings };
		expect((await api.call('adminA', autopilotApi.change, { body })).status).toBe(200);
	};
	await set(true);
	const draw = await openDraw(api.owner, 8);
	const stake = (amount: number) =>
		write(posApi.sell, {
			instances: [draw],
			lines: [{ game: 'borlette', numbers: '07', stake: amount }],
		});
	// Seven tenths of the ceiling are free.
	expect((await stake(6_000)).status).toBe(200);
	// Told in what may be staked, of which the ball pays 80 times.
	const refused = { line: 0, rule: 'pilot_ball', limit: 10_000, remaining: 1_000 };
	expect((await stake(2_000)).failure.refusals).toEqual([{ ...refused, instance_id: draw }]);
	expect((await stake(1_000)).status).toBe(200);
	const { moves = [] } =
		(await pilot()).draws.find(({ instance_id }) => instance_id === draw) ?? {};
	expect(moves.filter(({ step }) => step === 'refused')).toMatchObject([
		{ game: 'borlette', numbers: '07', ceiling: 800_000, times: 1, staked: 2_000 },
	]);
	await set(false);
});

test('logging out ends the token, and is in the trail', async () => {
	expect((await api.call({ token }, posApi.logout, {})).status).toBe(200);
	expect((await api.call({ token }, posApi.report, { query: {} })).failure.code).toBe(
		'unauthenticated',
	);
	const { rows } = await sql`SELECT actor_name, actor_role FROM audit_entries
		WHERE action = 'logout' AND object_type = 'pos'`.execute(api.owner);
	expect(rows).toEqual([{ actor_name: 'A B · 7001', actor_role: 'agent' }]);
});
