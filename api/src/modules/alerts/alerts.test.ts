import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { typeset } from '@borlette/shared/config/typeset.mjs';
import type { BodyOf } from '@borlette/shared/contract';
import { alertsApi } from '@borlette/shared/contract/alerts';
import { channelsApi } from '@borlette/shared/contract/channels';
import { rapportApi } from '@borlette/shared/contract/rapport';
import { reportSchedulesApi } from '@borlette/shared/contract/report-schedules';
import { sendingsApi } from '@borlette/shared/contract/sendings';
import { todoApi } from '@borlette/shared/contract/todo';
import { sql } from 'kysely';
import { withinCompany } from '../../db/companies.ts';
import { CompanyHomes } from '../../db/homes/homes.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { inScope, type Tx } from '../../db/scope.ts';
import { buildingReports } from '../../scheduler/reports.ts';
import { endTodo, keepTodos, raiseTodo, refreshTodos } from '../../todo/keep.ts';
import { useFeedServer } from '../../tools/testing/feed-server.ts';
import { IDS, type Person } from '../../tools/testing/ids.ts';
import { type MailStep, useMailServer } from '../../tools/testing/mail-server.ts';
import { readPdf } from '../../tools/testing/read-file.ts';
import { bindDevices, openDraw, otherTirage, sell } from '../../tools/testing/selling.ts';
import { drawn } from '../../tools/testing/settling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { until } from '../../tools/testing/waiting.ts';
import { codeNotSent, confirmAddress, setAddress } from './channels.sql.ts';
import { type SendingOptions, sendingMessages, writingReports } from './send.ts';
import { sayDay } from './words.ts';

const PUBLIC = 'https://lakay.example';
const PUSH_KEY = Buffer.alloc(32, 'push').toString('base64');
const mail = useMailServer();
const maker = useFeedServer();
const api = useTestApi({ publicUrl: PUBLIC, pushKey: PUSH_KEY });
const houseA = withinCompany(IDS.companyA);

beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
});
beforeEach(async () => {
	for (const table of [
		'sendings',
		'alert_rules',
		'report_schedules',
		'todos',
		'user_emails',
		'user_browsers',
	]) {
		await sql`DELETE FROM ${sql.table(table)}`.execute(api.owner);
	}
	await sql`UPDATE tirage_instances SET state = 'cancelled' WHERE state = 'open'`.execute(
		api.owner,
	);
	await writesTo('adminA');
	await writesTo('supervisorA');
});

const addressOf = (person: Person) => `${person.toLowerCase()}@lakay.example`;
const writesTo = (person: Person) =>
	sql`INSERT INTO user_emails (user_id, email, lang, confirmed_at)
		VALUES (${IDS[person]}, ${addressOf(person)}, 'fr', now())`.execute(api.owner);
const browses = (person: Person, path: string) =>
	sql`INSERT INTO user_browsers (user_id, endpoint, p256dh, auth, lang, label) VALUES (${IDS[person]},
		${maker.url(path)}, ${P256DH}, 'AAAAAAAAAAAAAAAAAAAAAA', 'fr', 'Firefox')`.execute(api.owner);
const P256DH =
	'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

type Rule = BodyOf<typeof alertsApi.create>;
const RULE: Rule = {
	name: 'Paiement bloqué',
	about: 'settlement_stuck',
	threshold: null,
	channels: ['email'],
	people: [IDS.adminA],
	quiet_from: null,
	quiet_to: null,
};
async function rule(change: Partial<Rule> = {}): Promise<string> {
	const { status, body } = await api.call('adminA', alertsApi.create, {
		body: { ...RULE, ...change },
	});
	expect(status).toBe(200);
	return body.id;
}
const stuck = (subject: string, draw = 'New York midi') =>
	inScope(api.db, houseA, (tx) =>
		raiseTodo(tx, houseA, 'settlement_stuck', {
			subject,
			facts: { draw, draw_date: '2026-11-24', instance_id: IDS.unknown },
		}),
	);

const config = (): SendingOptions['config'] => ({
	mail: mail.settings,
	brand: 'Borlette',
	publicUrl: PUBLIC,
	pushKey: PUSH_KEY,
	dataDir: '',
});
const sender = (change: Partial<SendingOptions> = {}) =>
	sendingMessages({
		config: config(),
		build: buildingReports(PUBLIC),
		report: (error) => {
			throw error;
		},
		pushHosts: ['127.0.0.1'],
		...change,
	})(api.db);

/** A draw that sells, of today where the company is. */
async function todaysDraw(tirageId?: string): Promise<string> {
	const draw = await openDraw(api.owner, 0, tirageId);
	await sql`UPDATE tirage_instances i SET draw_date = (now() AT TIME ZONE c.timezone)::date
		FROM companies c WHERE c.id = i.company_id AND i.id = ${draw}`.execute(api.owner);
	return draw;
}

interface Row {
	state: string;
	tries: number;
	problem: { code: string; value: string | null } | null;
	is_doubtful: boolean;
	waits: boolean;
}
const sendings = () =>
	rowsOf(
		api.owner,
		sql<Row>`SELECT state, tries, problem, is_doubtful, next_at > now() AS waits FROM sendings ORDER BY id`,
	);
const dueNow = () =>
	sql`UPDATE sendings SET next_at = now() WHERE state <> 'sent'`.execute(api.owner);

test('a rule tells its people what happens, once, in their words and with a link', async () => {
	await rule();
	await stuck('one');
	await stuck('one');
	await keepTodos(api.db);
	await sender();
	await sender();
	expect(mail.received.map(({ to }) => to)).toEqual([addressOf('adminA')]);
	const [message] = mail.received;
	expect(message?.text).toContain(typeset('Subject: Paiement bloqué : New York midi'));
	expect(message?.text).toContain('24 nov. 2026');
	expect(message?.text).toContain(`${PUBLIC}/dashboard/a-faire?kind=settlement_stuck`);
	const list = await api.call('adminA', sendingsApi.list, { query: { limit: 10 } });
	expect(list.body).toMatchObject({
		items: [
			{ source: 'Paiement bloqué', state: 'sent', tries: 1, channel: 'email', problem: null },
		],
	});
	expect(message?.id).toBe(JSON.parse(JSON.stringify(list.body)).items[0].id);
});

test('what was sent is found by its day, by the clock of the company', async () => {
	await rule();
	await stuck('one');
	await keepTodos(api.db);
	// In Port-au-Prince it is the evening of the 9th.
	await sql`UPDATE sendings SET created_at = '2026-06-10T03:00:00Z'`.execute(api.owner);
	const on = async (start_date: string, end_date: string) => {
		const query = { start_date, end_date };
		const { body, failure } = await api.call('adminA', sendingsApi.list, { query });
		return failure?.fields ?? (body as unknown[]).length;
	};
	expect(await on('2026-06-09', '2026-06-09')).toBe(1);
	expect(await on('2026-06-10', '2026-06-10')).toBe(0);
	expect(await on('2026-06-11', '2026-06-10')).toEqual({ end_date: { code: 'end_before_start' } });
});

test('what is taken back is not sent: entry and message are one transaction', async () => {
	await rule();
	const work = inScope(api.db, houseA, async (tx) => {
		await raiseTodo(tx, houseA, 'settlement_stuck', {
			subject: 'gone',
			facts: { draw: 'A', draw_date: '2026-11-24', instance_id: IDS.unknown },
		});
		throw new Error('taken back');
	});
	await expect(work).rejects.toThrow('taken back');
	expect(await sendings()).toEqual([]);
});

test('what was there before the rule, and what comes while it is off, is not told; what comes again is', async () => {
	await stuck('before');
	const id = await rule();
	await stuck('before', 'Another');
	expect(await sendings()).toHaveLength(0);
	const off = { ...RULE, id, version: 1, is_active: false };
	expect((await api.call('adminA', alertsApi.update, { body: off })).status).toBe(200);
	await stuck('off');
	const on = { ...off, version: 2, is_active: true };
	expect((await api.call('adminA', alertsApi.update, { body: on })).status).toBe(200);
	await stuck('off', 'Another');
	expect(await sendings()).toHaveLength(0);
	await inScope(api.db, houseA, (tx) => endTodo(tx, houseA, 'settlement_stuck', 'off'));
	await stuck('off');
	expect(await sendings()).toHaveLength(1);
});

test('a threshold is held against what the entry says; of what is missing, how much', async () => {
	await rule({ about: 'cash_difference', threshold: 50_000 });
	const differs = (subject: string, amount: number) =>
		inScope(api.db, houseA, (tx) =>
			raiseTodo(tx, houseA, 'cash_difference', {
				subject,
				grade: String(amount),
				facts: {
					...{ surcussale: 'Jacmel', surcussale_id: IDS.surcussaleA, day: '2026-11-23' },
					...{ count: 1, names: ['Rose'], amount, currency: 'HTG' },
				},
			}),
		);
	await differs('a', -49_999);
	expect(await sendings()).toHaveLength(0);
	await differs('a', -50_000);
	await differs('b', 60_000);
	expect(await sendings()).toHaveLength(2);
});

test('figures of the day and of a draw are told from their threshold on, and can be seen in À faire', async () => {
	await rule({ name: 'Grosse journée', about: 'day_sales', threshold: 900 });
	await rule({ name: 'Gros tirage', about: 'draw_sales', threshold: 1_000 });
	await rule({ name: 'Tirage risqué', about: 'draw_worst', threshold: 40_000 });
	await rule({ name: 'Jour de perte', about: 'day_loss', threshold: 1 });
	const draw = await todaysDraw();
	await sell(api.db, draw, [{ stake: 899 }]);
	const look = () =>
		inScope(api.db, houseA, (tx) => refreshTodos(tx, houseA, ['day_reached', 'draw_reached']));
	await look();
	const told = async () =>
		(
			await rowsOf(api.owner, sql<{ source: string }>`SELECT source FROM sendings ORDER BY source`)
		).map(({ source }) => source);
	expect(await told()).toEqual(['Tirage risqué']);
	await sell(api.db, draw, [{ stake: 101 }]);
	await look();
	await look();
	expect(await told()).toEqual(['Gros tirage', 'Grosse journée', 'Tirage risqué']);
	await sender();
	expect(mail.received.map(({ text }) => text).join()).toMatch(
		/Ventes du .*: 10,00\sG, seuil 9,00\sG/,
	);
	const { body } = await api.call('adminA', todoApi.list, {
		query: { limit: 10, kind: 'draw_reached' },
	});
	expect(JSON.parse(JSON.stringify(body)).items).toHaveLength(2);
	expect(
		(await api.call('supervisorA', todoApi.list, { query: { kind: 'draw_reached' } })).body,
	).toEqual([]);
});

test('what is sold for a draw to come hides no loss of the day', async () => {
	const todayOf = async (name: string) => {
		const tirage = await otherTirage(api.owner);
		await sql`UPDATE tirages SET name = ${name} WHERE id = ${tirage}`.execute(api.owner);
		return todaysDraw(tirage);
	};
	await rule({ name: 'Jour de perte', about: 'day_loss', threshold: 500 });
	const lost = await todayOf('Midi');
	await sell(api.db, lost, [{ numbers: '23', stake: 100 }]);
	await sell(api.db, await todayOf('Soir'), [{ numbers: '45', stake: 9_000 }]);
	const told = async () => {
		await inScope(api.db, houseA, (tx) => refreshTodos(tx, houseA, ['day_reached']));
		return rowsOf(api.owner, sql<{ source: string }>`SELECT source FROM sendings`);
	};
	expect(await told()).toEqual([]);
	await drawn(api, lost, ['123', '0712']);
	expect(await told()).toEqual([{ source: 'Jour de perte' }]);
});

test('who may not do it is not told: a result that they entered waits for another person', async () => {
	await rule({ about: 'result_waiting' });
	const waits = (subject: string, barred: string | null) =>
		inScope(api.db, houseA, (tx) =>
			raiseTodo(tx, houseA, 'result_waiting', {
				subject,
				facts: {
					...{ draw: 'New York midi', draw_date: '2026-11-24', instance_id: IDS.unknown },
					...{ draw_at: '2026-11-24T19:30:00.000Z', by: 'Rose', barred },
				},
			}),
		);
	await waits('theirs', IDS.adminA);
	expect(await sendings()).toHaveLength(0);
	await waits('of another', IDS.otherSupervisorA);
	await waits('of a source', null);
	expect(await sendings()).toHaveLength(2);
});

test('only who may see it is told: rights, part of the house, and what was taken since', async () => {
	await sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'view_wallettransaction')
		ON CONFLICT DO NOTHING`.execute(api.owner);
	await rule({ about: 'cash_difference', people: [IDS.adminA, IDS.supervisorA] });
	const differs = (subject: string, surcussale_id: string) =>
		inScope(api.db, houseA, (tx) =>
			raiseTodo(tx, houseA, 'cash_difference', {
				subject,
				surcussale_id,
				facts: {
					...{ surcussale: 'Jacmel', surcussale_id, day: '2026-11-23', count: 1 },
					...{ names: ['Rose'], amount: -5_000, currency: 'HTG' },
				},
			}),
		);
	await differs('own', IDS.surcussaleA);
	await differs('other', IDS.otherSurcussaleA);
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.adminA}
		AND codename = 'view_wallettransaction'`.execute(api.owner);
	await sender();
	await sql`INSERT INTO user_permissions VALUES (${IDS.adminA}, 'view_wallettransaction')`.execute(
		api.owner,
	);
	expect(mail.received.map(({ to }) => to)).toEqual([addressOf('supervisorA')]);
	expect((await sendings()).map(({ problem }) => problem?.code)).toEqual(
		expect.arrayContaining(['not_theirs', 'not_theirs', undefined]),
	);
});

test('a rule that cannot hold is refused at its field', async () => {
	const refused = async (change: Partial<Rule>) => {
		const { failure } = await api.call('adminA', alertsApi.create, {
			body: { ...RULE, ...change },
		});
		return failure.fields;
	};
	expect(await refused({ about: 'day_sales' })).toEqual({ threshold: { code: 'required' } });
	expect(await refused({ threshold: 1 })).toEqual({ threshold: { code: 'not_allowed' } });
	expect(await refused({ about: 'limit_near', threshold: 10_001 })).toEqual({
		threshold: { code: 'too_large', limit: 10_000 },
	});
	expect(await refused({ quiet_from: '22:00' })).toEqual({ quiet_to: { code: 'required' } });
	expect(await refused({ people: [IDS.adminB] })).toEqual({
		people: { code: 'unknown_reference' },
	});
});

const MORNING = { quiet_from: '22:00', quiet_to: '06:30' };

test.each([
	['before them', 'America/Port-au-Prince', '2026-06-10T01:59:59Z', '2026-06-10T01:59:59.000Z'],
	['over midnight', 'America/Port-au-Prince', '2026-06-10T02:00:00Z', '2026-06-10T10:30:00.000Z'],
	['after midnight', 'America/Port-au-Prince', '2026-06-10T10:29:59Z', '2026-06-10T10:30:00.000Z'],
	['when they end', 'America/Port-au-Prince', '2026-06-10T10:30:00Z', '2026-06-10T10:30:00.000Z'],
	['a night an hour short', 'America/New_York', '2026-03-08T03:30:00Z', '2026-03-08T10:30:00.000Z'],
	['a night an hour long', 'America/New_York', '2026-11-01T03:00:00Z', '2026-11-01T11:30:00.000Z'],
])('quiet hours, %s', async (_, zone, at, sent) => {
	const { until } = await theRow(
		api.db,
		sql<{
			until: string;
		}>`SELECT quiet_until(${at}, ${zone}, ${MORNING.quiet_from}, ${MORNING.quiet_to}) AS until`,
	);
	expect(until).toBe(sent);
});

test('quiet hours of a day, that end in an hour that is left out, and none', async () => {
	const until = async (at: string, from: string | null, to: string | null) =>
		(
			await theRow(
				api.db,
				sql<{
					until: string;
				}>`SELECT quiet_until(${at}, 'America/New_York', ${from}, ${to}) AS until`,
			)
		).until;
	expect(await until('2026-06-10T17:00:00Z', '12:00', '14:00')).toBe('2026-06-10T18:00:00.000Z');
	expect(await until('2026-06-10T18:00:00Z', '12:00', '14:00')).toBe('2026-06-10T18:00:00.000Z');
	expect(await until('2026-03-08T06:30:00Z', '01:00', '02:30')).toBe('2026-03-08T07:30:00.000Z');
	expect(await until('2026-03-08T06:30:00Z', null, null)).toBe('2026-03-08T06:30:00.000Z');
});

test('in quiet hours it waits, and is sent when they end', async () => {
	const { from, to } = await theRow(
		api.owner,
		sql<{
			from: string;
			to: string;
		}>`SELECT to_char(now() AT TIME ZONE timezone - interval '1 hour', 'HH24:MI') AS from,
			to_char(now() AT TIME ZONE timezone + interval '1 hour', 'HH24:MI') AS to
			FROM companies WHERE id = ${IDS.companyA}`,
	);
	await rule({ quiet_from: from, quiet_to: to });
	await stuck('night');
	await sender();
	expect(await sendings()).toMatchObject([{ state: 'waiting', tries: 0, waits: true }]);
	await dueNow();
	await sender();
	expect(mail.received).toHaveLength(1);
});

test('what the server may take later is sent again, what it never takes is not; it says why', async () => {
	await rule();
	await stuck('later');
	let code = 451;
	mail.at = (step) => {
		if (step === 'data' && code)
			throw Object.assign(new Error('Greylisted'), { responseCode: code });
	};
	await sender();
	expect(await sendings()).toMatchObject([
		{
			state: 'waiting',
			tries: 1,
			waits: true,
			problem: { code: 'refused_now', value: '451 Greylisted' },
		},
	]);
	await dueNow();
	code = 0;
	await sender();
	expect(await sendings()).toMatchObject([
		{ state: 'sent', tries: 2, problem: null, is_doubtful: false },
	]);
	code = 554;
	await stuck('never');
	await sender();
	await dueNow();
	await sender();
	expect((await sendings())[1]).toMatchObject({
		state: 'failed',
		tries: 1,
		problem: { code: 'refused' },
	});
	expect(mail.received).toHaveLength(1);
});

test.each([
	['longer than our own pause', 429, 3_600, 3_600],
	['shorter', 503, 1, 60],
])('a maker of browsers that says when to come again is left alone so long: %s', async (...how) => {
	const [, status, asked, waited] = how;
	await browses('adminA', '/busy');
	await rule({ channels: ['push'] });
	await stuck('busy');
	maker.answers(
		'/busy',
		(_, response) => void response.writeHead(status, { 'retry-after': String(asked) }).end(),
	);
	const { before } = await theRow(api.owner, sql<{ before: string }>`SELECT now() AS before`);
	await sender();
	const next = await theRow(
		api.owner,
		sql<{ is_so: boolean }>`SELECT next_at - make_interval(secs => ${waited})
			BETWEEN ${before}::timestamptz AND now() AS is_so FROM sendings`,
	);
	expect(next.is_so).toBe(true);
	const times = maker.asked('/busy');
	await sender();
	expect(maker.asked('/busy')).toBe(times);
	maker.answers('/busy', (_, response) => void response.writeHead(201).end());
	await dueNow();
	await sender();
	expect(await sendings()).toMatchObject([{ state: 'sent', tries: 2, problem: null }]);
});

test('an answer that is lost once the message was taken: it comes again, the same one, and it is said', async () => {
	await rule();
	await stuck('one');
	mail.at = (step) => {
		if (step === 'taken') mail.cut();
	};
	await sender();
	expect(await sendings()).toMatchObject([
		{ state: 'waiting', problem: { code: 'cut' }, is_doubtful: true },
	]);
	mail.at = () => undefined;
	await dueNow();
	await sender();
	expect(await sendings()).toMatchObject([{ state: 'sent', tries: 2, is_doubtful: true }]);
	expect(mail.received).toHaveLength(2);
	expect(new Set(mail.received.map(({ id }) => id)).size).toBe(1);
});

test('without an address that was confirmed, or after a day and a half, nothing is sent', async () => {
	await sql`UPDATE user_emails SET confirmed_at = NULL`.execute(api.owner);
	await rule();
	await stuck('nowhere');
	await sender();
	expect(await sendings()).toMatchObject([{ state: 'failed', problem: { code: 'no_address' } }]);
	await sql`UPDATE user_emails SET confirmed_at = now()`.execute(api.owner);
	await stuck('old');
	await sql`UPDATE sendings SET created_at = now() - interval '37 hours' WHERE state = 'waiting'`.execute(
		api.owner,
	);
	await sender();
	expect((await sendings())[1]).toMatchObject({ state: 'failed', problem: { code: 'too_late' } });
	expect(mail.received).toEqual([]);
});

test('while no mail server is set mail waits, and notifications go', async () => {
	await browses('adminA', '/push/a');
	maker.answers('/push/a', (_, response) => void response.writeHead(201).end());
	await rule({ channels: ['email', 'push'] });
	await stuck('one');
	await sender({ config: { ...config(), mail: undefined } });
	expect((await sendings()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting']);
	expect(maker.asked('/push/a')).toBe(1);
});

test('each browser gets it once; one that is gone is forgotten', async () => {
	await browses('adminA', '/push/here');
	await browses('adminA', '/push/gone');
	maker.answers('/push/here', (_, response) => void response.writeHead(201).end());
	maker.answers('/push/gone', (_, response) => void response.writeHead(410).end());
	await rule({ channels: ['push'] });
	await stuck('one');
	await sender();
	await sender();
	expect([maker.asked('/push/here'), maker.asked('/push/gone')]).toEqual([1, 1]);
	expect((await sendings()).map(({ problem }) => problem?.code ?? null).sort()).toEqual([
		'browser_gone',
		null,
	]);
	const left = await rowsOf(
		api.owner,
		sql<{ endpoint: string }>`SELECT endpoint FROM user_browsers`,
	);
	expect(left).toEqual([{ endpoint: maker.url('/push/here') }]);
});

test('a browser that is turned on, or on again, is told what happens from then on, not all that is open', async () => {
	maker.answers('/push/now', (_, response) => void response.writeHead(201).end());
	await rule({ channels: ['push'] });
	await stuck('before');
	await browses('adminA', '/push/now');
	await stuck('after');
	await sender();
	expect(maker.asked('/push/now')).toBe(1);
	await stuck('before', 'Floride soir');
	await sender();
	expect(maker.asked('/push/now')).toBe(2);
	await sql`DELETE FROM user_browsers`.execute(api.owner);
	await browses('adminA', '/push/now');
	await stuck('again');
	await sender();
	expect(maker.asked('/push/now')).toBe(3);
});

/** Messages of company B that are due. */
async function dueInB(count = 1): Promise<void> {
	await writesTo('adminB');
	await sql`INSERT INTO sendings (company_id, key, source_id, source, kind, facts, channel, person_id)
		SELECT ${IDS.companyB}, 'k' || n, ${IDS.unknown}, 'Règle', 'attempt', '{}', 'email', ${IDS.adminB}
		FROM generate_series(1, ${count}::int) AS n`.execute(api.owner);
}

test('a house on a server that is not known keeps no other from all of theirs, and is named', async () => {
	await rule();
	await stuck('one');
	await stuck('two');
	await dueInB();
	await sql`INSERT INTO company_homes (company_id, server) VALUES (${IDS.companyB}, 'gone')`.execute(
		api.owner,
	);
	new CompanyHomes([api.db]);
	try {
		await expect(sender()).rejects.toThrow(IDS.companyB);
	} finally {
		api.db.homes = undefined;
		await sql`DELETE FROM company_homes`.execute(api.owner);
	}
	expect((await sendings()).map(({ state }) => state).sort()).toEqual(['sent', 'sent', 'waiting']);
});

test('a house whose messages cannot be taken keeps no other from all of theirs', async () => {
	await rule();
	await stuck('one');
	await dueInB(3);
	await sql`ALTER TABLE sendings ADD CONSTRAINT broken
		CHECK (company_id <> ${sql.lit(IDS.companyA)} OR state <> 'sending') NOT VALID`.execute(
		api.owner,
	);
	await expect(sender()).rejects.toThrow('broken');
	await sql`ALTER TABLE sendings DROP CONSTRAINT broken`.execute(api.owner);
	expect((await sendings()).map(({ state }) => state).sort()).toEqual([
		...['sent', 'sent', 'sent'],
		'waiting',
	]);
});

test('of several that send at once each message is sent by one', async () => {
	await rule();
	for (let n = 0; n < 12; n += 1) await stuck(`n${n}`);
	await Promise.all([sender(), sender(), sender()]);
	expect(await sendings()).toEqual(
		Array(12).fill(expect.objectContaining({ state: 'sent', tries: 1 })),
	);
	expect(new Set(mail.received.map(({ id }) => id)).size).toBe(12);
	expect(mail.received).toHaveLength(12);
});

describe('a process that is killed while it sends', () => {
	const tools = join(__dirname, '../../tools/testing');
	let child: ChildProcess | undefined;
	const start = () => {
		const settings = {
			...{ url: api.appUrl, config: config(), leaseSeconds: 1 },
			pushHosts: ['127.0.0.1'],
		};
		child = spawn(
			process.execPath,
			[join(tools, 'typescript-child.mjs'), join(tools, 'sender.ts'), JSON.stringify(settings)],
			{ stdio: ['ignore', 'inherit', 'inherit'] },
		);
	};
	const kill = async () => {
		const dying = child;
		child = undefined;
		if (!dying || dying.exitCode !== null) return;
		dying.kill('SIGKILL');
		await once(dying, 'exit');
	};
	afterEach(kill);

	/** Throws where the process is gone that would send the rest. */
	const allSent = () =>
		until(async () => {
			if (child && child.exitCode !== null)
				throw new Error(`What sends ended with ${child.exitCode}`);
			return (await sendings()).every(({ state }) => state === 'sent');
		});

	/** Kills the process at its first `step` of each of these kinds, and goes on with another one, until all is sent. */
	async function sendWithKills(steps: readonly MailStep[]): Promise<void> {
		const left = [...steps];
		mail.at = async (step) => {
			if (step !== left[0]) return;
			left.shift();
			await kill();
			start();
		};
		start();
		await allSent();
		expect(left).toEqual([]);
		await kill();
	}

	test('loses nothing and sends nothing twice, wherever it is before the server has the message', async () => {
		await rule();
		for (let n = 0; n < 8; n += 1) await stuck(`n${n}`);
		await sendWithKills(['connect', 'mail', 'rcpt']);
		expect(mail.received).toHaveLength(8);
		expect(new Set(mail.received.map(({ id }) => id)).size).toBe(8);
		mail.forget();
		await sql`INSERT INTO sendings (company_id, key, source_id, source, kind, facts, channel, person_id)
			SELECT ${IDS.companyA}, n, ${IDS.unknown}, 'Net du soir', 'report',
				'{"report": "evening", "format": "pdf", "day": "2026-11-24"}', 'email', ${IDS.adminA}
			FROM unnest(ARRAY['one', 'two']) AS n`.execute(api.owner);
		await sendWithKills(['data']);
		expect(mail.received).toHaveLength(2);
		expect(new Set(mail.received.map(({ id }) => id)).size).toBe(2);
		expect((await sendings()).filter(({ is_doubtful }) => is_doubtful).length).toBeGreaterThan(0);
	});

	test('a notification on its way when it is killed comes again under the same name, others once', async () => {
		await browses('adminA', '/push/killed');
		await rule({ channels: ['push'] });
		for (let n = 0; n < 3; n += 1) await stuck(`n${n}`);
		const topics: string[] = [];
		maker.answers('/push/killed', async (request, response) => {
			topics.push(String(request.headers.topic));
			if (topics.length === 2) {
				await kill();
				return start();
			}
			response.writeHead(201).end();
		});
		start();
		await allSent();
		await kill();
		expect([topics.length, new Set(topics).size]).toEqual([4, 3]);
		expect((await sendings()).filter(({ is_doubtful }) => is_doubtful)).toHaveLength(1);
	});

	test('once the server has it and before we know, it comes again: the same message, and it is said', async () => {
		await rule();
		for (let n = 0; n < 3; n += 1) await stuck(`n${n}`);
		await sendWithKills(['taken']);
		const ids = mail.received.map(({ id }) => id);
		expect(ids).toHaveLength(4);
		expect(new Set(ids).size).toBe(3);
		expect((await sendings()).map(({ is_doubtful }) => is_doubtful).sort()).toEqual([
			false,
			false,
			true,
		]);
	});
});

test('a try goes to whoever asks, at any hour, and tells nothing of the house', async () => {
	const id = await rule({ quiet_from: '00:00', quiet_to: '23:59', people: [IDS.supervisorA] });
	const { body } = await api.call('adminA', alertsApi.attempt, { body: { id } });
	expect(body).toEqual({ sendings: 1 });
	await sender();
	expect(mail.received.map(({ to }) => to)).toEqual([addressOf('adminA')]);
	expect(mail.received[0]?.text).toContain(typeset('Subject: Essai : Paiement bloqué'));
	const provider = { token: await api.tokenOf('root', IDS.companyA) };
	await writesTo('root');
	await api.call(provider, alertsApi.attempt, { body: { id } });
	await sender();
	expect(mail.received[1]?.to).toBe(addressOf('root'));
});

describe('a scheduled report', () => {
	type Schedule = BodyOf<typeof reportSchedulesApi.create>;
	const SCHEDULE: Schedule = {
		name: 'Net du soir',
		report: 'evening',
		format: 'pdf',
		days: [1, 2, 3, 4, 5, 6, 7],
		at: '00:00',
		people: [IDS.adminA, IDS.supervisorA],
	};
	const schedule = async (change: Partial<Schedule> = {}) => {
		const { status } = await api.call('adminA', reportSchedulesApi.create, {
			body: { ...SCHEDULE, ...change },
		});
		expect(status).toBe(200);
	};
	// It is early in the afternoon of the company, whenever this runs.
	beforeAll(() => livesIn(zoneAt(13)));
	afterAll(() => livesIn('America/Port-au-Prince'));
	const livesIn = (zone: string) =>
		sql`UPDATE companies SET timezone = ${zone} WHERE id = ${IDS.companyA}`.execute(api.owner);
	function zoneAt(hour: number): string {
		const west = new Date().getUTCHours() - hour;
		return `Etc/GMT${west < 0 ? '' : '+'}${west}`;
	}
	/** A time of the company's day, so many minutes ago. */
	const clockBefore = async (minutes: number) =>
		(
			await theRow(
				api.owner,
				sql<{
					clock: string;
				}>`SELECT to_char(now() AT TIME ZONE timezone - make_interval(mins => ${minutes}),
					'HH24:MI') AS clock FROM companies WHERE id = ${IDS.companyA}`,
			)
		).clock;
	/** As if it had been set some days ago. */
	const sinceLong = () =>
		sql`UPDATE report_schedules SET sent_for = sent_for - 7`.execute(api.owner);

	test('a time of today that has passed is not made up for; the next one is sent, once', async () => {
		await schedule({ at: await clockBefore(5) });
		await writingReports(api.db);
		expect(await sendings()).toHaveLength(0);
		await sinceLong();
		await Promise.all([writingReports(api.db), writingReports(api.db)]);
		await writingReports(api.db);
		expect(await sendings()).toHaveLength(2);
	});

	test('what a night without a server left is sent, what is older is not; nor on another weekday', async () => {
		await schedule({ at: await clockBefore(12 * 60 + 5) });
		await sinceLong();
		await writingReports(api.db);
		expect(await sendings()).toHaveLength(0);
		await sql`UPDATE report_schedules SET days = '{}', at = ${await clockBefore(5)}`.execute(
			api.owner,
		);
		await writingReports(api.db);
		expect(await sendings()).toHaveLength(0);
	});

	test('everybody gets the figures that they see, with a link that opens the same report', async () => {
		const draw = await todaysDraw(await otherTirage(api.owner));
		await sell(api.db, draw, [{ stake: 70_000 }]);
		await sell(api.db, draw, [{ stake: 30_000 }], { agentId: IDS.otherAgentA });
		await schedule({ at: await clockBefore(1) });
		await sinceLong();
		await writingReports(api.db);
		await sender();
		expect(mail.received.map(({ to }) => to).sort()).toEqual([
			addressOf('adminA'),
			addressOf('supervisorA'),
		]);
		const of = (person: Person) => mail.received.find(({ to }) => to === addressOf(person));
		const pages = async (person: Person) =>
			(await readPdf(attachmentOf(of(person)?.raw ?? ''))).join(' ');
		expect(await pages('adminA')).toMatch(/Net du jour par agent[\s\S]*Provisoire :[\s\S]*300,00/);
		// Of agent A alone: what the other one sold is a colleague's.
		expect(await pages('supervisorA')).not.toMatch(/300,00/);
		const [link = ''] =
			/https:\/\/lakay\.example\/dashboard\/rapports\/root\?\S+/.exec(of('adminA')?.text ?? '') ??
			[];
		const query = new URL(link).searchParams;
		expect(query.get('start_date')).toBe(query.get('end_date'));
		const { body } = await api.call('adminA', rapportApi.vente, {
			query: {
				limit: 10,
				start_date: query.get('start_date') ?? '',
				end_date: query.get('end_date') ?? '',
				filter_choice: 'agent',
			},
		});
		expect(body).toMatchObject({ digest: query.get('digest') });
	});

	test('the net that is sent before noon is of the day before, from noon on of its own', async () => {
		const [morning, noon] = ['11:59', '12:00'];
		for (const at of [morning, noon]) await schedule({ name: at, at, people: [IDS.adminA] });
		await sinceLong();
		await writingReports(api.db);
		await sender();
		const { today, before } = await theRow(
			api.owner,
			sql<{ today: string; before: string }>`SELECT (now() AT TIME ZONE timezone)::date AS today,
				(now() AT TIME ZONE timezone)::date - 1 AS before FROM companies WHERE id = ${IDS.companyA}`,
		);
		for (const [name, day] of [
			[morning, before],
			[noon, today],
		] as const) {
			const { text = '', raw = '' } =
				mail.received.find((one) => one.text.includes(typeset(`« ${name} »`))) ?? {};
			expect(text).toMatch(new RegExp(`start_date=${day}&(?:amp;)?end_date=${day}&`));
			expect(text).toContain(sayDay(day, { lang: 'fr', timezone: 'UTC', currency: 'HTG' }));
			expect(raw).toContain(`evening-${day}.pdf`);
		}
	});

	test('the week is the seven days before, as a workbook if that is wanted', async () => {
		const at = await clockBefore(1);
		await schedule({ report: 'week', format: 'xlsx', at, people: [IDS.adminA] });
		await sinceLong();
		await writingReports(api.db);
		await sender();
		expect(mail.received[0]?.raw).toMatch(/filename=week-\d{4}-\d\d-\d\d\.xlsx/);
		const [, start = '', end = ''] =
			/start_date=(\S+?)&(?:amp;)?end_date=(\S+?)&/.exec(mail.received[0]?.text ?? '') ?? [];
		expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(6);
	});

	const attachmentOf = (raw: string): Buffer => {
		const [, body = ''] =
			/Content-Transfer-Encoding: base64\r\n(?:.+\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/.exec(
				raw.slice(raw.indexOf('application/pdf')),
			) ?? [];
		return Buffer.from(body, 'base64');
	};
});

describe('one’s own channels', () => {
	const own = useTestApi({ publicUrl: PUBLIC, pushKey: PUSH_KEY });
	const READ = {};
	test('without a mail server no address is taken, and it is told', async () => {
		const { body } = await own.call('adminA', channelsApi.read, READ);
		expect(body).toMatchObject({ sender: null, email: null, is_confirmed: false });
		expect(Buffer.from(body.push_key, 'base64url')).toHaveLength(65);
		const set = { body: { email: 'rose@lakay.example', lang: 'fr' as const } };
		expect((await own.call('adminA', channelsApi.setEmail, set)).failure.code).toBe('conflict');
	});

	test('a browser is of whoever turned it on last, and only they take it away', async () => {
		const browser = {
			endpoint: 'https://push.example/1',
			p256dh: P256DH,
			auth: 'AAAAAAAAAAAAAAAAAAAAAA',
			label: 'Firefox',
			lang: 'fr' as const,
		};
		await own.call('adminA', channelsApi.addBrowser, { body: browser });
		const { body } = await own.call('supervisorA', channelsApi.addBrowser, { body: browser });
		expect(body.browsers).toHaveLength(1);
		expect((await own.call('adminA', channelsApi.read, READ)).body.browsers).toEqual([]);
		const [{ id } = { id: '' }] = body.browsers;
		expect((await own.call('adminB', channelsApi.removeBrowser, { body: { id } })).status).toBe(
			404,
		);
		expect((await own.call('supervisorA', channelsApi.read, READ)).body.browsers).toHaveLength(1);
		expect(
			(await own.call('supervisorA', channelsApi.removeBrowser, { body: { id } })).body.browsers,
		).toEqual([]);
	});

	describe('with a mail server', () => {
		const served = useTestApi({
			publicUrl: PUBLIC,
			pushKey: PUSH_KEY,
			// Its port is known once it listens.
			get mail() {
				return mail.settings;
			},
		});
		const set = (email: string) =>
			served.call('adminA', channelsApi.setEmail, { body: { email, lang: 'fr' } });
		const type = async (code: string) =>
			(await served.call('adminA', channelsApi.confirmEmail, { body: { code } })).body;
		const codeOf = () => /Subject: (\d{6})/.exec(mail.received.at(-1)?.text ?? '')?.[1] ?? '';
		const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
		const later = () =>
			sql`UPDATE user_emails SET code_sent_at = code_sent_at - interval '61 seconds'`.execute(
				served.owner,
			);

		test('an address counts once the code is typed that was sent there; one a minute, five tries', async () => {
			expect((await set('rose@lakay.example')).body).toMatchObject({
				is_confirmed: false,
				problem: null,
			});
			expect((await set('rose@lakay.example')).failure.code).toBe('too_many_requests');
			const code = codeOf();
			expect(await type(other(code))).toMatchObject({ is_right: false, is_confirmed: false });
			expect(await type(code)).toMatchObject({ is_right: true, is_confirmed: true });
			expect(await type(code)).toMatchObject({ is_right: false, is_confirmed: true });

			// Another address is to be confirmed again; whoever guesses is given no sixth try.
			await later();
			expect((await set('marie@lakay.example')).body).toMatchObject({ is_confirmed: false });
			const next = codeOf();
			for (let n = 0; n < 5; n += 1) expect((await type(other(next))).is_right).toBe(false);
			expect(await type(next)).toMatchObject({ is_right: false, is_confirmed: false });
			const { body } = await served.call('adminA', channelsApi.removeEmail, {});
			expect(body).toMatchObject({ email: null, is_confirmed: false });
		});

		test('an address that is removed has the next code sent no sooner, and is not confirmed any more', async () => {
			await later();
			const sent = mail.received.length;
			expect((await set('anybody@lakay.example')).status).toBe(200);
			const code = codeOf();
			const removed = await served.call('adminA', channelsApi.removeEmail, {});
			expect(removed.body).toMatchObject({ email: null, is_confirmed: false });
			expect((await set('anybody@lakay.example')).failure.code).toBe('too_many_requests');
			expect(mail.received.length).toBe(sent + 1);
			expect(await type(code)).toMatchObject({ is_right: false, is_confirmed: false });
		});

		test('a code that is too old opens nothing', async () => {
			await later();
			await set('rose@lakay.example');
			const code = codeOf();
			await sql`UPDATE user_emails SET code_sent_at = now() - interval '16 minutes'`.execute(
				served.owner,
			);
			expect((await type(code)).is_right).toBe(false);
		});

		test('where the code does not go out it says why, and another is sent at once', async () => {
			await later();
			mail.at = (step) => {
				if (step === 'rcpt') throw Object.assign(new Error('No such user'), { responseCode: 550 });
			};
			const { body } = await set('nobody@lakay.example');
			expect(body.problem).toMatchObject({ code: 'refused', value: '550 No such user' });
			mail.forget();
			expect((await set('rose@lakay.example')).body.problem).toBeNull();
			expect((await type(codeOf())).is_right).toBe(true);
		});

		test('a mail that fails late takes only its own code, none that was asked for since', async () => {
			const scope = { ...houseA, userId: IDS.adminA, role: 'company' as const };
			const [gone, sent] = [Buffer.alloc(32, 'gone'), Buffer.alloc(32, 'sent')];
			const within = <T>(work: (tx: Tx) => Promise<T>) => inScope(served.db, scope, work);
			const keep = async (email: string, hash: Buffer) => {
				await later();
				expect(await within((tx) => setAddress(tx, IDS.adminA, { email, lang: 'fr' }, hash))).toBe(
					true,
				);
			};
			await keep('nobody@lakay.example', gone);
			await keep('rose@lakay.example', sent);
			await within((tx) => codeNotSent(tx, IDS.adminA, gone));
			expect(await within((tx) => confirmAddress(tx, IDS.adminA, sent))).toBe(true);
		});
	});
});
