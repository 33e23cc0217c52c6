import type { BodyOf } from '@borlette/shared/contract';
import { lotGagnantApi } from '@borlette/shared/contract/lotgagnant';
import { officialResultApi } from '@borlette/shared/contract/official-results';
import {
	FEED_PROBLEMS,
	type FeedProblem,
	KNOWN_LAYOUTS,
	resultSourceApi,
} from '@borlette/shared/contract/result-sources';
import { todoApi } from '@borlette/shared/contract/todo';
import { sql } from 'kysely';
import { readConfig } from '../../config/config.ts';
import { withinCompany } from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { inScope } from '../../db/scope.ts';
import { confirmResult } from '../../engine/results.sql.ts';
import { failureOf } from '../../http/errors.ts';
import { keepingProvider } from '../../scheduler/provider.ts';
import { useFeedServer } from '../../tools/testing/feed-server.ts';
import { IDS } from '../../tools/testing/ids.ts';
import { openDraw } from '../../tools/testing/selling.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { askingSources } from './ask-sources.ts';

const HOSTS = ['127.0.0.1'];
const api = useTestApi({ resultSourceHosts: HOSTS });
const feed = useFeedServer();

/** Of the day of the draw, of the day before and of the day after: `yyyy-MM-dd`. */
let day: string;
let before: string;
let after: string;
let instances: string[];

beforeEach(async () => {
	for (const table of [
		'results',
		'tirage_instances',
		'official_results',
		'result_claims',
		'result_sources',
	]) {
		await sql`DELETE FROM ${sql.table(table)}`.execute(api.owner);
	}
	await sql`UPDATE company_settings SET two_person_results = true`.execute(api.owner);
	instances = [
		await openDraw(api.owner, -1, IDS.tirageA),
		await openDraw(api.owner, -1, IDS.tirageB),
	];
	await held(20);
	({ day, before, after } = await theRow(
		api.owner,
		sql<{ day: string; before: string; after: string }>`SELECT draw_date AS day,
			draw_date - 1 AS before, draw_date + 1 AS after FROM tirage_instances LIMIT 1`,
	));
});

/** The draw was held so long ago. */
const held = (minutes: number) =>
	sql`UPDATE tirage_instances SET close_at = now() - make_interval(mins => ${minutes + 5}),
		draw_at = now() - make_interval(mins => ${minutes})`.execute(api.owner);

const american = (iso: string) => iso.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
const HEADING =
	'Draw Date,Midday Daily #,Midday Daily Sum,Evening Daily #,Evening Daily Sum,Midday Win 4 #,Midday Win 4 Sum,Evening Win 4 #,Evening Win 4 Sum';
/** The midday draw of a day, as untidy as the export of a lottery. */
const row = (date: string, pick3: string, pick4: string, sum3 = '', sum4 = '') =>
	`${american(date)},${pick3},${sum3},,,${pick4},${sum4},,`;
const csv = (...rows: string[]) => [HEADING, ...rows, ''].join('\n');

type NewSource = BodyOf<typeof resultSourceApi.create>;
const lottery = (name: string, more: Partial<NewSource> = {}): NewSource => ({
	...KNOWN_LAYOUTS.lottery,
	draws: KNOWN_LAYOUTS.lottery.draws.filter(({ slot }) => slot === 'midi' || slot === 'soir'),
	name,
	state: 'New York',
	url: feed.url(`/${name}`),
	format: 'csv',
	wait_minutes: 10,
	late_minutes: 60,
	...more,
});
const add = async (name: string, more: Partial<NewSource> = {}) => {
	const { body, failure } = await api.call('root', resultSourceApi.create, {
		body: lottery(name, more),
	});
	expect(failure.code).toBeUndefined();
	return body;
};

const errors: unknown[] = [];
const asking = (withinMs?: number) =>
	askingSources({
		hosts: HOSTS,
		report: (error) => errors.push(error),
		...(withinMs && { withinMs }),
	});
const ask = asking();
/** Of what never answers; on a slow machine a true answer takes longer than that. */
const askShortly = asking(500);
/** As if the time until they are asked again had passed. */
async function askNow(how = ask) {
	await sql`UPDATE result_sources SET next_at = now()`.execute(api.owner);
	await how(api.db);
}
afterEach(() => {
	expect(errors).toEqual([]);
});

const sources = async () =>
	(await api.call('root', resultSourceApi.list, { query: { sort: 'name' } })).body;
const problems = async () => {
	const list = await sources();
	return Array.isArray(list) ? list.map(({ problem }) => problem) : [];
};
const entered = () =>
	rowsOf(
		api.owner,
		sql<{
			numbers: string;
			by: string;
			state: string;
		}>`SELECT concat(lotto3, ' ', lot2, lot3) AS numbers,
			created_by_name AS by, state FROM results ORDER BY company_id`,
	);
/** A person enters it for everybody. */
const enterOfficial = (pick3: string, pick4: string) =>
	api.call('root', officialResultApi.enter, {
		body: { state: 'New York', slot: 'midi', draw_date: day, pick3, pick4 },
	});
const official = () =>
	rowsOf(
		api.owner,
		sql<{ numbers: string; by: string }>`SELECT concat_ws(' ', pick3, pick4) AS numbers,
			created_by AS by FROM official_results`,
	);

const keepTold = (db: Pool) =>
	keepingProvider(readConfig({}), api.app.running, (error) => errors.push(error))(db);
/** What the provider is told to do about sources. */
async function toDo() {
	await keepTold(api.db);
	const { body } = await api.call('root', todoApi.list, { query: { limit: 50 } });
	const items = 'items' in body ? body.items : body;
	return items
		.filter(({ kind }) => kind === 'source_doubted' || kind === 'source_unread')
		.map(({ facts }) => facts)
		.sort((a, b) => String(a.names).localeCompare(String(b.names)));
}

/** As À faire tells a problem: of the draw, where a person can enter it, else of the source. */
const told = ({ code, slot, value, known }: Partial<FeedProblem>) => ({
	problem: code,
	...(slot ? { slot, draw_date: expect.any(String), known: known ?? '' } : {}),
	...(value === undefined ? {} : { value: value ?? '' }),
});

test('what a source says is entered in every company, provisional, in its name', async () => {
	feed.answers('/Export', csv(row(day, '95', '60', '14', '6'), row(before, '1', '2')));
	await add('Export');
	await ask(api.db);
	const result = { numbers: '095 0060', by: 'Export', state: 'provisional' };
	expect(await entered()).toEqual([result, result]);
	expect(await official()).toEqual([{ numbers: '095 0060', by: 'Export' }]);
	expect(await sources()).toMatchObject([
		{ problem: null, next_at: null, said: { slot: 'midi', draw_date: day, numbers: '095 0060' } },
	]);
	await askNow();
	expect(feed.asked('/Export')).toBe(1);
	expect(await entered()).toHaveLength(2);
	const { rows } = await sql`SELECT DISTINCT actor_id, actor_name, action FROM audit_entries
		WHERE object_type = 'lotgagnant'`.execute(api.owner);
	expect(rows).toEqual([{ actor_id: null, actor_name: 'Export', action: 'create' }]);
});

test('one person confirms it, with the rule of two and without; the source never does', async () => {
	feed.answers('/Confirmed', csv(row(day, '107', '1122')));
	await add('Confirmed');
	await sql`UPDATE company_settings SET two_person_results = false
		WHERE company_id = ${IDS.companyB}`.execute(api.owner);
	await ask(api.db);
	const lots = { lotto3: '107', lot1: '07', lot2: '11', lot3: '22' };
	for (const [index, company] of [IDS.companyA, IDS.companyB].entries()) {
		const byItself = inScope(api.db, withinCompany(company), (tx) =>
			confirmResult(tx, String(instances[index]), 1, lots, 'Confirmed'),
		);
		expect(failureOf(await byItself.catch((error: unknown) => error)).code).toBe('forbidden');
	}
	const confirm = (who: 'adminA' | 'adminB', instance_id: string | undefined) =>
		api.call(who, lotGagnantApi.confirm, {
			body: { instance_id: String(instance_id), revision: 1, pick3: '107', pick4: '1122' },
		});
	expect((await confirm('adminA', instances[0])).body).toMatchObject({
		state: 'confirmed',
		entered_by: 'Confirmed',
	});
	expect((await confirm('adminB', instances[1])).body).toMatchObject({ state: 'confirmed' });
});

test('JSON by another mapping: a list deep in it, digits one by one, another word for the draw', async () => {
	const at = `${day}T00:00:00.000`;
	feed.answers(
		'/Json',
		JSON.stringify({
			data: {
				draws: [
					{ at, game: 'MIDDAY', drawn: { three: [0, 0, 7], four: '1-0-2-3' } },
					{ at: `${before}T00:00:00.000`, game: 'Evening', drawn: { three: 12, four: 345 } },
				],
			},
		}),
	);
	const draw = { pick3: 'drawn.three', pick4: 'drawn.four', sum3: null, sum4: null };
	const mapping = {
		format: 'json' as const,
		rows_path: 'data.draws',
		date_column: 'at',
		day_order: 'ymd' as const,
		slot_column: 'game',
		draws: [
			{ ...draw, slot: 'midi' as const, when: 'Midday' },
			{ ...draw, slot: 'soir' as const, when: 'evening' },
		],
	};
	const { body } = await api.call('root', resultSourceApi.attempt, {
		body: { state: 'New York', url: feed.url('/Json'), ...mapping },
	});
	expect(body).toMatchObject({
		problem: null,
		columns: ['at', 'game', 'drawn.three', 'drawn.four'],
		count: 2,
		draws: [
			{ slot: 'midi', draw_date: day, numbers: '007 1023' },
			{ slot: 'soir', draw_date: before, numbers: '012 0345' },
		],
	});
	expect(await official()).toEqual([]);
	await add('Json', mapping);
	await ask(api.db);
	expect((await official())[0]).toEqual({ numbers: '007 1023', by: 'Json' });
});

test('it is not asked before its time, nor for what is known; of two processes one asks', async () => {
	feed.answers('/Time', csv(row(before, '1', '2')));
	await add('Time', { wait_minutes: 30 });
	await ask(api.db);
	expect(feed.asked('/Time')).toBe(0);
	await held(40);
	await Promise.all([ask(api.db), ask(api.db), ask(api.db)]);
	expect(feed.asked('/Time')).toBe(1);
	await ask(api.db);
	expect(feed.asked('/Time')).toBe(1);
	for (const seconds of [30, 60, 120, 300, 300]) {
		// It is counted from the answer, which comes some time after the question.
		const next = await theRow(
			api.owner,
			sql<{ is_so: boolean | null }>`SELECT next_at - make_interval(secs => ${seconds})
				BETWEEN last_at AND now() AS is_so FROM result_sources`,
		);
		expect([seconds, next.is_so]).toEqual([seconds, true]);
		if (feed.asked('/Time') < 5) await askNow();
	}
	expect(feed.asked('/Time')).toBe(5);
	// It can be read, and is not late.
	expect(await toDo()).toEqual([]);
	await sql`INSERT INTO official_results (state, slot, draw_date, pick3, pick4, created_by)
		VALUES ('New York', 'midi', ${day}, '123', '4567', 'Ana')`.execute(api.owner);
	await askNow();
	expect(feed.asked('/Time')).toBe(5);
});

test('a draw that is still going on is waited for: a Pick 3 alone is not taken', async () => {
	feed.answers('/Half', csv(row(day, '107', '')));
	await add('Half');
	await ask(api.db);
	expect([await official(), await problems()]).toEqual([[], [null]]);
	feed.answers('/Half', csv(row(day, '107', '1122')));
	await askNow();
	expect(await official()).toEqual([{ numbers: '107 1122', by: 'Half' }]);
});

const ofDraw = (
	code: FeedProblem['code'],
	value: string | null,
	known: string | null = null,
): FeedProblem => ({
	code,
	slot: 'midi',
	draw_date: day,
	value,
	known,
});

test('a feed that lies or contradicts itself is told of and never taken', async () => {
	await sql`INSERT INTO official_results (state, slot, draw_date, pick3, pick4, created_by)
		VALUES ('New York', 'midi', ${before}, '001', '0002', 'Ana')`.execute(api.owner);
	await sql`INSERT INTO tirage_instances (company_id, tirage_id, draw_date, close_at, draw_at)
		SELECT company_id, tirage_id, draw_date + 1, now() + interval '1 hour', now() + interval '2 hours'
		FROM tirage_instances`.execute(api.owner);
	await add('Liar');
	const good = row(day, '107', '1122');
	const cases = [
		[csv(row(day, '107', '1122', '9')), ofDraw('bad_sum', '107 1122')],
		[csv(row(day, '10x', '1122')), ofDraw('bad_number', '10x 1122')],
		[csv(row(day, '1075', '1122')), ofDraw('bad_number', '1075 1122')],
		[csv(good, row(day, '107', '1123')), ofDraw('conflict_in_file', '107 1122', '107 1123')],
		[
			csv(good, row(before, '001', '0003')),
			{ ...ofDraw('conflict_with_known', '001 0003', '001 0002'), draw_date: before },
		],
		[csv(good, row(after, '5', '6')), { ...ofDraw('too_early', '005 0006'), draw_date: after }],
		[
			csv(good).replaceAll('Daily', 'Numbers'),
			{ code: 'layout', value: expect.stringContaining('Midday Daily #') },
		],
		[csv(good).replaceAll(',', '\t'), { code: 'layout' }],
		['<html>Maintenance</html>', { code: 'layout' }],
	] as const;
	for (const [answer, problem] of cases) {
		feed.answers('/Liar', answer);
		await askNow();
		expect(await problems()).toMatchObject([problem]);
		expect(await toDo()).toMatchObject([told(problem)]);
	}
	expect(await entered()).toEqual([]);
	expect(await official()).toHaveLength(1);
	feed.answers('/Liar', csv(good, row(before, '1', '2')));
	await askNow();
	expect([await problems(), (await entered()).length]).toEqual([[null], 2]);
	expect(await toDo()).toEqual([]);
});

test('a feed that writes its days or names its draws another way is told of', async () => {
	const plain = (date: string, slot: string) => `date,slot,pick3,pick4\n${date},${slot},107,1122`;
	await add('Otherwise', KNOWN_LAYOUTS.plain);
	feed.answers('/Otherwise', plain('26 nov.', 'midi'));
	await askNow();
	expect(await problems()).toEqual([{ ...ofDraw('bad_date', '107 1122'), draw_date: '26 nov.' }]);
	expect(await toDo()).toMatchObject([{ problem: 'bad_date', value: '26 nov.' }]);
	feed.answers('/Otherwise', plain(day, 'noon'));
	await askNow();
	expect(await problems()).toEqual([{ ...ofDraw('bad_slot', '107 1122'), slot: 'noon' }]);
	expect(await toDo()).toMatchObject([{ problem: 'bad_slot', value: 'noon' }]);
	feed.answers('/Otherwise', plain(day, 'midi'));
	await askNow();
	expect([await problems(), await toDo()]).toEqual([[null], []]);
});

test('no problem falls between: of whatever kind and draw, it is told once', async () => {
	const { id } = await add('Any');
	const slots = [null, '', 'midi', 'noon'];
	const days = [null, '', day, '26 nov.'];
	const given = FEED_PROBLEMS.flatMap((code) =>
		slots.flatMap((slot) => days.map((draw_date) => ({ code, slot, draw_date }))),
	);
	await sql`INSERT INTO result_sources (state, name, url, format, rows_path, date_column, day_order,
			slot_column, draws, wait_minutes, late_minutes, attempts, problem)
		SELECT s.state, s.name, s.url || p.n, s.format, s.rows_path, s.date_column, s.day_order,
			s.slot_column, s.draws, s.wait_minutes, s.late_minutes, 4, p.problem
		FROM result_sources s CROSS JOIN jsonb_array_elements(${JSON.stringify(given)}::jsonb)
			WITH ORDINALITY AS p (problem, n)
		WHERE s.id = ${id}`.execute(api.owner);
	await keepTold(api.db);
	const notOnce = await rowsOf(
		api.owner,
		sql`SELECT s.problem, t.told FROM result_sources s CROSS JOIN LATERAL (
				SELECT count(*) AS told FROM todos t WHERE t.gone_at IS NULL AND starts_with(t.subject, s.id::text)
					AND t.facts ->> 'problem' = s.problem ->> 'code'
			) AS t
			WHERE s.id <> ${id} AND t.told <> 1`,
	);
	expect([given.length, notOnce]).toEqual([FEED_PROBLEMS.length * 16, []]);
});

test('a feed that cannot be had is told of, and asked again until it can', async () => {
	await add('Broken');
	const cases: Array<[Parameters<typeof feed.answers>[1], Partial<FeedProblem>, how?: typeof ask]> =
		[
			[() => undefined, { code: 'unreachable' }, askShortly],
			[
				(_, response) => {
					response.write('Draw Date');
					const drip = setInterval(() => response.write(','), 50);
					response.on('close', () => clearInterval(drip));
				},
				{ code: 'unreachable' },
				askShortly,
			],
			[(request) => request.socket.destroy(), { code: 'unreachable' }],
			[(_, response) => response.writeHead(500).end('oh'), { code: 'bad_status', value: '500' }],
			['x'.repeat(5_000_001), { code: 'answer_too_large' }],
			[(_, response) => response.end(Buffer.from([0xff, 0xfe, 0])), { code: 'not_text' }],
			[
				(_, response) =>
					response.writeHead(302, { location: `http://localhost:${feed.port()}/inside` }).end(),
				{ code: 'forbidden_address', value: 'localhost' },
			],
			[
				(_, response) => response.writeHead(302, { location: 'https://[::1]/inside' }).end(),
				{ code: 'forbidden_address', value: '::1' },
			],
			[
				(_, response) => response.writeHead(302, { location: 'https://localhost/inside' }).end(),
				{ code: 'forbidden_address', value: 'localhost' },
			],
			[
				(_, response) => response.writeHead(302, { location: feed.url('/Broken') }).end(),
				{ code: 'unreachable' },
			],
		];
	for (const [index, [answer, problem, how]] of cases.entries()) {
		feed.answers('/Broken', answer);
		await askNow(how);
		expect(await problems()).toMatchObject([problem]);
		expect(await toDo()).toMatchObject(index < 3 ? [] : [told(problem)]);
	}
	expect(feed.asked('/inside')).toBe(0);
	expect(await official()).toEqual([]);
	feed.answers('/Broken', csv(row(day, '107', '1122')));
	await askNow();
	expect([await problems(), (await official()).length, await toDo()]).toEqual([[null], 1, []]);
});

test('what has not changed is not sent again', async () => {
	const seen: unknown[] = [];
	feed.answers('/Etag', (request, response) => {
		seen.push(request.headers['if-none-match']);
		if (request.headers['if-none-match']) response.writeHead(304).end();
		else response.setHeader('etag', '"one"').end(csv(row(before, '1', '2')));
	});
	await add('Etag');
	await ask(api.db);
	await askNow();
	expect(seen).toEqual([undefined, '"one"']);
	expect(await problems()).toEqual([null]);
});

test('two sources: nothing is taken until both say the same', async () => {
	await add('One');
	await add('Two');
	feed.answers('/One', csv(row(day, '107', '1122')));
	feed.answers('/Two', csv(row(before, '1', '2')));
	await ask(api.db);
	expect([await official(), await problems()]).toEqual([[], [null, null]]);
	await held(70);
	await askNow();
	const silent = ofDraw('second_silent', null, '107 1122');
	expect(await problems()).toEqual([null, silent]);
	expect(await toDo()).toMatchObject([told(silent)]);
	feed.answers('/Two', csv(row(day, '107', '1122')));
	await askNow();
	expect(await official()).toEqual([{ numbers: '107 1122', by: 'One + Two' }]);
	expect([await problems(), await toDo()]).toEqual([[null, null], []]);
	expect((await entered()).map(({ by }) => by)).toEqual(['One + Two', 'One + Two']);
});

test('two sources that differ are told of both, until a person has entered the result', async () => {
	await add('One');
	await add('Two');
	feed.answers('/One', csv(row(day, '107', '1122')));
	feed.answers('/Two', csv(row(day, '107', '1222')));
	await ask(api.db);
	expect(await problems()).toEqual([
		ofDraw('sources_differ', '107 1122', '107 1222'),
		ofDraw('sources_differ', '107 1222', '107 1122'),
	]);
	expect(await entered()).toEqual([]);
	expect(await toDo()).toMatchObject([
		{ names: ['One'], problem: 'sources_differ', value: '107 1122', known: '107 1222' },
		{ names: ['Two'], problem: 'sources_differ', value: '107 1222', known: '107 1122' },
	]);
	await enterOfficial('107', '1222');
	await askNow();
	expect(await problems()).toEqual([null, null]);
	expect(await toDo()).toEqual([]);
	expect((await entered()).map(({ by }) => by)).toEqual(['root Test', 'root Test']);
});

test('a source that changes what it said contradicts itself: both stay written, neither is taken', async () => {
	await add('Fickle');
	await add('Silent');
	feed.answers('/Silent', csv(row(before, '1', '2')));
	feed.answers('/Fickle', csv(row(day, '107', '1122')));
	await ask(api.db);
	// The next draw has it asked again.
	await sql`UPDATE info_tirages SET slot = 'soir' WHERE company_id = ${IDS.companyB}`.execute(
		api.owner,
	);
	feed.answers('/Fickle', csv(row(day, '107', '9999')));
	await askNow();
	const changed = ofDraw('changed', '107 9999', '107 1122');
	expect((await problems())[0]).toEqual(changed);
	expect(await toDo()).toMatchObject([told(changed)]);
	feed.answers('/Silent', csv(row(day, '107', '9999')));
	await askNow();
	expect(await official()).toEqual([]);
	const { rows } =
		await sql`SELECT numbers FROM result_claims c JOIN result_sources s ON s.id = source_id
		WHERE s.name = 'Fickle' ORDER BY first_seen_at`.execute(api.owner);
	expect(rows).toEqual([{ numbers: '107 1122' }, { numbers: '107 9999' }]);
	await enterOfficial('107', '9999');
	expect(await toDo()).toEqual([]);
	await sql`UPDATE info_tirages SET slot = 'midi' WHERE company_id = ${IDS.companyB}`.execute(
		api.owner,
	);
});

test('a draw of which nobody hears is told as late, and no more once it is there', async () => {
	await add('Late');
	feed.answers('/Late', csv(row(before, '1', '2')));
	await ask(api.db);
	expect(await problems()).toEqual([null]);
	await held(61);
	await askNow();
	expect(await problems()).toEqual([ofDraw('late', null)]);
	expect(await toDo()).toMatchObject([told(ofDraw('late', null))]);
	feed.answers('/Late', csv(row(day, '107', '1122')));
	await askNow();
	expect([await problems(), await toDo()]).toEqual([[null], []]);
});

test('what one company refuses, or a kill left, is entered by the next run', async () => {
	await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''cut''; END'`.execute(
		api.owner,
	);
	await sql`CREATE TRIGGER fail BEFORE INSERT ON results FOR EACH ROW
		WHEN (new.company_id = ${sql.lit(IDS.companyA)}) EXECUTE FUNCTION fail()`.execute(api.owner);
	feed.answers('/Cut', csv(row(day, '107', '1122')));
	await add('Cut');
	await ask(api.db);
	expect(errors.splice(0)).toHaveLength(1);
	expect([(await official()).length, (await entered()).length]).toEqual([1, 1]);
	await sql`DROP FUNCTION fail CASCADE`.execute(api.owner);
	await ask(api.db);
	expect(await entered()).toHaveLength(2);
	expect(feed.asked('/Cut')).toBe(1);
});

test('what a house entered itself stays, and what a person knows otherwise is not taken', async () => {
	feed.answers('/Other', csv(row(day, '107', '1122')));
	await add('Other');
	await api.call('adminA', lotGagnantApi.enter, {
		body: { instance_id: String(instances[0]), pick3: '555', pick4: null },
	});
	await ask(api.db);
	expect(await entered()).toMatchObject([
		{ numbers: '555 ' },
		{ numbers: '107 1122', by: 'Other' },
	]);
});

test('a source is changed by its version, blocked, and deleted until it told of a draw', async () => {
	const { id, version } = await add('Kept');
	const change = { id, version, ...lottery('Kept'), late_minutes: 90 };
	const changed = await api.call('root', resultSourceApi.update, { body: change });
	expect(changed.body).toMatchObject({ late_minutes: 90, version: 2 });
	expect((await api.call('root', resultSourceApi.update, { body: change })).status).toBe(412);
	const blocked = { ...change, version: 2, is_active: false };
	expect((await api.call('root', resultSourceApi.update, { body: blocked })).body.is_active).toBe(
		false,
	);
	feed.answers('/Kept', csv(row(day, '107', '1122')));
	await askNow();
	expect(feed.asked('/Kept')).toBe(0);
	await api.call('root', resultSourceApi.update, {
		body: { ...change, version: 3, is_active: true },
	});
	await ask(api.db);
	const remove = (of: string) => api.call('root', resultSourceApi.remove, { body: { id: of } });
	expect((await remove(id)).failure.code).toBe('in_use');
	const { id: other } = await add('Never');
	expect((await remove(other)).body).toEqual({ id: other });
	const refused = async (more: Partial<NewSource>) =>
		(await api.call('root', resultSourceApi.create, { body: lottery('Bad', more) })).failure.fields;
	expect(await refused({ url: feed.url('/Kept') })).toEqual({ url: { code: 'taken' } });
	expect(await refused({ url: 'file:///etc/passwd' })).toEqual({ url: { code: 'format' } });
	expect(await refused({ late_minutes: 10 })).toEqual({
		late_minutes: { code: 'too_small', limit: 11 },
	});
	expect((await api.call('adminA', resultSourceApi.list, { query: {} })).failure.code).toBe(
		'forbidden',
	);
});
